"""How games of Gnav stand between two deals, many at once: columns are games."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from gnav_core.lab.law import Law
from gnav_core.lab.stock import Numbers
from gnav_core.lab.wishes import Small, Truth


@dataclass(slots=True)
class Standing:
    """How games stand before a deal, by seat and column: strokes or tokens, pluses, who deals.

    ``score`` and ``plus`` are changed by what is played. ``living`` says who is dealt in.
    """

    score: Numbers
    plus: Numbers
    dealer: Numbers
    living: Truth
    playing_off: Truth

    @property
    def games(self) -> int:
        """How many games there are."""
        return self.score.shape[1]


def first_deal(law: Law, players: int, deals: int) -> Standing:
    """Stand before the first deal of so many games; the last seat deals."""
    return Standing(
        score=np.full((players, deals), law.rules.tally.start.value, np.int64),
        plus=np.zeros((players, deals), np.int64),
        dealer=np.full(deals, players - 1, np.int64),
        living=np.ones((players, deals), bool),
        playing_off=np.zeros(deals, bool),
    )


def cost(law: Law, before: Numbers, standing: Standing) -> Numbers:
    """Say what each seat lost in its deal, less than 0 what it won."""
    sign = 1 if law.slate is not None and law.slate.loss.value > 0 else -1
    return sign * (standing.score - before) - standing.plus


def living(law: Law, score: Numbers, plus: Numbers) -> Truth:
    """Say who is not out."""
    slate = law.slate
    if slate is None:
        pool = law.pool
        return score > 0 if pool and not pool.bankrupt.value else np.ones(score.shape, bool)
    limit = slate.limit.value
    return score > limit if slate.loss.value < 0 else score < limit + plus


def in_order(standing: Standing) -> tuple[Small, Numbers]:
    """Give the seats in the order of the deal, those dealt in first; and how many these are."""
    seats = len(standing.score)
    turned = (standing.dealer + np.arange(1, seats + 1)[:, None]) % seats
    if standing.living.all():
        return turned.astype(np.int8), np.full(standing.games, seats)
    inside = np.take_along_axis(standing.living, turned, axis=0)
    at = np.argsort(~inside, axis=0, kind="stable")
    return np.take_along_axis(turned, at, axis=0).astype(np.int8), inside.sum(axis=0)
