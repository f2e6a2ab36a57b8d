"""How often each clause of a source acts in bulk play: asked, drawn, tapped, shown."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from gnav_core.core.cited import Rule
from gnav_core.games.gnav.bag import DrawFromBag
from gnav_core.games.gnav.pool import Pool
from gnav_core.games.gnav.ruleset import Answer, Course
from gnav_core.lab.law import Law
from gnav_core.lab.wishes import Small

Counts = NDArray[np.int64]


class Act(NamedTuple):
    """Something that a rule brings about: its name, the clauses and cruces, and how often."""

    name: str
    cites: tuple[str, ...]
    times: int


class Acts:
    """Count what happens in deals of one law."""

    def __init__(self, law: Law) -> None:
        self.law = law
        self._asked: Counts = np.zeros((law.pieces, len(law.courses)), np.int64)
        self._past: Counts = np.zeros(len(law.courses), np.int64)
        self._struck: list[Counts] = [np.zeros(len(hits), np.int64) for hits in law.hits]
        self.drawn = 0
        self.tapped = 0

    def asked(self, pieces: Small, course: int) -> None:
        """Count requests by the piece asked, and the course they took."""
        self._asked[:, course] += np.bincount(pieces, minlength=self.law.pieces)

    def past(self, course: int, times: int) -> None:
        """Count requests that went past the dealer."""
        self._past[course] += times

    def struck(self, fools: int, hit: int, times: int) -> None:
        """Count whom a showing hit, by the number of fools shown, and by which of its rules."""
        self._struck[fools][hit] += times

    def counts(self) -> list[int]:
        """Give all counts, in the order of ``all``; those of several parts may be added up."""
        rows = [self._asked.ravel(), self._past, *self._struck, np.array([self.drawn, self.tapped])]
        return [int(one) for one in np.concatenate(rows)]

    def all(self, counts: list[int]) -> Iterator[Act]:
        """Name what these counts count, and the clauses of each; what cannot happen is left out."""
        law, rules = self.law, self.law.rules
        left = iter(counts)
        for piece in rules.pieces.value:
            yield from _answers(law, rules.answers[piece], f"asked {piece}", left)
        yield from _answers(law, rules.past_dealer, "past the dealer", left)
        yield from self._showings(left)
        stock = rules.stock
        drawn = stock.discard if isinstance(stock, DrawFromBag) else stock.rejected
        yield Act("the last player draws", _cites(drawn), next(left))
        times = next(left)
        if rules.tap:
            yield Act("tapped", _cites(rules.tap), times)

    def _showings(self, left: Iterator[int]) -> Iterator[Act]:
        tally = self.law.rules.tally
        for fools, hits in enumerate(self.law.hits):
            if isinstance(tally, Pool):
                cited: tuple[Rule, ...] = (tally.pays, tally.companion)
            else:
                cited = tuple(tally.by_fools[fools])
            for hit, rule in zip(hits, cited, strict=False):
                yield Act(f"{fools} fools shown: {hit.what} by {hit.who}", _cites(rule), next(left))


def _cites(*rules: Rule) -> tuple[str, ...]:
    return tuple(dict.fromkeys(cite for rule in rules for cite in rule.cites))


def _answers(law: Law, answer: Answer, name: str, left: Iterator[int]) -> Iterator[Act]:
    by_effects: dict[tuple[str, ...], tuple[str, Course]] = {
        tuple(cited.value for cited in course): (verb, course)
        for verb, course in answer.courses.items()
    }
    for effects in law.courses:
        times = next(left)
        if effects in by_effects:
            verb, course = by_effects[effects]
            yield Act(f"{name}: {verb or 'forced'}", _cites(*course), times)


def by_clause(acts: Iterator[Act]) -> Counter[str]:
    """Add up how often each clause acted."""
    times: Counter[str] = Counter()
    for act in acts:
        for cite in act.cites:
            times[cite] += act.times
    return times
