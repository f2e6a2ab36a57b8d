"""A table as CSV (RFC 4180, UTF-8): what is absent is empty, a truth value `true` or `false`."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable

from scripts.dataset.described import Cell, Row, Table


def csv_file(table: Table, rows: Iterable[Row]) -> bytes:
    """Write the names of the columns, then a row a line."""
    text = io.StringIO(newline="")
    written = csv.writer(text, lineterminator="\r\n")
    written.writerow(column.name for column in table.columns)
    written.writerows([shown(cell) for cell in row] for row in rows)
    return text.getvalue().encode()


def shown(cell: Cell) -> Cell:
    """Give a cell as it is written."""
    return str(cell).lower() if isinstance(cell, bool) else cell
