"""What holds in every game of Lang Hanrey: random play by each reading."""

from __future__ import annotations

from collections import Counter
from random import Random

from tests.games.lang_hanrey.table import RULES
from tests.games.play import play
from tests.games.readings import by_each_reading, heads

MOST_MOVES = 2_000


@by_each_reading(RULES)
def test_no_card_is_lost_or_made_and_every_game_ends_with_one_loser(readings):
    """lang-hanrey-1774.r8.a, q.winners: two always come to an end."""
    for number, head in enumerate(heads(RULES, readings, 9)):
        for game, state, _, _ in play(head, Random(number), MOST_MOVES):
            rows = (*state.hands, *state.kept, state.led, state.unseen, state.turned)
            assert Counter(card for row in rows for card in row) == Counter(game.rules.cards)
            assert (state.part == 1) == bool(state.stock)
        assert game.is_terminal(state)
        assert (state.hands[1 - state.loser], bool(state.hands[state.loser])) == ((), True)
        assert game.outcome(state).winners == (1 - state.loser,)


@by_each_reading(RULES)
def test_whoever_is_to_move_holds_a_card_and_the_other_answers(readings):
    """lang-hanrey-1774.q.empty-hand: only who leads again is ever without a card."""
    for number, head in enumerate(heads(RULES, readings, 9)):
        for game, state, _, _ in play(head, Random(number), MOST_MOVES):
            mover = game.current_player(state)
            if isinstance(mover, int):
                assert state.hands[mover]
            if state.phase == "answer":
                assert (state.at, state.leader) == (1 - state.leader, 1 - state.at)


@by_each_reading(RULES)
def test_of_kept_cards_one_half_has_beaten_the_other(readings):
    """lang-hanrey-1774.r4.b, r5.b: and each part begins with none."""
    for number, head in enumerate(heads(RULES, readings, 9)):
        for game, state, _, events in play(head, Random(number), MOST_MOVES):
            position = game.position(state)
            assert [2 * tricks for tricks in position["tricks"]] == [*map(len, state.kept)]
            if any(event.kind == "collected" for event in events):
                assert (position["part"], position["tricks"]) == (2, [0, 0])
                assert sum(map(len, state.hands)) == 36


@by_each_reading(RULES)
def test_every_event_rests_on_a_clause_of_lang_hanrey_or_of_hanrey(readings):
    """lang-hanrey-1774.r0.a."""
    for number, head in enumerate(heads(RULES, readings, 9)):
        for _, _, _, events in play(head, Random(number), MOST_MOVES):
            for event in events:
                assert {name.partition(".")[0] for name in event.clauses} <= {RULES, "hanrey-1774"}
