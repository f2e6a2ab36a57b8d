"""Which cards beat those that were led: as many as can be, and with the best that do it.

What is led together is of one rank, so of each suit there is one card at most. One plain card of a
suit can beat the one led in it; a trump beats any plain one; only a higher trump beats a trump.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, combinations, groupby
from typing import Literal

from gnav_core.cards.pack import in_order, is_higher, rank_of, suit_of

Cards = tuple[str, ...]
Best = Literal["in-hand", "of-suit"]


def answers(led: Cards, hand: Cards, trump: str, ranks: Cards, best: Best) -> list[Cards]:
    """List the best sets of the hand that beat as many of the led cards as it can.

    By ``in-hand`` a trump is better than any other card, by ``of-suit`` any other than a trump; of
    one suit the higher card is always better. A hand that beats nothing has none.
    """
    trumps = [card for card in hand if suit_of(card) == trump]
    plain = _highest(led, hand, trump, ranks)
    most = _most(led, len(plain), trumps, trump, ranks)
    if not most:
        return []
    by_trumps = min(len(trumps), most) if best == "in-hand" else most - len(plain)
    return [
        in_order((*some, *trumps[:by_trumps])) for some in combinations(plain, most - by_trumps)
    ]


def _highest(led: Cards, hand: Cards, trump: str, ranks: Cards) -> list[str]:
    """List, for each plain card led that a card of its suit beats, the highest that does."""
    found = []
    for card in led:
        suit = suit_of(card)
        highest = next((other for other in hand if suit_of(other) == suit), None)
        if suit != trump and highest and is_higher(highest, card, ranks):
            found.append(highest)
    return found


def _most(led: Cards, plain: int, trumps: list[str], trump: str, ranks: Cards) -> int:
    """Count how many can be beaten, each by another card, with so many plain cards that beat."""
    led_trump = next((card for card in led if suit_of(card) == trump), None)
    if led_trump is None:
        return min(len(led), plain + len(trumps))
    if trumps and is_higher(trumps[0], led_trump, ranks):
        return 1 + min(len(led) - 1, plain + len(trumps) - 1)
    return min(len(led) - 1, plain + len(trumps))


def pairs(led: Cards, played: Cards, trump: str) -> list[tuple[str, str]]:
    """Say which of the led cards a set beats, in pack order, and each with which card.

    Its plain cards beat those of their suits, its trumps the other plain ones in pack order and
    the trump that was led last; the highest of them beats the last.
    """
    own = {suit_of(card): card for card in played if suit_of(card) != trump}
    found = [(card, own[suit_of(card)]) for card in led if suit_of(card) in own]
    others = [card for card in led if suit_of(card) not in own]
    others.sort(key=lambda card: suit_of(card) == trump)
    trumps = [card for card in reversed(played) if suit_of(card) == trump]
    found += zip(others, trumps, strict=False)
    return sorted(found, key=lambda pair: led.index(pair[0]))


def beats_all(led: Cards, played: Cards, trump: str, ranks: Cards) -> bool:
    """Whether each of these cards can beat another of the led ones."""
    plain = [card for card in played if suit_of(card) != trump]
    trumps = [card for card in in_order(played) if suit_of(card) == trump]
    by_suit = {suit_of(card): card for card in led}
    matched = {
        suit_of(card)
        for card in plain
        if suit_of(card) in by_suit and is_higher(card, by_suit[suit_of(card)], ranks)
    }
    is_each = len(matched) == len(plain)
    return is_each and len(played) <= _most(led, len(plain), trumps, trump, ranks)


def alike(hand: Cards, most: int) -> Iterator[Cards]:
    """List the sets of two cards or more of one rank in a hand, each in pack order."""
    by_rank = groupby(sorted(hand, key=rank_of), key=rank_of)  # the sort keeps the pack order
    for _, group in by_rank:
        cards = tuple(group)
        sizes = range(2, min(len(cards), most) + 1)
        yield from chain.from_iterable(combinations(cards, size) for size in sizes)
