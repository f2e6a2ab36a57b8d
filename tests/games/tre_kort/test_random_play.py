"""What holds in every game of Tre-Kort: random play by each reading, two to eleven seats."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

import pytest

from gnav_core.core import registry
from gnav_core.core.record import FORMAT
from tests.few import first
from tests.games.play import play
from tests.games.test_replay import play_and_compare
from tests.games.tre_kort.table import RULES

MOST_MOVES = 1000
CRUCES = registry.readings(RULES)
READINGS = [dict(zip(CRUCES, options, strict=True)) for options in product(*CRUCES.values())]


def heads(games: int) -> Iterator[dict[str, Any]]:
    """Two to eleven seats in turn, by each reading in turn, whoever deals."""
    for number in range(games):
        players = 2 + number % 10
        yield {
            "format": FORMAT,
            "rules": RULES,
            "players": players,
            "dealer": Random(number).randrange(players),
            "readings": READINGS[number % len(READINGS)],
        }


@pytest.mark.parametrize("games", first([10, 2000]))
def test_games_of_all_readings_replay_the_same_in_another_process(games, tmp_path):
    assert play_and_compare(heads(games), "tre-kort", tmp_path, MOST_MOVES) > 20 * games


@pytest.mark.parametrize("games", first([16, 2000]))
def test_no_card_is_lost_and_scores_and_beets_sum_to_nothing_at_every_move(games):
    """tre-kort-1774.r7.a, r8.a, r8.b, r8.c, q.dealing, q.beet-size, q.one-beet."""
    for number, head in enumerate(heads(games)):
        for game, state, _, _ in play(head, Random(number)):
            lying = state.lying
            cards = [card for hand in (*lying.hands, *lying.taken) for card in hand]
            cards += [card for _, card in lying.trick] + [state.turned] * bool(state.turned)
            assert Counter([*cards, *lying.stock]) == Counter(game.rules.cards)
            assert sum(state.score) + sum(amount for _, amount in state.beets) == 0
            assert all(amount % 3 == 0 for _, amount in state.beets)
            assert bool(game.legal_actions(state)) == (game.current_player(state) is not None)


def test_every_deal_has_its_three_tricks_and_its_end():
    """tre-kort-1774.r4.b, r7.a, q.length, q.alone, q.nobody."""
    for number, head in enumerate(heads(20)):
        *steps, (game, state, _, last) = play(head, Random(number))
        told = Counter(event.kind for *_, events in (*steps, (last,)) for event in events)
        one = head["readings"]["length"] == "one-deal"
        assert told["dealer"] + told["ended"] == state.deal == (1 if one else head["players"])
        assert told["paid"] + told["nobody"] == state.deal
        assert told["trick"] == 3 * (told["paid"] - told["unopposed"])
        assert game.position(state)["winners"] == game.winners(state)
