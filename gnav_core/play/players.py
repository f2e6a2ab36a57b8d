"""The computer player that every game has."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final

from gnav_core.core.event import Told
from gnav_core.core.family import Kind
from gnav_core.core.sentences import Sentence


class AtRandom:
    """Play any legal move, each as likely as another."""

    def choose(self, seen: Mapping[str, Any], told: Sequence[Told], chance: Random) -> str:
        """Choose a move at random."""
        move: str = chance.choice(seen["legal"])
        return move


AT_RANDOM: Final = Kind(
    Sentence("At random"),
    Sentence("makes any move it may, each as likely as another"),
    lambda rules: AtRandom(),
)
