"""Thrown cards and the heaps: two games that differ in them look and sound the same.

What is looked at: the document, the accessibility tree, and every message of the worker.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.cards.hearing import accessible
from tests.browser.piquet.playing import NINETY, RULES, dealt, held, lay, throw
from tests.browser.table import Table
from tests.browser.test_secrecy import looked_on
from tests.rest_in_prove import rest_in_prove

# What happens, and the same with other cards, which whoever sits down then has not seen.
BEGUN = " ".join(dealt(NINETY))
SWAPPED = {
    "thrown by the one before": (
        BEGUN + " throw:{} draw:s9 draw:s8 draw:s7",
        "h9+da+dk",
        "h9+dk+c8",
    ),
    "bought by the one before": (BEGUN + " throw:h9+dk+c8 draw:s9 draw:s8 draw:{}", "s7", "ck"),
}


@pytest.mark.parametrize(("moves", "one", "other"), rest_in_prove(SWAPPED))
def test_two_games_that_differ_in_a_hidden_card_look_and_sound_the_same(
    table: Table, moves: str, one: str, other: str
) -> None:
    """piquet-1774.r1.d, q.unbought: messages, document and accessibility tree, all of them."""
    assert looked_on(table, RULES, moves.format(one), 2) == looked_on(
        table, RULES, moves.format(other), 2
    )


def covered(view: dict[str, Any]) -> list[str]:
    """Name each card that the seat at the screen may not see and that a view holds."""
    if view["open"]:
        return []
    hidden = [
        zone
        for zone in view["zones"]
        if zone["kind"] == "stock"
        or (zone["kind"] == "hand" and zone["place"] != view["seat"])
        or (zone["id"].startswith("away:") and zone["place"] != view["seat"])
    ]
    seen = [one["card"] for zone in hidden for one in zone["cards"]]
    others = [event for event in view["events"] if event.get("seat", view["seat"]) != view["seat"]]
    told = [event["cards"] for event in others if event["kind"] == "threw" and "cards" in event]
    moved = [
        one["cards"]
        for event in others
        if event["kind"] in ("threw", "drew", "dealt")
        for one in event["moved"]
        if one["cards"]
    ]
    return [*seen, *map(str, told), *map(str, moved)]


def test_from_hand_to_hand_nobody_sees_what_the_other_threw(table: Table) -> None:
    """piquet-1774.r1.d: the cards thrown lie covered to the other, by eye and by ear."""
    lay(table, dealt(NINETY), "human", "human")
    away, page = dict[int, set[str]](), table.page
    for _ in range(6):
        if table.state == "choices":
            view, cards = table.view(), held(table)
            heard, seat = accessible(table), view["seat"]
            faces = page.locator(".card.face").evaluate_all("all => all.map((e) => e.dataset.card)")
            for other, thrown in away.items():
                assert other == seat or not thrown & set(faces)
            if view["phase"] == "throw":
                throw(table, *cards[:3])
                away[seat] = set(cards[:3])
            elif len(away) == 2:
                own = page.locator("details.thrown .faces .card")
                assert set(own.evaluate_all("all => all.map((e) => e.dataset.card)")) == away[seat]
                names = {one["card"]: one["name"] for one in cards_of(table)}
                other = next(names[card] for card in away[1 - seat] if card in names)
                assert other not in heard
                break
        elif table.state == "cover":
            assert page.locator(".card").count() == 0
            table.go_on()
        else:
            table.go_on()
    assert len(away) == 2
    views = list(table.views())
    assert all(covered(view) == [] for view in views)


def cards_of(table: Table) -> list[dict[str, Any]]:
    """Every card that any view has named."""
    return [one for view in table.views() for zone in view["zones"] for one in zone["cards"]]
