"""Computer players of Hundrede og Eet: they see only what the seat may see."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from gnav_core.cards.counted.judging import Judge
from gnav_core.cards.strengths import racing, strengths
from gnav_core.core.action import Action
from gnav_core.core.event import SeenEvent
from gnav_core.core.family import Kind, Sampled
from gnav_core.core.game import Seen
from gnav_core.core.sentences import Sentence
from gnav_core.games.hundrede_og_eet.ruleset import RuleSet


class Careful:
    """Play the card that promises most; it knows what it has seen in this deal."""

    def __init__(self, rules: RuleSet) -> None:
        self.judge = Judge(rules)

    def choose(self, seen: Seen, events: Sequence[SeenEvent], chance: Random) -> Action:
        """Choose the card that promises most."""
        return self.judge.best(seen, events)


PLAYERS: Mapping[str, Kind] = strengths(
    "careful",
    Careful,
    Sentence("takes the tricks that count, and spends no more on them than it must"),
    Sampled(48, racing),
)
