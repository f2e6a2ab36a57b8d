"""Coverage is recorded by the one run: who notes what is cited, and how it is put together."""

from __future__ import annotations

from pathlib import Path

from scripts.coverage.kept import read
from scripts.coverage.noting import Noted
from scripts.coverage.record import record
from scripts.coverage.recording import EXAMPLE, noted_as

TESTS = Path(__file__).resolve().parents[1]


def test_tests_of_the_rules_and_examples_are_noted_and_no_others():
    assert noted_as(TESTS / "gnav" / "test_kb.py", "test_x") == "test_kb::test_x"
    assert noted_as(TESTS / "gnav" / "test_replay.py", "test_x") is None
    assert noted_as(TESTS / "examples" / "test_examples.py", EXAMPLE) == ""
    assert noted_as(TESTS / "examples" / "test_examples.py", "test_x") is None
    assert noted_as(TESTS / "core" / "test_cli.py", "test_x") is None


def test_a_test_proves_what_it_names_and_what_it_cites_of_a_rule_it_names():
    noted = Noted("test_x::test_y", ["gnav-1774.r3"], {"kissed": ["gnav-1774.r3.d"]})
    made = record([noted])
    assert made["clauses"]["gnav-1774.r3.d"]["tests"] == ["test_x::test_y"]
    assert made["clauses"]["gnav-1774.r3.d"]["events"] == ["kissed"]
    assert made["clauses"]["gnav-1774.r3.e"]["tests"] == []
    assert list(made["clauses"]) == list(read()["clauses"])
