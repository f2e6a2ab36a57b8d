"""A seat is told nothing that turns on a card it has not seen: whole views are compared.

Two games differ in two cards that the seat does not get: one dealt to another or drawn by him, the
other dealt or drawn later, or left in the stock. As long as the seat is told the same, all that it
is shown is the same, byte for byte.
"""

from __future__ import annotations

from random import Random

import pytest

from tests.few import first
from tests.games.covered_cards import compared
from tests.games.hundrede_og_eet.table import RULES
from tests.play.page import Page, a_move

MOST_MOVES = 50


@pytest.mark.parametrize("games", first([6, 300]))
def test_nothing_is_told_of_a_card_that_a_seat_has_not_seen(games):
    """hundrede-og-eet-1774.r2.a, r6.a."""
    assert compared(RULES, games, MOST_MOVES).views > 20 * games


def test_no_message_to_a_seat_holds_a_card_that_it_may_not_see():
    """hundrede-og-eet-1774.r2.a, r6.a: of the other's cards, only those played."""
    page, chance = Page(), Random(3)
    view = page.start(RULES, 1, 1)
    for _ in range(200):
        if view["waiting"] == "over":
            break
        hands = [zone for zone in view["zones"] if zone["kind"] == "hand"]
        piles = [zone for zone in view["zones"] if zone["kind"] == "pile"]
        assert not hands[1]["cards"]
        assert not any(pile["cards"] for pile in piles)
        state = page.table.session.state
        if page.table.session.game.moment(state).rests:
            view = page.call("continue", seat=0)
            continue
        assert [hand["unknown"] for hand in hands] == [0, len(state.hands[1])]
        assert [pile["unknown"] for pile in piles] == [*map(len, state.piles)]
        for event in view["events"]:
            if event["kind"] in ("dealt", "drew") and event["seat"] and not event.get("turned"):
                assert "card" not in event
        view = page.call("act", seat=0, move=a_move(chance.choice(view["choices"]), chance))
    assert view["waiting"] == "over"
    assert '"deal:' not in "".join(page.received)
