"""The seats as they follow each other round the table, to the left or to the right."""

from __future__ import annotations

from functools import cache

from gnav_core.core.table import Seats


@cache
def others(players: int, seat: int, step: int = 1) -> Seats:
    """List the other seats, going round from a seat: to its left, or with ``-1`` to its right."""
    return tuple((seat + step * by) % players for by in range(1, players))


@cache
def left_of(players: int, seat: int) -> int:
    """Give the seat at the left of another."""
    return (seat + 1) % players
