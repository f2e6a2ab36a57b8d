"""A seat is told nothing that turns on a card it has not seen: whole views are compared.

Two games differ in two cards that the seat does not get: one dealt to another or drawn by him, the
other dealt or drawn later, or left in the stock. As long as the seat is told the same, all that it
is shown is the same, byte for byte.
"""

from __future__ import annotations

import pytest

from tests.few import first
from tests.games.covered_cards import compared, no_message_names_a_covered_card
from tests.games.hundrede_og_eet.table import RULES

MOST_MOVES = 50


@pytest.mark.parametrize("games", first([6, 300]))
def test_nothing_is_told_of_a_card_that_a_seat_has_not_seen(games):
    """hundrede-og-eet-1774.r2.a, r6.a."""
    assert compared(RULES, games, MOST_MOVES).views > 20 * games


def test_no_message_to_a_seat_holds_a_card_that_it_may_not_see():
    """hundrede-og-eet-1774.r2.a, r6.a: of the other's cards, only those played."""
    no_message_names_a_covered_card(RULES, 1)
