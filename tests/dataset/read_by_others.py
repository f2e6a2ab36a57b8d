"""Read the data set by frictionless, pandas and DuckDB; print the rows that each finds."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import duckdb
import frictionless
import pandas


def main(folder: Path) -> None:
    """Print the faults that frictionless finds, and each table's rows by each reader of Parquet."""
    report = frictionless.validate(str(folder / "datapackage.json"))
    faults = [fault for task in report.tasks for fault in task.errors] + report.errors
    found = {
        "faults": [str(fault.message) for fault in faults],
        "frictionless": {task.name: task.stats["rows"] for task in report.tasks},
    }
    paths = sorted((folder / "parquet").iterdir())
    found["pandas"] = {path.stem: len(pandas.read_parquet(path)) for path in paths}
    found["duckdb"] = {
        path.stem: duckdb.sql(f"SELECT count(*) FROM '{path}'").fetchall()[0][0] for path in paths
    }
    print(json.dumps(found))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
