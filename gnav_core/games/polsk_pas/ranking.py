"""Which card beats which: the knaves are trumps in every deal, and the best of them."""

from __future__ import annotations

from gnav_core.cards.pack import suit_of
from gnav_core.cards.trick import Ranking


class KnavesBest(Ranking):
    """Rank some knaves, from high to low, above all other trumps, whatever suit is trumps."""

    def __init__(self, ranks: tuple[str, ...], knaves: tuple[str, ...]) -> None:
        super().__init__(ranks)
        self.knaves = knaves
        above = {card: place - len(knaves) for place, card in enumerate(knaves)}
        self.place = {**self.place, **above}

    def suit(self, card: str, trump: str = "") -> str:
        """Say to which suit a card belongs: a knave to that which is trumps."""
        return trump if card in self.knaves else suit_of(card)

    def higher(self, card: str, trump: str, cards: tuple[str, ...]) -> tuple[str, ...]:
        """List the cards of these that beat a card."""
        return tuple([other for other in cards if other in self.above(card, trump)])
