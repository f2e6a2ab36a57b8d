"""What the players of a bulk of deals wish: by seat, piece and how the piece came."""

from __future__ import annotations

from typing import Final, NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

Small = NDArray[np.int8]
Truth = NDArray[np.bool_]

APPEAL: Final = 0
SIT_OUT: Final = 1
RETIRE: Final = 2


class Moment(NamedTuple):
    """Who chooses in each of some games: by column, his seat, his piece, and how it came.

    How it came is told as in ``odds.behaviour``. Of ``dealt`` who are dealt in he is the one at
    ``place``, 0 the dealer's left; outside of a deal both are 0.
    """

    columns: NDArray[np.intp]
    seat: Small
    piece: Small
    came: Small
    dealt: Small
    place: int


class Wishes(Protocol):
    """Choose for all at once. Each answer is an array as long as the moment's columns."""

    def exchanges(self, moment: Moment) -> Truth:
        """Whether each wishes to exchange at his turn."""
        ...

    def accepts(self, moment: Moment) -> Truth:
        """Whether each exchanges when he is asked, where he may choose; past the dealer, draws."""
        ...

    def taps(self, moment: Moment) -> Truth:
        """Whether each taps, where he may."""
        ...

    def appeals(self, moment: Moment) -> Small:
        """Say what each does without strokes: ``APPEAL``, ``SIT_OUT`` or ``RETIRE``."""
        ...


class Table:
    """Wishes by tables of truth.

    ``exchange`` and ``accept`` are by seat, how the piece came, and piece; ``tap`` is by seat.
    Everybody appeals.
    """

    def __init__(
        self, exchange: Truth, accept: Truth | None = None, tap: Truth | None = None
    ) -> None:
        self.exchange = exchange
        self.accept = exchange if accept is None else accept
        self.tap = np.ones(len(exchange), bool) if tap is None else tap

    def exchanges(self, moment: Moment) -> Truth:
        """Whether each wishes to exchange at his turn."""
        return self.exchange[moment.seat, moment.came, moment.piece]

    def accepts(self, moment: Moment) -> Truth:
        """Whether each exchanges when he is asked, or draws past the dealer."""
        return self.accept[moment.seat, moment.came, moment.piece]

    def taps(self, moment: Moment) -> Truth:
        """Whether each taps."""
        return self.tap[moment.seat]

    def appeals(self, moment: Moment) -> Small:
        """Everybody appeals."""
        return np.zeros(len(moment.columns), np.int8)


class ByPlace:
    """Wishes by tables of truth that are by how many are dealt in and the place in the deal.

    ``exchange`` and ``accept`` go on from there by how the piece came, and piece. Everybody taps
    and appeals.
    """

    def __init__(self, exchange: Truth, accept: Truth) -> None:
        self.exchange, self.accept = exchange, accept

    def exchanges(self, moment: Moment) -> Truth:
        """Whether each wishes to exchange at his turn."""
        return self.exchange[moment.dealt, moment.place, moment.came, moment.piece]

    def accepts(self, moment: Moment) -> Truth:
        """Whether each exchanges when he is asked, or draws past the dealer."""
        return self.accept[moment.dealt, moment.place, moment.came, moment.piece]

    def taps(self, moment: Moment) -> Truth:
        """Everybody taps."""
        return np.ones(len(moment.columns), bool)

    def appeals(self, moment: Moment) -> Small:
        """Everybody appeals."""
        return np.zeros(len(moment.columns), np.int8)
