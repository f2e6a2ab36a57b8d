"""Draw pieces and cards as SVG: figures of game-icons.net (CC BY 3.0), and a cuckoo of ours."""

from __future__ import annotations

import json
from functools import cache
from typing import Final

from scripts import tei

ICONS: Final = tei.ROOT / "node_modules/@iconify-json/game-icons/icons.json"
NAMES: Final = {
    "dragoon": "crossed-sabres",
    "cat": "cat",
    "horse": "horse-head",
    "house": "house",
    "pot": "cooking-pot",
    "owl": "owl",
    "fool": "jester-hat",
}
#: The bird that the table draws too (docs/assets/table).
CUCKOO: Final = (
    "M30 148c20-16 40-26 62-29c14-32 46-50 82-45c34 5 58 27 70 60c30 16 62 38 92 68c28 28 52 60 "
    "66 92l88 156l-22 10l-92-98l28 102l-26 6l-60-124c-20 22-44 38-74 46l-4 44h54v18h-74l3-58c-14 "
    "1-28 0-42-2l-8 60h-74v-18h54l6-48c-52-16-88-52-100-104c-9-38-4-78 14-106c-15-14-24-22-43-30z"
    "M160 108a15 15 0 1 0 .1 0z"
)
SUITS: Final = {
    "s": "M50 12C40 30 18 40 18 60c0 12 9 19 18 19 5 0 9-2 12-6-1 9-4 14-10 19h24c-6-5-9-10-10-19 "
    "3 4 7 6 12 6 9 0 18-7 18-19 0-20-22-30-32-48z",
    "d": "M50 10 82 50 50 90 18 50z",
}
RANKS: Final = {"k": "K", "q": "Q", "j": "J", "1": "A"}


@cache
def bodies() -> dict[str, str]:
    """Read the figures, each the inside of a drawing 512 units wide."""
    icons = json.loads(ICONS.read_text("utf-8"))["icons"]
    drawn = {piece: str(icons[name]["body"]) for piece, name in NAMES.items()}
    return {"cuckoo": f'<path fill="currentColor" d="{CUCKOO}"/>', **drawn}


def figures() -> str:
    """Set the figures once on a page, for its pieces to use."""
    symbols = "".join(
        f'<symbol id="figure-{piece}" viewBox="0 0 512 512">{body}</symbol>'
        for piece, body in bodies().items()
    )
    return f'<svg class="figures" aria-hidden="true" width="0" height="0">{symbols}</svg>'


def used(piece: str, at: int, size: int) -> str:
    """Draw a figure of this page in a square of its own.

    With a plain ``href`` the theme, which sets every ``href`` anew, would stumble over it.
    """
    where = f'x="{at}" y="{at}" width="{size}" height="{size}"'
    return f'<use xlink:href="#figure-{piece}" {where}/>'


def face(piece: str) -> str:
    """Draw what is on a disc of 100 units: a figure, or a number in the book's face."""
    if piece in bodies():
        return used(piece, at=21, size=58)
    line = ""
    if piece in ("6", "9"):
        line = '<path class="line" d="M38 76h24"/>'
    return f'<text class="number" x="50" y="66" text-anchor="middle">{piece}</text>{line}'


def disc(inside: str = "") -> str:
    """Draw a turned disc of 100 units: its rim, and what is on it."""
    rims = (("rim", 48), ("edge", 42))
    drawn = "".join(f'<circle class="{name}" cx="50" cy="50" r="{r}"/>' for name, r in rims)
    return drawn + inside


def tile(piece: str) -> str:
    """Draw one disc."""
    return f'<svg class="tile" viewBox="0 0 100 100" aria-hidden="true">{disc(face(piece))}</svg>'


def card(piece: str) -> str:
    """Draw one card: ``sk``, ``d1``, ``joker``."""
    frame = '<rect class="rim" x="14" y="2" width="72" height="96" rx="7"/>'
    if piece == "joker":
        inside = used("fool", at=27, size=46)
    else:
        rank = RANKS.get(piece[1:], piece[1:])
        inside = (
            f'<text class="rank" x="50" y="48" text-anchor="middle">{rank}</text>'
            f'<path class="suit" transform="translate(32 54) scale(.36)" d="{SUITS[piece[0]]}"/>'
        )
    return f'<svg class="tile" viewBox="0 0 100 100" aria-hidden="true">{frame}{inside}</svg>'
