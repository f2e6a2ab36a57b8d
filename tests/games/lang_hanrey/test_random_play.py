"""What holds in every game of Lang Hanrey: random play by each reading."""

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
from tests.games.lang_hanrey.table import RULES
from tests.games.play import play
from tests.games.test_replay import play_and_compare

MOST_MOVES = 2_000
CRUCES = registry.readings(RULES)
READINGS = [dict(zip(CRUCES, some, strict=True)) for some in product(*CRUCES.values())]
by_each_reading = pytest.mark.parametrize(
    "readings", READINGS, ids=[" ".join(one.values()) for one in READINGS]
)
few_and_many = pytest.mark.parametrize("games", first([2, 300, 2000]))


def heads(readings: dict[str, str], games: int) -> Iterator[dict[str, Any]]:
    """Two seats, each of which deals in turn."""
    for number in range(games):
        head = {"format": FORMAT, "rules": RULES, "players": 2, "dealer": number % 2}
        yield {**head, "readings": readings}


@by_each_reading
@few_and_many
def test_games_of_each_reading_replay_the_same_in_another_process(readings, games, tmp_path):
    seed = f"lang hanrey {' '.join(readings.values())}"
    assert play_and_compare(heads(readings, games), seed, tmp_path, MOST_MOVES) > 40 * games


@by_each_reading
def test_no_card_is_lost_or_made_and_every_game_ends_with_one_loser(readings):
    """lang-hanrey-1774.r8.a, q.winners: two always come to an end."""
    for number, head in enumerate(heads(readings, 6)):
        for game, state, _, _ in play(head, Random(number), MOST_MOVES):
            rows = (*state.hands, *state.kept, state.led, state.unseen, state.turned)
            assert Counter(card for row in rows for card in row) == Counter(game.rules.cards)
            assert (state.part == 1) == bool(state.stock)
        assert game.is_terminal(state)
        assert (state.hands[1 - state.loser], bool(state.hands[state.loser])) == ((), True)
        assert game.outcome(state).winners == (1 - state.loser,)


@by_each_reading
def test_whoever_is_to_move_can_move_and_whoever_answers_holds_a_card(readings):
    """lang-hanrey-1774.q.empty-hand: only who leads again is ever without a card."""
    for number, head in enumerate(heads(readings, 6)):
        for game, state, _, _ in play(head, Random(number), MOST_MOVES):
            mover = game.current_player(state)
            assert bool(game.legal_actions(state)) == (mover is not None)
            if isinstance(mover, int):
                assert state.hands[mover]
            if state.phase == "answer":
                assert (state.at, state.leader) == (1 - state.leader, 1 - state.at)
            if mover == CHANCE:
                assert sum(weight for _, weight in game.chance_outcomes(state)) == pytest.approx(1)


@by_each_reading
def test_of_kept_cards_one_half_has_beaten_the_other(readings):
    """lang-hanrey-1774.r4.b, r5.b: and each part begins with none."""
    for number, head in enumerate(heads(readings, 6)):
        for game, state, _, events in play(head, Random(number), MOST_MOVES):
            position = game.position(state)
            assert [2 * tricks for tricks in position["tricks"]] == [*map(len, state.kept)]
            if any(event.kind == "collected" for event in events):
                assert (position["part"], position["tricks"]) == (2, [0, 0])
                assert sum(map(len, state.hands)) == 36


@by_each_reading
def test_every_event_rests_on_a_clause_of_lang_hanrey_or_of_hanrey(readings):
    """lang-hanrey-1774.r0.a."""
    for number, head in enumerate(heads(readings, 6)):
        for _, _, _, events in play(head, Random(number), MOST_MOVES):
            for event in events:
                assert {name.partition(".")[0] for name in event.clauses} <= {RULES, "hanrey-1774"}
