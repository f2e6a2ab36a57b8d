"""The computer player that every game has, and how the hard one of every game plays."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from gnav_core.core.action import Action
from gnav_core.core.event import SeenEvent
from gnav_core.core.family import Kind
from gnav_core.core.game import Seen
from gnav_core.core.sentences import Sentence


class AtRandom:
    """Play any legal move, each as likely as another."""

    def choose(self, seen: Seen, events: Sequence[SeenEvent], chance: Random) -> Action:
        """Choose a move at random."""
        return chance.choice(seen.legal)


AT_RANDOM: Final = Kind(
    Sentence("At random"),
    Sentence("makes any move it may, each as likely as another"),
    lambda rules: AtRandom(),
)

EASY: Final = Sentence("Easy")
MEDIUM: Final = Sentence("Medium")
HARD: Final = Sentence("Hard")
"""How well a computer plays, as it is named to whoever chooses."""

BY_DEALS: Final = Sentence(
    "makes up deals that could be this one, from what it has been told, and does what comes out"
    " best in them"
)
