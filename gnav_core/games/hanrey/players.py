"""Computer players of Hanrey: they see only what the seat may see."""

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
from gnav_core.games.hanrey.play import TAKE
from gnav_core.games.hanrey.ruleset import RuleSet


class Thrifty:
    """Part with the cheapest card that will do: trumps are dear, then high cards."""

    def __init__(self, rules: RuleSet) -> None:
        self.ranks = rules.ranks.value

    def choose(self, seen: Seen, events: Sequence[SeenEvent], chance: Random) -> Action:
        """Choose the cheapest card; take up only where nothing else may be done."""
        trump = seen.table.values("trump")[None]

        def price(action: Action) -> tuple[bool, int]:
            (card,) = cards_of(action)
            return suit_of(card) == trump, -self.ranks.index(rank_of(card))

        return min((action for action in seen.legal if action != TAKE), key=price)


PLAYERS: Mapping[str, Kind] = strengths(
    "thrifty",
    Thrifty,
    Sentence("parts with the lowest card that will do, and keeps its trumps"),
    Sampled(16, returned, moves=2),
)
