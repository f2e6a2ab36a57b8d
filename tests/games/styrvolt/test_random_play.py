"""What holds in every game of Styrvolt: random play by each reading."""

from __future__ import annotations

from collections import Counter
from random import Random

from gnav_core.cards.pack import rank_of, suit_of
from tests.games.play import play
from tests.games.readings import by_each_reading, heads
from tests.games.styrvolt.table import RULES


@by_each_reading(RULES)
def test_no_card_is_lost_or_made_and_a_pair_wins_by_its_fifth_trick(readings):
    """styrvolt-1774.r2.a, r5.a, r5.b, r7.a, q.stake."""
    for number, head in enumerate(heads(RULES, readings, 8)):
        state = None
        for game, state, _, _ in play(head, Random(number)):
            lying = state.lying
            cards = [card for hand in (*lying.hands, *lying.taken) for card in hand]
            cards += [card for _, card in lying.trick]
            under = [state.under] if state.under and not state.matador else []
            whole = Counter([*cards, *lying.stock, *state.turned, *under])
            assert whole == Counter(game.rules.cards)
        pairs = [state.pairs[0], state.pairs[1]]
        assert max(pairs) == 5
        assert sum(state.score) == (4 if min(pairs) == 0 else 2)
        assert state.winners == ((0, 2) if pairs[0] == 5 else (1, 3))


LIST = "h2 c4 s8 h9 d9".split()
RANKS = "a k q j 10 9 8 7 6 4 3 2".split()


def strength(card: str, led: str, trumps: list[str], readings: dict[str, str]) -> float:
    """Tell the list of rule 4 and rule 6 again in full: the higher, the stronger."""
    rank, trump = rank_of(card), suit_of(card) in trumps
    always = readings["leaders"] == "always"
    if readings["powers"] == "beat-some" and not trump and suit_of(card) == suit_of(led):
        after = {"a": "6", "k": "2", "q": "3"}.get(rank)
        if after and card not in LIST:
            return 80 - "aj6234".index(after) - 0.5
    if trump and rank == "7" and card == led:
        return 100
    if card in LIST:
        return 90 - LIST.index(card)
    if trump and rank in "aj6234":
        return 80 - "aj6234".index(rank)
    if trump and rank in "8kq" and (always or card == led):
        return 70 - "8kq".index(rank)
    return 50 - RANKS.index(rank) if suit_of(card) == suit_of(led) else 0


@by_each_reading(RULES)
def test_tricks_are_what_the_words_say_when_they_are_told_again_in_full(readings):
    """styrvolt-1774.r4.a, r4.b, r4.c, r4.d, r6.a, q.equal-rank, q.powers, q.follow, q.leader."""
    best = -1 if readings["equal-rank"] == "last-played" else 0
    for number, head in enumerate(heads(RULES, readings, 6)):
        laid, leader = list[tuple[int, str]](), (head["dealer"] + 1) % 4
        for _, state, _, events in play(head, Random(number)):
            for event in events:
                if event.kind == "played":
                    assert event.seat == (leader + len(laid)) % 4
                    laid.append((event.seat, event.details["card"]))
                if event.kind == "trick":
                    led, trumps = laid[0][1], list(state.trumps)
                    worth = [strength(card, led, trumps, readings) for _, card in laid]
                    leader = [laid[at][0] for at in range(4) if worth[at] == max(worth)][best]
                    assert event.seat == leader
                    laid = []
