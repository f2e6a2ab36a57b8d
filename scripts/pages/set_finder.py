"""The page for a family with an old set: from the piece in the hand to its name and its rules."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from typing import Final, NamedTuple

from markupsafe import Markup

from gnav_core.core import registry
from gnav_core.games.gnav.concordance import naming
from scripts import concordance, tei
from scripts.pages import set_figures
from scripts.pages.concordance_cell import Cells
from scripts.pages.templates import fill
from scripts.tei.languages import language

PAGE: Final = "which-set/"
NAMES: Final = tei.ROOT / "sources" / "names.toml"
PIECES, PLAYERS = "<!-- pieces -->", "<!-- players -->"
ORDINAL: Final = {1: "st", 2: "nd", 3: "rd", 21: "st"}


class Kind(NamedTuple):
    """A kind of piece on the page: its heading, the pieces of it, and the questions it raises."""

    id: str
    heading: str
    pieces: tuple[str, ...]
    questions: tuple[str, ...]


#: The questions that ask no more than the heading of their column does.
DEEDS: Final = frozenset({"cuckoo", "dragoon", "cat", "horse-house"})
NUMBERS: Final = tuple(str(number) for number in range(12, 0, -1))
DIAMONDS: Final = tuple(f"d{number}" for number in range(10, 0, -1))
KINDS: Final = (
    Kind("cuckoo", "The cuckoo", ("cuckoo",), ("cuckoo",)),
    Kind("dragoon", "The dragoon", ("dragoon",), ("dragoon",)),
    Kind("cat", "The cat", ("cat",), ("cat", "undone")),
    Kind("horse", "The horse", ("horse",), ("horse-house",)),
    Kind("house", "The house", ("house",), ("horse-house",)),
    Kind("numbers", "A number, 12 to 1", NUMBERS, ("must-exchange",)),
    Kind("0", "The null, or ring", ("0",), ("must-exchange",)),
    Kind("pot", "The pot", ("pot",), ("must-exchange",)),
    Kind("owl", "The owl", ("owl",), ("must-exchange",)),
    Kind("fool", "The fool", ("fool",), ("one-fool", "two-fools", "tapping")),
    Kind("sk", "The king of spades", ("sk",), ("may-refuse", "drawn-high")),
    Kind("sq", "The queen of spades", ("sq",), ("may-refuse", "drawn-high")),
    Kind("sj", "The knave of spades", ("sj",), ("must-exchange",)),
    Kind("diamonds", "A diamond, 10 to ace", DIAMONDS, ("must-exchange",)),
    Kind("joker", "The joker", ("joker",), ("one-fool", "tapping")),
)


@cache
def names() -> dict[str, dict[str, dict[str, str]]]:
    """Read what each source calls each kind of piece, with the words it does so in."""
    return tomllib.loads(NAMES.read_text("utf-8"))


def set_page(sources: Mapping[str, tei.Source], shell: str) -> str:
    """Fill in the page written by hand: the kinds of piece, and how many can play."""
    withheld = [source.id for source in sources.values() if source.publish != "full"]
    cells = Cells(PAGE, withheld)
    questions = {question.id: question for question in concordance.asked()}
    pieces = fill(
        "set.html",
        page=PAGE,
        figures=Markup(set_figures.figures()),
        kinds=KINDS,
        names=names(),
        questions=questions,
        deeds=DEEDS,
        drawn=drawn,
        short=short,
        place=place,
        order=lambda source: registry.rule_set(source).pieces.clauses[-1],
        language=language,
        brief=cells.brief,
    )
    fewer = fill("fewer.html", players=players())
    return shell.replace(PIECES, pieces.strip()).replace(PLAYERS, fewer.strip())


def short(kind: Kind) -> str:
    """Name a kind in a word or two under its picture."""
    named = {"numbers": "12–1", "0": "null", "diamonds": "10–ace"}
    return named.get(kind.id, naming.piece(kind.id).partition(" of ")[0])


def drawn(kind: Kind) -> Markup:
    """Draw a kind by its first piece."""
    is_card = kind.pieces[0] in registry.rule_set("gnav-german").rank
    draw = set_figures.card if is_card else set_figures.tile
    return Markup(draw(kind.pieces[0]))


def place(kind: Kind, source: str) -> str:
    """Say where a kind stands in a source's order."""
    rules = registry.rule_set(source)
    ranks = [rules.rank[piece] + 1 for piece in kind.pieces]
    of = f"of {len(rules.pieces.value)}"
    if len(ranks) > 1:
        return f"{ranks[0]}–{ranks[-1]} {of}"
    last = ", the last" if ranks[0] == len(rules.pieces.value) else ""
    return f"{ranks[0]}{ORDINAL.get(ranks[0], 'th')} {of}{last}"


def players() -> list[tuple[int, int]]:
    """Reckon how many can play with fewer pieces, by the argument from 1774:16."""
    rules = registry.rule_set("gnav-1774")
    whole, most = len(rules.full_bag), rules.seats.value[1]
    return [(whole - gone, most - gone) for gone in range(0, 13, 2)]
