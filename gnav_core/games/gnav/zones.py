"""How the pieces go from zone to zone: the bag or pack, the hands, what is put aside."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from gnav_core.core.table import Transfer

ASIDE: Final = "aside"
Where = int | str
"""A seat, or the name of the stock (``bag``, ``pack``), or ``aside``."""


@lru_cache(maxsize=8192)
def goes(piece: str, source: Where, target: Where) -> Transfer:
    """Let a piece go from here to there: only the seats at either end see it."""
    seats = tuple(end for end in (source, target) if isinstance(end, int))
    return Transfer((piece,), zone(source), zone(target), seats)


@lru_cache(maxsize=2048)
def shows(piece: str, seat: int) -> Transfer:
    """Let a seat lay its piece open."""
    return Transfer((piece,), zone(seat), zone(seat))


def zone(where: Where) -> str:
    """Name the zone: of a seat its hand."""
    return f"hand:{where}" if isinstance(where, int) else where
