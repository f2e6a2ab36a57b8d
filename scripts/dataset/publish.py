"""Make every file of the data set: SQLite, CSV, Parquet, and what describes them."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

from scripts.dataset.crate import codemeta, crate
from scripts.dataset.csv_file import csv_file
from scripts.dataset.descriptor import descriptor
from scripts.dataset.held import Held, Json
from scripts.dataset.parquet_file import parquet_files
from scripts.dataset.sqlite_file import sqlite_file
from scripts.dataset.tables import TABLES
from scripts.tei import revisions

SQLITE: Final = "gnav-archive.sqlite"


def files(api: Mapping[str, str], base: str, root: Path) -> Iterator[tuple[str, bytes]]:
    """Yield each file with its path on the site; `api` holds the files of the API by theirs."""
    held = Held(api)
    day = max(one.day for one in revisions.revisions(root))
    made = dict(tables(held))
    in_csv = {table.name: made[f"csv/{table.name}.csv"] for table in TABLES}
    made["datapackage.json"] = written(descriptor(TABLES, in_csv, held, base, day))
    citation = (root / "CITATION.cff").read_text("utf-8")
    made["codemeta.json"] = written(codemeta(citation, base, day))
    made["ro-crate-metadata.json"] = written(crate(made, held, base, day))
    for path, data in made.items():
        yield f"data/{path}", data


def tables(held: Held) -> Iterator[tuple[str, bytes]]:
    """Yield the tables in each of the three forms."""
    rows = {table.name: table.rows(held) for table in TABLES}
    in_csv = {table.name: csv_file(table, rows[table.name]) for table in TABLES}
    yield SQLITE, sqlite_file(TABLES, rows)
    for name, data in in_csv.items():
        yield f"csv/{name}.csv", data
    for name, data in parquet_files(TABLES, rows):
        yield f"parquet/{name}.parquet", data


def written(data: Json) -> bytes:
    """Write JSON that a person can read too."""
    return f"{json.dumps(data, ensure_ascii=False, indent=1)}\n".encode()
