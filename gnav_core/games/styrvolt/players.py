"""Computer players of Styrvolt: they see only what the seat may see."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

from gnav_core.cards.moves import cards_of
from gnav_core.cards.seen import trick_of
from gnav_core.cards.strengths import returned, strengths
from gnav_core.cards.trick import Trick
from gnav_core.core.action import Action
from gnav_core.core.event import SeenEvent
from gnav_core.core.family import Kind, Sampled
from gnav_core.core.game import Seen
from gnav_core.core.sentences import Sentence
from gnav_core.games.styrvolt.consequences import offered, trumps_of
from gnav_core.games.styrvolt.ruleset import RuleSet
from gnav_core.games.styrvolt.state import partner
from gnav_core.games.styrvolt.strength import BEATER, BEST, LEADER, SEVEN

DEAR: Final = 0.6
"""What it is worth to keep the best card, where a trick is worth one."""

HOPE: Final = 0.6
"""How likely a partner who can take the trick does so and keeps it."""


class Careful:
    """Take tricks as cheaply as can be, leave the partner's alone, and exchange for the better."""

    def __init__(self, rules: RuleSet) -> None:
        self.rules, self.strength = rules, rules.strength

    def choose(self, seen: Seen, events: Sequence[SeenEvent], chance: Random) -> Action:
        """Choose a card by how likely it takes the trick and how dear it is."""
        trumps = trumps_of(seen)
        if seen.moment.phase == "exchange":
            gets, gives = offered(self.rules, seen, events)
            better = self._worth(gets, trumps) > self._worth(gives, trumps)
            return Action("take" if better else "keep")
        laid = trick_of(seen)
        unseen = self._unseen(seen, events)

        def promise(action: Action) -> float:
            (card,) = cards_of(action)
            return self._wins(seen, card, laid, unseen) - DEAR * self._worth(card, trumps)

        return max(seen.legal, key=promise)

    def _wins(self, seen: Seen, card: str, laid: Trick, unseen: list[str]) -> float:
        """Say how likely the own pair takes the trick once this card is played to it."""
        seat, trumps = seen.seat or 0, trumps_of(seen)
        trick = (*laid, (seat, card))
        led = trick[0][1]
        taker, best = self.strength.taking(trick, trumps)
        above = sum(self.strength.beats(other, best, led, trumps) for other in unseen)
        after = [(seat + step) % 4 for step in range(1, 5 - len(trick))]
        held = {int(hand.place or 0): hand.unknown for hand in seen.table.hands()}
        ours, all_unseen = (seat, partner(seat)), max(1, len(unseen))
        foes = sum(held[other] for other in after if other not in ours) / all_unseen
        if taker in ours:
            return (1 - foes) ** above
        friend = held[partner(seat)] / all_unseen if partner(seat) in after else 0.0
        return HOPE * (1 - (1 - friend) ** above)

    def _worth(self, card: str, trumps: tuple[str, ...]) -> float:
        """Say how much a card would be missed later, from 0 to 1."""
        led = self.strength.place(card, card, trumps)
        kind, place = self.strength.place(card, "", trumps)
        if led[0] == SEVEN:
            return 0.9
        if kind == BEST:
            return 1 - 0.05 * place
        if kind == BEATER:
            return 0.7 - 0.08 * place
        if led[0] == LEADER:
            return 0.15 - 0.01 * place
        return 0.1 - 0.01 * led[1]

    def _unseen(self, seen: Seen, events: Sequence[SeenEvent]) -> list[str]:
        """List the cards that the seat has not seen in this deal."""
        known = {lying.card for zone in seen.table.zones for lying in zone.cards}
        known |= {card for event in events for moved in event.moved for card in moved.cards}
        return [card for card in self.rules.cards if card not in known]


PLAYERS: Mapping[str, Kind] = strengths(
    "careful",
    Careful,
    Sentence("takes tricks as cheaply as it can, and leaves its partner’s alone"),
    Sampled(20, returned, moves=3),
)
