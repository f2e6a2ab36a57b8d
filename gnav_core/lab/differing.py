"""Whether an answer to a crux can ever change what a deal comes to: every deal, every behaviour.

Every first deal that can be dealt, with everything that can be drawn, is played by both laws in
every way in which the seats can behave. At a larger table less is enough. Where two laws say the
same of all that comes before the showing, everybody stands: what can be shown can be dealt as well,
and in a first deal nobody loses so many strokes that it matters how many he had. Where they do not,
the dealer, who is the last, stands, unless they differ in his change at the bag: if all is the same
up to then, he draws the same.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, NamedTuple

import numpy as np

from gnav_core.lab.behaviours import Behaving, Choices, behaviours, reads_taps
from gnav_core.lab.deals import Deal
from gnav_core.lab.exhaustive import dealt, with_one_more
from gnav_core.lab.law import Law
from gnav_core.lab.standing import cost, first_deal
from gnav_core.lab.stock import Given, Numbers
from gnav_core.lab.wishes import Small, Truth

WHOLE: Final = 3
"""Up to so many seats everything is tried, whatever two laws have in common."""


class Difference(NamedTuple):
    """A first deal that is not the same by another law.

    ``pieces`` are dealt and then drawn in this order, from the dealer's left on. ``one`` and
    ``other`` are what each seat loses by either law, less than 0 what it wins.
    """

    pieces: tuple[str, ...]
    choices: Choices
    one: tuple[int, ...]
    other: tuple[int, ...]


@dataclass(slots=True)
class Compared:
    """What two laws differ in, on every first deal and every behaviour; each the first that shows.

    ``costs``: a deal costs a seat something else; nothing is looked for after that. ``looks``: it
    costs the same, but somebody who chooses, or who shows, holds another piece. ``odds``: all is
    the same, but it comes more or less often, or by one law never. ``tried`` counts deals times
    behaviours. Where there are no ``costs`` and no ``looks``, no player can tell the two laws apart
    in a deal, whatever he makes his choices by.
    """

    costs: Difference | None = None
    looks: Difference | None = None
    odds: Difference | None = None
    tried: int = 0


class _Played(NamedTuple):
    lost: Numbers
    held: Small
    given: Given


def first_difference(one: Law, other: Law, players: int) -> Difference | None:
    """Find a first deal that costs something else by another law; ``None``: there is none."""
    return compared(one, other, players).costs


def compared(one: Law, other: Law, players: int) -> Compared:
    """Compare two laws of one source on every first deal, until one costs something else."""
    found = Compared()
    for choices in tried(one, other, players):
        for pieces in _given(one, other, dealt(one, players)):
            if _compare(found, one, other, choices, pieces):
                return found
    return found


def tried(one: Law, other: Law, players: int) -> Iterator[Choices]:
    """Give the ways to behave in which two laws are compared."""
    taps = reads_taps(one) or reads_taps(other)
    whole = players <= WHOLE
    if not whole and not taps and one.play() == other.play():
        nobody = (False,) * players
        return iter([Choices(nobody, (nobody,) * players, nobody)])
    changes = whole or _change(one) != _change(other)
    return behaviours((one, other), players, taps, changes)


def _change(law: Law) -> tuple[bool, int, tuple[bool, ...]]:
    """Say what a law lets the dealer do at the bag or pack."""
    return law.first_only, law.draws, tuple(map(bool, law.rejected))


def _given(one: Law, other: Law, all_pieces: Iterator[Small]) -> Iterator[Small]:
    """Leave out what cannot be dealt."""
    for pieces in all_pieces:
        copies = sum((pieces == piece).sum(axis=0) > one.copies for piece in range(one.pieces))
        yield pieces[:, np.equal(copies, 0)]


def _compare(found: Compared, one: Law, other: Law, choices: Choices, pieces: Small) -> bool:
    """Play these deals by both laws; say whether one was found that costs something else."""
    first, second = _played(one, choices, pieces), _played(other, choices, pieces)
    short: Truth = first.given.short | second.given.short
    weights = first.given.weight, second.given.weight
    possible = (weights[0] > 0) & (weights[1] > 0)
    counts = possible & ~short
    found.tried += int(counts.sum())
    as_many = first.given.taken == second.given.taken
    differ = {
        "costs": (first.lost != second.lost).any(axis=0) & counts,
        "looks": (first.held != second.held).any(axis=0) & counts,
        "odds": (weights[0] != weights[1]) & as_many & ~short,
    }
    for name, columns in differ.items():
        for column in np.flatnonzero(columns)[:1] if getattr(found, name) is None else ():
            lost = (tuple(map(int, played.lost[:, column])) for played in (first, second))
            setattr(found, name, Difference(named(one, pieces[:, column]), choices, *lost))
    if found.costs:
        return True
    longer = with_one_more(one, pieces[:, ((weights[0] > 0) | (weights[1] > 0)) & short])
    return any(_compare(found, one, other, choices, more) for more in longer)


def _played(law: Law, choices: Choices, pieces: Small) -> _Played:
    players, deals = len(choices.exchange), pieces.shape[1]
    standing, given = first_deal(law, players, deals), Given(law, pieces)
    before, behaving = standing.score.copy(), Behaving([choices], np.zeros(deals, np.intp))
    deal = Deal(law, standing, behaving, given)
    deal.play()
    lost = cost(law, before, standing)
    return _Played(lost, np.vstack((behaving.held, deal.pieces.held)), given)


def named(law: Law, pieces: Small) -> tuple[str, ...]:
    """Name pieces."""
    names = law.rules.pieces.value
    return tuple(names[piece] for piece in pieces)
