"""The rings of the tests: each test is in one of them, and together they are all."""

from __future__ import annotations

import shlex
import subprocess
from pathlib import Path

import pytest

from tests.some import some

ROOT = Path(__file__).resolve().parents[2]
WITHOUT_A_BROWSER = "not browser and not prove"


def last_line(target: str, *more: str) -> str:
    """The last command of a target."""
    command = ["make", "--no-print-directory", "--dry-run", target, *more]
    said = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return said.splitlines()[-1]


def ring(target: str) -> tuple[set[str], str]:
    """The folders that a target hands to pytest, and the marks it asks for."""
    run, _, _ = last_line(target).partition("||")
    words = shlex.split(run)
    assert words[1:3] == ["-m", "pytest"]
    marks = words[words.index("-m", 2) + 1] if "-m" in words[2:] else ""
    return {word for word in words if word.startswith("tests")}, marks


def folders() -> set[str]:
    """Every folder right under ``tests`` that holds tests."""
    found = (path.relative_to(ROOT).parts[:2] for path in (ROOT / "tests").rglob("test_*.py"))
    return {"/".join(parts) for parts in found}


def test_together_the_rings_are_all_tests():
    fast, fast_marks = ring("test-fast")
    site, site_marks = ring("test-site")
    browser, browser_marks = ring("test-browser")
    assert browser == {"tests"}
    assert browser_marks == "browser and not prove"
    assert fast_marks == site_marks == WITHOUT_A_BROWSER
    assert not fast & site
    assert fast | site | {"tests/browser"} == folders()


def test_every_test_is_run_by_make_test_or_by_make_prove(pytestconfig):
    assert ring("test") == (set(), "")
    assert pytestconfig.getini("addopts")[1:3] == ["-m", "not prove"]
    assert ring("prove") == (set(), "prove")


def test_the_first_ring_drives_no_browser_and_reads_no_built_site():
    fast, _ = ring("test-fast")
    for folder in fast:
        for path in some((ROOT / folder).rglob("*.py")):
            said = path.read_text("utf-8")
            assert not [word for word in ("playwright", "mark.browser", "build/") if word in said]


@pytest.mark.parametrize("target", ["test", "test-fast", "test-site", "test-browser", "prove"])
def test_every_ring_takes_further_arguments(target):
    assert last_line(target, "PYTEST_ARGS=-k cat").endswith("-k cat")
