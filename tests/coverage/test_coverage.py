"""Every clause is enforced and proved, or it is said why it cannot be.

That the record is fresh is seen at the end of a whole run (`scripts/coverage/recording.py`).
"""

from __future__ import annotations

from importlib import import_module

import pytest

from gnav_core import games
from gnav_core.cards.counted import words as counted
from gnav_core.core import registry, text
from scripts.coverage.committed import read
from scripts.coverage.named import about, named
from scripts.coverage.noting import REFUSAL, watching
from scripts.coverage.record import enforceable
from scripts.examples.example import proofs
from tests.games.gnav.table import Table

RECORD = read()
CLAUSES, CRUCES = enforceable()
SAID = [import_module(f"{games.__name__}.{name}.words") for name in games.FAMILIES]


def test_a_clause_has_a_field_a_test_and_an_example_or_a_reason_why_not():
    for name in CLAUSES:
        row = RECORD["clauses"][name]
        if name in registry.unenforced():
            assert row["why not"].endswith("."), name
            assert not any(row[part] for part in ("fields", "events", "examples")), name
        else:
            assert all(row[part] for part in ("fields", "tests", "examples")), name


def test_every_clause_is_in_the_record_and_no_other():
    assert list(RECORD["clauses"]) == CLAUSES


def test_a_crux_acts_in_a_field_and_has_a_test_and_an_example_for_each_option():
    for name in CRUCES:
        row = RECORD["cruces"][name]
        assert row["fields"], name
        assert row["tests"], name
        assert all(row["examples"].values()), name


def sentences(said):
    """A game whose tricks count alone says what all of them say."""
    return getattr(said, "SENTENCES", counted.SENTENCES)


def test_every_kind_of_event_cites_a_clause_and_is_told_in_words():
    kinds = set(RECORD["events"]) - {REFUSAL}
    assert kinds == {kind for said in SAID for kind in sentences(said)}
    assert all(RECORD["events"].values())


def test_no_event_cites_what_is_not_there():
    known = set(text.passages())
    assert all(set(names) <= known for names in RECORD["events"].values())


def test_what_no_event_cites_is_seen_in_a_position_or_at_the_setting_up():
    """No more than these: strokes and stakes at the start, where a changed piece goes, secrecy."""
    silent = {
        name
        for part in ("clauses", "cruces")
        for name, row in RECORD[part].items()
        if not row["events"] and "why not" not in row
    }
    assert silent == {
        "gnav-1774.r8.a",
        "gnav-1774.r8.b",
        "gnav-1774.q.discard",
        "gnav-1917.q.discard",
        "gnav-german.r3.c",
        "gnav-kb.q.fool",
        "gnav-kb.r2.b",
        "gnav-kb.r2.c",
        "gnav-wikipedia.r2.a",
        "gnav-wikipedia.q.strokes",
        "mariage-1774.q.this-deal",
        "polsk-pas-1774.q.packet",
        "styrvolt-1774.q.exchange-order",
        "styrvolt-1774.q.velten",
    }


def test_the_examples_of_the_record_are_all_the_examples():
    listed = {name for row in RECORD["clauses"].values() for name in row["examples"]}
    listed |= {
        name
        for row in RECORD["cruces"].values()
        for names in row["examples"].values()
        for name in names
    }
    assert listed == {example.id for example in proofs()}


def test_a_docstring_names_clauses_of_the_source_it_named_last():
    assert named("gnav-1774.r3.d, r3.f, q.kiss-stroke; gnav-kb.r2.a: and so on.") == {
        "gnav-1774.r3.d",
        "gnav-1774.r3.f",
        "gnav-1774.q.kiss-stroke",
        "gnav-kb.r2.a",
    }
    assert about({"gnav-1774.r5"}, "gnav-1774.r5.a")
    assert not about({"gnav-1774.r5"}, "gnav-1774.r15.a")


def test_watching_notes_events_and_refusals_and_leaves_the_engine_as_it_was():
    new, apply = registry.new, type(registry.new("gnav-1774", 2)).apply
    with watching() as seen:
        Table("gnav-1774", "7 cat 9", "exchange").refusal("refuse")
        with pytest.raises(registry.SetupError):
            registry.new("gnav-1774", 38)
    assert "gnav-1774.r3.d" in seen.kinds["kissed"]
    assert {"gnav-1774.r3.b", "gnav-1774.r16.a"} <= seen.kinds[REFUSAL]
    assert (registry.new, type(registry.new("gnav-1774", 2)).apply) == (new, apply)
