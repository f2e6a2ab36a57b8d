"""What the places of many deals lose and win, in a turn and when all show: strokes or tokens."""

from __future__ import annotations

from typing import Final

import numpy as np

from gnav_core.games.gnav.slate import Hit
from gnav_core.lab.acts import Acts
from gnav_core.lab.law import Law
from gnav_core.lab.showing import NOBODY, WHO, Shown, highest
from gnav_core.lab.standing import Order, Standing, living
from gnav_core.lab.wishes import Small, Truth

EACH: Final = slice(None)


class Strokes:
    """What stands against each place, by place and column, while a deal is played.

    ``score`` is in strokes or tokens, ``before`` what it was when the deal began.
    """

    def __init__(self, law: Law, standing: Standing, order: Order, acts: Acts | None) -> None:
        """Begin with what stands against the seats. What happens is counted in ``acts``."""
        self.law, self.order, self.acts = law, order, acts
        self.playing_off = standing.playing_off
        self.score, self.plus = order.by_place(standing.score), order.by_place(standing.plus)
        self.before = self.score.copy()

    def lose(self, where: Truth, by: int, place: int | slice = EACH) -> None:
        """Let a place lose, or each of them, a row of ``where`` each."""
        score, slate = self.score[place], self.law.slate
        if slate is None:
            score -= where * by
            return
        if not slate.several.value:
            where = where & (score == self.before[place])
        score += where * (slate.loss.value * by)
        if slate.loss.value < 0:
            np.maximum(score, slate.limit.value, out=score)

    def _gain(self, where: Truth, hit: Hit) -> None:
        slate = self.law.slate
        assert slate is not None
        if hit.what == "plus" and slate.plus_as_stroke is None:
            self.plus += where * hit.by
        else:
            self.score -= where * (slate.loss.value * hit.by)

    def show(self, held: Small, tapped: Truth) -> None:
        """Let all show; hit whom the rules name by the number of fools."""
        valid = np.arange(len(held), dtype=np.int8)[:, None] < self.order.number
        slate, pool = self.law.slate, self.law.pool
        if slate is not None and not slate.late.value:
            valid &= living(self.law, self.score, self.plus)
        shown = Shown(np.where(valid, held, np.int8(NOBODY)), self.law.fool, tapped)
        counted = np.ones(held.shape[1], bool)
        if pool is not None:
            self.score += (highest(shown) & self.playing_off) * pool.takes.value
            counted = ~self.playing_off
        for fools in range(len(self.law.hits)):
            here = counted & (shown.number == fools)
            if here.any():
                self._strike(shown, here, fools)

    def _strike(self, shown: Shown, here: Truth, fools: int) -> None:
        """Hit each seat once, by the first rule that names it; who pays tokens pays for each."""
        left = np.repeat(here[None], len(shown.held), axis=0)
        for number, hit in enumerate(self.law.hits[fools]):
            struck = WHO[hit.who](shown) & left
            if self.law.pool is None:
                left ^= struck
            if hit.what == "lost" and hit.who == "lowest-other":
                struck &= ~self._spared(shown)
            if self.acts:
                self.acts.struck(fools, number, int(struck.sum()))
            if hit.what == "lost":
                self.lose(struck, hit.by)
            else:
                self._gain(struck, hit)

    def _spared(self, shown: Shown) -> Truth:
        """Say whom no fool drags along: the best piece, if nobody else shows it."""
        slate = self.law.slate
        if slate is None or slate.spared is None:
            return np.zeros(shown.held.shape, bool)
        best = shown.held == 0
        alone = best & (best.sum(axis=0, dtype=np.int8) == 1)
        if slate.spared.value == "always":
            return alone
        return alone & (self.order.number == 2) & (self.before[:2] == 1).all(axis=0)

    def settle(self, standing: Standing) -> Truth:
        """Let the standing be as the showing left it, but for a deal that leaves nobody in.

        Say which of them are taken back.
        """
        score, plus = self.order.by_seat(self.score), self.order.by_seat(self.plus)
        void: Truth = np.zeros(standing.games, bool)
        if self.law.slate is not None:
            void = np.logical_not(living(self.law, self.score, self.plus).any(axis=0))
        back = np.flatnonzero(void)
        score[:, back], plus[:, back] = standing.score[:, back], standing.plus[:, back]
        standing.score, standing.plus = score, plus
        return void
