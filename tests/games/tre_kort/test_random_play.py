"""What holds in every game of Tre-Kort: random play by each reading, two to eleven seats."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tests.games.play import play
from tests.games.readings import heads_of_all
from tests.games.tre_kort.table import RULES
from tests.rest_in_prove import rest_in_prove


@pytest.mark.parametrize("games", rest_in_prove([16, 500]))
def test_no_card_is_lost_and_scores_and_beets_sum_to_nothing_at_every_move(games):
    """tre-kort-1774.r7.a, r8.a, r8.b, r8.c, q.dealing, q.beet-size, q.one-beet."""
    for number, head in enumerate(heads_of_all(RULES, games)):
        for game, state, _, _ in play(head, Random(number)):
            lying = state.lying
            cards = [card for hand in (*lying.hands, *lying.taken) for card in hand]
            cards += [card for _, card in lying.trick] + [state.turned] * bool(state.turned)
            assert Counter([*cards, *lying.stock]) == Counter(game.rules.cards)
            assert sum(state.score) + sum(amount for _, amount in state.beets) == 0
            assert all(amount % 3 == 0 for _, amount in state.beets)


def test_every_deal_has_its_three_tricks_and_its_end():
    """tre-kort-1774.r4.b, r7.a, q.length, q.alone, q.nobody."""
    for number, head in enumerate(heads_of_all(RULES, 20)):
        *steps, (game, state, _, last) = play(head, Random(number))
        told = Counter(event.kind for *_, events in (*steps, (last,)) for event in events)
        one = head["readings"]["length"] == "one-deal"
        assert told["dealer"] + told["ended"] == state.deal == (1 if one else head["players"])
        assert told["paid"] + told["nobody"] == state.deal
        assert told["trick"] == 3 * (told["paid"] - told["unopposed"])
        assert game.position(state)["winners"] == game.winners(state)
