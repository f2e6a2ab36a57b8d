"""Computer players of Gnav: they see only what the seat may see."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from gnav_core.core.event import Told
from gnav_core.core.family import Kind
from gnav_core.core.sentences import Sentence
from gnav_core.games.gnav.ruleset import RuleSet
from gnav_core.play.players import AT_RANDOM


class ByThreshold:
    """Exchange what stands in the lower half of the pieces, keep what stands in the upper.

    ``order`` lists the pieces from best to worst. It accepts and refuses by the same measure, taps
    and appeals whenever it may.
    """

    WILLING = ("tap", "appeal", "tabu")
    CHANGES = ("exchange", "accept", "take")
    STAYS = ("stand", "refuse", "keep")

    def __init__(self, order: Sequence[str]) -> None:
        self.low = frozenset(order[len(order) // 2 :])

    def choose(self, seen: Mapping[str, Any], told: Sequence[Told], chance: Random) -> str:
        """Choose by the piece in hand."""
        own, legal = seen["held"][seen["to_move"]], seen["legal"]
        wanted = (*self.WILLING, *(self.CHANGES if own in self.low else self.STAYS))
        move: str = next((verb for verb in wanted if verb in legal), legal[0])
        return move


class Counting:
    """Count what has been seen, and make the move that will cost the least on average."""

    def __init__(self, rules: RuleSet) -> None:
        self.rules = rules

    def choose(self, seen: Mapping[str, Any], told: Sequence[Told], chance: Random) -> str:
        """Choose by what each move may cost."""
        from gnav_core.games.gnav.reckoning import Reckoning  # few games need it

        costs = Reckoning(self.rules, seen, told).costs()
        return min(costs, key=lambda verb: costs[verb])


PLAYERS: Mapping[str, Kind] = {
    "random": AT_RANDOM,
    "threshold": Kind(
        Sentence("By a threshold"),
        Sentence("keeps the better half of the pieces and changes the worse half"),
        lambda rules: ByThreshold(rules.pieces.value),
    ),
    "counting": Kind(
        Sentence("By counting"),
        Sentence("counts what it has seen, and reckons what is left"),
        Counting,
    ),
}
