"""Who can play a seat: computer players that see only what the seat may see."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Protocol


class Player(Protocol):
    """Choose a move from the legal ones, knowing only an observation."""

    def choose(self, seen: Mapping[str, Any], legal: Sequence[str], chance: Random) -> str:
        """Choose one of the legal moves."""
        ...


class AtRandom:
    """Play any legal move, each as likely as another."""

    def choose(self, seen: Mapping[str, Any], legal: Sequence[str], chance: Random) -> str:
        """Choose a move at random."""
        return chance.choice(legal)


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

    def choose(self, seen: Mapping[str, Any], legal: Sequence[str], chance: Random) -> str:
        """Choose by the piece in hand."""
        own = seen["held"][seen["to_move"]]
        wanted = (*self.WILLING, *(self.CHANGES if own in self.low else self.STAYS))
        return next((verb for verb in wanted if verb in legal), legal[0])
