"""Coverage is recorded by the one run: who notes what is cited, and how it is put together."""

from __future__ import annotations

import tomllib
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from scripts.coverage.committed import read
from scripts.coverage.noting import Noted
from scripts.coverage.record import record
from scripts.coverage.recording import ALL, is_whole, noted_as

TESTS = Path(__file__).resolve().parents[1]
RULES = TESTS / "games" / "gnav" / "rules"
Asked = pytest.Config.ArgsSource


def asked(source: Asked = Asked.TESTPATHS, **options: object) -> Any:
    """What pytest was asked for, as its configuration has it."""
    everything = {"markexpr": ALL, "keyword": "", "lf": False, "collectonly": False}
    return SimpleNamespace(args_source=source, option=SimpleNamespace(**{**everything, **options}))


def test_only_a_run_of_every_test_is_held_against_the_record():
    assert is_whole(asked())
    assert not is_whole(asked(Asked.ARGS))
    assert not is_whole(asked(markexpr="prove"))
    assert not is_whole(asked(markexpr="browser and not prove"))
    assert not is_whole(asked(keyword="cat"))
    assert not is_whole(asked(lf=True))
    assert not is_whole(asked(collectonly=True))


def test_every_test_is_what_pytest_takes_unless_told_otherwise():
    said = tomllib.loads((TESTS.parent / "pyproject.toml").read_text("utf-8"))
    options = said["tool"]["pytest"]["ini_options"]["addopts"]
    assert options[options.index("-m") + 1] == ALL


def test_as_they_run_tests_of_the_rules_are_noted_and_no_others():
    assert noted_as(RULES / "test_kb.py", "test_x") == "test_kb::test_x"
    assert noted_as(RULES.parent / "test_hints.py", "test_x") is None
    assert noted_as(TESTS / "examples" / "test_examples.py", "test_x") is None
    assert noted_as(TESTS / "core" / "test_cited.py", "test_x") is None


def test_a_test_proves_what_it_names_and_what_it_cites_of_a_rule_it_names():
    noted = Noted("test_x::test_y", ["gnav-1774.r3"], {"kissed": ["gnav-1774.r3.d"]})
    made = record([noted])
    assert made["clauses"]["gnav-1774.r3.d"]["tests"] == ["test_x::test_y"]
    assert made["clauses"]["gnav-1774.r3.d"]["events"] == ["kissed"]
    assert made["clauses"]["gnav-1774.r3.e"]["tests"] == []
    assert list(made["clauses"]) == list(read()["clauses"])
