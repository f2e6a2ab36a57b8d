"""Computer players of Piquet: they see only what the seat may see."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from random import Random

from gnav_core.cards.moves import MOVES, cards_of
from gnav_core.cards.pack import in_order, suit_of
from gnav_core.cards.strengths import scored, strengths
from gnav_core.core.action import Action
from gnav_core.core.event import SeenEvent
from gnav_core.core.family import Kind, Sampled
from gnav_core.core.game import Seen
from gnav_core.core.sentences import Sentence
from gnav_core.games.piquet.judging import DRAWS, Judge
from gnav_core.games.piquet.ruleset import RuleSet
from gnav_core.games.piquet.throwing import KEEP

Cards = tuple[str, ...]


class Careful:
    """Keep what belongs together, and lead what nothing can beat any more."""

    def __init__(self, rules: RuleSet) -> None:
        self.rules, self.ranking = rules, rules.ranking
        self.judge = Judge(rules)

    def choose(self, seen: Seen, events: Sequence[SeenEvent], chance: Random) -> Action:
        """Choose what to throw, or which card to play."""
        hand = _lying(seen, f"hand:{seen.seat}")
        unseen = self._unseen(seen, events)
        if seen.moment.phase == "throw":
            return self._throw(seen, hand, unseen, chance)
        cards = [cards_of(action)[0] for action in seen.legal]
        trick = _lying(seen, "trick")
        return self._play(cards, trick[0], hand) if trick else self._lead(cards, unseen)

    def _throw(self, seen: Seen, hand: Cards, unseen: Sequence[str], chance: Random) -> Action:
        is_dealer = seen.seat in seen.table.values("dealer")
        numbers = self.rules.bought_by(is_dealer).value
        draws = [chance.sample(unseen, max(numbers)) for _ in range(DRAWS)]
        thrown = self.judge.best(hand, numbers, draws)
        return Action("throw", (thrown,)) if thrown else KEEP

    def _unseen(self, seen: Seen, events: Sequence[SeenEvent]) -> list[str]:
        """List the cards that the seat has not seen in this deal."""
        known = {lying.card for zone in seen.table.zones for lying in zone.cards}
        known |= {card for event in events for moved in event.moved for card in moved.cards}
        return [card for card in self.rules.cards if card not in known]

    def _lead(self, cards: Sequence[str], unseen: Sequence[str]) -> Action:
        """Lead from the suit with the most sure cards, its highest; else low from the longest."""
        sure = [card for card in cards if not self._above(card, unseen)]
        place = self.ranking.place
        if sure:
            return _play(max(sure, key=lambda card: (_length(card, sure), -place[card])))
        return _play(max(cards, key=lambda card: (_length(card, cards), place[card])))

    def _above(self, card: str, unseen: Iterable[str]) -> bool:
        return not self.ranking.above(card).isdisjoint(unseen)

    def _play(self, cards: Sequence[str], led: str, hand: Cards) -> Action:
        """Take the trick with the lowest card that does; else part with the least card."""
        place = self.ranking.place
        taking = [card for card in cards if self.ranking.beats(card, led)]
        if taking:
            return _play(max(taking, key=place.__getitem__))
        return _play(max(cards, key=lambda card: (place[card], -_length(card, hand))))


def _length(card: str, cards: Iterable[str]) -> int:
    return sum(suit_of(other) == suit_of(card) for other in cards)


def _lying(seen: Seen, name: str) -> Cards:
    """List the cards that are seen in a zone, in pack order; of a trick as they were laid."""
    zone = seen.table.zone(name)
    cards = tuple(lying.card for lying in zone.cards) if zone else ()
    return cards if name == "trick" else in_order(cards)


def _play(card: str) -> Action:
    return MOVES["play"][card]


PLAYERS: Mapping[str, Kind] = strengths(
    "careful",
    Careful,
    Sentence("keeps long suits, sequences and cards alike, and leads what cannot be beaten"),
    Sampled(20, scored, moves=2, phases=("play",)),
)
