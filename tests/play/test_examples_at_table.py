"""Examples, lessons and records from elsewhere at the table: they lie open and wait."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from tests.games.play import play, random_setup
from tests.play.page import Page
from tests.seen import held


def example(*moves: str, **more: Any) -> str:
    value = {"format": "gnav-record/1", "rules": "gnav-1774", "players": 3, "open": True}
    return json.dumps({**value, "moves": list(moves), **more})


CAT = example(
    *("deal:2", "deal:cat", "deal:9", "exchange"),
    title="The cat",
    remarks=[{"at": 3, "text": "Seat 0 asks."}, {"at": 4, "text": "Kis-Kis!", "clauses": ["x"]}],
    shows=["gnav-1774.r3.e"],
    **{"from": 3},
)


def test_an_example_lies_open_and_waits_for_a_move():
    page = Page()
    view = page.call("load", text=CAT)
    assert view["open"]
    assert (held(view), view["title"], view["from"]) == (["2", "cat", "9"], "The cat", 3)
    assert [remark["at"] for remark in view["remarks"]] == [3, 4]
    assert view["remarks"][0]["clauses"] == []
    assert view["moves"] == 4
    assert (view["waiting"], view["to_move"], view["seat"]) == ("seat", 1, 1)
    assert [entry["move"] for entry in view["choices"]] == ["exchange", "stand"]
    past = page.call("look", at=2)
    assert held(past) == ["2", "cat", None]
    assert past["next"] == {"move": "deal:9", "label": "Seat 2 is dealt a 9.", "seat": 2}
    after = page.call("act", seat=1, move="stand")
    assert after["to_move"] == 2


def test_chance_does_not_move_in_an_example_before_somebody_plays_on():
    page = Page()
    view = page.call("load", text=example("deal:2", "deal:cat"))
    assert (view["moves"], view["waiting"]) == (2, "deal")
    view = page.call("rewind", at=1)
    assert (view["moves"], view["waiting"]) == (1, "deal")
    view = page.call("continue")
    assert (view["moves"], view["waiting"]) == (3, "seat")


def test_a_remark_stands_only_on_the_line_it_was_made_on():
    page = Page()
    page.call("load", text=CAT)
    page.call("rewind", at=3)
    view = page.call("act", seat=0, move="stand")
    assert [remark["at"] for remark in view["remarks"]] == [3]


def test_a_lesson_is_for_one_seat_and_hides_the_others():
    page = Page()
    text = example("deal:2", "deal:cat", "deal:9", open=False, lesson=0)
    view = page.call("load", text=text)
    assert (view["lesson"], view["seat"], view["open"]) == (0, 0, False)
    assert held(view) == ["2", "hidden", "hidden"]
    assert [player["kind"] for player in view["players"]] == ["human", "threshold", "threshold"]


@pytest.mark.parametrize(
    "wrong",
    [
        {"remarks": 4, "title": [], "shows": {}, "from": -1, "lesson": 9},
        {"remarks": [3, {"at": "x"}, {"at": 1}, {"text": "a"}], "lesson": True, "from": "2"},
    ],
)
def test_what_a_record_says_amiss_for_its_readers_is_left_out(wrong):
    page = Page()
    view = page.call("load", text=example(**wrong))
    assert (view["remarks"], view["shows"], view["title"], view["lesson"]) == ([], [], None, None)


@pytest.mark.parametrize("lines", [3, [4], [{}], [{"moves": 3}], [{"moves": ["hop"]}]])
def test_other_lines_that_are_damaged_are_refused_in_one_sentence(lines):
    page = Page()
    error = page.error("load", text=example(lines=lines))
    assert error["why"].endswith(".")


def test_seats_of_one_name_are_told_apart_in_a_record_from_elsewhere():
    page = Page()
    view = page.call("load", text=example(names=["Bo", "bo ", ""]))
    assert [player["name"] for player in view["players"]] == ["Bo (1)", "bo (2)", "Seat 2"]


@pytest.mark.parametrize(
    ("names", "told"),
    [
        (["A", "A", "A (1)"], ["A (4)", "A (2)", "A (1)"]),
        (["\u00e9", "e\u0301", "Bo"], ["\u00e9 (1)", "e\u0301 (2)", "Bo"]),
        (["Bo", "B\u200bo", "\uff22o"], ["Bo (1)", "B\u200bo (2)", "\uff22o (3)"]),
    ],
)
def test_no_two_seats_look_alike_whatever_letters_their_names_are_made_of(names, told):
    view = Page().call("load", text=example(names=names))
    assert [player["name"] for player in view["players"]] == told


@pytest.mark.parametrize("names", [("Bo", "bo "), ("\u00e9", "e\u0301"), ("Bo", "B\u200bo")])
def test_a_game_is_not_begun_with_two_seats_that_look_alike(names):
    players = [{"name": name, "kind": "human"} for name in names]
    error = Page().error("start", rules="gnav-1774", players=players)
    assert error["why"] == f"2 seats are named {names[0]}; give each a name of its own."


def test_the_computer_of_an_older_record_plays_by_a_threshold():
    page = Page()
    view = page.call("load", text=example(open=False, kinds=["human", "computer", "random"]))
    assert [player["kind"] for player in view["players"]] == ["human", "threshold", "random"]


def test_a_game_that_is_over_can_be_looked_at_with_all_pieces():
    chance = Random(3)
    head = random_setup(chance) | {"rules": "gnav-1917", "readings": {}, "players": 3, "dealer": 2}
    moves = [move for _, _, move, _ in play(head, chance) if move]
    page = Page()
    view = page.call("load", text=json.dumps({**head, "moves": moves}))
    assert (view["waiting"], view["open"]) == ("over", True)
    assert held(page.call("look", seat=0, at=3)) == [move[5:] for move in moves[:3]]
    assert all("piece" in event for event in view["events"] if event["kind"] == "dealt")
    view = page.call("rewind", seat=0, at=3)
    assert not view["open"]
    assert held(view)[1:] == ["hidden", "hidden"]
