"""Throwing cards away before buying: which may be thrown, and how the move is written."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from typing import Final

from gnav_core.cards.moves import cards_of
from gnav_core.cards.stock import Cards
from gnav_core.core.action import Action

KEEP: Final = Action("keep")


@lru_cache(maxsize=64)
def throws(hand: Cards, numbers: tuple[int, ...]) -> tuple[Action, ...]:
    """List every way to throw so many cards of a hand, fewer first; none at all is to keep all."""
    found = [Action("throw", (cards,)) for number in numbers for cards in _some(hand, number)]
    return (KEEP, *found) if 0 in numbers else tuple(found)


def _some(hand: Cards, number: int) -> list[Cards]:
    return list(combinations(hand, number)) if number else []


def is_throw(action: Action, hand: Cards, numbers: tuple[int, ...]) -> bool:
    """Whether a move throws so many cards of a hand, named in pack order, or keeps all."""
    if action == KEEP:
        return 0 in numbers
    cards = cards_of(action)
    if action.verb != "throw" or len(action.args) != 1 or not cards:
        return False
    return len(cards) in numbers and tuple(card for card in hand if card in cards) == cards
