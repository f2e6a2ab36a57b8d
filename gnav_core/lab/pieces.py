"""What the places of many deals hold: a piece, whose it was at first, and how it came.

All games are gone through, with a truth for each that says whether it is meant: NumPy does that
sooner than it picks some out. Pieces are bytes, and what is not meant is masked by its bits.
"""

from __future__ import annotations

import numpy as np

from gnav_core.games.gnav.odds.behaviour import AS_DEALT, WORSE
from gnav_core.lab.showing import NOBODY
from gnav_core.lab.stock import Columns
from gnav_core.lab.wishes import Small, Truth


class Pieces:
    """The pieces by place and column, the place that drew each, and how it came.

    ``held`` is ``NOBODY`` where no piece is.
    """

    def __init__(self, seats: int, games: int) -> None:
        """Begin with none."""
        self.held = np.full((seats, games), NOBODY, np.int8)
        self.origin = np.repeat(np.arange(seats, dtype=np.int8)[:, None], games, axis=1)
        self.came = np.zeros((seats, games), np.int8)

    def swap(self, where: Truth, place: int, to: int) -> None:
        """Change two pieces for each other."""
        bits = _bits(where)
        for rows in (self.held, self.origin):
            differ = (rows[place] ^ rows[to]) & bits
            rows[place] ^= differ
            rows[to] ^= differ
        new, other = self.held[place], self.held[to]
        for row, better in ((self.came[place], new < other), (self.came[to], other < new)):
            row ^= (row ^ (np.int8(WORSE) - better)) & bits

    def draw(self, columns: Columns, place: int, pieces: Small) -> None:
        """Let a place have pieces of its own."""
        self.held[place][columns] = pieces
        self.origin[place][columns] = place
        self.came[place][columns] = AS_DEALT

    def undo_all(self, columns: Columns) -> None:
        """Give every piece back to the place that drew it."""
        self._give_back(columns, np.ones((len(self.held), len(columns)), bool))

    def undo_linked(self, columns: Columns, place: int) -> None:
        """Give the pieces back among the places tied to the asker by exchanges."""
        tied = np.zeros((len(self.held), len(columns)), bool)
        at, here = np.full(len(columns), place), np.arange(len(columns))
        for _ in range(len(self.held)):
            tied[at, here] = True
            at = self.origin[at, columns].astype(np.int64)
        self._give_back(columns, tied)

    def _give_back(self, columns: Columns, tied: Truth) -> None:
        held, origin = self.held.take(columns, axis=1), self.origin.take(columns, axis=1)
        moved = tied & (origin != np.arange(len(origin), dtype=np.int8)[:, None])
        to, here = np.nonzero(moved)
        drawer = origin[to, here]
        self.held[drawer, columns[here]] = held[to, here]
        self.origin[drawer, columns[here]] = drawer
        self.came[drawer, columns[here]] = AS_DEALT


def _bits(where: Truth) -> Small:
    """Set all bits of a byte where it is true, none where it is not."""
    return -where.view(np.int8)
