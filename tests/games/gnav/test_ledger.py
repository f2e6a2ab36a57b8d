"""``gnav-ledger/1``: what is a ledger, and what is none."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator
from referencing import Registry, Resource

from gnav_core.games.gnav.scorekeeper import page as scores
from gnav_core.games.gnav.scorekeeper.ledger import LedgerError, read
from tests.games.gnav.evenings import HOUSE, OUT, answered, ledger, lost, met, shown, tapped


@pytest.mark.parametrize(
    ("broken", "why"),
    [
        (
            {"format": "gnav-ledger/2"},
            "This ledger was made by a newer version of the archive (gnav-ledger/2).",
        ),
        (
            {"format": "gnav-record/1"},
            "This is no ledger of an evening: its format must be “gnav-ledger/1”.",
        ),
        ({"rules": None}, "A ledger names its rules, for instance “gnav-1774”."),
        ({"names": ["Anna", " "]}, "A ledger lists its names, one for each seat, none empty."),
        ({"names": ["Bo", "Bo"]}, "Two are called Bo: give one of them another name."),
        ({"readings": 3}, "The readings of a ledger go by the names of their cruces."),
        ({"dealer": 7}, "The first dealer of a ledger is one of its seats."),
        ({"entries": {}}, "A ledger holds a list of entries."),
        ({"entries": [{"tell": "met", "seat": 9}]}, "There is no such seat; there are 3."),
        (
            {"entries": [{"tell": "met", "seat": 0}]},
            'An entry of this ledger is damaged: {"tell": "met", "seat": 0}.',
        ),
        (
            {"entries": [{"tell": "met", "seat": 0, "\x85": "\u2028", "more": "x" * 90}]},
            'An entry of this ledger is damaged: {"tell": "met", "seat": 0, " ": " ", "more": '
            '"xxxxxxxxxxxxx….',
        ),
    ],
)
def test_a_broken_ledger_is_refused_in_one_sentence(broken, why):
    with pytest.raises(LedgerError) as refusal:
        scores.keep(ledger("gnav-1774", 3) | broken)
    assert str(refusal.value) == why


@pytest.mark.parametrize("entry", [None, 3, {}, {"tell": []}, {"tell": "shown", "pieces": ["3"]}])
def test_an_entry_that_is_none_is_refused(entry):
    with pytest.raises(LedgerError):
        scores.keep(ledger("gnav-1774", 3, entry))


def test_too_many_or_too_few_people_are_refused_with_the_clause():
    """gnav-german.r1.a"""
    with pytest.raises(LedgerError, match="2 to 6 players, not 1") as refused:
        scores.keep(ledger("gnav-german", 1))
    assert refused.value.clauses == ("gnav-german.r1.a",)


SCHEMAS = Path(__file__).parents[3] / "scripts" / "data" / "schemas"


def obeys_the_schema(written: Any) -> bool:
    found = [json.loads((SCHEMAS / f"{name}.json").read_text()) for name in ("house", "ledger")]
    registry = Registry().with_resources((s["$id"], Resource.from_contents(s)) for s in found)
    return Draft202012Validator(found[1], registry=registry).is_valid(written)


@pytest.mark.parametrize(
    "written",
    [
        ledger("gnav-1774", 3, met(0, "cat"), shown("3 . ."), *OUT, answered(1, "appeal")),
        ledger("gnav-1917", 4, tapped(0), lost(1, best=True, fool_holders=[0]), dealer=None),
        ledger("house", 3, house=HOUSE, readings={}),
    ],
)
def test_a_ledger_obeys_its_published_schema(written):
    assert obeys_the_schema(written)
    read(written)


@pytest.mark.parametrize(
    "broken",
    [
        {"format": "gnav-ledger/2"},
        {"names": ["Anna", " "]},
        {"names": ["Bo", "Bo"]},
        {"readings": 3},
        {"dealer": -1},
        {"entries": {}},
        {"entries": [{"tell": "met", "seat": 0}]},
        {"entries": [{"tell": "shouted", "seat": 0}]},
        {"entries": [answered(0, "weep")]},
        {"entries": [{"tell": "lost", "fools": 3, "seats": {}}]},
        {"entries": [{"tell": "lost", "fools": 1, "seats": {"meanest": [0]}}]},
    ],
)
def test_what_the_schema_refuses_the_keeper_refuses_too(broken):
    written = ledger("gnav-1774", 3) | broken
    assert not obeys_the_schema(written)
    with pytest.raises(LedgerError):
        read(written)
