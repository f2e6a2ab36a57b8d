"""Time at the table: looking back, taking back, other lines; examples lie open and wait."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from gnav_core import games
from tests.core.page import Page
from tests.gnav.play import play, random_setup


def dealt(page: Page, rules: str = "gnav-1774", people: int = 1, computers: int = 3) -> Any:
    """Start a game and play two deals, standing."""
    view = page.start(rules, people, computers)
    while view["deal"] < 3:
        view = go_on(page, view, "stand")
    return view


def go_on(page: Page, view: Any, *wanted: str) -> Any:
    """Make one of the wanted moves at the seat to move, or deal the next deal."""
    if view["waiting"] == "deal":
        return page.call("continue", seat=view["seat"])
    seat = view["to_move"]
    legal = [entry["move"] for entry in page.call("view", seat=seat)["legal"]]
    return page.call("act", seat=seat, move=next((m for m in wanted if m in legal), legal[0]))


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


def test_a_look_back_changes_nothing():
    page = Page()
    view = dealt(page)
    for at in range(view["moves"] + 1):
        past = page.call("look", seat=0, at=at)
        assert past["at"] == at
        assert past["events"] == []
        assert past["law"]
        assert past["waiting"] == ("past" if at < view["moves"] else view["waiting"])
    assert page.call("view", seat=0) == view


@pytest.mark.parametrize("rules", games.SOURCES)
def test_a_past_position_shows_no_more_than_the_seat_could_see_then(rules):
    page = Page()
    view = dealt(page, rules, people=2, computers=2)
    line = page.desk.session.line
    for at in range(view["moves"]):
        past = page.call("look", seat=0, at=at)
        state = line.states[at]
        between = state.phase == "deal" and state.at == 0
        for seat, piece in enumerate(past["held"]):
            if seat and not between and state.phase not in ("appeal", "over"):
                assert piece in (None, "hidden")
        follows = past["next"]
        if follows and ":" in follows["move"]:
            assert follows["seat"] == 0
    bystander = [page.call("look", seat=None, at=at)["next"] for at in range(view["moves"])]
    assert not [follows for follows in bystander if follows and ":" in follows["move"]]


def test_every_event_says_which_move_made_it_and_how_firmly_it_stands():
    page = Page()
    view = dealt(page, "gnav-1774")
    moves = [event["move"] for event in view["events"]]
    assert moves == sorted(moves)
    status = {event["kind"]: event["status"] for event in view["events"]}
    assert (status["dealt"], status["dealer"]) == ("stated", "inferred")
    view = page.start("gnav-kb", 3, 0)
    assert {event["status"] for event in view["events"]} == {"supplied"}
    legal = page.call("view", seat=0)["legal"]
    assert {entry["status"] for entry in legal} == {"supplied"}


def test_what_is_taken_back_stays_as_another_line():
    page = Page()
    page.start("gnav-1774", 1, 3)
    before = page.call("view", seat=0)
    after = page.call("act", seat=0, move="stand")
    assert after["undoable"]
    view = page.call("undo", seat=0)
    assert {key: view[key] for key in ("held", "moves", "to_move", "events", "legal")} == {
        key: before[key] for key in ("held", "moves", "to_move", "events", "legal")
    }
    assert not view["undoable"]
    assert [line["current"] for line in view["lines"]] == [False, True]
    assert view["lines"][0]["parts_at"] == view["moves"]
    back = page.call("switch", line=0, seat=0)
    assert back["events"] == after["events"]


def test_a_line_played_again_as_it_was_is_no_other_line():
    page = Page()
    page.start("gnav-1774", 1, 3)
    page.call("act", seat=0, move="stand")
    page.call("undo", seat=0)
    view = page.call("act", seat=0, move="stand")
    assert len(view["lines"]) == 1
    page.call("undo", seat=0)
    view = page.call("act", seat=0, move="exchange")
    assert len(view["lines"]) == 2


def test_taking_back_twice_leaves_two_lines_not_three():
    page = Page()
    dealt(page)
    page.call("undo", seat=0)
    view = page.call("undo", seat=0)
    assert len(view["lines"]) == 2


def test_one_can_play_on_from_any_point_and_nothing_is_lost():
    page, chance = Page(), Random(7)
    view = dealt(page)
    for _ in range(12):
        view = page.call("rewind", seat=0, at=chance.randrange(view["moves"] + 1))
        kept = page.desk.session.record.more.get("lines", [])
        for _ in range(3):
            if view["waiting"] == "over":
                break
            view = go_on(page, view, chance.choice(["stand", "exchange"]))
        lines = [line.moves for line in page.desk.session.lines]
        for line in kept:
            assert any(moves[: len(line["moves"])] == line["moves"] for moves in lines)
    assert len(view["lines"]) > 2


def test_a_saved_game_comes_back_with_its_lines_and_their_numbers():
    page, other = Page(), Page()
    dealt(page)
    for _ in range(3):
        page.call("undo", seat=0)
        page.call("act", seat=0, move="exchange")
    view = page.call("switch", line=1, seat=0)
    other.call("resume", text=page.call("save"))
    assert other.call("view", seat=0) == view


def test_what_cannot_be_taken_back_is_refused():
    page = Page()
    page.start("gnav-1774", 1, 3)
    before = page.call("view", seat=0)
    assert "taken back" in page.error("undo", seat=0)["why"]
    for at in (-1, 10_000, "1", None, 2.5, True):
        assert "no position" in page.error("rewind", seat=0, at=at)["why"]
        assert "no position" in page.error("look", seat=0, at=at)["why"]
    for line in (-1, 1, "0", None):
        assert "no line" in page.error("switch", seat=0, line=line)["why"]
    assert page.call("view", seat=0) == before


def test_an_undoing_seat_sees_only_its_own_piece():
    page = Page()
    page.start("gnav-1774", 2, 0)
    page.call("act", seat=0, move="stand")
    view = page.call("undo", seat=1)
    assert view["to_move"] == 0
    assert view["legal"] == []
    assert view["held"][0] == "hidden"


def test_an_example_lies_open_and_waits_for_a_move():
    page = Page()
    view = page.call("load", text=CAT)
    assert view["open"]
    assert (view["held"], view["title"], view["from"]) == (["2", "cat", "9"], "The cat", 3)
    assert [remark["at"] for remark in view["remarks"]] == [3, 4]
    assert view["remarks"][0]["clauses"] == []
    assert view["moves"] == 4
    assert (view["waiting"], view["to_move"], view["seat"]) == ("seat", 1, 1)
    assert [entry["move"] for entry in view["legal"]] == ["exchange", "stand"]
    past = page.call("look", at=2)
    assert past["held"] == ["2", "cat", None]
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
    assert view["held"] == ["2", "hidden", "hidden"]
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
    assert page.call("look", seat=0, at=3)["held"] == [move[5:] for move in moves[:3]]
    assert all("piece" in event for event in view["events"] if event["kind"] == "dealt")
    view = page.call("rewind", seat=0, at=3)
    assert not view["open"]
    assert view["held"][1:] == ["hidden", "hidden"]


def test_the_desk_speaks_danish():
    page = Page()
    page.start("gnav-1774", 1, 3)
    page.call("speak", language="da")
    view = page.call("view", seat=0)
    assert view["events"][-1]["text"].endswith("får en brik.")
    assert "is dealt" not in json.dumps(view)
    assert "klingon" in page.error("speak", language="klingon")["why"]
    assert page.call("players")[0]["kind"] == "random"
