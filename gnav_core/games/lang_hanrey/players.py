"""Computer players of Lang Hanrey: they see only what the seat may see."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from gnav_core.cards.moves import cards_of
from gnav_core.cards.pack import rank_of, suit_of
from gnav_core.cards.strengths import returned, strengths
from gnav_core.core.action import Action
from gnav_core.core.event import SeenEvent
from gnav_core.core.family import Kind, Sampled
from gnav_core.core.game import Seen
from gnav_core.core.sentences import Sentence
from gnav_core.games.lang_hanrey.ruleset import RuleSet


class Thrifty:
    """Part with the lowest cards, as many as there are of a rank, and keep trumps to the last."""

    def __init__(self, rules: RuleSet) -> None:
        self.ranks = rules.ranks.value

    def choose(self, seen: Seen, events: Sequence[SeenEvent], chance: Random) -> Action:
        """Play the whole hand if that ends the game, else the cheapest cards."""
        hand, trump = seen.table.hand(seen.seat), seen.table.values("trump")[None]
        held = len(hand.cards) if hand else 0
        ends = held if seen.table.values("part")[None] == 2 else None

        def price(action: Action) -> tuple[bool, int, int, int]:
            cards = cards_of(action)
            trumps = sum(suit_of(card) == trump for card in cards)
            height = sum(len(self.ranks) - self.ranks.index(rank_of(card)) for card in cards)
            return len(cards) != ends, trumps, height // len(cards), -len(cards)

        return min(seen.legal, key=price)


PLAYERS: Mapping[str, Kind] = strengths(
    "thrifty",
    Thrifty,
    Sentence("leads the lowest cards, alike ones together, and keeps its trumps"),
    Sampled(20, returned, moves=3),
)
