"""Computer players of Gnav: they see only what the seat may see."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from gnav_core.core.action import Action
from gnav_core.core.event import SeenEvent
from gnav_core.core.family import Kind
from gnav_core.core.game import Seen
from gnav_core.core.sentences import Sentence
from gnav_core.games.gnav.actions import ACTIONS
from gnav_core.games.gnav.ruleset import RuleSet
from gnav_core.games.gnav.table import own_piece
from gnav_core.play.players import AT_RANDOM


class ByThreshold:
    """Keep the best pieces and exchange the others.

    ``order`` lists the pieces from best to worst, ``kept`` says how many of them are kept: the
    better half, unless said otherwise. It accepts and refuses by the same measure, taps and
    appeals whenever it may.
    """

    WILLING = ("tap", "appeal", "tabu")
    CHANGES = ("exchange", "accept", "take")
    STAYS = ("stand", "refuse", "keep")

    def __init__(self, order: Sequence[str], kept: int | None = None) -> None:
        self.low = frozenset(order[len(order) // 2 if kept is None else kept :])

    def choose(self, seen: Seen, events: Sequence[SeenEvent], chance: Random) -> Action:
        """Choose by the piece in hand."""
        changes = own_piece(seen) in self.low
        wanted = (*self.WILLING, *(self.CHANGES if changes else self.STAYS))
        moves = (ACTIONS[verb] for verb in wanted)
        return next((move for move in moves if move in seen.legal), seen.legal[0])


class Counting:
    """Count what has been seen, and make the move that will cost the least on average."""

    def __init__(self, rules: RuleSet) -> None:
        self.rules = rules

    def choose(self, seen: Seen, events: Sequence[SeenEvent], chance: Random) -> Action:
        """Choose by what each move may cost."""
        from gnav_core.games.gnav.reckoning import Reckoning  # few games need it

        costs = Reckoning(self.rules, seen, events).costs()
        return min(costs, key=lambda action: costs[action])


PLAYERS: Mapping[str, Kind] = {
    "random": AT_RANDOM._replace(offered=False),
    "greedy": Kind(
        Sentence("Easy"),
        Sentence("keeps only the best third of the pieces and changes all others"),
        lambda rules: ByThreshold(rules.pieces.value, len(rules.pieces.value) // 3),
    ),
    "threshold": Kind(
        Sentence("Medium"),
        Sentence("keeps the better half of the pieces and changes the worse half"),
        lambda rules: ByThreshold(rules.pieces.value),
    ),
    "counting": Kind(
        Sentence("Hard"),
        Sentence("counts what it has seen, and reckons what is left"),
        Counting,
    ),
}
