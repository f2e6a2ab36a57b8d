"""Which card beats which, for whoever asks; the text says it apart of two players and of more."""

from __future__ import annotations

from gnav_core.cards.ruling.taking import Law, beaten_in_turn
from gnav_core.games.hanrey.ruleset import RuleSet


def law(rules: RuleSet, players: int) -> Law:
    """Say by which rules a card beats the one before it, with so many players."""
    found, beat = beaten_in_turn(rules, players), rules.round(players).beat
    return found._replace(ranked=(beat, *found.ranked), ruffed=(beat, *found.ruffed))
