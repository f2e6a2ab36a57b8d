"""The eleven games of the booklet, one question at a time, each cell written by hand.

The cells stand in ``sources/spilleregler-1774/side-by-side.toml``, which says what a status means.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any, Final, Literal, NamedTuple, get_args

from scripts import tei
from scripts.concordance.question import Words

FILE: Final = f"sources/{tei.BOOKLET}/side-by-side.toml"

#: Whose word an answer is, the firmest first.
Status = Literal["stated", "inferred", "supplied", "ours", "silent"]


class Cell(NamedTuple):
    """A game's answer in both languages, the words it rests on, the cruces behind it by id."""

    answer: str
    answer_da: str
    status: Status
    words: tuple[Words, ...]
    cruces: tuple[str, ...]


class Row(NamedTuple):
    """A question and the answer of every game, by source."""

    id: str
    asks: str
    asks_da: str
    cells: dict[str, Cell]


@cache
def rows(root: Path = tei.ROOT) -> tuple[Row, ...]:
    """Read all questions, in the order in which a game is played.

    Raises ``ValueError`` where a status is none, ``KeyError`` where an answer lacks a language.
    """
    found = tomllib.loads((root / FILE).read_text("utf-8"))["question"]
    return tuple(_row(row) for row in found)


def _row(row: dict[str, Any]) -> Row:
    cells = {
        name: _cell(name, given)
        for name, given in row.items()
        if name not in {"id", "asks", "asks_da"}
    }
    return Row(row["id"], row["asks"], row["asks_da"], cells)


def _cell(source: str, given: dict[str, Any]) -> Cell:
    if given["status"] not in get_args(Status):
        raise ValueError(f"{source}: {given['status']!r} is no status")
    return Cell(
        answer=given["answer"],
        answer_da=given["answer_da"],
        status=given["status"],
        words=tuple(Words(one["clause"], one["quote"]) for one in given.get("words", [])),
        cruces=tuple(f"{source}.q.{name}" for name in given.get("cruces", [])),
    )
