"""What holds in every game of Hanrey: random play by each reading, two, three and four seats."""

from __future__ import annotations

from collections import Counter
from random import Random

from tests.games.hanrey.table import RULES
from tests.games.play import play
from tests.games.readings import by_each_reading, heads

MOST_MOVES = 20_000


@by_each_reading(RULES)
def test_no_card_is_lost_or_made(readings):
    for number, head in enumerate(heads(RULES, readings, 9)):
        for game, state, _, _ in play(head, Random(number), MOST_MOVES):
            held = [card for hand in state.hands for card in hand]
            trick = [card for _, card in state.trick]
            lying = Counter([*held, *trick, *state.unseen, *state.turned, *state.away])
            assert lying == Counter(game.rules.cards)


@by_each_reading(RULES)
def test_every_game_ends_with_one_loser_or_is_broken_off(readings):
    """hanrey-1774.r6.a, q.winners, q.endless."""
    for number, head in enumerate(heads(RULES, readings, 24)):
        *_, (game, state, _, events) = play(head, Random(number), MOST_MOVES)
        assert game.is_terminal(state)
        if state.loser is None:
            assert events[-1].kind == "broken-off"
            assert head["players"] > 2
        else:
            holding = [seat for seat, hand in enumerate(state.hands) if hand]
            assert (holding, state.stock) == ([state.loser], 0)
            assert sorted([*game.outcome(state).winners, state.loser]) == [*range(game.players)]


@by_each_reading(RULES)
def test_whoever_is_to_move_holds_a_card(readings):
    """hanrey-1774.q.empty-hand, q.out."""
    for number, head in enumerate(heads(RULES, readings, 9)):
        for game, state, _, _ in play(head, Random(number), MOST_MOVES):
            mover = game.current_player(state)
            if isinstance(mover, int):
                assert state.hands[mover]


@by_each_reading(RULES)
def test_every_event_rests_on_a_clause_of_hanrey(readings):
    for number, head in enumerate(heads(RULES, readings, 9)):
        for _, _, _, events in play(head, Random(number), MOST_MOVES):
            for event in events:
                assert {name.partition(".")[0] for name in event.clauses} == {RULES}
