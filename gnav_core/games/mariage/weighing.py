"""What a card brings if it is played now, and what it is worth to keep, as one seat can know it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from gnav_core.cards.counted.consequences import laid
from gnav_core.cards.pack import rank_of, suit_of
from gnav_core.cards.worth import worth
from gnav_core.core.event import SeenEvent
from gnav_core.core.game import Seen
from gnav_core.games.mariage.ruleset import RuleSet

KEEP_TRUMP, KEEP_PAIR, KEEP_HALF = 5.0, 0.6, 0.1
"""What a trump is worth kept, and the share of a Mariage that a pair or half of one is worth."""


class Weighing:
    """Weigh the cards of a hand: what each may win or lose now, less what it is worth to keep."""

    def __init__(self, rules: RuleSet, seen: Seen, events: Sequence[SeenEvent]) -> None:
        self.rules, self.seen, self.events = rules, seen, events
        self.trump = str(seen.table.values("trump")[None])
        hand, hands = seen.table.hand(seen.seat), seen.table.hands()
        self.hand = [lying.card for lying in hand.cards] if hand else []
        self.trick, self.left = laid(seen), _left(seen)
        played = {seat for seat, _ in self.trick}
        self.after = [
            zone.unknown for zone in hands if zone.place not in played and zone.place != seen.seat
        ]

    @cached_property
    def gone(self) -> set[str]:
        """The cards that this seat has seen and that can beat nothing any more."""
        found = set(self.hand)
        for event in self.events:
            if event.kind in ("led", "played") and "card" in event.details:
                found.add(event.details["card"])
        return found

    def of(self, card: str) -> float:
        """Weigh one card."""
        at_stake = worth([card, *(other for _, other in self.trick)], self.rules.worths)
        if len(self.hand) == 1 and not self.left:
            at_stake += self.rules.last_trick.value
        return (2 * self._wins(card) - 1) * at_stake - self._kept(card)

    def _wins(self, card: str) -> float:
        """Guess how likely a card takes the trick."""
        ranking = self.rules.ranking
        if self.trick:
            _, best = ranking.best(self.trick, self.trump)
            if not ranking.beats(card, best, self.trump):
                return 0.0
        unseen = [other for other in self.rules.cards if other not in self.gone]
        beating = sum(ranking.beats(other, card, self.trump) for other in unseen)
        none_beats = 1.0
        for at in range(sum(self.after)):
            none_beats *= max(0, len(unseen) - beating - at) / max(1, len(unseen) - at)
        return none_beats

    def _kept(self, card: str) -> float:
        """Say what a card is worth to keep."""
        if not self.left:
            return 0.0
        suit, rank = suit_of(card), rank_of(card)
        kept = KEEP_TRUMP if suit == self.trump else 0.0
        kept += 0.1 * (len(self.rules.ranks.value) - self.rules.ranks.value.index(rank))
        if rank in "kq":
            kept += self._mariage(suit, f"{suit}{'q' if rank == 'k' else 'k'}")
        return kept

    def _mariage(self, suit: str, other: str) -> float:
        """Say what half of a Mariage is worth to keep, for what can still be melded."""
        melded = str(self.seen.table.values("melds").get(self.seen.seat, "")).split()
        if suit in melded:
            return 0.0
        by = self.rules.mariage_of(suit, self.trump).value
        if other in self.hand:
            return KEEP_PAIR * by
        return 0.0 if other in self.gone else KEEP_HALF * by


def _left(seen: Seen) -> int:
    """Count what is left of the stock, the turned card too."""
    zones = [seen.table.zone(name) for name in ("stock", "turned")]
    return sum(zone.unknown + len(zone.cards) for zone in zones if zone)
