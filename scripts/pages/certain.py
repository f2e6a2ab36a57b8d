"""What is certain of a first deal of Gnav, by trying everything."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from scripts import tei
from scripts.proofs import committed
from scripts.tei.archive import Archive

PLAYERS: Final = (2, 3, 4)
COUNTED: Final = ("decisions", "moves")


class Length(NamedTuple):
    """The least and the most of a first deal by a source: decisions and moves, by the players."""

    source: tei.Source
    decisions: list[str]
    moves: list[str]


class AfterDraw(NamedTuple):
    """By which clauses nobody is told “Kis-Kis” after a draw, and how many deals were tried."""

    source: tei.Source
    clauses: list[str]
    tried: int


def lengths(archive: Archive) -> Iterator[Length]:
    """Yield of each source how short and how long a first deal can be, by its usual readings."""
    found: dict[str, dict[int, Any]] = {}
    for row in committed.read()["lengths"]:
        if not row["reading"] and row["players"] in PLAYERS:
            found.setdefault(row["source"], {})[row["players"]] = row
    for source, rows in found.items():
        between = [[_between(rows[players], what) for players in PLAYERS] for what in COUNTED]
        yield Length(archive.sources[source], *between)


def _between(row: Any, what: str) -> str:
    least, most = (row[end][what]["number"] for end in ("least", "most"))
    return f"{least}" if least == most else f"{least}–{most}"


def after_draw(archive: Archive) -> Iterator[AfterDraw]:
    """Yield each source in which nobody is told “Kis-Kis” after a draw, by every reading."""
    rows = committed.read()["after_draw"]
    for source in dict.fromkeys(row["source"] for row in rows):
        its = [row for row in rows if row["source"] == source]
        if not any(row["kiss"] for row in its):
            tried = sum(row["tried"] for row in its)
            yield AfterDraw(archive.sources[source], its[0]["clauses"], tried)
