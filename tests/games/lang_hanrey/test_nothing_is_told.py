"""A seat is told nothing that turns on a card it has not seen: whole views are compared.

Two games differ in two cards that the seat does not get: one dealt to another or drawn by him, the
other dealt or drawn later, or left in the stock. As long as the seat is told the same, all that it
is shown is the same, byte for byte.
"""

from __future__ import annotations

import pytest

from tests.few import first
from tests.games.covered_cards import compared, no_message_names_a_covered_card
from tests.games.lang_hanrey.table import RULES

MOST_MOVES = 70


@pytest.mark.parametrize("games", first([6, 300]))
def test_nothing_is_told_of_a_card_that_a_seat_has_not_seen(games):
    """hanrey-1774.r3.a, r4.d, lang-hanrey-1774.q.empty-hand."""
    assert compared(RULES, games, MOST_MOVES).views > 10 * games


def test_no_message_to_a_seat_holds_a_card_that_it_may_not_see():
    """hanrey-1774.r3.a, r4.d, lang-hanrey-1774.r5.b: nor what the other takes up."""
    no_message_names_a_covered_card(RULES, 1)
