"""A table as Parquet, written by DuckDB from its CSV, so that both hold the same."""

from __future__ import annotations

import tempfile
from collections.abc import Iterable, Iterator, Mapping
from contextlib import closing
from pathlib import Path
from typing import Final

import duckdb

from scripts.dataset.described import Table

KINDS: Final = {"string": "VARCHAR", "integer": "BIGINT", "boolean": "BOOLEAN"}
#: One thread writes the same bytes each time; nothing is fetched that is not in the wheel.
QUIET: Final[dict[str, str | bool | int | float | list[str]]] = {
    "threads": 1,
    "autoinstall_known_extensions": False,
    "autoload_known_extensions": False,
}
COPIED: Final = """\
COPY (
    SELECT * FROM read_csv('{csv}', header = true, quote = '"', escape = '"', delim = ',',
        columns = {columns}, parallel = false, new_line = '\\r\\n', max_line_size = 16777216)
) TO '{parquet}' (FORMAT parquet, COMPRESSION zstd)"""


def parquet_files(
    tables: Iterable[Table], in_csv: Mapping[str, bytes]
) -> Iterator[tuple[str, bytes]]:
    """Yield each table as Parquet, by its name; `in_csv` holds the same tables as CSV."""
    with tempfile.TemporaryDirectory() as name, closing(duckdb.connect(config=QUIET)) as held:
        at, to = Path(name) / "table.csv", Path(name) / "table.parquet"
        for table in tables:
            at.write_bytes(in_csv[table.name])
            columns = {column.name: KINDS[column.kind] for column in table.columns}
            held.execute(COPIED.format(csv=at, parquet=to, columns=columns))
            yield table.name, to.read_bytes()
