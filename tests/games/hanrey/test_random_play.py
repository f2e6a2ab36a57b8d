"""What holds in every game of Hanrey: random play by each reading, two, three and four seats."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from gnav_core.core import registry
from gnav_core.core.game import CHANCE
from gnav_core.core.record import FORMAT
from tests.few import first
from tests.games.hanrey.table import RULES
from tests.games.play import play
from tests.games.test_replay import play_and_compare

MOST_MOVES = 20_000
READINGS = [
    {"draw": draw, "take-up": take_up}
    for draw in registry.readings(RULES)["draw"]
    for take_up in registry.readings(RULES)["take-up"]
]
by_each_reading = pytest.mark.parametrize(
    "readings", READINGS, ids=[" ".join(one.values()) for one in READINGS]
)
few_and_many = pytest.mark.parametrize("games", first([8, 2000]))


def heads(readings: dict[str, str], games: int) -> Iterator[dict[str, Any]]:
    """Two, three and four seats in turn, whoever deals."""
    for number in range(games):
        players = 2 + number % 3
        dealer = Random(number).randrange(players)
        yield {
            "format": FORMAT,
            "rules": RULES,
            "players": players,
            "dealer": dealer,
            "readings": readings,
        }


@by_each_reading
@few_and_many
def test_games_of_each_reading_replay_the_same_in_another_process(readings, games, tmp_path):
    seed = f"hanrey {' '.join(readings.values())}"
    assert play_and_compare(heads(readings, games), seed, tmp_path, MOST_MOVES) > 40 * games


@by_each_reading
def test_no_card_is_lost_or_made(readings):
    for number, head in enumerate(heads(readings, 9)):
        for game, state, _, _ in play(head, Random(number), MOST_MOVES):
            held = [card for hand in state.hands for card in hand]
            trick = [card for _, card in state.trick]
            lying = Counter([*held, *trick, *state.unseen, *state.turned, *state.away])
            assert lying == Counter(game.rules.cards)


@by_each_reading
def test_every_game_ends_with_one_loser_or_is_broken_off(readings):
    """hanrey-1774.r6.a, q.winners, q.endless."""
    for number, head in enumerate(heads(readings, 24)):
        *_, (game, state, _, events) = play(head, Random(number), MOST_MOVES)
        assert game.is_terminal(state)
        if state.loser is None:
            assert events[-1].kind == "broken-off"
            assert head["players"] > 2
        else:
            holding = [seat for seat, hand in enumerate(state.hands) if hand]
            assert (holding, state.stock) == ([state.loser], 0)
            assert sorted([*game.outcome(state).winners, state.loser]) == [*range(game.players)]


@by_each_reading
def test_whoever_is_to_move_can_move_and_holds_a_card(readings):
    """hanrey-1774.q.empty-hand, q.out."""
    for number, head in enumerate(heads(readings, 9)):
        for game, state, _, _ in play(head, Random(number), MOST_MOVES):
            mover = game.current_player(state)
            assert bool(game.legal_actions(state)) == (mover is not None)
            if isinstance(mover, int):
                assert state.hands[mover]
            if mover == CHANCE:
                assert sum(weight for _, weight in game.chance_outcomes(state)) == pytest.approx(1)


@by_each_reading
def test_every_event_rests_on_a_clause_of_hanrey(readings):
    for number, head in enumerate(heads(readings, 9)):
        for _, _, _, events in play(head, Random(number), MOST_MOVES):
            for event in events:
                assert {name.partition(".")[0] for name in event.clauses} == {RULES}
