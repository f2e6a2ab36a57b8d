"""Hanrey is played to the end in the browser by keys alone, and from hand to hand."""

from __future__ import annotations

import re
from typing import Any

from tests.browser.cards.hearing import accessible, all_names, told_openly
from tests.browser.hanrey.playing import lay
from tests.browser.table import Table

MOST = 150  # more moves than any of these games has


def ended(table: Table) -> bool:
    return table.state == "outcome"


def test_hanrey_is_played_to_the_end_by_keys_alone(table: Table) -> None:
    """The arrows move along the hand, the space bar picks, Enter plays."""
    lay(table, [], "human", "thrifty")
    page = table.page
    for _ in range(MOST):
        if ended(table):
            break
        page.wait_for_function(
            "() => document.activeElement?.shadowRoot?.activeElement?.matches('.held.legal')"
        )
        moves = table.view()["moves"]
        page.keyboard.press("ArrowRight")
        page.keyboard.press("ArrowLeft")
        page.keyboard.press("Home")
        while not page.locator(".held.legal:focus").count():
            page.keyboard.press("ArrowRight")
        page.keyboard.press(" ")
        assert page.locator(".held.picked").count() == 1
        page.keyboard.press("Enter")
        page.wait_for_function("() => window.unanswered.size === 0")
        table.settled()
        assert table.view()["moves"] > moves
    assert re.search("keeps? the last card", page.locator(".outcome").inner_text())


def held_by_others(view: dict[str, Any]) -> list[str]:
    """Name each card in a hand that the seat at the screen may not see."""
    hands = [zone for zone in view["zones"] if zone["kind"] == "hand"]
    seen = [one["card"] for zone in hands if zone["place"] != view["seat"] for one in zone["cards"]]
    told = [
        event["card"]
        for event in view["events"]
        if event["kind"] in ("dealt", "drew")
        and "card" in event
        and not event.get("turned")
        and event["seat"] != view["seat"]
    ]
    return [] if view["open"] else seen + told


def test_from_hand_to_hand_nobody_sees_anothers_cards(table: Table) -> None:
    """Not on the page, not by ear, not in what the worker sends; nothing under the cover."""
    lay(table, [], "human", "human", "human")
    page, turns = table.page, 0
    while turns < 6:
        state = table.state
        if state == "choices":
            view, turns = table.view(), turns + 1
            hands = {zone["place"]: zone["cards"] for zone in view["zones"]}
            faces = page.locator(".hand .card.face")
            shown = faces.evaluate_all("all => all.map((face) => face.dataset.card)")
            assert shown == [one["card"] for one in hands[view["seat"]]]
            assert page.locator(".others .card.face").count() == 0
            heard, told = accessible(table), told_openly(view)
            lying = {one["name"] for zone in view["zones"] for one in zone["cards"]}
            for card in all_names(table) - lying:
                assert card not in heard or card in told, card
            table.click(".held.legal >> nth=0")
        elif state == "cover":
            assert page.locator(".card").count() == 0
            assert not any(card in accessible(table) for card in all_names(table))
            table.go_on()
        else:
            table.go_on()
    for view in table.views():
        assert held_by_others(view) == []
