"""The moves: ``play:h7``, ``take``; by chance ``deal:h7``, ``turn:h7``, ``draw:h7``."""

from __future__ import annotations

from gnav_core.cards.pack import CARDS
from gnav_core.core.action import Action

TAKE = Action("take")
MOVES = {
    verb: {card: Action(verb, ((card,),)) for card in CARDS}
    for verb in ("deal", "turn", "draw", "play")
}
"""The moves that name one card, by their verb and the card."""


def cards_of(action: Action) -> tuple[str, ...]:
    """Give the cards that a move names."""
    return tuple(card for words in action.args for card in words)
