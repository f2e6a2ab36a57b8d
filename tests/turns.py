"""Tests by turns: of what a browser is driven through, each commit has its own third.

The third that a test is in hangs on its name and on the commit, so that a run can be repeated, and
with the next commits the others come to their turn. `make prove` and `make test-browser` run all.
"""

from __future__ import annotations

import subprocess
from pathlib import Path
from zlib import crc32

import pytest

ROOT = Path(__file__).resolve().parents[1]
THIRDS = 3
#: What is run at each commit: what a seat is told, whole games, and what those need who hear.
ALWAYS = ("secrecy", "hot_seat", "whole_game", "test_axe")


def add_option(parser: pytest.Parser) -> None:
    """Let a run take only those whose turn it is."""
    parser.addoption("--by-turns", action="store_true", help="drive a browser through a third")


def leave_out(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out of a run by turns what drives a browser and is not due."""
    if not config.getoption("--by-turns"):
        return
    now = commit()
    due = [item for item in items if not item.get_closest_marker("browser") or is_due(item, now)]
    kept = {*due}
    config.hook.pytest_deselected(items=[item for item in items if item not in kept])
    items[:] = due


def is_due(item: pytest.Item, now: str) -> bool:
    """Whether it is the turn of a test at this commit."""
    name = item.nodeid
    return any(what in name for what in ALWAYS) or crc32(f"{name} {now}".encode()) % THIRDS == 0


def commit() -> str:
    """Name the commit that is checked out; nothing where there is no repository."""
    asked = ["git", "rev-parse", "HEAD"]
    try:
        done = subprocess.run(asked, cwd=ROOT, capture_output=True, text=True, check=False)
    except OSError:
        return ""
    return done.stdout.strip()
