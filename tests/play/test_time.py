"""Time at the table: looking back, taking back, and the other lines that are kept."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from gnav_core.games.gnav import SOURCES
from tests.play.page import Page
from tests.seen import held


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
    legal = [entry["move"] for entry in page.call("view", seat=seat)["choices"]]
    return page.call("act", seat=seat, move=next((m for m in wanted if m in legal), legal[0]))


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


@pytest.mark.parametrize("rules", SOURCES)
def test_a_past_position_shows_no_more_than_the_seat_could_see_then(rules):
    page = Page()
    view = dealt(page, rules, people=2, computers=2)
    line = page.table.session.line
    for at in range(view["moves"]):
        past = page.call("look", seat=0, at=at)
        state = line.states[at]
        between = state.phase == "deal" and state.at == 0
        for seat, piece in enumerate(held(past)):
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
    legal = page.call("view", seat=0)["choices"]
    assert {entry["status"] for entry in legal} == {"supplied"}


def test_what_is_taken_back_stays_as_another_line():
    page = Page()
    page.start("gnav-1774", 1, 3)
    before = page.call("view", seat=0)
    after = page.call("act", seat=0, move="stand")
    assert after["undoable"]
    view = page.call("undo", seat=0)
    assert {key: view[key] for key in ("zones", "moves", "to_move", "events", "choices")} == {
        key: before[key] for key in ("zones", "moves", "to_move", "events", "choices")
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
        kept = page.table.session.record.more.get("lines", [])
        for _ in range(3):
            if view["waiting"] == "over":
                break
            view = go_on(page, view, chance.choice(["stand", "exchange"]))
        lines = [line.moves for line in page.table.session.lines]
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
    assert view["choices"] == []
    assert held(view)[0] == "hidden"
