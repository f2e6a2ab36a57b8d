"""Computer players of Mariage: they see only what the seat may see."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from gnav_core.cards.strengths import racing, strengths
from gnav_core.core.action import Action
from gnav_core.core.event import SeenEvent
from gnav_core.core.family import Kind, Sampled
from gnav_core.core.game import Seen
from gnav_core.core.sentences import Sentence
from gnav_core.games.mariage.judging import Matchmaker
from gnav_core.games.mariage.melding import OUT
from gnav_core.games.mariage.ruleset import RuleSet
from gnav_core.play.players import AT_RANDOM


class Truthful:
    """Say oneself out as soon as it is true, and never before; else do anything."""

    def __init__(self, rules: RuleSet) -> None:
        self.number = rules.number.value

    def choose(self, seen: Seen, events: Sequence[SeenEvent], chance: Random) -> Action:
        """Choose one of the legal moves."""
        score = int(seen.table.values("score")[seen.seat])
        if score >= self.number and OUT in seen.legal:
            return OUT
        return self.play([one for one in seen.legal if one != OUT], seen, events, chance)

    def play(
        self, legal: list[Action], seen: Seen, events: Sequence[SeenEvent], chance: Random
    ) -> Action:
        """Play or meld at random."""
        return chance.choice(legal)


class Careful(Truthful):
    """Meld at once, and play the card that promises most; it knows what it has seen."""

    def __init__(self, rules: RuleSet) -> None:
        super().__init__(rules)
        self.judge = Matchmaker(rules)

    def play(
        self, legal: list[Action], seen: Seen, events: Sequence[SeenEvent], chance: Random
    ) -> Action:
        """Meld the dearest Mariage, else play the card that promises most."""
        trump = seen.table.values("trump")[None]
        melds = [action for action in legal if action.verb == "meld"]
        if melds:
            return max(melds, key=lambda action: action.args[0][0] == trump)
        return self.judge.best(seen, events)


PLAYERS: Mapping[str, Kind] = strengths(
    "careful",
    Careful,
    Sentence("keeps kings and queens together, and says “out” only when it is true"),
    Sampled(36, racing),
    Kind(
        AT_RANDOM.name,
        Sentence("plays any card, and says “out” only when it is true"),
        Truthful,
    ),
)
