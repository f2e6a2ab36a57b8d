"""Who can play a seat: computer players that see only what the seat may see."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple, Protocol

from gnav_core.core.game import Told
from gnav_core.core.sentences import Sentence
from gnav_core.games.gnav.ruleset import RuleSet


class Player(Protocol):
    """Choose a move, knowing only an observation and what has happened in this deal."""

    def choose(self, seen: Mapping[str, Any], told: Sequence[Told], chance: Random) -> str:
        """Choose one of the legal moves of ``seen``; ``told`` is what the seat has been told."""
        ...


class AtRandom:
    """Play any legal move, each as likely as another."""

    def choose(self, seen: Mapping[str, Any], told: Sequence[Told], chance: Random) -> str:
        """Choose a move at random."""
        move: str = chance.choice(seen["legal"])
        return move


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


class Kind(NamedTuple):
    """A kind of computer player: its name, how it plays, and how it is made for a rule set."""

    name: str
    how: str
    make: Callable[[RuleSet], Player]


KINDS: Mapping[str, Kind] = {
    "random": Kind(
        Sentence("At random"),
        Sentence("makes any move it may, each as likely as another"),
        lambda rules: AtRandom(),
    ),
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


def player(kind: str, rules: RuleSet) -> Player:
    """Make the computer player of this kind for a rule set."""
    return KINDS[kind].make(rules)
