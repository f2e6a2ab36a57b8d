"""The sets that may answer, held against all sets there are: as many as can be, the best only."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, permutations
from random import Random
from typing import Literal

import pytest

from gnav_core.cards.pack import SUITS, in_order, pack
from gnav_core.games.lang_hanrey.beating import alike, answers, beats_all, pairs
from tests.rest_in_prove import rest_in_prove
from tests.seeds import seeded

RANKS = ("a", "k", "q", "j", "10", "9", "8", "7", "6")
PACK = pack(RANKS)
Cards = tuple[str, ...]


def beats(card: str, other: str, trump: str) -> bool:
    """Whether a card beats another: a higher one of its suit, or a trump on another suit."""
    if card[0] == other[0]:
        return RANKS.index(card[1:]) < RANKS.index(other[1:])
    return card[0] == trump


def can_beat(cards: Cards, led: Cards, trump: str) -> bool:
    """Whether each of the cards can beat another of the led ones, in whatever order."""
    return len(cards) <= len(led) and any(
        all(beats(card, other, trump) for card, other in zip(cards, some, strict=True))
        for some in permutations(led, len(cards))
    )


def is_better(card: str, other: str, trump: str, best: str) -> bool:
    """Whether a card is better than another: by rank in its suit; else trumps are, or are not."""
    if card[0] == other[0]:
        return RANKS.index(card[1:]) < RANKS.index(other[1:])
    return (card if best == "in-hand" else other)[0] == trump


def by_trying_all(led: Cards, hand: Cards, trump: str, best: str) -> list[Cards]:
    """Try every set of the hand: the largest that beat, in which no card can be bettered."""
    beating = [
        [some for some in combinations(hand, size) if can_beat(some, led, trump)]
        for size in range(1, len(led) + 1)
    ]
    largest = next((some for some in reversed(beating) if some), [])
    return [cards for cards in largest if not can_be_bettered(cards, led, hand, trump, best)]


def can_be_bettered(cards: Cards, led: Cards, hand: Cards, trump: str, best: str) -> bool:
    """Whether a card of the set can be changed for a better one, with as many still beaten."""
    return any(
        is_better(new, old, trump, best)
        and can_beat((new, *(card for card in cards if card != old)), led, trump)
        for old in cards
        for new in hand
        if new not in cards
    )


def positions(chance: Random, number: int) -> Iterator[tuple[Cards, Cards, str]]:
    """Lead one to four cards alike to a hand of up to eight, with any trump."""
    for _ in range(number):
        rank, size = chance.choice(RANKS), chance.randint(1, 4)
        led = in_order(f"{suit}{rank}" for suit in chance.sample(SUITS, size))
        left = [card for card in PACK if card not in led]
        hand = in_order(chance.sample(left, chance.randint(1, 8)))
        yield led, hand, chance.choice(SUITS)


@pytest.mark.parametrize("best", ["in-hand", "of-suit"])
@pytest.mark.parametrize("number", rest_in_prove([600, 5_000]))
def test_the_answers_are_the_best_of_the_largest_sets_that_beat(
    best: Literal["in-hand", "of-suit"], number: int
) -> None:
    """lang-hanrey-1774.r4.c, r7.b, q.best-card."""
    chance, several = Random(f"beating {best}"), 0
    for led, hand, trump in positions(chance, number):
        found = answers(led, hand, trump, RANKS, best)
        assert sorted(found) == sorted(by_trying_all(led, hand, trump, best)), (led, hand, trump)
        assert all(cards == in_order(cards) for cards in found)
        several += len(found) > 1
    assert bool(several) == (best == "in-hand")


@seeded("all")
def test_whether_cards_beat_is_what_trying_all_orders_says(seed: str) -> None:
    """lang-hanrey-1774.r7.b."""
    for led, hand, trump in positions(Random(seed), 200):
        for size in range(1, min(len(hand), len(led)) + 1):
            for cards in combinations(hand, size):
                assert beats_all(led, cards, trump, RANKS) == can_beat(cards, led, trump)


@seeded("which")
def test_each_card_beats_another_of_the_led_ones_and_a_plain_one_that_of_its_suit(
    seed: str,
) -> None:
    """lang-hanrey-1774.q.partial."""
    for led, hand, trump in positions(Random(seed), 300):
        for cards in answers(led, hand, trump, RANKS, "in-hand"):
            won = pairs(led, cards, trump)
            assert all(beats(new, old, trump) for old, new in won)
            assert in_order(new for _, new in won) == cards
            assert [old for old, _ in won] == [card for card in led if card in dict(won)]
            assert all(new[0] in (trump, old[0]) for old, new in won)
            if trump in {old[0] for old, _ in won}:
                assert {card for card in led if card[0] != trump} <= dict(won).keys()


@seeded("alike")
def test_the_sets_led_together_are_all_of_one_rank_and_all_that_are(seed: str) -> None:
    """lang-hanrey-1774.r7.a."""
    for _, hand, _ in positions(Random(seed), 100):
        sets = [some for size in (2, 3, 4) for some in combinations(hand, size)]
        of_a_rank = [some for some in sets if len({card[1:] for card in some}) == 1]
        assert sorted(alike(hand, 4)) == sorted(of_a_rank)
