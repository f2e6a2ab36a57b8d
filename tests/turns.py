"""Tests by turns: of the files that drive a browser, each commit has its own third.

The third that a file is in hangs on its name and on the commit, so that a run can be repeated, and
with the next commits the others come to their turn. A file is run whole, since its tests share what
takes long: a window, and Python started in it. `make prove` and `make test-browser` run all.
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
    parser.addoption(
        "--by-turns", action="store_true", help="drive a browser through a third of the files"
    )


def leave_out(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out of a run by turns what drives a browser and is not due."""
    if not config.getoption("--by-turns"):
        return
    now = due(items)
    later = [item for item in items if drives(item) and file_of(item) not in now]
    config.hook.pytest_deselected(items=later)
    waiting = {*later}
    items[:] = [item for item in items if item not in waiting]


def due(items: list[pytest.Item]) -> set[str]:
    """List the files that are run at this commit: those of every one, and a third of the rest."""
    driving = sorted({file_of(item) for item in items if drives(item)})
    always = [file for file in driving if any(what in file for what in ALWAYS)]
    by_turns = [file for file in driving if file not in always]
    return {*always, *by_turns[crc32(commit().encode()) % THIRDS :: THIRDS]}


def drives(item: pytest.Item) -> bool:
    """Whether a test drives a browser."""
    return item.get_closest_marker("browser") is not None


def file_of(item: pytest.Item) -> str:
    """Name the file that a test stands in."""
    return item.nodeid.partition("::")[0]


def commit() -> str:
    """Name the commit that is checked out; nothing where there is no repository."""
    asked = ["git", "rev-parse", "HEAD"]
    try:
        done = subprocess.run(asked, cwd=ROOT, capture_output=True, text=True, check=False)
    except OSError:
        return ""
    return done.stdout.strip()
