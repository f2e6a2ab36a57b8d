"""Computer players of Polsk Pas: they see only what the seat may see."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from gnav_core.cards.seen import trump_of
from gnav_core.cards.strengths import returned, strengths
from gnav_core.core.action import Action
from gnav_core.core.event import SeenEvent
from gnav_core.core.family import Kind, Sampled
from gnav_core.core.game import Seen
from gnav_core.core.sentences import Sentence
from gnav_core.games.polsk_pas.judging import Judge
from gnav_core.games.polsk_pas.ruleset import RuleSet

ENOUGH = 2.1
"""How many tricks a hand should bring for its player to say that he plays."""


class Careful:
    """Play only on a hand that should win, take tricks as cheaply as can be, and count cards."""

    def __init__(self, rules: RuleSet) -> None:
        self.judge = Judge(rules)

    def choose(self, seen: Seen, events: Sequence[SeenEvent], chance: Random) -> Action:
        """Choose what to say by what the hand should bring, and a card by what it promises."""
        if seen.moment.phase in ("offer", "bid"):
            return self._said(seen)
        if seen.moment.phase == "discard":
            return self.judge.keeps_least(seen)
        if seen.legal[-1].verb == "vole" and self.judge.takes_all(seen, events):
            return seen.legal[-1]
        return self.judge.best(seen, events)

    def _said(self, seen: Seen) -> Action:
        """Say the suit that should bring most, if it is enough; with the card turned up, if any."""
        hand, turned = seen.table.hand(seen.seat), seen.table.zone("turned")
        held = [lying.card for lying in hand.cards] if hand else []
        trump = trump_of(seen)

        def promise(action: Action) -> float:
            if action.verb in ("pass", "leave"):
                return ENOUGH
            if action.verb == "declare":
                return self.judge.strength(held, action.args[0][0])
            up = [lying.card for lying in turned.cards] if turned else []
            return self.judge.strength([*held, *up], trump)

        return max(seen.legal, key=promise)


PLAYERS: Mapping[str, Kind] = strengths(
    "careful",
    Careful,
    Sentence("plays only on a hand that should win, and takes tricks as cheaply as it can"),
    Sampled(60, returned),
)
