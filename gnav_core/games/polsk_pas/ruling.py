"""By which rules the cards of Polsk Pas beat one another, for whoever asks who takes a trick."""

from __future__ import annotations

from gnav_core.cards.ruling.taking import Taking, ranked
from gnav_core.games.polsk_pas import grounds
from gnav_core.games.polsk_pas.ruleset import RuleSet


def with_knaves(rules: RuleSet, players: int) -> Taking:
    """Give the law of a trick: the highest trump takes it, the knaves being trumps."""
    basis = grounds.trick(rules)
    return ranked(rules.ranking, lambda _: basis, basis)
