"""The front page: written by hand, but for the pieces, the ways into each source, and the booklet.

In the page written by hand `data-clause` names the clause in which a quotation stands, `data-rests`
what a sentence rests on, and `data-value` which value of the rules a number is: a test holds them.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from markupsafe import Markup

from gnav_core.core import registry
from gnav_core.core.sentences import retell
from gnav_core.games.gnav.concordance import naming
from gnav_core.games.gnav.pieces import MATADORS, NUMBERS
from scripts import tei
from scripts.pages import set_figures
from scripts.pages.source_page import at_the_table
from scripts.pages.templates import fill
from scripts.tei.archive import Archive
from scripts.tei.printed import ENTRY, entries
from scripts.tei.translations import without_originals

PAGE: Final = "index.md"
RULES: Final = "gnav-1774"
WAYS: Final = re.compile(r"<!-- ways ([a-z0-9-]+) -->")
PIECES, BOOKLET = "<!-- pieces -->", "<!-- booklet -->"


class Printed(NamedTuple):
    """A game as the booklet lists it: its name there and in both languages, its page, our text."""

    clause: str
    name: str
    en: str
    da: str
    page: str
    source: tei.Source
    is_played: bool


def front_page(archive: Archive, shell: str) -> str:
    """Fill in the page written by hand."""
    strip = fill("pieces.html", figures=Markup(set_figures.figures()), groups=groups(), drawn=drawn)
    booklet = fill(
        "booklet_games.html",
        page="",
        games=printed(archive),
        contents=archive.booklet.id,
        ways=ways,
    )
    page = shell.replace(PIECES, strip.strip()).replace(BOOKLET, booklet.strip())
    return WAYS.sub(lambda found: ways(archive.sources[found[1]]), page)


def ways(source: tei.Source) -> Markup:
    """Set the links to a source: to read it, to play by it, and to how it is played in short."""
    return fill("ways.html", page="", source=source, is_played=at_the_table(source)).strip()


def groups() -> dict[str, list[tuple[str, str, str]]]:
    """Part the pieces of 1774, the best first, each named in both languages."""
    kinds = registry.rule_set(RULES).pieces.value
    high = [piece for piece in kinds if piece in MATADORS]
    low = [piece for piece in kinds if piece not in MATADORS and piece not in NUMBERS]
    numbers = [piece for piece in kinds if piece in NUMBERS]
    assert [*high, *numbers, *low] == list(kinds)
    parts = {"high": high, "numbers": numbers, "low": low}
    return {name: [(piece, *named(piece)) for piece in part] for name, part in parts.items()}


def named(piece: str) -> tuple[str, str]:
    """Name a piece in English and in Danish."""
    name = naming.piece(piece)
    return str(name), retell(name, "da")


def drawn(piece: str) -> Markup:
    """Draw a piece."""
    return Markup(set_figures.tile(piece))


def printed(archive: Archive) -> list[Printed]:
    """List the games of the booklet in the order of its contents."""
    translated = archive.translated(archive.booklet)
    games = []
    for entry in entries(archive.booklet):
        clause, source = entry.clause.id, archive.sources[entry.source]
        en, da = (_bare(without_originals(translated[lang][clause])) for lang in ("en", "da"))
        games.append(Printed(clause, entry.name, en, da, entry.page, source, at_the_table(source)))
    return games


def _bare(line: str) -> str:
    """Give the name alone, without its page."""
    found = ENTRY.match(line)
    return found["name"] if found else line
