"""Which card to play in a game whose tricks count, as far as a seat can see."""

from __future__ import annotations

from collections.abc import Sequence

from gnav_core.cards.counted.law import CountedRules
from gnav_core.cards.moves import cards_of
from gnav_core.cards.pack import rank_of, suit_of
from gnav_core.cards.seen import trick_of, trump_of
from gnav_core.cards.trick import Trick
from gnav_core.cards.worth import worth
from gnav_core.core.action import Action
from gnav_core.core.event import SeenEvent
from gnav_core.core.game import Seen

TRUMP_DEAR = 6.0
"""What a trump is worth more than another card of its rank, if it is kept."""

HIGH_DEAR = 0.6
"""What a card is worth, if it is kept, for each rank below it."""

RISK = 0.3
"""How likely it is that a card not seen yet, which would take a lead, does so."""

SURE = 3
"""What it is worth to keep the lead."""


class Judge:
    """Take what counts with the card that is least dear, and lead what can cost least."""

    def __init__(self, rules: CountedRules) -> None:
        self.rules = rules

    def best(self, seen: Seen, events: Sequence[SeenEvent]) -> Action:
        """Find the card that promises most, by what lies in the trick and what it is worth."""
        trick, trump = trick_of(seen), trump_of(seen)
        plays = [action for action in seen.legal if action.verb == "play"]
        hidden = self.hidden(seen, events)

        def promise(action: Action) -> float:
            (card,) = cards_of(action)
            if trick:
                return self._answered(seen, trick, card, trump) - self._dear(card, trump)
            return self._led(card, trump, hidden) - self._dear(card, trump)

        return max(plays, key=promise)

    def _dear(self, card: str, trump: str) -> float:
        """Say how much it would be missed later: trumps, then high cards."""
        place = self.rules.ranking.place[card]
        high = HIGH_DEAR * (len(self.rules.ranks.value) - place)
        return high + (TRUMP_DEAR if suit_of(card) == trump else 0)

    def _answered(self, seen: Seen, trick: Trick, card: str, trump: str) -> float:
        """Count what the trick brings when this card is played to it, less what it loses."""
        seat = seen.seat or 0
        taker, _ = self.rules.ranking.best((*trick, (seat, card)), trump)
        count = worth([card, *(other for _, other in trick)], self.rules.worths)
        return count if taker == seat else -count

    def _led(self, card: str, trump: str, hidden: Sequence[str]) -> float:
        """Count what a lead risks: its own worth, as often as a card not seen yet would take it."""
        own = self.rules.worths[rank_of(card)]
        above = len(self.rules.ranking.above(card, trump).intersection(hidden))
        return own * (1 - 2 * min(1.0, RISK * above)) if above else own + SURE

    def hidden(self, seen: Seen, events: Sequence[SeenEvent]) -> list[str]:
        """List the cards that the seat has not seen in this deal."""
        known = {lying.card for zone in seen.table.zones for lying in zone.cards}
        known |= {card for event in events for moved in event.moved for card in moved.cards}
        return [card for card in self.rules.cards if card not in known]
