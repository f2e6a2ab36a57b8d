"""Computer players of Mariage: they see only what the seat may see."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from gnav_core.core.action import Action
from gnav_core.core.event import SeenEvent
from gnav_core.core.family import Kind
from gnav_core.core.game import Seen
from gnav_core.core.sentences import Sentence
from gnav_core.games.mariage.melding import OUT
from gnav_core.games.mariage.ruleset import RuleSet
from gnav_core.games.mariage.weighing import Weighing
from gnav_core.play.players import AT_RANDOM


class Truthful:
    """Say oneself out as soon as it is true, and never before; ``play`` whatever else."""

    def __init__(self, rules: RuleSet) -> None:
        self.rules = rules

    def choose(self, seen: Seen, events: Sequence[SeenEvent], chance: Random) -> Action:
        """Choose one of the legal moves."""
        score = int(seen.table.values("score")[seen.seat])
        if score >= self.rules.number.value and OUT in seen.legal:
            return OUT
        others = [action for action in seen.legal if action != OUT]
        return self.play(others, seen, events, chance)

    def play(
        self, legal: list[Action], seen: Seen, events: Sequence[SeenEvent], chance: Random
    ) -> Action:
        """Play or meld at random."""
        return chance.choice(legal)


class Attentive(Truthful):
    """Meld at once; then weigh what each card brings against what it is worth to keep."""

    def play(
        self, legal: list[Action], seen: Seen, events: Sequence[SeenEvent], chance: Random
    ) -> Action:
        """Meld the dearest Mariage, else play the card that brings most."""
        trump = str(seen.table.values("trump")[None])
        melds = [action for action in legal if action.verb == "meld"]
        if melds:
            return max(melds, key=lambda action: action.args[0][0] == trump)
        weighing = Weighing(self.rules, seen, events)
        return max(legal, key=lambda action: weighing.of(action.args[0][0]))


PLAYERS: Mapping[str, Kind] = {
    "random": Kind(
        AT_RANDOM.name,
        Sentence("plays any card, and says “out” only when it is true"),
        Truthful,
    ),
    "attentive": Kind(
        Sentence("Attentive"),
        Sentence("remembers the cards, takes what counts, and says “out” only when it is true"),
        Attentive,
    ),
}
