"""Who is hit when all show, in many games at once: by the names that a rule set chooses by.

What ``gnav_core.games.gnav.showing`` finds for one showing is found here for all.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

import numpy as np

from gnav_core.lab.wishes import Small, Truth

NOBODY: Final = -1


class Shown:
    """The pieces shown, by place and column, ``NOBODY`` where none is, and the fools among them.

    ``others`` are the pieces that are no fools.
    """

    def __init__(self, held: Small, fool: int, tapped: Truth) -> None:
        self.held, self.tapped = held, tapped
        self.fools = held == fool
        self.number = np.minimum(self.fools.sum(axis=0, dtype=np.int8), np.int8(2))
        self.others = np.where(self.fools, np.int8(NOBODY), held)


def highest(shown: Shown) -> Truth:
    """Find the highest piece of all."""
    there = shown.held >= 0
    best = np.where(there, shown.held, np.int8(127)).min(axis=0)
    return there & (shown.held == best)


def lowest(shown: Shown) -> Truth:
    """Find the lowest piece of all, and whoever shows the same."""
    return (shown.held == shown.held.max(axis=0)) & (shown.held >= 0)


def lowest_other(shown: Shown) -> Truth:
    """Find the lowest piece that is no fool, and whoever shows the same."""
    others = shown.others
    return (others == others.max(axis=0)) & (others >= 0)


def two_lowest_others(shown: Shown) -> Truth:
    """Find the two lowest that are no fools, and whoever is tied with the second of them."""
    others = shown.others
    first = second = np.full(others.shape[1], NOBODY, np.int8)
    for piece in others:
        first, second = np.maximum(first, piece), np.maximum(second, np.minimum(first, piece))
    least = np.where(second >= 0, second, first)
    return (others >= least) & (others >= 0)


def fool_holders(shown: Shown) -> Truth:
    """Find whoever shows a fool."""
    return shown.fools


def companion_of_a_tapper(shown: Shown) -> Truth:
    """Find the lowest other, where the fool's holder himself has tapped."""
    return lowest_other(shown) & (shown.fools & shown.tapped).any(axis=0)


def pairs(shown: Shown) -> Truth:
    """Find whoever shows the same piece as another, fools apart."""
    others = shown.others
    same = np.zeros(others.shape, bool)
    for one in range(len(others)):
        for other in range(one):
            alike = (others[one] == others[other]) & (others[one] >= 0)
            same[one] |= alike
            same[other] |= alike
    return same


WHO: Final[Mapping[str, Callable[[Shown], Truth]]] = {
    "highest": highest,
    "lowest": lowest,
    "lowest-other": lowest_other,
    "two-lowest-others": two_lowest_others,
    "fool-holders": fool_holders,
    "companion-of-a-tapper": companion_of_a_tapper,
    "pairs": pairs,
}
