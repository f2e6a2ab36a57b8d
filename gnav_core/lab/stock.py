"""What pieces come from in bulk: a bag drawn from by dice, or one whose pieces are given."""

from __future__ import annotations

from typing import Final, Protocol

import numpy as np
from numpy.typing import NDArray

from gnav_core.lab.dice import Dice
from gnav_core.lab.law import Law
from gnav_core.lab.wishes import Small, Truth

Columns = NDArray[np.intp]
Numbers = NDArray[np.int64]

ENDED: Final = 0
"""The piece that stands for those that were not given; such a deal does not count."""


class Stock(Protocol):
    """The bag, or the pack, of many deals at once."""

    def take_out(self, columns: Columns) -> Small:
        """Take a piece out in each of these deals."""
        ...

    def put_back(self, columns: Columns, pieces: Small) -> None:
        """Put a piece back in each of these deals."""
        ...


class Bag:
    """A bag that is drawn from by dice."""

    def __init__(self, law: Law, deals: int, dice: Dice) -> None:
        bag = np.repeat(np.arange(law.pieces, dtype=np.int8), law.copies)
        self._deals, self._dice = deals, dice
        # laid flat: the first piece of each bag, then the second of each, and so on
        self._bag = np.repeat(bag, deals)
        self._left = np.full(deals, len(bag), np.int64)

    def take_out(self, columns: Columns) -> Small:
        """Take a piece out in each of these deals."""
        left = self._left[columns]
        at = self._dice.below(left, columns) * self._deals + columns
        pieces = self._bag[at]
        left -= 1
        self._left[columns] = left
        self._bag[at] = self._bag[left * self._deals + columns]
        return pieces

    def put_back(self, columns: Columns, pieces: Small) -> None:
        """Put a piece back in each of these deals."""
        left = self._left[columns]
        self._bag[left * self._deals + columns] = pieces
        self._left[columns] = left + 1


class Given:
    """A bag out of which come the pieces that are given, a column a deal, in their order.

    ``weight`` counts in how many ways they come, ``ways`` out of how many, as far as they were
    taken. ``short``: more were asked for than were given. ``taken``: so many were asked for.
    """

    def __init__(self, law: Law, pieces: Small) -> None:
        self._pieces = pieces
        deals = pieces.shape[1]
        self._counts = np.full((law.pieces, deals), law.copies, np.int8)
        self._left = np.full(deals, law.pieces * law.copies, np.int64)
        self.taken = np.zeros(deals, np.int64)
        self.weight = np.ones(deals, np.int64)
        self.ways = np.ones(deals, np.int64)

    @property
    def short(self) -> Truth:
        """Where more pieces were asked for than were given."""
        return np.greater(self.taken, len(self._pieces))

    def take_out(self, columns: Columns) -> Small:
        """Take the next piece out in each of these deals."""
        at = self.taken[columns]
        self.taken[columns] = at + 1
        given = at < len(self._pieces)
        pieces = np.where(given, self._pieces[at * given, columns], ENDED).astype(np.int8)
        there, kinds = columns[given], pieces[given]
        self.weight[there] *= self._counts[kinds, there]
        self.ways[there] *= self._left[there]
        self._counts[kinds, there] -= 1
        self._left[there] -= 1
        return pieces

    def put_back(self, columns: Columns, pieces: Small) -> None:
        """Put a piece back in each of these deals."""
        self._counts[pieces, columns] += 1
        self._left[columns] += 1
