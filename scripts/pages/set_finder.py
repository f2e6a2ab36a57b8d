"""The page for a family with an old set: from the piece in the hand to its name and its rules."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from typing import Final, NamedTuple

from markupsafe import Markup

from gnav_core.core import registry
from gnav_core.core.sentences import retell
from gnav_core.games.gnav.concordance import naming
from scripts import concordance, tei
from scripts.pages import set_figures
from scripts.pages.concordance_cell import Cells
from scripts.pages.templates import fill
from scripts.pages.titles import Bilingual, ours
from scripts.tei.languages import language

PAGE: Final = "which-set/"
NAMES: Final = tei.ROOT / "sources" / "names.toml"
PIECES, PLAYERS = "<!-- pieces -->", "<!-- players -->"
SHORT: Final = {
    "numbers": Bilingual("12–1", "12–1"),
    "0": ours("null"),
    "diamonds": ours("10–ace"),
}
HEADS: Final = tuple(map(ours, ("Source", "Its name", "Its place", "What it does")))
ORDINAL: Final = {1: "st", 2: "nd", 3: "rd", 21: "st"}


class PieceKind(NamedTuple):
    """A kind of piece on the page: its heading, the pieces of it, and the questions it raises."""

    id: str
    heading: Bilingual
    pieces: tuple[str, ...]
    questions: tuple[str, ...]


#: The questions that ask no more than the heading of their column does.
DEEDS: Final = frozenset({"cuckoo", "dragoon", "cat", "horse-house"})
NUMBERS: Final = tuple(str(number) for number in range(12, 0, -1))
DIAMONDS: Final = tuple(f"d{number}" for number in range(10, 0, -1))
KINDS: Final = (
    PieceKind("cuckoo", ours("The cuckoo"), ("cuckoo",), ("cuckoo",)),
    PieceKind("dragoon", ours("The dragoon"), ("dragoon",), ("dragoon",)),
    PieceKind("cat", ours("The cat"), ("cat",), ("cat", "undone")),
    PieceKind("horse", ours("The horse"), ("horse",), ("horse-house",)),
    PieceKind("house", ours("The house"), ("house",), ("horse-house",)),
    PieceKind("numbers", ours("A number, 12 to 1"), NUMBERS, ("must-exchange",)),
    PieceKind("0", ours("The null, or ring"), ("0",), ("must-exchange",)),
    PieceKind("pot", ours("The pot"), ("pot",), ("must-exchange",)),
    PieceKind("owl", ours("The owl"), ("owl",), ("must-exchange",)),
    PieceKind("fool", ours("The fool"), ("fool",), ("one-fool", "two-fools", "tapping")),
    PieceKind("sk", ours("The king of spades"), ("sk",), ("may-refuse", "drawn-high")),
    PieceKind("sq", ours("The queen of spades"), ("sq",), ("may-refuse", "drawn-high")),
    PieceKind("sj", ours("The knave of spades"), ("sj",), ("must-exchange",)),
    PieceKind(
        "diamonds",
        ours("A diamond, 10 to ace"),
        DIAMONDS,
        ("must-exchange",),
    ),
    PieceKind("joker", ours("The joker"), ("joker",), ("one-fool", "tapping")),
)


@cache
def names() -> dict[str, dict[str, dict[str, str]]]:
    """Read what each source calls each kind of piece, with the words it does so in."""
    return tomllib.loads(NAMES.read_text("utf-8"))


def set_page(sources: Mapping[str, tei.Source], shell: str) -> str:
    """Fill in the page written by hand: the kinds of piece, and how many can play."""
    withheld = [source.id for source in sources.values() if source.publish == "paraphrase"]
    cells = Cells(PAGE, withheld)
    questions = {question.id: question for question in concordance.asked()}
    pieces = fill(
        "set.html",
        page=PAGE,
        figures=Markup(set_figures.figures()),
        kinds=KINDS,
        heads=HEADS,
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


def short(kind: PieceKind) -> Bilingual:
    """Name a kind in a word or two under its picture."""
    name = naming.piece(kind.id)
    return SHORT.get(kind.id) or Bilingual(
        name.partition(" of ")[0], retell(name, "da").rpartition(" ")[2]
    )


def drawn(kind: PieceKind) -> Markup:
    """Draw a kind by its first piece."""
    is_card = kind.pieces[0] in registry.rule_set("gnav-german").rank
    draw = set_figures.card if is_card else set_figures.tile
    return Markup(draw(kind.pieces[0]))


def place(kind: PieceKind, source: str) -> Bilingual:
    """Say where a kind stands in a source's order."""
    rules = registry.rule_set(source)
    first, last = (rules.rank[kind.pieces[at]] + 1 for at in (0, -1))
    count = len(rules.pieces.value)
    if first != last:
        return ours("{first}–{last} of {count}", first=first, last=last, count=count)
    english, danish = (", the last", ", den sidste") if first == count else ("", "")
    ordinal = f"{first}{ORDINAL.get(first, 'th')}"
    return Bilingual(f"{ordinal} of {count}{english}", f"nr. {first} af {count}{danish}")


def players() -> list[tuple[int, int]]:
    """Reckon how many can play with fewer pieces, by the argument from 1774:16."""
    rules = registry.rule_set("gnav-1774")
    whole, most = len(rules.full_bag), rules.seats.value[1]
    return [(whole - gone, most - gone) for gone in range(0, 13, 2)]
