"""The names of melds: ``a quint from the ace of spades``, ``four aces``, ``a Rommel of 6``."""

from __future__ import annotations

from typing import Final

from gnav_core.cards.naming import card_named
from gnav_core.core.sentences import Sentence

RANKS: Final = {"a": "aces", "k": "kings", "q": "queens", "j": "knaves", "10": "tens"}
ONE: Final = {
    "a": "an ace",
    "k": "a king",
    "q": "a queen",
    "j": "a knave",
    "10": "a ten",
    "9": "a nine",
}
"""The highest card of a sequence, where its suit is not told."""

SEQUENCES: Final = {
    "quint": "a quint from {card}",
    "quart": "a quart from {card}",
    "ters": "a tierce from {card}",
}
LONGER: Final = "a quint of {number} cards from {card}"
ALIKE: Final = {"four": "four {ranks}", "three": "three {ranks}"}
ROMMEL: Final = "a Rommel of {number}"
NAMED: Final = {"open": "cards laid open", "90": "the ninety", "60": "the sixty"}
QUINT: Final = 5


def meld_named(what: str, number: int = 0) -> Sentence:
    """Name what a record calls ``quint:sa``, ``four:a``, ``point:6``, ``90``; of so many cards."""
    kind, _, of = what.partition(":")
    if kind in NAMED:
        return Sentence(NAMED[kind])
    if kind == "point":
        return Sentence(ROMMEL, number=of)
    if kind in ALIKE:
        return Sentence(ALIKE[kind], ranks=Sentence(RANKS[of]))
    return _sequence(kind, number, Sentence(ONE[of]) if of in ONE else card_named(of))


def _sequence(kind: str, number: int, card: Sentence) -> Sentence:
    if number > QUINT:
        return Sentence(LONGER, number=number, card=card)
    return Sentence(SEQUENCES[kind], card=card)
