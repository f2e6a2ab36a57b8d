"""The marks kept at Gnav's table: strokes or tokens, appeals, the pool, who deals, has tapped."""

from __future__ import annotations

from functools import lru_cache

from gnav_core.core.table import Erased, Mark


@lru_cache(maxsize=4096)
def score(counts: str, start: int, seat: int, value: int) -> Mark:
    """Mark what a seat has left or has taken; strokes that are rubbed out can still be seen."""
    gone = max(0, start - value) if counts == "strokes left" else 0
    return Mark("score", seat, value, counts, gone)


def plus(seat: int, value: int) -> Mark | Erased:
    """Mark the pluses of a seat, if it has any."""
    return Mark("plus", seat, value) if value else Erased("plus", seat)


def pool(unit: str, value: int) -> Mark | Erased:
    """Mark what lies in the pool, if anything does."""
    return Mark("pool", None, value, unit) if value else Erased("pool", None)


@lru_cache(maxsize=256)
def dealer(seat: int, stock: str) -> Mark:
    """Mark who deals, and from what."""
    return Mark("dealer", seat, stock)


def appeals(seat: int, value: int) -> Mark | Erased:
    """Mark how often a seat has appealed, if it has."""
    return Mark("appeals", seat, value) if value else Erased("appeals", seat)


def tapped(seat: int) -> Mark:
    """Mark who has tapped."""
    return Mark("tapped", seat, 1)


PLAYING_OFF = Mark("playing-off", None, 1)
