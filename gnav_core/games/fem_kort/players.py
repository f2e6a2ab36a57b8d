"""Computer players of Fem Kort: they see only what the seat may see."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import Final

from gnav_core.cards.moves import MOVES, cards_of
from gnav_core.cards.pack import suit_of
from gnav_core.cards.seen import trick_of
from gnav_core.cards.strengths import returned, strengths
from gnav_core.core.action import Action
from gnav_core.core.event import SeenEvent
from gnav_core.core.family import Kind, Sampled
from gnav_core.core.game import Seen
from gnav_core.core.sentences import Sentence
from gnav_core.games.fem_kort.ruleset import RuleSet

KEPT: Final = 3
"""So many cards are kept for the end: two to come to the lead with, and one to win with."""


class Saving:
    """Part with the weakest cards while the tricks count for nothing, then take the last ones.

    A card is the weaker, the more cards are higher in its suit that have not been played yet.
    """

    def __init__(self, rules: RuleSet) -> None:
        self.ranking, self.pack = rules.ranking, rules.cards
        self.suits = {
            suit: frozenset(card for card in self.pack if suit_of(card) == suit)
            for suit in {suit_of(card) for card in self.pack}
        }

    def choose(self, seen: Seen, events: Sequence[SeenEvent], chance: Random) -> Action:
        """Choose the card that costs least now, or that takes the trick where that is wanted."""
        cards = [cards_of(action)[0] for action in seen.legal]
        laid, hand = trick_of(seen), seen.table.hand(seen.seat)
        held = [lying.card for lying in hand.cards] if hand else []
        threats = self._threats(held, laid, events)
        price = {card: self._price(card, threats) for card in cards}
        if len(held) > KEPT:
            return _play(min(cards, key=price.__getitem__))
        if not laid:
            return _play(max(cards, key=price.__getitem__))
        _, best = self.ranking.best(laid)
        taking = [card for card in cards if self.ranking.beats(card, best)]
        return _play(min(taking or cards, key=price.__getitem__))

    def _threats(
        self, held: Iterable[str], laid: Iterable[tuple[int, str]], events: Sequence[SeenEvent]
    ) -> set[str]:
        """List the cards that others may still hold."""
        gone = {event.details["card"] for event in events if event.kind == "played"}
        return set(self.pack) - gone - set(held) - {card for _, card in laid}

    def _price(self, card: str, threats: set[str]) -> tuple[int, int]:
        higher = len(self.ranking.above(card) & threats)
        alike = len(self.suits[suit_of(card)] & threats)
        return -higher, -alike


def _play(card: str) -> Action:
    return MOVES["play"][card]


PLAYERS: Mapping[str, Kind] = strengths(
    "saving",
    Saving,
    Sentence("parts with its weak cards first, and keeps the strong ones for the last tricks"),
    Sampled(48, returned),
)
