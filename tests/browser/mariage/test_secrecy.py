"""Two games that differ in a hidden card look and sound the same; from hand to hand nobody peeps.

What is looked at: the document, the accessibility tree, and every message of the worker.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.cards.hearing import accessible, all_names, told_openly
from tests.browser.mariage.playing import RULES, lay, may, until
from tests.browser.table import Table
from tests.browser.test_secrecy import looked_on
from tests.rest_in_prove import rest_in_prove

# What happens, and the same with another card, which whoever sits down then has not seen.
DEALT = "deal:ha deal:hk deal:hq deal:{} deal:s10 deal:d6 deal:d9 deal:c8 deal:s7 deal:{} deal:c6"
TRICK = "deal:s9 turn:d8 play:ha play:h9"
SWAPPED = {
    "half of what the next may meld": (DEALT.format("h9", "{}") + " deal:s9 turn:d8", "ck", "cq"),
    "dealt to the next": (DEALT.format("{}", "ck") + " deal:s9 turn:d8", "h9", "sa"),
    "drawn by another": (DEALT.format("h9", "ck") + f" {TRICK} draw:dk draw:{{}}", "cq", "h6"),
}


@pytest.mark.parametrize(("moves", "one", "other"), rest_in_prove(SWAPPED))
def test_two_games_that_differ_in_a_hidden_card_look_and_sound_the_same(
    table: Table, moves: str, one: str, other: str
) -> None:
    """mariage-1774.r1.b, r3.a: messages, document and accessibility tree, all of them."""
    assert looked_on(table, RULES, moves.format(one), 2) == looked_on(
        table, RULES, moves.format(other), 2
    )


def covered(view: dict[str, Any]) -> list[str]:
    """Name each card that the seat at the screen may not see and that a view holds."""
    if view["open"]:
        return []
    zones = [zone for zone in view["zones"] if zone["kind"] in ("hand", "stock", "pile")]
    seen = [one["card"] for zone in zones if hidden(zone, view) for one in zone["cards"]]
    told = [
        event["card"]
        for event in view["events"]
        if event["kind"] in ("dealt", "drew")
        and "card" in event
        and not event.get("turned")
        and event["seat"] != view["seat"]
    ]
    return seen + told


def hidden(zone: dict[str, Any], view: dict[str, Any]) -> bool:
    """Whether a zone is another's hand, or lies covered."""
    return zone["kind"] != "hand" or zone["place"] != view["seat"]


def test_from_hand_to_hand_nobody_sees_anothers_cards(table: Table) -> None:
    """mariage-1774.r1.b: a Mariage shows two cards, and nothing else is told, by eye or by ear."""
    lay(table, until(lambda game, state: may(game, state, "meld"), 3), *["human"] * 3)
    page, turns, melded = table.page, 0, 0
    while turns < 7:
        if table.state == "choices":
            view, turns = table.view(), turns + 1
            faces = page.locator(".hand .card.face")
            shown = faces.evaluate_all("all => all.map((face) => face.dataset.card)")
            own = next(
                zone["cards"]
                for zone in view["zones"]
                if zone["kind"] == "hand" and zone["place"] == view["seat"]
            )
            assert shown == [one["card"] for one in own]
            assert page.locator(".others .card.face").count() == 0
            heard, told = accessible(table), told_openly(view)
            lying = {one["name"] for zone in view["zones"] for one in zone["cards"]}
            for card in all_names(table) - lying:
                assert card not in heard or card in told, card
            if page.locator('[data-move^="meld:"]').count():
                melded += 1
                table.click('[data-move^="meld:"] >> nth=0')
            else:
                table.click(".held.legal >> nth=0")
        elif table.state == "cover":
            assert page.locator(".card").count() == 0
            assert not any(card in accessible(table) for card in all_names(table))
            table.go_on()
        else:
            table.go_on()
    assert melded
    views = list(table.views())
    assert len(views) > 7
    for view in views:
        assert covered(view) == []
