"""What soaks have found: a test and the seed it failed with, a line each, played by `make test`."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import defaultdict
from pathlib import Path
from typing import Final, NamedTuple

SEED: Final = "GNAV_SEED"
"""The variable of the environment in which a seed is given to tests from outside."""

FOUND: Final = Path("tests", "found.jsonl")


class Found(NamedTuple):
    """A test, by pytest's name for it, and a seed with which it has failed."""

    test: str
    seed: str


def read(root: Path) -> list[Found]:
    """Give what has been found in a project, as it is kept."""
    kept = root / FOUND
    lines = kept.read_text("utf-8").splitlines() if kept.exists() else []
    return [Found(one["test"], one["seed"]) for one in map(json.loads, lines)]


def keep(root: Path, found: Found) -> bool:
    """Add a line, and say whether it is new."""
    if found in read(root):
        return False
    kept = root / FOUND
    kept.parent.mkdir(exist_ok=True)
    with kept.open("a", encoding="utf-8") as lines:
        lines.write(json.dumps(found._asdict(), ensure_ascii=False) + "\n")
    return True


def failing(root: Path) -> list[str]:
    """Play all that was found once more, each with its seed; give what pytest says of what fails.

    Tests with the same seed are played by one process. A test that is there no more fails too.
    """
    tests = defaultdict(list)
    for test, seed in read(root):
        tests[seed].append(test)
    return [said for seed, named in tests.items() if (said := _failing(root, named, seed))]


def _failing(root: Path, tests: list[str], seed: str) -> str:
    options = ["-q", "-m", "", "-p", "no:cacheprovider"]
    command = [sys.executable, "-m", "pytest", *options, *tests]
    done = subprocess.run(
        command, cwd=root, env={**os.environ, SEED: seed}, capture_output=True, text=True
    )
    return f"with seed {seed}:\n{done.stdout}{done.stderr}" if done.returncode else ""
