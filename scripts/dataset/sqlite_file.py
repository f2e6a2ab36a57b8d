"""The tables as one SQLite file, the same bytes for the same rows."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Mapping
from contextlib import closing
from typing import Final

from scripts.dataset.described import Column, Row, Table

KINDS: Final = {"string": "TEXT", "integer": "INTEGER", "boolean": "INTEGER"}


def sqlite_file(tables: Iterable[Table], rows: Mapping[str, list[Row]]) -> bytes:
    """Write the tables; raises `ValueError` where a row names one that is not there."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as held:
        held.execute("PRAGMA page_size = 4096")
        held.execute("BEGIN")
        for table in tables:
            held.execute(created(table))
            places = ", ".join("?" * len(table.columns))
            held.executemany(f'INSERT INTO "{table.name}" VALUES ({places})', rows[table.name])
        held.execute("COMMIT")
        lost = held.execute("PRAGMA foreign_key_check").fetchall()
        if lost:
            raise ValueError(f"rows that name what is not there: {lost[:5]}")
        held.execute("VACUUM")
        return held.serialize()


def created(table: Table) -> str:
    """Give the statement that makes a table."""
    lines = [column_line(column) for column in table.columns]
    lines.append(f"PRIMARY KEY ({quoted(table.key)})")
    lines += [
        f'FOREIGN KEY ("{column.name}") REFERENCES "{column.names}" ("id")'
        for column in table.columns
        if column.names
    ]
    body = ",\n  ".join(lines)
    return f'CREATE TABLE "{table.name}" (\n  {body}\n) STRICT, WITHOUT ROWID'


def column_line(column: Column) -> str:
    """Give the line of a column: what kind it is, and whether it may be absent."""
    line = f'"{column.name}" {KINDS[column.kind]}'
    if column.required:
        line += " NOT NULL"
    if column.kind == "boolean":
        line += f' CHECK ("{column.name}" IN (0, 1))'
    return line


def quoted(names: Iterable[str]) -> str:
    """Set names in a list, each in quotation marks."""
    return ", ".join(f'"{name}"' for name in names)
