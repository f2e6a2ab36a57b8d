"""The table's scripts that need no browser are tested by node's own runner, a file at a time."""

from __future__ import annotations

import json
import os
import subprocess
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from gnav_core.core import registry
from scripts.examples.example import LESSON, paths
from tests.programs import NODE
from tests.some import some
from tests.table.playing import played, taught

HERE = Path(__file__).parent
DEALS = {"fool-and-alike": "s13", "alike": "s2", "cat": "s22"}


@pytest.fixture(scope="session")
def games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Games of every source as a page is told of them, a file each, deals and lessons."""
    folder = tmp_path_factory.mktemp("games")
    for source in registry.SOURCES:
        told = played(source)
        (folder / f"{source}.json").write_text(json.dumps(told), encoding="utf-8")
    for name, seed in DEALS.items():
        told = played("gnav-1774", seed=seed, others=3, until="showed")
        (folder / f"deal-{name}.json").write_text(json.dumps(told), encoding="utf-8")
    for name, path in paths().items():
        if name.startswith(LESSON):
            told = taught(path.read_text("utf-8"))
            (folder / f"{name}.json").write_text(json.dumps(told), encoding="utf-8")
    return folder


def faults(report: str) -> tuple[int, list[str]]:
    """How many tests a report in JUnit's form holds, and what is said of those that failed."""
    found = list(ET.fromstring(report).iter("testcase"))
    failed = [(case, case.find("failure")) for case in found]
    said = [f"{case.get('name')}\n{fault.text}" for case, fault in failed if fault is not None]
    return len(found), said


@pytest.mark.parametrize("path", sorted(some(HERE.glob("*.test.mjs"))), ids=lambda path: path.name)
def test_what_needs_no_browser(path: Path, games: Path) -> None:
    # One process a file is ours already: node would begin another in it.
    runner = ("--test", "--test-isolation=none", "--test-reporter=junit")
    command: list[str | Path] = [NODE, *runner, path]
    done = subprocess.run(
        command, env={**os.environ, "GAMES": str(games)}, capture_output=True, text=True
    )
    number, said = faults(done.stdout)
    assert number, done.stdout + done.stderr
    assert not said, "\n".join(said)
    assert done.returncode == 0, done.stdout + done.stderr
