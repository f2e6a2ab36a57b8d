"""What holds in every game of Hundrede og Eet: random play by each reading."""

from __future__ import annotations

from collections import Counter
from random import Random

from tests.games.hundrede_og_eet.table import RULES
from tests.games.play import play
from tests.games.readings import by_each_reading, heads

MOST_MOVES = 400
LENT = {"byd-1774", "mariage-1774"}


@by_each_reading(RULES)
def test_no_card_is_lost_or_made_and_no_point(readings):
    """hundrede-og-eet-1774.r3.a, r4.a, r4.b, r4.c, r7.a: what is counted lies in the tricks."""
    for number, head in enumerate(heads(RULES, readings, 6)):
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


@by_each_reading(RULES)
def test_every_game_ends_in_two_deals_at_most_with_one_winner_or_none(readings):
    """hundrede-og-eet-1774.r3.a, q.deals."""
    for number, head in enumerate(heads(RULES, readings, 12)):
        *_, (game, state, _, events) = play(head, Random(number), MOST_MOVES)
        assert game.is_terminal(state)
        assert state.deal <= (1 if readings["deals"] == "one-deal" else 2)
        assert events[-1].kind == "won"
        enough = [seat for seat in (0, 1) if state.score[seat] >= 101]
        assert game.winners(state) == enough == list(game.outcome(state).winners)
        assert len(enough) == 1 or (readings["deals"] == "one-deal" and not enough)


@by_each_reading(RULES)
def test_both_hold_as_many_cards_where_one_leads(readings):
    """hundrede-og-eet-1774.q.follow, q.draw."""
    for number, head in enumerate(heads(RULES, readings, 6)):
        for _, state, _, _ in play(head, Random(number), MOST_MOVES):
            if state.phase == "play" and not state.trick:
                assert len(state.hands[0]) == len(state.hands[1])
                assert state.stock % 2 == 0


@by_each_reading(RULES)
def test_every_event_rests_on_a_clause_of_the_game_or_of_one_that_lends_it(readings):
    for number, head in enumerate(heads(RULES, readings, 6)):
        for _, _, _, events in play(head, Random(number), MOST_MOVES):
            for event in events:
                sources = {name.partition(".")[0] for name in event.clauses}
                assert RULES in sources
                assert sources <= {RULES, *LENT}
