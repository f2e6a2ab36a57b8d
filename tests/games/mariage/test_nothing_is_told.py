"""A seat is told nothing that turns on a card it has not seen: whole views are compared.

Two games differ in two cards that the seat does not get: one dealt to another or drawn by him, the
other dealt or drawn later, or left in the stock. As long as the seat is told the same, all that it
is shown is the same, byte for byte.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from gnav_core.core.action import Action
from tests.core.any_game import begun, head, new, with_changed
from tests.games.asking import Report, compare
from tests.games.covered_cards import hand_shown
from tests.games.mariage.table import RULES
from tests.games.mariage.test_random_play import steps
from tests.rest_in_prove import rest_in_prove
from tests.seeds import enough, seeded

MOST_MOVES = 70


def covered(setup: dict[str, Any], moves: list[str], seat: int | None) -> Iterator[str]:
    """The cards of the first deal that come covered to other seats."""
    game = new(setup)
    state = game.begin().state
    for move in moves:
        state, events = game.apply(state, Action.read(move))
        for event in events:
            if state.deal == 1 and event.secret and seat not in event.secret.to:
                yield event.details["card"]


def first_deal(setup: dict[str, Any], chance: Random) -> list[str]:
    """The moves of a first deal, or of so much of it as is played."""
    found = list[str]()
    for step in steps(new(setup), chance):
        if step.after.deal > 1 or len(found) == MOST_MOVES:
            break
        found.append(str(step.action))
    return found


@pytest.mark.parametrize("games", rest_in_prove([8, 300]))
@seeded("mariage")
def test_nothing_is_told_of_a_card_that_a_seat_has_not_seen(games, seed):
    """mariage-1774.r1.b, r4.a: what one may meld turns on cards that only one's own seat sees."""
    chance, report = Random(seed), Report()
    while report.games < games:
        report.games += 1
        setup = head(RULES, chance)
        moves = first_deal(setup, chance)
        named = {move.partition(":")[2] for move in moves}
        left = [card for card in new(setup).rules.cards if card not in named]
        held = []
        for seat in (None, *range(setup["players"])):
            hidden = list(covered(setup, moves, seat))
            one = chance.choice(hidden)
            other = chance.choice([card for card in hidden + left if card != one])
            held.append((seat, with_changed(moves, one, other)))
        compare(setup, moves, held, {}, report, whole=False)
    assert not report.told, report.told[:5]
    enough(report.views > 10 * games)


def test_people_at_one_screen_see_their_own_cards_in_turn():
    """mariage-1774.r1.b."""
    session = begun({**head(RULES, Random(1)), "players": 2, "dealer": 1})
    for card in "s6 s7 h8 h6 h7 c8 s8 s9 s10 c9 c10 ca".split():
        session.act(f"deal:{card}")
    seen = [hand_shown(session, seat, 0) for seat in (0, 1)]
    assert seen == [["s10", "s9", "s8", "s7", "s6", "h8"], []]
