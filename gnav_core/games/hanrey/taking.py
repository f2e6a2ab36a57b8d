"""Which card beats which, for whoever asks; the text says it apart of two players and of more."""

from __future__ import annotations

from gnav_core.cards.ruling.taking import Taking, ranked
from gnav_core.cards.trick import Ranking
from gnav_core.games.hanrey.ruleset import RuleSet


def law(rules: RuleSet, players: int) -> Taking:
    """Say by which rules a card beats the one before it, with so many players."""
    beat, ranking = rules.round(players).beat, Ranking(rules.ranks.value)
    return ranked(ranking, lambda _: (beat, rules.ranks), (beat, rules.trump), in_turn=True)
