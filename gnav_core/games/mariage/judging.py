"""Which card to play in Mariage, as far as a seat can see: kings and queens are kept together."""

from __future__ import annotations

from collections.abc import Sequence

from gnav_core.cards.counted.judging import Judge
from gnav_core.cards.pack import rank_of, suit_of
from gnav_core.core.action import Action
from gnav_core.core.event import SeenEvent
from gnav_core.core.game import Seen
from gnav_core.games.mariage.ruleset import RuleSet

PAIR = 0.6
"""The share of what a Mariage counts that each card of a pair is worth, if it is kept."""

HALF = 0.1
"""The share that a king or queen is worth whose partner may still come."""

PARTNERS = {"k": "q", "q": "k"}


class Matchmaker(Judge):
    """Judge as in any game whose tricks count, and keep what can still be melded."""

    def __init__(self, rules: RuleSet) -> None:
        super().__init__(rules)
        self.law = rules
        self.wanted: dict[str, float] = {}

    def best(self, seen: Seen, events: Sequence[SeenEvent]) -> Action:
        """Find the card that promises most, with what it would bring in a Mariage."""
        self.wanted = self._wanted(seen, set(self.hidden(seen, events)))
        return super().best(seen, events)

    def _dear(self, card: str, trump: str) -> float:
        return super()._dear(card, trump) + self.wanted.get(card, 0.0)

    def _wanted(self, seen: Seen, hidden: set[str]) -> dict[str, float]:
        """Say of each king and queen in the hand what it is worth for a Mariage."""
        hand, values = seen.table.hand(seen.seat), seen.table.values
        if not hand or not _stock(seen):
            return {}
        held = {lying.card for lying in hand.cards}
        melded = str(values("melds").get(seen.seat, "")).split()
        found: dict[str, float] = {}
        for card in held:
            suit, partner = suit_of(card), PARTNERS.get(rank_of(card))
            if partner and suit not in melded:
                counts = self.law.mariage_of(suit, str(values("trump")[None])).value
                other = f"{suit}{partner}"
                found[card] = counts * (PAIR if other in held else HALF * (other in hidden))
        return found


def _stock(seen: Seen) -> int:
    """Count what is left to draw, the turned card too."""
    zones = [seen.table.zone(name) for name in ("stock", "turned")]
    return sum(zone.unknown + len(zone.cards) for zone in zones if zone)
