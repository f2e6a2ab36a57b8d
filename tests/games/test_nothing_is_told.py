"""A seat is told nothing that turns on a card it has not seen: whole views are compared.

Two games differ in two cards that the seat does not get: dealt to another, drawn, laid or thrown by
him, or left where nobody looks. As long as the seat is told the same, all that it is shown is the
same, byte for byte. What one game alone may leak is held in its own folder.
"""

from __future__ import annotations

from random import Random

import pytest

from gnav_core.core import registry
from tests.core.any_game import begun, head
from tests.games.covered_cards import compared, hand_shown, no_message_names_a_covered_card

#: How many games, of how many moves at most, and how many views at least each must give.
USUAL = (6, 75, 1)
SIZES = {
    "byd-1774": (12, 80, 20),
    "fem-kort-1774": (3, 70, 20),
    "hanrey-1774": (12, 70, 20),
    "hundrede-og-eet-1774": (6, 50, 20),
    "lang-hanrey-1774": (6, 70, 10),
    "piquet-1774": (3, 70, 15),
    "polsk-pas-1774": (10, 46, 20),
    "styrvolt-1774": (2, 60, 100),
    "tre-kort-1774": (6, 80, 20),
}
FEW = [(rules, SIZES.get(rules, USUAL)[0]) for rules in registry.SOURCES]
MANY = [
    pytest.param(rules, 300 if rules in SIZES else 40, marks=pytest.mark.prove)
    for rules in registry.SOURCES
]


@pytest.mark.parametrize(("rules", "games"), [*FEW, *MANY])
def test_nothing_is_told_of_a_card_that_a_seat_has_not_seen(rules: str, games: int) -> None:
    _, most_moves, views = SIZES.get(rules, USUAL)
    assert compared(rules, games, most_moves).views > views * games


@pytest.mark.parametrize(
    ("rules", "others", "verb"),
    [
        ("byd-1774", 3, None),
        ("fem-kort-1774", 4, None),
        ("hanrey-1774", 3, None),
        ("hundrede-og-eet-1774", 1, None),
        ("lang-hanrey-1774", 1, None),
        ("mariage-1774", 2, "play"),
        ("narrespillet", 3, None),
        ("tre-kort-1774", 3, None),
    ],
)
def test_no_message_to_a_seat_holds_a_card_that_it_may_not_see(
    rules: str, others: int, verb: str | None
) -> None:
    """Of the others' cards it is told those alone that lay open on the table."""
    no_message_names_a_covered_card(rules, others, verb)


@pytest.mark.parametrize("rules", ["byd-1774", "hanrey-1774"])
def test_people_at_one_screen_see_their_own_cards_in_turn(rules: str) -> None:
    """byd-1774.r3.a, hanrey-1774.r3.a."""
    session = begun({**head(rules, Random(1)), "players": 2, "dealer": 1})
    for card in "s6 s7 h8 h6 h7 c8".split():
        session.act(f"deal:{card}")
    assert [hand_shown(session, seat, 0) for seat in (0, 1)] == [["s7", "s6", "h8"], []]
