"""Every rule set is a game of OpenSpiel and an environment of PettingZoo, by their own tests."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path
from typing import Any

import pytest

from gnav_core.core import registry
from tests.docs.blocks import blocks

ROOT = Path(__file__).resolve().parents[2]
LAB = ROOT / "build/clients/bin/python"
PAGE = ROOT / "docs/drive-the-engine.md"
SEARCHED = ("gnav-1774", "gnav-1917", "byd-1774", "fem-kort-1774", "piquet-1774", "styrvolt-1774")


def run(program: str, *said: str) -> list[dict[str, Any]]:
    """Run a program in the environment of the adapters; give what it says of each rule set."""
    assert LAB.exists(), "run `make build/clients/made` first"
    command: list[str | Path] = [LAB, Path(__file__).with_name(program), *said]
    here = {**os.environ, "PYTHONPATH": str(ROOT)}
    done = subprocess.run(command, capture_output=True, encoding="utf-8", check=False, env=here)
    assert done.returncode == 0, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]


@pytest.fixture(scope="module")
def simulated() -> dict[str, dict[str, Any]]:
    return {said["rules"]: said for said in run("by_openspiel.py", "suite")}


@pytest.mark.parametrize("rules", registry.SOURCES)
def test_openspiel_s_own_tests_pass(rules: str, simulated: dict[str, dict[str, Any]]) -> None:
    said = simulated[rules]
    sums = registry.family(rules).summaries[rules].sums
    assert sums is not None
    assert said["utility"] == ("ZERO_SUM" if sums.to_zero else "GENERAL_SUM")


def test_pettingzoo_s_own_tests_pass() -> None:
    said = run("by_pettingzoo.py")
    assert [one["rules"] for one in said] == list(registry.SOURCES)
    assert [one["warned"] for one in said] == [[]] * len(said)


@pytest.mark.parametrize("begins", ["import pyspiel", "from gnav_core.adapters.pettingzoo"])
def test_the_code_on_the_page_runs(begins: str) -> None:
    (block,) = (one for one in blocks(PAGE) if one.text.startswith(begins))
    here = {**os.environ, "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        [LAB, "-c", block.text], capture_output=True, encoding="utf-8", check=False, env=here
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip()


def test_the_players_of_openspiel_play_them() -> None:
    """Information-set MCTS asks for other games that a seat cannot tell from its own."""
    said = run("by_openspiel.py", "search", *SEARCHED)
    assert [one["rules"] for one in said] == list(SEARCHED)
    assert all(one["decisions"] and one["information states"] > 50 for one in said)
