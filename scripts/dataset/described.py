"""What a table of the data set is: its columns, its keys, and whence its rows come."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final, Literal, NamedTuple

from scripts.dataset.held import Held

Cell = str | int | bool | None
Row = tuple[Cell, ...]
Kind = Literal["string", "integer", "boolean"]

#: A column of names, numbers or words that need not be there.
OPTIONAL: Final = False


class Column(NamedTuple):
    """A column: its name, what it means, its kind, whether each row has it, whose key it names."""

    name: str
    about: str
    kind: Kind = "string"
    required: bool = True
    names: str = ""


@dataclass(frozen=True)
class Table:
    """A table: its name, what a row of it is, its columns, its primary key, and its rows."""

    name: str
    about: str
    columns: tuple[Column, ...]
    key: tuple[str, ...]
    rows_of: Callable[[Held], Iterator[Row]]

    def rows(self, held: Held) -> list[Row]:
        """List the rows; what is empty is absent. Raises `ValueError` where a row lacks a cell."""
        return [self._whole(row) for row in self.rows_of(held)]

    def _whole(self, row: Row) -> Row:
        cells = tuple(None if cell == "" else cell for cell in row)
        for column, cell in zip(self.columns, cells, strict=True):
            if column.required and cell is None:
                raise ValueError(f"a row of {self.name} has no {column.name}: {row}")
        return cells


def of(table: str, about: str) -> Column:
    """Describe the column by which a row belongs to a row of another table."""
    return Column(table, about, names=PLURALS[table])


def place(about: str = "Its place, from 1.") -> Column:
    """Describe the column that tells in what order the rows stand."""
    return Column("n", about, "integer")


#: The table whose key a column of this name holds.
PLURALS: Final = {
    "text": "texts",
    "rule": "rules",
    "clause": "clauses",
    "note": "notes",
    "crux": "cruces",
    "value": "enforced",
    "question": "concordance_questions",
    "asked": "side_by_side_questions",
    "entry": "glossary",
    "work": "works",
    "example": "examples",
}
