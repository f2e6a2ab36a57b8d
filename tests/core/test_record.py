"""``gnav-record/1``: whole, unfinished, illegal, malformed and absurd records."""

from __future__ import annotations

import json
from typing import Any

import pytest

from gnav_core.core import record

EXAMPLE: dict[str, Any] = {
    "format": "gnav-record/1",
    "rules": "gnav-1774",
    "players": 3,
    "dealer": 2,
    "moves": ["deal:7", "deal:cat", "deal:house", "exchange", "stand", "stand"],
}


def replay(value: object, each: bool = False) -> list[dict]:
    """Replay one record given as a JSON value, or as text."""
    text = value if isinstance(value, str) else json.dumps(value)
    return list(record.replay(text, each))


def changed(**parts: object) -> dict:
    """The example with parts changed."""
    return {**EXAMPLE, **parts}


def test_a_record_is_answered_with_the_position_at_its_end():
    (answer,) = replay(changed(moves=EXAMPLE["moves"][:5]))
    assert answer["events"]
    assert answer.pop("events")
    assert answer == {
        "status": "ok",
        "to_move": 2,
        "legal": ["exchange", "stand"],
        "phase": "exchange",
        "deal": 1,
        "held": ["7", "cat", "house"],
        "score": [2, 3, 3],
        "plus": [0, 0, 0],
        "terminal": False,
        "winners": [],
        "dealer": 2,
        "pool": 3,
        "playing_off": False,
    }


def test_between_deals_the_next_one_stands_dealt_to_nobody():
    (answer,) = replay(EXAMPLE)
    assert (answer["to_move"], answer["phase"], answer["deal"]) == ("chance", "deal", 2)
    assert answer["held"] == [None, None, None]
    assert len(answer["legal"]) == 21


def test_each_move_has_its_line_and_its_own_events():
    answers = replay(EXAMPLE, each=True)
    assert len(answers) == 6
    assert [event["kind"] for event in answers[3]["events"]] == ["asked", "kissed", "lost"]
    (whole,) = replay(EXAMPLE)
    assert whole["events"] == [event for answer in answers for event in answer["events"]]


def test_an_illegal_move_stops_the_record():
    moves = [*EXAMPLE["moves"][:3], "exchange", "refuse", "stand"]
    (answer,) = replay(changed(moves=moves))
    assert answer["status"] == "illegal"
    assert (answer["at"], answer["move"], answer["phase"]) == (4, "refuse", "exchange")
    assert answer["clauses"] == ["gnav-1774.r3.b"]
    assert answer["score"] == [2, 3, 3]


def test_a_piece_of_which_none_is_left_cites_the_list_of_pieces():
    (answer,) = replay(changed(moves=["deal:7", "deal:7", "deal:7"]))
    assert answer["clauses"] == ["gnav-1774.r0.a", "gnav-1774.r0.b"]
    assert answer["why"] == "There is no '7' left to come."


def test_a_refusal_by_a_lent_rule_says_so():
    moves = [*EXAMPLE["moves"][:3], "exchange", "refuse"]
    (answer,) = replay(changed(rules="gnav-kb", moves=moves))
    assert (answer["clauses"], answer["supplied"]) == (["gnav-1774.r3.b"], "gnav-1774")


@pytest.mark.parametrize("move", ["", "hop", "deal:dragon", "deal:", "STAND", "stand ", "\ud800"])
def test_an_unknown_move_is_illegal_and_cites_a_rule(move):
    (answer,) = replay(changed(moves=[move]))
    assert (answer["status"], answer["at"]) == ("illegal", 0)
    assert answer["clauses"]


def test_a_move_after_the_end_is_illegal():
    moves = ["deal:3", "deal:9", "stand", "stand"] * 3
    readings = {"appeals": "none"}
    (answer,) = replay(changed(players=2, dealer=1, readings=readings, moves=[*moves, "stand"]))
    assert answer["status"] == "illegal"
    assert answer["winners"] == [] or answer["clauses"] == ["gnav-1774.r15.a"]


MALFORMED = {
    "a list": [],
    "a number": 7,
    "no format": {"rules": "gnav-1774"},
    "another format": changed(format="gnav-record/2"),
    "unknown rules": changed(rules="gnav-1800"),
    "rules that are no string": changed(rules=["gnav-1774"]),
    "no players": {key: part for key, part in EXAMPLE.items() if key != "players"},
    "one player": changed(players=1, dealer=0),
    "38 players": changed(players=38),
    "7 in German": changed(rules="gnav-german", players=7),
    "players in words": changed(players="three"),
    "half a player": changed(players=2.5),
    "true players": changed(players=True),
    "very many players": changed(players=10**30),
    "a dealer who is no seat": changed(dealer=3),
    "a dealer below": changed(dealer=-1),
    "a dealer who is null": changed(dealer=None),
    "an unknown reading": changed(readings={"dog": "yes"}),
    "an unknown option": changed(readings={"cuckoo": "sings"}),
    "an option that is no string": changed(rules="gnav-1917", readings={"strokes": 4}),
    "an option that cannot be hashed": changed(readings={"cuckoo": []}),
    "readings that are no object": changed(readings=["cuckoo"]),
    "no moves": {key: part for key, part in EXAMPLE.items() if key != "moves"},
    "moves that are no list": changed(moves="stand"),
    "a move that is no string": changed(moves=["deal:7", 7]),
    "cut off in the middle": json.dumps(EXAMPLE)[:60],
    "no JSON": "hello",
    "nested too deep": "[" * 100_000,
    "a number too long": '{"players": ' + "9" * 5000 + "}",
    "not a number": json.dumps(changed(players=float("nan"))),
}


@pytest.mark.parametrize("value", MALFORMED.values(), ids=MALFORMED.keys())
def test_a_malformed_record_gives_one_sentence(value):
    (answer,) = replay(value)
    assert answer["status"] == "error"
    assert answer["why"].endswith(".")
    assert "\n" not in answer["why"]
    assert len(answer["why"]) < 500


def test_a_crux_with_one_answer_may_be_named_with_it():
    readings = {"base-penalty": "lowest-loses", "several-strokes": "yes"}
    (answer,) = replay(changed(readings=readings))
    assert answer["status"] == "ok"


def test_unknown_keys_are_ignored_and_kept():
    value = changed(names=["Anna", "Bo", "Carl"], opening="the cat")
    kept = record.parse(record.parse(json.dumps(value)).as_json())
    assert kept.more == {"names": ["Anna", "Bo", "Carl"], "opening": "the cat"}
    assert replay(value) == replay(EXAMPLE)
