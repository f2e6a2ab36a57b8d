"""What holds in every game of Hundrede og Eet: random play by each reading."""

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
from tests.games.hundrede_og_eet.table import RULES
from tests.games.play import play
from tests.games.test_replay import play_and_compare

MOST_MOVES = 400
OPTIONS = registry.readings(RULES)
READINGS = [dict(zip(OPTIONS, options, strict=True)) for options in product(*OPTIONS.values())]
LENT = {"byd-1774", "mariage-1774"}
by_each_reading = pytest.mark.parametrize(
    "readings", READINGS, ids=[" ".join(one.values()) for one in READINGS]
)
few_and_many = pytest.mark.parametrize("games", first([3, 125]))


def heads(readings: dict[str, str], games: int) -> Iterator[dict[str, Any]]:
    """Two seats, who deals in turn."""
    for number in range(games):
        yield {
            "format": FORMAT,
            "rules": RULES,
            "players": 2,
            "dealer": number % 2,
            "readings": readings,
        }


@few_and_many
def test_games_of_every_reading_replay_the_same_in_another_process(games, tmp_path):
    every = (
        head
        for one in zip(*(heads(readings, games) for readings in READINGS), strict=True)
        for head in one
    )
    assert play_and_compare(every, "hundrede og eet", tmp_path, MOST_MOVES) > 500 * games


@by_each_reading
def test_no_card_is_lost_or_made_and_no_point(readings):
    """hundrede-og-eet-1774.r3.a, r4.a, r4.b, r4.c, r7.a: what is counted lies in the tricks."""
    for number, head in enumerate(heads(readings, 3)):
        stood: tuple[int, ...] = (0, 0)
        for game, state, _, events in play(head, Random(number), MOST_MOVES):
            if any(event.kind == "dealer" for event in events):
                stood = state.score
            held = [card for hand in (*state.hands, *state.piles) for card in hand]
            trick = [card for _, card in state.trick]
            assert Counter([*held, *trick, *state.unseen, *state.turned]) == Counter(
                game.rules.cards
            )
            worths = [sum(game.rules.worths[card[1:]] for card in pile) for pile in state.piles]
            last = any(event.details.get("last") for event in events)
            for seat in (0, 1):
                more = state.score[seat] - stood[seat] - worths[seat]
                assert more in ((0, 10) if last else (0,))
            assert sum(state.tricks) * 2 == sum(map(len, state.piles))


@by_each_reading
def test_every_game_ends_in_two_deals_at_most_with_one_winner_or_none(readings):
    """hundrede-og-eet-1774.r3.a, q.deals."""
    for number, head in enumerate(heads(readings, 12)):
        *_, (game, state, _, events) = play(head, Random(number), MOST_MOVES)
        assert game.is_terminal(state)
        assert state.deal <= (1 if readings["deals"] == "one-deal" else 2)
        assert events[-1].kind == "won"
        enough = [seat for seat in (0, 1) if state.score[seat] >= 101]
        assert game.winners(state) == enough == list(game.outcome(state).winners)
        assert len(enough) == 1 or (readings["deals"] == "one-deal" and not enough)


@by_each_reading
def test_whoever_is_to_move_can_move(readings):
    """hundrede-og-eet-1774.q.follow, q.draw."""
    for number, head in enumerate(heads(readings, 3)):
        for game, state, _, _ in play(head, Random(number), MOST_MOVES):
            mover = game.current_player(state)
            assert bool(game.legal_actions(state)) == (mover is not None)
            if mover == CHANCE:
                assert sum(weight for _, weight in game.chance_outcomes(state)) == pytest.approx(1)
            if state.phase == "play" and not state.trick:
                assert len(state.hands[0]) == len(state.hands[1])
                assert state.stock % 2 == 0


@by_each_reading
def test_every_event_rests_on_a_clause_of_the_game_or_of_one_that_lends_it(readings):
    for number, head in enumerate(heads(readings, 3)):
        for _, _, _, events in play(head, Random(number), MOST_MOVES):
            for event in events:
                sources = {name.partition(".")[0] for name in event.clauses}
                assert RULES in sources
                assert sources <= {RULES, *LENT}
