"""By which rules the cards of Styrvolt beat one another, for whoever asks who takes a trick."""

from __future__ import annotations

from gnav_core.cards.ruling.taking import Step, Taking
from gnav_core.core.cited import ground
from gnav_core.games.styrvolt import grounds
from gnav_core.games.styrvolt.ruleset import RuleSet


def by_strength(rules: RuleSet, players: int) -> Taking:
    """Give the law of a trick: the strongest card takes it, by its name, its rank or its lead."""

    def judge(card: str, best: str, led: str, trump: str) -> Step:
        trumps = tuple(trump)
        beats = rules.strength.beats(card, best, led, trumps)
        stronger = card if beats else best
        basis = ground(*grounds.trick(rules, stronger, (led, best, card), trumps))
        return Step(card, best, beats, "stronger" if beats else "weaker", basis)

    return Taking(judge, trumps=rules.trumps.value)
