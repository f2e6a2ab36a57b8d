"""The rings of the tests: each test is in one of them, and together they are all."""

from __future__ import annotations

import shlex
import subprocess
from pathlib import Path

import pytest

from scripts.gate.__main__ import rings
from tests.some import some

ROOT = Path(__file__).resolve().parents[2]
WITHOUT_A_BROWSER = "not browser and not prove"
TARGETS = {
    "test": "test",
    "test-fast": "fast",
    "test-site": "site",
    "test-browser": "browser",
    "prove": "prove",
}


def ring(kind: str) -> tuple[set[str], str]:
    """The folders that a kind of run hands to pytest, and the marks it asks for."""
    words = rings(ROOT)[kind]
    return {word for word in words if word.startswith("tests")}, words[words.index("-m") + 1]


def folders() -> set[str]:
    """Every folder right under ``tests`` that holds tests."""
    found = (path.relative_to(ROOT).parts[:2] for path in (ROOT / "tests").rglob("test_*.py"))
    return {"/".join(parts) for parts in found}


def test_together_the_rings_are_all_tests():
    fast, fast_marks = ring("fast")
    site, site_marks = ring("site")
    assert ring("browser") == (set(), "browser and not prove")
    assert fast_marks == site_marks == WITHOUT_A_BROWSER
    assert not fast & site
    assert fast | site | {"tests/browser"} == folders()


def test_every_test_is_run_by_make_test_or_by_make_prove(pytestconfig):
    assert ring("test") == (set(), "not prove")
    assert pytestconfig.getini("addopts")[1:3] == ["-m", "not prove"]
    assert ring("prove") == (set(), "prove")


def test_the_first_ring_drives_no_browser_and_reads_no_built_site():
    fast, _ = ring("fast")
    for folder in fast:
        for path in some((ROOT / folder).rglob("*.py")):
            said = path.read_text("utf-8")
            assert not [word for word in ("playwright", "mark.browser", "build/") if word in said]


@pytest.mark.parametrize("target", TARGETS)
def test_every_target_runs_its_ring_and_takes_further_arguments(target):
    command = ["make", "--no-print-directory", "--dry-run", target, "PYTEST_ARGS=-k cat"]
    said = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    words = shlex.split(said.splitlines()[-1])
    assert words[1:] == ["-m", "scripts.gate", TARGETS[target], "--", "-k", "cat"]
