"""The four paces, and what ends an act: a key, a click, Go on, or whatever takes one elsewhere."""

from __future__ import annotations

import pytest

from tests.browser.acts.pacing import answered, shown, sit
from tests.browser.conftest import Seating
from tests.browser.table import TO_TABLE, Table
from tests.windows import WIDE


@pytest.fixture
def paced(seated: Seating) -> Table:
    table: Table = seated(Table, **WIDE, pace="normal", clock=True)
    return table


def to_my_turn(table: Table) -> None:
    while shown(table.page)["acting"]:
        table.page.keyboard.press("x")


def choose(table: Table, move: str = "stand") -> None:
    table.page.locator(f'.choices [data-move="{move}"]').click()
    answered(table)


def lines(table: Table) -> int:
    return len(shown(table.page)["lines"])


def test_a_key_ends_one_act_and_no_more(paced: Table) -> None:
    sit(paced, "gnav-1774", 4)
    to_my_turn(paced)
    choose(paced)
    for key in ("x", "1", "ArrowLeft", "u", " "):
        before, moves = lines(paced), paced.view()["moves"]
        if not shown(paced.page)["acting"]:
            break
        paced.page.keyboard.press(key)
        assert lines(paced) >= before
        assert paced.view()["moves"] == moves, "no key chooses while an act is shown"
    paced.page.keyboard.press("Shift")
    before = lines(paced)
    paced.page.keyboard.press("Tab")
    assert lines(paced) == before, "a key on the way to something else ends nothing"


def test_a_click_on_the_table_or_the_button_ends_one_act(paced: Table) -> None:
    sit(paced, "gnav-1774", 6)
    to_my_turn(paced)
    choose(paced)
    before = lines(paced)
    paced.page.locator(".caption").click(force=True, position={"x": 5, "y": 5})
    assert lines(paced) == before + 1
    paced.page.get_by_role("button", name="Go on").click()
    assert lines(paced) == before + 2


def test_whoever_follows_comes_to_his_choice_and_each_act_is_told_once(paced: Table) -> None:
    """When it appears."""
    sit(paced, "gnav-1774", 4)
    assert shown(paced.page)["focus"] == "go-on"
    to_my_turn(paced)
    now = shown(paced.page)
    assert "choice" in now["focus"]
    assert now["said"] == "Anna, it is your turn."
    assert now["caption"].startswith("Your turn")
    choose(paced)
    told = []
    while (now := shown(paced.page))["acting"]:
        told.append(now["said"])
        paced.page.keyboard.press("x")
    texts = " ".join(dict.fromkeys(told))
    for event in paced.view()["events"]:
        if event["kind"] == "stood":
            assert texts.count(event["text"]) == 1


def test_at_once_nothing_is_played_and_it_is_remembered(paced: Table) -> None:
    sit(paced, "gnav-1774", 4)
    assert shown(paced.page)["acting"]
    paced.page.locator(".pace label", has_text="At once").click()
    assert not shown(paced.page)["acting"]
    choose(paced)
    assert not shown(paced.page)["acting"]
    assert paced.page.evaluate("localStorage.getItem('gnav.pace')") == "once"
    paced.page.locator(".pace label", has_text="Normal").click()


def test_leaving_in_the_middle_of_an_act_leaves_the_game_kept_whole(paced: Table) -> None:
    sit(paced, "gnav-1774", 4)
    to_my_turn(paced)
    choose(paced)
    moves = paced.view()["moves"]
    paced.kept()
    paced.page.locator("[data-leave]").click()
    paced.page.get_by_role("button", name=TO_TABLE).wait_for()
    paced.page.clock.run_for(20_000)
    assert paced.page.locator(".table, .go-on").count() == 0
    paced.page.locator(".saved button, .kept button").first.click()
    paced.page.locator(".table").wait_for()
    assert paced.view()["moves"] == moves
    assert not shown(paced.page)["acting"]


def test_the_device_is_handed_on_after_the_acts_and_shows_no_others_piece(paced: Table) -> None:
    table = paced
    table.start("gnav-1774", "person", "person", "computer")
    table.go_on()
    while shown(table.page)["acting"]:
        table.page.keyboard.press("x")
    seat = table.view()["seat"]
    table.page.locator(".choices [data-move=stand]").click()
    answered(table)
    while (now := shown(table.page))["acting"]:
        assert not now["further"], "nobody is asked to hand it on yet"
        assert {one for one, piece in now["pieces"] if piece} <= {seat}
        table.page.keyboard.press("x")
    assert table.state == "cover"
    assert table.page.locator(".piece, .line").count() == 0
