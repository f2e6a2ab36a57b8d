"""A seat is told nothing that turns on a card it has not seen: whole views are compared.

Two games differ in two cards that the seat does not get: one dealt to another or drawn by him, the
other dealt or drawn later, or left in the stock. As long as the seat is told the same, all that it
is shown is the same, byte for byte.
"""

from __future__ import annotations

from random import Random

import pytest

from tests.core.any_game import begun, head
from tests.few import first
from tests.games.byd.table import RULES
from tests.games.covered_cards import compared, hand_shown, no_message_names_a_covered_card

MOST_MOVES = 80


@pytest.mark.parametrize("games", first([12, 300]))
def test_nothing_is_told_of_a_card_that_a_seat_has_not_seen(games):
    """byd-1774.r3.a, r5.a, r10.a."""
    assert compared(RULES, games, MOST_MOVES).views > 20 * games


def test_no_message_to_a_seat_holds_a_card_that_it_may_not_see():
    """byd-1774.r3.a, r10.a: of the others' cards it is told those alone that lay on the table."""
    no_message_names_a_covered_card(RULES, 3)


def test_people_at_one_screen_see_their_own_cards_in_turn():
    """byd-1774.r3.a."""
    session = begun({**head(RULES, Random(1)), "players": 2, "dealer": 1})
    for card in "s6 s7 h8 h6 h7 c8".split():
        session.act(f"deal:{card}")
    seen = [hand_shown(session, seat, 0) for seat in (0, 1)]
    assert seen == [["s7", "s6", "h8"], []]
