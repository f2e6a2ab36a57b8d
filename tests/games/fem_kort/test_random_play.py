"""What holds in every game of Fem Kort: random play by each reading, two to seven seats."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

from gnav_core.cards.pack import rank_of, suit_of
from tests.games.fem_kort.table import RULES
from tests.games.play import play
from tests.games.readings import by_each_reading, heads

MOST_MOVES = 70


def steps(readings: dict[str, str], games: int) -> Iterator[tuple[Any, ...]]:
    """Go through such games, each move of each."""
    for number, head in enumerate(heads(RULES, readings, games)):
        yield from play(head, Random(number), MOST_MOVES)


@by_each_reading(RULES)
def test_no_card_is_lost_or_made_and_each_lies_where_it_may(readings):
    for game, state, _, _ in steps(readings, 12):
        held = [card for hand in state.lying.hands for card in hand]
        kept = [card for cards in state.lying.taken for card in cards]
        trick = [card for _, card in state.lying.trick]
        assert Counter([*held, *kept, *trick, *state.lying.stock]) == Counter(game.rules.cards)
        position = game.position(state)
        if position["phase"] != "deal":
            laid = len(trick) + game.players * sum(position["tricks"])
            assert len(held) + laid == 5 * game.players
            assert position["stock"] == 36 - 5 * game.players
        assert sum(position["tricks"]) <= 5
        won = 1 if position["terminal"] and readings["stake"] == "one" else 0
        assert sum(position["score"]) == won


@by_each_reading(RULES)
def test_tricks_are_what_the_words_say_when_they_are_told_again_in_full(readings):
    """fem-kort-1774.q.follow, q.rank, q.leader, r11.a, r11.b: the rules worked out anew."""
    for number, head in enumerate(heads(RULES, readings, 30)):
        order = "a k q j 10 9 8 7 6".split()
        *_, (game, state, _, _) = play(head, Random(number), MOST_MOVES)
        leader, n = (head["dealer"] + 1) % head["players"], head["players"]
        hands, laid = [set[str]() for _ in range(n)], list[tuple[int, str]]()
        for _, _, move, events in play(head, Random(number), MOST_MOVES):
            verb, _, card = (move or "").partition(":")
            for event in events:
                if event.kind == "dealt":
                    hands[event.seat].add(card)
            if verb != "play":
                continue
            seat = (leader + len(laid)) % n
            suit = suit_of(laid[0][1]) if laid else suit_of(card)
            own = {one for one in hands[seat] if suit_of(one) == suit}
            if own and readings["follow"] != "free":
                assert card in own
            so_far = [one for _, one in laid if suit_of(one) == suit]
            if own and laid and readings["follow"] == "must-beat":
                best = min(order.index(rank_of(one)) for one in so_far)
                if any(order.index(rank_of(one)) < best for one in own):
                    assert order.index(rank_of(card)) < best
            hands[seat].remove(card)
            laid.append((seat, card))
            if len(laid) == n:
                fitting = [one for one in laid if suit_of(one[1]) == suit]
                leader = min(fitting, key=lambda one: order.index(rank_of(one[1])))[0]
                laid = []
        assert game.position(state)["winners"] == [leader]


@by_each_reading(RULES)
def test_every_event_rests_on_a_clause_of_fem_kort_first(readings):
    for _, _, _, events in steps(readings, 12):
        for event in events:
            sources = [name.partition(".")[0] for name in event.clauses]
            assert sources[0] == RULES
            assert set(sources) <= {RULES, "byd-1774"}
