"""The shortest and the longest deals, the most that is drawn, and what can follow a draw.

Up to the showing a piece does no more than its kind: what it answers, whether one taps with it,
whether it goes back when it is drawn. So rows of kinds stand for all deals, and every row that can
be dealt is played in every way in which the seats can behave, with every kind that can be drawn.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import perm
from typing import Final, NamedTuple

import numpy as np

from gnav_core.lab.acts import Acts
from gnav_core.lab.behaviours import Behaving, Choices, behaviours
from gnav_core.lab.deals import Deal
from gnav_core.lab.differing import named
from gnav_core.lab.law import Law
from gnav_core.lab.standing import Standing, first_deal
from gnav_core.lab.stock import Columns, Given
from gnav_core.lab.wishes import Small, Truth

MEASURES: Final = ("decisions", "moves", "draws")
"""What is counted: moves of players; these and all that is dealt and drawn; what is drawn alone."""

AT_ONCE: Final = 1 << 16
"""So many deals are played at once, before anything is drawn."""


class Extreme(NamedTuple):
    """The least or the most of something in a first deal, and a deal that has it.

    ``pieces`` are dealt and then drawn in this order, from the dealer's left on.
    """

    number: int
    pieces: tuple[str, ...]
    choices: Choices


@dataclass(slots=True)
class Extremes:
    """What was found in all first deals: by measure the least and the most.

    ``after``: what can follow a draw from the bag or pack, by its effects, with a deal where it
    does. ``tried``: rows times behaviours, with what was drawn; ``deals``: how many deals the
    rows stand for, each piece its own, before anything is drawn.
    """

    least: dict[str, Extreme] = field(default_factory=dict)
    most: dict[str, Extreme] = field(default_factory=dict)
    after: dict[tuple[str, ...], Extreme] = field(default_factory=dict)
    tried: int = 0
    rows: int = 0
    deals: int = 0
    behaviours: int = 0


class Noting(Deal):
    """A deal of each game that notes what happens once something has been drawn in it."""

    def __init__(
        self, law: Law, standing: Standing, wishes: Behaving, stock: Given, acts: Acts | None = None
    ) -> None:
        """Begin it."""
        super().__init__(law, standing, wishes, stock, acts)
        self.after = np.zeros((len(law.courses), standing.games), bool)

    def _follow(self, effects: tuple[str, ...], where: Truth, place: int, to: int) -> None:
        self.after[self.law.courses.index(effects)] |= where & (self.draws > 0)
        super()._follow(effects, where, place, to)


def kinds(law: Law) -> tuple[tuple[int, ...], ...]:
    """Give the pieces by kind, those together between which a deal makes no difference."""
    found: dict[tuple[int, int, bool, bool], list[int]] = {}
    for piece in range(law.pieces):
        kind = (
            int(law.yes[piece]),
            int(law.no[piece]),
            piece == law.tap,
            bool(law.rejected[piece]),
        )
        found.setdefault(kind, []).append(piece)
    return tuple(map(tuple, found.values()))


def rows(law: Law, players: int) -> Small:
    """Give a deal for each row of kinds that can be dealt, by place and deal."""
    pieces = np.zeros((0, 1), np.int8)
    for _ in range(players):
        pieces, _ = _with_one_more(law, pieces, again=False)
    return pieces


def _with_one_more(law: Law, pieces: Small, again: bool) -> tuple[Small, Columns]:
    """Give deals with each kind of piece after those given; and whose deals these are.

    A kind of which none is left is left out; where pieces may come ``again``, each of its is given.
    """
    longer, whose = [], []
    for its in kinds(law):
        before = np.isin(pieces, its).sum(axis=0)
        there = np.flatnonzero(before < len(its) * law.copies)
        new = [np.array(its, np.int8)[before[there] // law.copies]]
        columns = [there]
        if again:
            used = np.flatnonzero(before >= len(its) * law.copies)
            new += [np.full(len(used), piece, np.int8) for piece in its]
            columns += [used] * len(its)
        longer += [
            np.vstack((pieces[:, these], drawn)) for these, drawn in zip(columns, new, strict=True)
        ]
        whose += columns
    return np.hstack(longer), np.concatenate(whose)


def extremes(law: Law, players: int, taps: bool = True, last_changes: bool = True) -> Extremes:
    """Play every row of kinds in every way; give the least, the most, and what follows a draw.

    Without ``taps`` everybody taps, which is enough where moves are not counted; without
    ``last_changes`` the dealer stands, which is enough for what follows a draw: he is the last.
    """
    ways, pieces = list(behaviours([law], players, taps, last_changes)), rows(law, players)
    found = Extremes(
        rows=pieces.shape[1], behaviours=len(ways), deals=perm(law.pieces * law.copies, players)
    )
    step = max(1, AT_ONCE // pieces.shape[1])
    for begin in range(0, len(ways), step):
        numbers = np.arange(begin, min(begin + step, len(ways)))
        way = np.repeat(numbers, pieces.shape[1])
        _play(found, law, ways, way, np.tile(pieces, len(numbers)))
    return found


def _play(found: Extremes, law: Law, ways: Sequence[Choices], way: Columns, pieces: Small) -> None:
    if not way.size:
        return
    players = len(ways[0].exchange)
    given, behaving = Given(law, pieces), Behaving(ways, way)
    deal = Noting(law, first_deal(law, players, len(way)), behaving, given)
    deal.play()
    possible = np.greater(given.weight, 0)
    counts = np.flatnonzero(possible & ~given.short)
    found.tried += len(counts)
    decisions = behaving.decisions
    measured = (decisions, decisions + given.taken, given.taken - players)
    for name, values in zip(MEASURES, measured, strict=True):
        for kept, sign in ((found.least, 1), (found.most, -1)):
            if counts.size:
                at = counts[(sign * values[counts]).argmin()]
                number = int(values[at])
                if name not in kept or sign * number < sign * kept[name].number:
                    kept[name] = Extreme(number, named(law, pieces[:, at]), ways[way[at]])
    for effects, after in zip(law.courses, deal.after, strict=True):
        for at in counts[after[counts]][:1] if effects not in found.after else ():
            found.after[effects] = Extreme(1, named(law, pieces[:, at]), ways[way[at]])
    further = np.flatnonzero(possible & given.short)
    longer, whose = _with_one_more(law, pieces[:, further], again=law.back)
    _play(found, law, ways, way[further][whose], longer)
