"""The concordance's cells that are written by hand, in ``sources/gnav/concordance.toml``."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Final, Literal

from gnav_core.games.gnav import SOURCES
from scripts import tei

FILE: Final = tei.ROOT / "sources" / "gnav" / "concordance.toml"


@dataclass(frozen=True)
class Given:
    """An answer with the words it rests on: clause and quotation; a silent cell has none."""

    answer: str = ""
    answer_da: str = ""
    words: tuple[tuple[str, str], ...] = ()
    status: Literal["stated", "inferred", "supplied"] = "stated"
    same: str = ""

    @property
    def silent(self) -> bool:
        """Whether the source has no word on the question."""
        return not self.answer


@dataclass(frozen=True)
class HandRow:
    """A question answered by hand, with a cell for every source."""

    id: str
    group: str
    asks: str
    asks_da: str
    cells: Mapping[str, Given]


def given(cell: Any) -> Given:
    """Read a cell: ``"silent"``, or an answer with its words."""
    if cell == "silent":
        return Given()
    pairs = tuple((pair["clause"], pair["quote"]) for pair in cell["words"])
    said = (cell["answer"], cell["answer_da"])
    return Given(*said, pairs, cell.get("status", "stated"), cell.get("same", ""))


@cache
def rows() -> tuple[HandRow, ...]:
    """Read the questions answered by hand."""
    found = tomllib.loads(FILE.read_text("utf-8"))["question"]
    return tuple(
        HandRow(row["id"], row["group"], row["asks"], row["asks_da"], _cells(row)) for row in found
    )


def _cells(row: Mapping[str, Any]) -> dict[str, Given]:
    return {source: given(row[source]) for source in SOURCES}
