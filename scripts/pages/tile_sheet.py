"""The sheet of tiles to print and cut out: forty-two faces, and on a second page their backs."""

from __future__ import annotations

from typing import Final

from gnav_core import games
from scripts.pages import parts, set_figures

PAGE: Final = "which-set/tiles/"
COLUMNS, ROWS = 6, 7
STEP: Final = 31
"""Millimetres from disc to disc; a disc is 28 mm wide, 1.5 mm short of its square on each side."""
DISC: Final = 28

INTRODUCTION: Final = """\
<p>A whole set for the Danish sources: forty-two tiles, two each of twenty-one kinds, the best
first.
Print both pages on stiff paper at their full size, on the two sides of one sheet if you like: the
backs fall on the faces.
Cut out the discs and draw them from anything that one cannot look into.
Six and nine are underlined.</p>"""
CREDIT: Final = (
    "The Gnav Archive. Dragoon, cat, horse, house, pot, owl and fool: figures by "
    'Lorc and Delapouite, <a href="https://game-icons.net/">game-icons.net</a>, '
    '<a href="https://creativecommons.org/licenses/by/3.0/">CC BY 3.0</a>. '
    'The cuckoo and the sheet: <a href="https://creativecommons.org/publicdomain/zero/1.0/">CC0</a>.'
)


def tiles_page() -> str:
    """Set the page that holds the two sheets."""
    return "\n".join(
        [
            *parts.front_matter(
                "A sheet of tiles", "Forty-two tiles of Gnav to print and cut out."
            ),
            "",
            parts.crumbs(PAGE, [("which-set/", "Which set do I have?")], "a sheet of tiles"),
            "",
            parts.style(PAGE, "set", "sheet"),
            "",
            "<h1>A sheet of tiles</h1>",
            "",
            f'<div class="before-sheets">{INTRODUCTION}</div>',
            set_figures.figures(),
            sheet("Faces", [set_figures.face(piece) for piece in pieces()]),
            sheet("Backs", [""] * len(pieces())),
            "",
        ]
    )


def pieces() -> tuple[str, ...]:
    """List the forty-two pieces, the best first, as 1774 has them."""
    return games.rule_set("gnav-1774").full_bag


def sheet(name: str, insides: list[str]) -> str:
    """Set one page of discs in rows, with the credit below."""
    discs = "".join(
        f'<svg x="{at % COLUMNS * STEP + margin()}" y="{at // COLUMNS * STEP + margin()}" '
        f'width="{DISC}" height="{DISC}" viewBox="0 0 100 100">{set_figures.disc(inside)}</svg>'
        for at, inside in enumerate(insides)
    )
    wide, high = COLUMNS * STEP, ROWS * STEP
    return (
        f'<figure class="sheet"><svg viewBox="0 0 {wide} {high}" role="img" '
        f'aria-label="{name}: {len(insides)} discs">{discs}</svg>'
        f"<figcaption>{CREDIT}</figcaption></figure>"
    )


def margin() -> float:
    """Give the space on each side of a disc in its square."""
    return (STEP - DISC) / 2
