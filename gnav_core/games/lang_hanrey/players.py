"""Computer players of Lang Hanrey: they see only what the seat may see."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from gnav_core.cards.moves import cards_of
from gnav_core.cards.pack import rank_of, suit_of
from gnav_core.core.action import Action
from gnav_core.core.event import SeenEvent
from gnav_core.core.family import Kind
from gnav_core.core.game import Seen
from gnav_core.core.sentences import Sentence
from gnav_core.games.lang_hanrey.ruleset import RuleSet
from gnav_core.play.players import AT_RANDOM


class Thrifty:
    """Lead as many cards together as there are, the lowest first, and keep trumps."""

    def __init__(self, rules: RuleSet) -> None:
        self.ranks = rules.ranks.value

    def choose(self, seen: Seen, events: Sequence[SeenEvent], chance: Random) -> Action:
        """Choose the most cards that will do, and of as many the cheapest."""
        trump = seen.table.values("trump")[None]

        def price(action: Action) -> tuple[int, int, int]:
            cards = cards_of(action)
            trumps = sum(suit_of(card) == trump for card in cards)
            heights = [-self.ranks.index(rank_of(card)) for card in cards]
            return -len(cards), trumps, sum(heights)

        return min(seen.legal, key=price)


PLAYERS: Mapping[str, Kind] = {
    "random": AT_RANDOM,
    "thrifty": Kind(
        Sentence("Careful"),
        Sentence("leads as many cards together as it can, the lowest first"),
        Thrifty,
    ),
}
