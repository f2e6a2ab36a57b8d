"""How cards are dealt: to whom each card goes, where they are given in packets."""

from __future__ import annotations

from functools import cache

from gnav_core.cards.seats import others
from gnav_core.core.table import Seats


@cache
def order(players: int, forehand: int, sizes: tuple[int, ...]) -> Seats:
    """List the seat of each card dealt: a packet to each from forehand on, then the next round."""
    seats = (forehand, *others(players, forehand))
    return tuple(seat for size in sizes for seat in seats for _ in range(size))
