"""Tables as Parquet, written under node by hyparquet-writer, a hundredth of what DuckDB weighs."""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from scripts.dataset.described import Row, Table

PROGRAM = Path(__file__).with_name("parquet.mjs")


def parquet_files(
    tables: Sequence[Table], rows: Mapping[str, Sequence[Row]]
) -> Iterator[tuple[str, bytes]]:
    """Yield each table as Parquet, by its name; `rows` holds those of each table by its name."""
    told = json.dumps([_told(table, rows[table.name]) for table in tables])
    with tempfile.TemporaryDirectory() as folder:
        command: list[str | Path] = [Path(sys.executable).with_name("node"), PROGRAM, folder]
        subprocess.run(command, input=told, encoding="utf-8", check=True)
        for table in tables:
            yield table.name, (Path(folder) / f"{table.name}.parquet").read_bytes()


def _told(table: Table, rows: Sequence[Row]) -> dict[str, Any]:
    """Tell a table column by column, as Parquet has it."""
    cells = zip(*rows, strict=True) if rows else [()] * len(table.columns)
    columns = [
        {"name": column.name, "kind": column.kind, "required": column.required, "cells": held}
        for column, held in zip(table.columns, cells, strict=True)
    ]
    return {"name": table.name, "columns": columns}
