"""Narrespillet is played to the end in the browser, alone, by several in turn, and in words."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

import pytest

from tests.axe import amiss
from tests.browser.cards import laying
from tests.browser.conftest import Seating
from tests.browser.narrespillet.playing import lay, make, play, rounds, until
from tests.browser.table import Table
from tests.rest_in_prove import rest_in_prove
from tests.windows import PHONE, WIDE


@pytest.mark.prove
def test_four_at_one_device_play_the_last_two_rounds_to_the_end(seated: Seating) -> None:
    """narrespillet.r1.a: five rounds, the device going from hand to hand."""
    table: Table = seated(Table, **PHONE, reduced_motion="reduce")
    lay(table, until(lambda game, state: game.moment(state).deal == 4), persons=4)
    view = rounds(table, Random("four"), 9000)
    assert view["waiting"] == "over"
    assert view["deal"] == 5


@pytest.mark.parametrize("window", rest_in_prove({"phone": PHONE, "desk": WIDE}))
def test_twelve_are_seen_at_once(seated: Seating, window: dict[str, Any]) -> None:
    """narrespillet.q.players: a row for each, with four fields, and nothing beside the window."""
    table: Table = seated(Table, **window, reduced_motion="reduce")
    lay(table, until(lambda game, state: game.moment(state).phase == "turn", 12), 12)
    chance = Random("twelve")
    for _ in range(4):
        if table.state == "choices":
            play(table, chance)
    assert table.page.locator(".row").count() == 12
    assert table.page.locator(".field").count() == 48
    wide = table.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0
    assert amiss(table.page) == []


def demons_act(game: Any, state: Any) -> bool:
    """Whether the first seat plays for the Demons, who hold cards."""
    if state.phase != "turn" or state.actor != "demons" or state.owner != 0:
        return False
    return bool(state.demons.closed)


def test_the_hand_of_the_demons_is_played_by_whoever_leads_them(table: Table) -> None:
    """narrespillet.r35.a, r35.c: their open hand lies before him, and their fields are tapped."""
    lay(table, until(demons_act))
    assert table.page.get_by_role("toolbar", name="The Demons’ hand").count() == 1
    view = table.view()
    held = next(zone for zone in view["zones"] if zone["id"] == "demons")["cards"]
    drawn = table.page.locator(".hand .held").evaluate_all("all => all.map(o => o.dataset.held)")
    assert drawn == [one["card"] for one in held]
    assert amiss(table.page) == []
    make(table, f"discard:{drawn[0]}")
    last = [event for event in table.view()["events"] if event["kind"] == "threw"][-1]
    assert (last["seat"], last["acting"], last["cards"]) == (0, "demons", [drawn[0]])


def has_hermit(game: Any, state: Any) -> bool:
    """Whether the first seat may play the Hermit, and others have their turn after it."""
    return (
        state.phase == "turn"
        and state.actor == 0
        and "hermit" in state.parts[0].hand
        and state.demons is None
        and any(part.fields.count(None) > 2 for part in state.parts[1:])
    )


def test_the_hermit_waits_by_itself_until_its_owner_speaks(table: Table) -> None:
    """narrespillet.r29.b, q.hermit-time: nothing is asked before he wants to be."""
    lay(table, until(has_hermit))
    make(table, "play:hermit")
    assert table.state == "choices"  # it is drawn once it has waited
    assert table.view()["phase"] == "turn"
    waited = [event for event in table.view()["events"] if event["kind"] == "waited"]
    assert waited
    asks = table.page.get_by_role("button", name="Ask me between the turns")
    asks.click()
    assert asks.get_attribute("aria-pressed") == "true"
    while table.state == "choices" and table.view()["phase"] == "turn":
        play(table, Random("hermit"))
    assert table.view()["phase"] == "hermit"
    assert table.page.locator(".decision").inner_text().startswith("The Hermit lies before you.")
    make(table, "extra")
    assert [one["kind"] for one in table.view()["events"]].count("again") >= 1


def carries_four(game: Any, state: Any) -> bool:
    """Whether the first seat is to move, and four cards lie in its Chariot."""
    own = state.parts[0]
    return state.phase == "turn" and state.actor == 0 and len(own.chariot or ()) == 4


def test_what_the_chariot_carries_can_be_tapped_on_a_phone(seated: Seating) -> None:
    """narrespillet.r27.b: it and its cards lie side by side under the fields, none over another."""
    table: Table = seated(Table, **PHONE, reduced_motion="reduce")
    lay(table, until(carries_four))
    boxes = sorted(laying.boxes(table, ".nearest .chariot .held")[".nearest .chariot .held"])
    assert len(boxes) == 1 + 4
    assert all(right - left >= 24 for left, _, right, _ in boxes)
    assert all(one[2] <= other[0] for one, other in pairwise(boxes))


def test_it_is_told_and_played_in_words(table: Table) -> None:
    """narrespillet.r4.a: what can be tapped is a button there, and what lies is told."""
    moves = until(lambda game, state: state.phase == "turn" and state.actor == 0)
    lay(table, moves)
    table.page.keyboard.press("t")
    told = table.page.locator(".in-words").inner_text()
    assert "Swords: nothing" in told
    table.page.locator(".choices.in-text .choice").first.click()
    before = table.view()["moves"]
    table.page.locator(".choices [data-move^=discard]").first.click()
    table.settled()
    assert table.view()["moves"] > before
