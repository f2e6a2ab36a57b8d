"""What holds in every game of Byd: random play by each reading, two to seven seats."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

import pytest

from gnav_core.core import registry
from gnav_core.core.game import CHANCE
from gnav_core.core.record import FORMAT
from tests.few import first
from tests.games.byd.table import RULES
from tests.games.play import play
from tests.games.test_replay import play_and_compare

MOST_MOVES = 100
CRUCES = registry.readings(RULES)
READINGS = [dict(zip(CRUCES, options, strict=True)) for options in product(*CRUCES.values())]
by_each_reading = pytest.mark.parametrize(
    "readings", READINGS, ids=[" ".join(one.values()) for one in READINGS]
)


def heads(readings: dict[str, str], games: int) -> Iterator[dict[str, Any]]:
    """Two to seven seats in turn, whoever deals."""
    for number in range(games):
        players = 2 + number % 6
        dealer = Random(number).randrange(players)
        yield {
            "format": FORMAT,
            "rules": RULES,
            "players": players,
            "dealer": dealer,
            "readings": readings,
        }


@pytest.mark.parametrize("games", first([2, 300, 2000]))
def test_games_of_all_readings_replay_the_same_in_another_process(games, tmp_path):
    each = (head for readings in READINGS for head in heads(readings, games))
    assert play_and_compare(each, "byd", tmp_path, MOST_MOVES) > 20 * games


@by_each_reading
def test_no_card_is_lost_or_made_and_stakes_go_from_seat_to_seat(readings):
    """byd-1774.q.pot."""
    for number, head in enumerate(heads(readings, 6)):
        for game, state, _, _ in play(head, Random(number)):
            lying = state.lying
            cards = [card for hand in (*lying.hands, *lying.taken) for card in hand]
            cards += [card for _, card in lying.trick]
            assert Counter([*cards, *lying.stock]) == Counter(game.rules.cards)
            assert sum(state.score) == 0
            assert sum(lying.won) <= 5


@by_each_reading
def test_every_game_ends_by_the_bid(readings):
    """byd-1774.r11.a, r11.d, q.no-bid, q.nobody-bids."""
    for number, head in enumerate(heads(readings, 24)):
        *_, (game, state, _, events) = play(head, Random(number))
        assert [event.kind for event in events[-2:]] in (["dealer", "won"], ["dealer", "unbid"])
        bids = [bid for bid in state.bids if bid]
        shown = sum(not hand for hand in state.lying.hands)
        assert shown == (len(bids) if len(bids) > 1 else 0)
        assert game.outcome(state).winners == (() if not bids else (state.winner,))
        assert len(game.position(state)["winners"]) == bool(bids)


@by_each_reading
def test_whoever_is_to_move_can_move(readings):
    for number, head in enumerate(heads(readings, 6)):
        for game, state, _, _ in play(head, Random(number)):
            mover = game.current_player(state)
            assert bool(game.legal_actions(state)) == (mover is not None)
            if mover == CHANCE:
                assert sum(weight for _, weight in game.chance_outcomes(state)) == pytest.approx(1)
