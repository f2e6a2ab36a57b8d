"""The moves that name cards: ``deal:h7``, ``draw:h7``, ``play:h7``, ``lay:h7``, ``play:s6+h6``."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from gnav_core.cards.pack import CARDS, in_order
from gnav_core.core.action import Action

CHANCES: Final = ("deal", "turn", "under", "draw")
"""The words that chance says, each with one card."""

CARD_WORDS: Final = (*CHANCES, "play", "lay", "discard")
"""The words that take one card, in any game of cards; several are thrown or exchanged."""

MOVES: Final = {verb: {card: Action(verb, ((card,),)) for card in CARDS} for verb in CARD_WORDS}
"""The moves that name one card, by their verb and the card."""


@lru_cache(maxsize=8192)
def several(verb: str, cards: frozenset[str]) -> Action:
    """Give the move that names several cards, joined in pack order."""
    return Action(verb, (in_order(cards),))


def cards_of(action: Action) -> tuple[str, ...]:
    """Give the cards that a move names."""
    return tuple(card for words in action.args for card in words)
