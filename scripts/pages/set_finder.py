"""The page for a family with an old set: from the tile in the hand to its name and its rules."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from html import escape
from typing import Final, NamedTuple

from gnav_core import games
from gnav_core.gnav.concordance import naming
from scripts import concordance, tei
from scripts.concordance.question import Question
from scripts.pages import parts, set_figures
from scripts.pages.concordance_cell import Cells
from scripts.tei import links
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
    Kind("0", "The nought, or ring", ("0",), ("must-exchange",)),
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
    filled = [set_figures.figures(), strip(), *[kind_section(kind, cells) for kind in KINDS]]
    return shell.replace(PIECES, "\n".join(filled)).replace(PLAYERS, players_table())


def strip() -> str:
    """Set all the kinds in a row, the best first, each leading to its place on the page."""
    items = "".join(
        f'<li><a href="#piece-{kind.id}">{drawn(kind)}<span>{short(kind)}</span></a></li>'
        for kind in KINDS
    )
    return f'<ul class="strip" aria-label="The pieces">{items}</ul>'


def short(kind: Kind) -> str:
    """Name a kind in a word or two under its picture."""
    named = {"numbers": "12–1", "0": "nought", "diamonds": "10–ace"}
    return named.get(kind.id, naming.piece(kind.id).partition(" of ")[0])


def drawn(kind: Kind) -> str:
    """Draw a kind by its first piece."""
    is_card = kind.pieces[0] in games.rule_set("gnav-german").rank
    draw = set_figures.card if is_card else set_figures.tile
    return draw(kind.pieces[0])


def kind_section(kind: Kind, cells: Cells) -> str:
    """Set one kind: its picture, and a row for each source that has it."""
    rows = "".join(source_row(kind, source, cells) for source in names()[kind.id])
    table = parts.table(("Source", "Its name", "Its place", "What it does"), rows, kind="kind")
    return (
        f'<section class="kind" id="piece-{kind.id}" data-search-exclude>'
        f"{drawn(kind)}<div><h3>{kind.heading}</h3>{table}</div></section>"
    )


def source_row(kind: Kind, source: str, cells: Cells) -> str:
    """Set what one source calls a kind, where it stands, and what it does."""
    given = names()[kind.id][source]
    clause = given["clause"]
    called = f'<i lang="{language(clause)}">{escape(given["name"], quote=False)}</i>'
    asked = {question.id: question for question in concordance.asked()}
    does = "".join(deed(asked[name], source, cells) for name in kind.questions)
    return (
        f'<tr><th scope="row" class="sc">{links.label(source)}</th>'
        f"<td>{called} {cited(clause)}</td><td>{place(kind, source)}</td>"
        f"<td>{does}</td></tr>"
    )


def deed(question: Question, source: str, cells: Cells) -> str:
    """Set what one source answers to a question about a piece, if it does."""
    cell = question.cells[source]
    if cell.status == "silent":
        return ""
    if question.id in DEEDS:
        return cells.brief(cell)
    href = links.relative(PAGE, f"concordance/#q-{question.id}")
    return f'<p class="asks"><a href="{href}">{question.asks}</a></p>{cells.brief(cell)}'


def place(kind: Kind, source: str) -> str:
    """Say where a kind stands in a source's order, with the clause of the order."""
    rules = games.rule_set(source)
    ranks = [rules.rank[piece] + 1 for piece in kind.pieces]
    of = f"of {len(rules.pieces.value)}"
    clause = cited(rules.pieces.clauses[-1])
    if len(ranks) > 1:
        return f"{ranks[0]}–{ranks[-1]} {of} {clause}"
    last = ", the last" if ranks[0] == len(rules.pieces.value) else ""
    return f"{ranks[0]}{ORDINAL.get(ranks[0], 'th')} {of}{last} {clause}"


def cited(clause: str) -> str:
    """Link a clause."""
    return f'<a href="{links.link(PAGE, clause)}">{links.label(clause)}</a>'


def players_table() -> str:
    """Reckon how many can play with fewer pieces, by the argument from 1774:16."""
    rules = games.rule_set("gnav-1774")
    whole, most = len(rules.full_bag), rules.seats.value[1]
    rows = "".join(
        f"<tr><td>{whole - gone}</td><td>{most - gone}</td></tr>" for gone in range(0, 13, 2)
    )
    heads = ("pieces", "players at most")
    return parts.table(heads, rows, kind="fewer", caption="Horses and houses all there")
