"""Measure all there is to measure, print it, and keep it as the page “How fast”."""

from __future__ import annotations

import argparse
import importlib
import os
import platform
import sys
from datetime import UTC, datetime
from pathlib import Path

from scripts.bench.row import Row, table

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "how-fast.md"
PARTS = {
    "play": "scripts.bench.play",
    "bulk": "scripts.bench.bulk",
    "study": "scripts.bench.study",
    "adapters": "scripts.bench.adapters",
    "table": "scripts.bench.table",
    "games": "scripts.bench.games",
    "felt": "scripts.bench.felt",
    "moves": "scripts.bench.moves",
    "weigh": "scripts.bench.weigh",
    "site": "scripts.bench.site",
}
QUIET = 0.2
"""How much of the machine others may use while nothing is to be marked."""
BEGIN, END = "<!-- measured -->\n", "<!-- /measured -->\n"


def machine() -> str:
    """Name the class of machine, and no more of it."""
    made = f"{platform.system()} on {platform.machine()}, {os.cpu_count()} cores"
    return f"{made}, Python {platform.python_version()}"


def at_work() -> str:
    """Say how much else was at work on the machine; a bench of a busy one is marked."""
    load = os.getloadavg()[0]
    marked = "**The machine was busy:** " if load > QUIET * (os.cpu_count() or 1) else ""
    return f"{marked}Before it began, {load:.1f} processes were at work."


def write(rows: list[Row], before_it: str) -> None:
    """Keep the table in the page, between its two marks."""
    before, _, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
    after = rest.partition(END)[2]
    day = datetime.now(UTC).date().isoformat()
    head = f"Measured on {day}: {machine()}.\n{before_it}"
    measured = f"\n{head}\n\n{table(rows)}\n\n"
    PAGE.write_text(f"{before}{BEGIN}{measured}{END}{after}", encoding="utf-8")


def main() -> int:
    """Measure what is asked for; only a whole run is kept."""
    parser = argparse.ArgumentParser(prog="python -m scripts.bench", description=__doc__)
    parser.add_argument("--only", choices=PARTS, action="append", help="measure only this part")
    only = parser.parse_args().only
    rows: list[Row] = []
    before_it = at_work()
    print(f"bench: {before_it}", file=sys.stderr)
    for name in only or PARTS:
        print(f"bench: {name} …", file=sys.stderr)
        measured: list[Row] = importlib.import_module(PARTS[name]).measure()
        rows += measured
    print(table(rows))
    if not only:
        write(rows, before_it)
    return 0


if __name__ == "__main__":
    sys.exit(main())
