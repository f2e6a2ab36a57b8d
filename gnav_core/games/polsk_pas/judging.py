"""What cards are worth in Polsk Pas, as far as a seat can see."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from gnav_core.cards.moves import cards_of
from gnav_core.cards.seen import trick_of, trump_of
from gnav_core.core.action import Action
from gnav_core.core.event import SeenEvent
from gnav_core.core.game import Seen
from gnav_core.games.polsk_pas.ruleset import RuleSet

TRUMPS = (1.0, 0.95, 0.85, 0.75, 0.65, 0.55, 0.45, 0.35, 0.3)
"""How many tricks each trump should bring to whoever plays, from the highest down."""

PLAIN = {"a": 0.5, "k": 0.25, "q": 0.05}
"""How many a card of another suit should bring, by its rank."""


class Judge:
    """Count what a hand should bring, and choose the card that promises most."""

    def __init__(self, rules: RuleSet) -> None:
        self.rules, self.ranking = rules, rules.ranking

    def strength(self, held: Iterable[str], trump: str) -> float:
        """Count the tricks that a hand should bring if it plays in a suit."""
        return sum(self._worth(card, trump) for card in held)

    def _worth(self, card: str, trump: str) -> float:
        if self.ranking.suit(card, trump) == trump:
            return TRUMPS[self._above(card, trump, self.rules.cards)]
        return PLAIN.get(card[1:], 0.0)

    def _above(self, card: str, trump: str, cards: Sequence[str]) -> int:
        """Count the cards that would beat this one, if it were led."""
        return len(self.ranking.higher(card, trump, tuple(cards)))

    def keeps_least(self, seen: Seen) -> Action:
        """Find the card to lay away: the one that should bring least."""
        trump = trump_of(seen)
        return min(seen.legal, key=lambda one: self._worth(cards_of(one)[0], trump))

    def best(self, seen: Seen, events: Sequence[SeenEvent]) -> Action:
        """Find the card to play: one that takes the trick, the cheapest that should; or the least.

        What leads is the card that fewest of those not seen yet would beat.
        """
        trick, trump = trick_of(seen), trump_of(seen)
        plays = [action for action in seen.legal if action.verb == "play"]
        hidden = self.hidden(seen, events)
        dear = {action: self._worth(cards_of(action)[0], trump) for action in plays}
        if not trick:
            return min(
                plays, key=lambda one: (self._above(cards_of(one)[0], trump, hidden), -dear[one])
            )
        _, best = self.ranking.best(trick, trump)
        takes = [one for one in plays if self.ranking.beats(cards_of(one)[0], best, trump)]
        if not takes:
            return min(plays, key=dear.__getitem__)
        is_last = len(trick) + 1 == len(seen.table.hands())
        sure = [one for one in takes if is_last or not self._above(cards_of(one)[0], trump, hidden)]
        return min(sure, key=dear.__getitem__) if sure else max(takes, key=dear.__getitem__)

    def takes_all(self, seen: Seen, events: Sequence[SeenEvent]) -> bool:
        """Whether nothing that is not seen yet beats any card of the hand."""
        trump, hidden = trump_of(seen), self.hidden(seen, events)
        plays = [cards_of(action)[0] for action in seen.legal if action.verb == "play"]
        return not any(self._above(card, trump, hidden) for card in plays)

    def hidden(self, seen: Seen, events: Sequence[SeenEvent]) -> list[str]:
        """List the cards that the seat has not seen in this deal, but for those of others' hands.

        A card that was turned up and lies there still comes to nobody.
        """
        known = {lying.card for zone in seen.table.zones for lying in zone.cards}
        known |= {card for event in events if event.kind == "played" for card in _cards(event)}
        return [card for card in self.rules.cards if card not in known]


def _cards(event: SeenEvent) -> tuple[str, ...]:
    return tuple(card for moved in event.moved for card in moved.cards)
