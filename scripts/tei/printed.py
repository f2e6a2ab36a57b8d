"""The games of the booklet in the order of the print, as its contents list them."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from scripts.tei.layers import corrected
from scripts.tei.notes import fragments
from scripts.tei.source import Clause, Source

CONTENTS: Final = "contents"
ENTRY: Final = re.compile(r"(?P<name>.+?) (?P<page>\d+)$")


class Entry(NamedTuple):
    """A line of the contents: its clause, the name and the page there, and the game's source."""

    clause: Clause
    name: str
    page: str
    source: str


def entries(booklet: Source) -> list[Entry]:
    """List the games of the booklet; raise `ValueError` at a line that names no source."""
    contents = next(part for part in booklet.rules if part.n == CONTENTS)
    return [_entry(clause) for clause in contents.clauses]


def _entry(clause: Clause) -> Entry:
    line = ENTRY.match(corrected(clause.element))
    named = clause.element.get("corresp")
    if line is None or named is None:
        raise ValueError(f"{clause.id} does not say which game stands on which page")
    (source,) = fragments(named)
    return Entry(clause, line["name"], line["page"], source)
