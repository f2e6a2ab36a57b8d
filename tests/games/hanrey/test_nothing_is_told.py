"""A seat is told nothing that turns on a card it has not seen: whole views are compared.

Two games differ in two cards that the seat does not get: one dealt to another or drawn by him, the
other dealt or drawn later, or left in the stock. As long as the seat is told the same, all that it
is shown is the same, byte for byte.
"""

from __future__ import annotations

from random import Random

import pytest

from gnav_core.play.session import Session
from gnav_core.play.views import View
from tests.core.any_game import begun, head
from tests.few import first
from tests.games.covered_cards import compared
from tests.games.hanrey.table import RULES
from tests.play.page import Page, a_move

MOST_MOVES = 70


@pytest.mark.parametrize("games", first([12, 300]))
def test_nothing_is_told_of_a_card_that_a_seat_has_not_seen(games):
    """hanrey-1774.r3.a, r4.d, q.empty-hand."""
    assert compared(RULES, games, MOST_MOVES).views > 20 * games


def test_no_message_to_a_seat_holds_a_card_that_it_may_not_see():
    """hanrey-1774.r3.a, r4.d: of the others' cards it is told those alone that lay on the table."""
    page, chance = Page(), Random(3)
    view = page.start(RULES, 1, 3)
    for _ in range(200):
        if view["waiting"] == "over":
            break
        hands = [zone for zone in view["zones"] if zone["kind"] == "hand"]
        assert [bool(hand["cards"]) for hand in hands[1:]] == [False] * 3
        held = page.table.session.state.hands
        assert [hand["unknown"] for hand in hands] == [0, *map(len, held[1:])]
        for event in view["events"]:
            if event["kind"] in ("dealt", "drew") and event["seat"] and not event.get("turned"):
                assert "card" not in event
        view = page.call("act", seat=0, move=a_move(chance.choice(view["choices"]), chance))
    assert view["waiting"] == "over"
    assert '"deal:' not in "".join(page.received)


def test_people_at_one_screen_see_their_own_cards_in_turn():
    """hanrey-1774.r3.a."""
    session = begun({**head(RULES, Random(1)), "players": 2, "dealer": 1})
    for card in "s6 s7 h8 h6 h7 c8".split():
        session.act(f"deal:{card}")
    seen = [[*map(str, _hand(session, seat, 0))] for seat in (0, 1)]
    assert seen == [["s7", "s6", "h8"], []]


def _hand(session: Session, seat: int, of: int) -> list[str]:
    zones = View(session, seat, "en").now()["zones"]
    return [card["card"] for zone in zones if zone["place"] == of for card in zone["cards"]]
