"""What the browser asks is checked by name and kind before anything is done."""

from __future__ import annotations

import json
from typing import Any

import pytest

from gnav_core.web import call
from tests.play.page import Page


@pytest.mark.parametrize(
    ("asked", "arguments", "why"),
    [
        ("dance", {}, "There is no call 'dance'."),
        (["act"], {}, "There is no call ['act']."),
        ({}, {}, "There is no call {}."),
        ("act", {}, "This call lacks move, seat."),
        ("act", {"seat": 0}, "This call lacks move."),
        ("act", {"seat": 0, "move": "stand", "me": 1}, "This call takes no 'me'."),
        (
            "act",
            {"seat": "0", "move": "stand"},
            "What is given as 'seat' is of the wrong kind: '0'.",
        ),
        ("act", {"seat": True, "move": "stand"}, "wrong kind: True"),
        ("act", {"seat": 0, "move": ["stand"]}, "wrong kind: ['stand']"),
        ("act", {"seat": 0, "move": "stand", "since": 0.5}, "wrong kind: 0.5"),
        ("view", {"seat": 1.0}, "wrong kind: 1.0"),
        ("view", {"seat": 10**30}, "There is no seat"),
        ("start", {"rules": "gnav-1774", "players": {}}, "wrong kind: {}"),
        ("start", {"rules": "gnav-1774", "players": ["Anna", "Bo"]}, "wrong kind: ['Anna', 'Bo']"),
        ("start", {"rules": [], "players": []}, "wrong kind: []"),
        ("start", {"rules": "gnav-1774", "players": [], "readings": {"cuckoo": 1}}, "wrong kind"),
        ("load", {"text": None}, "wrong kind: None"),
        ("speak", {"language": ["en"]}, "wrong kind"),
        ("house_questions", {"readings": {"gnav-1774": {"dog": "yes"}}}, "A reading is not known"),
        ("house_questions", {"readings": {"gnav-1774": []}}, "wrong kind"),
        ("keep", {"ledger": {}, "draft": []}, "wrong kind: []"),
        ("rule", {"asker": "7", "asked": "cat"}, "wrong kind: 'cat'"),
        ("rule", {"held": ["7", "cat"], "exchanged": [[0, "1"]]}, "wrong kind"),
        ("compare", {"deal": ["7"], "wishes": []}, "two pieces at least"),
        (
            "unpack",
            {"kind": "dog", "text": "1"},
            "A link holds one of game, ruling, house, compare",
        ),
        ("unpack", {"kind": [], "text": "1"}, "wrong kind: []"),
        ("pack", {"kind": "dog", "value": 1}, "A link holds one of"),
    ],
)
def test_what_a_call_cannot_take_is_refused_in_one_sentence(asked, arguments, why):
    page = Page()
    page.start("gnav-1774", 2, 0)
    error = page.error(asked, **arguments)
    assert why in error["why"]
    assert error["why"].endswith(".")
    assert error["clauses"] == []


@pytest.mark.parametrize(
    ("request_", "why"),
    [
        ("", "This is not JSON"),
        ("{", "This is not JSON"),
        ("null", "A call is a JSON object"),
        ('[{"id": 7}]', "A call is a JSON object"),
        ('"act"', "A call is a JSON object"),
        ("{}", "There is no call None."),
        ('{"call": "view", "args": []}', "A call is a JSON object, and so are its arguments."),
        ('{"call": "view", "args": null}', "A call is a JSON object, and so are its arguments."),
        ('{"call": "view", "args": {"since": NaN}}', "NaN is no value of JSON"),
        ('{"call": "view", "args": {"since": 1e999}}', "1e999 is no value of JSON"),
        ('{"call": "view", "args": {"since": ' + "9" * 5000 + "}}", "is no value of JSON"),
        ("[" * 100_000, "nested too deep"),
    ],
)
def test_what_is_no_call_is_refused_in_one_sentence(request_, why):
    answer = json.loads(call(request_, Page().table))
    assert set(answer) == {"id", "error"}
    assert why in answer["error"]["why"]
    assert answer["error"]["why"].endswith(".")


def test_an_answer_bears_the_id_of_its_call_whatever_is_wrong_with_it():
    table = Page().table
    for begun in ('{"id": 7, "call"', '{"id": 7, "call": "view", "args": ' + "[" * 5000):
        assert json.loads(call(begun, table))["id"] == 7
    for given in (7, "seven", None):
        assert json.loads(call(json.dumps({"id": given}), table))["id"] == given
    for odd in ([7], {"7": 7}, "x" * 200, 2.5):
        assert json.loads(call(json.dumps({"id": odd}), table))["id"] is None


def test_a_seat_that_is_none_changes_nothing():
    page = Page()
    page.start("gnav-1774", 2, 0)
    page.call("act", seat=0, move="stand")
    before = page.call("save")
    for asked, more in (
        ("continue", {}),
        ("undo", {}),
        ("rewind", {"at": 0}),
        ("switch", {"line": 0}),
        ("act", {"move": "stand"}),
    ):
        assert page.error(asked, seat=9, **more)["why"] == "There is no seat 9."
    assert page.call("save") == before


def test_events_are_never_counted_from_below_nought():
    page = Page()
    view = page.start("gnav-1774", 2, 0)
    assert page.call("view", since=-(10**9))["events"] == view["events"]


def test_a_refusal_is_told_in_the_language_that_is_asked_for():
    page = Page()
    assert "forkert slags" in page.error("compare", deal=1, wishes=[], language="da")["why"]
    page.call("speak", language="da")
    assert page.error("act", seat=0)["why"] == "Dette kald mangler move."
    nobody_speaks: list[Any] = [[], "klingon", None]
    for none in nobody_speaks:
        answer: Any = page.answer("pieces", language=none)
        assert "ok" in answer or "forkert slags" in answer["error"]["why"]
