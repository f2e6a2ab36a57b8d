"""The names of the cards: ``the king of spades``, ``the 7 of hearts``."""

from __future__ import annotations

from functools import cache

from gnav_core.cards.pack import rank_of, suit_of
from gnav_core.core.sentences import Sentence

SUITS = {"s": "spades", "h": "hearts", "d": "diamonds", "c": "clubs"}
PICTURES = {
    "a": "the ace of {suit}",
    "k": "the king of {suit}",
    "q": "the queen of {suit}",
    "j": "the knave of {suit}",
}
LETTERS = {"a": "A", "k": "K", "q": "Q", "j": "J"}
"""How a rank is written where ranks are listed; any other as it is."""


@cache
def suit_named(suit: str) -> Sentence:
    """Name a suit."""
    return Sentence(SUITS[suit])


@cache
def card_named(card: str) -> Sentence:
    """Name a card."""
    rank, suit = rank_of(card), suit_named(suit_of(card))
    if rank in PICTURES:
        return Sentence(PICTURES[rank], suit=suit)
    return Sentence("the {number} of {suit}", number=rank, suit=suit)


def card_parts(card: str, trump: str = "") -> dict[str, Sentence]:
    """Give what a sentence may say of a card: its name, its suit, and what is trumps."""
    parts = {"card": card_named(card), "suit": suit_named(suit_of(card))}
    return {**parts, "trump": suit_named(trump)} if trump else parts
