"""A pack of French-suited cards: each named by suit and rank, ``sa``, ``h10``, in pack order."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

SUITS: Final = ("s", "h", "d", "c")
"""Spades, hearts, diamonds, clubs."""

RANKS: Final = ("a", "k", "q", "j", "10", "9", "8", "7", "6", "5", "4", "3", "2")

CARDS: Final = tuple(f"{suit}{rank}" for suit in SUITS for rank in RANKS)
"""All cards there are, in pack order."""

_PLACES: Final = {card: place for place, card in enumerate(CARDS)}


def pack(ranks: Iterable[str]) -> tuple[str, ...]:
    """Make the pack that has these ranks in every suit, in pack order."""
    kept = frozenset(ranks)
    return tuple(card for card in CARDS if rank_of(card) in kept)


def in_order(cards: Iterable[str]) -> tuple[str, ...]:
    """Put cards in pack order."""
    return tuple(sorted(cards, key=_PLACES.__getitem__))


def suit_of(card: str) -> str:
    """Give the suit of a card, as a letter."""
    return card[0]


def rank_of(card: str) -> str:
    """Give the rank of a card."""
    return card[1:]


def is_higher(card: str, other: str, ranks: Sequence[str]) -> bool:
    """Whether a card is higher than another of its suit; ``ranks`` run from high to low."""
    same_suit = suit_of(card) == suit_of(other)
    return same_suit and ranks.index(rank_of(card)) < ranks.index(rank_of(other))


def without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    """Take a card out of a row of cards."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]
