"""What a study found, as two tables: what each seat lost and won, and how often each clause acted.

All sums are whole numbers, and the tables are the same to the last letter however the study was
split. Means have their 95 % intervals.
"""

from __future__ import annotations

import csv
import hashlib
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from math import sqrt
from pathlib import Path
from typing import Any, Final, NamedTuple

from gnav_core.core import registry
from gnav_core.lab.acts import Acts, by_clause
from gnav_core.lab.law import compiled
from gnav_core.lab.play import Sums
from gnav_core.lab.run import Folder
from gnav_core.lab.study import Cell, Chunk, Readings, StudyError

Z: Final = 1.96
BY_SEAT: Final = ("lost", "won", "more", "won_more")
ONCE: Final = ("deals", "longer")
SEATS: Final = "seats.csv"
CLAUSES: Final = "clauses.csv"


class Found(NamedTuple):
    """One measure: its sum and the sum of squares over so many games; its mean and interval.

    ``place`` counts from the first dealer's left, 1; the dealer is the last; 0: not of one seat.
    """

    source: str
    reading: str
    seats: int
    players: str
    play: str
    measure: str
    place: int
    games: int
    sum: int
    squares: int
    mean: float
    half: float


class Acted(NamedTuple):
    """How often a clause, or an answer to a crux, acted in so many games of so many deals."""

    source: str
    reading: str
    seats: int
    players: str
    play: str
    cited: str
    games: int
    deals: int
    times: int


def whole(folder: Folder) -> Iterator[tuple[Cell, Readings, Sums]]:
    """Add up all chunks of a study. Raises ``StudyError`` where one has not been played."""
    sums: dict[tuple[int, Readings], Sums] = {}
    cells: dict[int, Cell] = {}
    for chunk in folder.study.chunks():
        number = int(chunk.name.partition("-")[0])
        cells[number] = chunk.cell
        for reading, one in zip(chunk.cell.readings, _of(folder, chunk), strict=True):
            total = sums.setdefault((number, reading), {})
            for name, values in one.items():
                before = total.get(name, [0] * len(values))
                total[name] = [was + more for was, more in zip(before, values, strict=True)]
    for (number, reading), total in sums.items():
        yield cells[number], reading, total


def _of(folder: Folder, chunk: Chunk) -> list[Sums]:
    kept = folder.kept(chunk)
    if kept is None:
        raise StudyError(f"Chunk {chunk.name} has not been played yet.")
    return kept


def found(cell: Cell, reading: Readings, sums: Sums) -> Iterator[Found]:
    """Give every measure of a cell by one of its readings."""
    (games,) = sums["games"]
    head = (cell.source, named(reading), cell.seats, cell.players, cell.play)
    for measure in (*ONCE, *BY_SEAT):
        by_seat = measure in BY_SEAT
        squares = sums.get(f"{measure}_squares", sums[measure])
        for at, (total, square) in enumerate(zip(sums[measure], squares, strict=True)):
            mean = total / games
            half = Z * sqrt(max(square / games - mean * mean, 0.0) / games)
            yield Found(*head, measure, at + 1 if by_seat else 0, games, total, square, mean, half)
    (other,) = sums["other"]
    share = other / games
    half = Z * sqrt(share * (1 - share) / games)
    yield Found(*head, "other", 0, games, other, other, share, half)


def acted(cell: Cell, reading: Readings, sums: Sums) -> Iterator[Acted]:
    """Say how often each clause acted in a cell, by one of its readings."""
    acts = Acts(compiled(registry.rule_set(cell.source, dict(reading))))
    times: Counter[str] = by_clause(acts.all(sums["acts"]))
    head = (cell.source, named(reading), cell.seats, cell.players, cell.play)
    for cited in sorted(times):
        yield Acted(*head, cited, sums["games"][0], sums["deals"][0], times[cited])


def named(reading: Readings) -> str:
    """Write a reading: the cruces that are answered otherwise; empty for the usual one."""
    return " ".join(f"{crux}={option}" for crux, option in reading)


def write(folder: Folder) -> str:
    """Write the tables of a study into its folder; give the SHA-256 of both together."""
    rows = [*whole(folder)]
    digest = hashlib.sha256()
    tables: Mapping[str, Iterable[Any]] = {
        SEATS: [row for one in rows for row in found(*one)],
        CLAUSES: [row for one in rows for row in acted(*one)],
    }
    for name, fields in ((SEATS, Found._fields), (CLAUSES, Acted._fields)):
        path = folder.path / name
        _write(path, fields, tables[name])
        digest.update(path.read_bytes())
        _parquet(path)
    return digest.hexdigest()


def _write(path: Path, fields: tuple[str, ...], rows: Iterable[Any]) -> None:
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(fields)
        writer.writerows([_rounded(value) for value in row] for row in rows)


def _rounded(value: Any) -> Any:
    return f"{value:.9g}" if isinstance(value, float) else value


def _parquet(path: Path) -> None:
    """Write a table as Parquet too."""
    import duckdb

    to = path.with_suffix(".parquet")
    duckdb.sql(
        f"COPY (SELECT * FROM read_csv('{_quoted(path)}')) TO '{_quoted(to)}' (FORMAT parquet)"
    )


def _quoted(path: Path) -> str:
    return str(path).replace("'", "''")
