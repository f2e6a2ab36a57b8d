"""How cards go from zone to zone: every seat has a hand, other zones go by their names."""

from __future__ import annotations

from functools import lru_cache

from gnav_core.core.table import Transfer

Where = int | str
"""A seat, for its hand, or the name of another zone: ``bag``, ``stock``, ``trick``."""


@lru_cache(maxsize=8192)
def go(card: str, source: Where, target: Where) -> Transfer:
    """Let a card go from here to there: only the seats at either end see it."""
    seats = tuple(end for end in (source, target) if isinstance(end, int))
    return Transfer((card,), zone(source), zone(target), seats)


@lru_cache(maxsize=8192)
def go_openly(cards: tuple[str, ...], source: Where, target: Where) -> Transfer:
    """Let cards go from here to there where everybody sees them."""
    return Transfer(cards, zone(source), zone(target))


@lru_cache(maxsize=2048)
def show(card: str, seat: int) -> Transfer:
    """Let a seat lay its card open."""
    return Transfer((card,), zone(seat), zone(seat))


def zone(where: Where) -> str:
    """Give the id of a zone: of a seat its hand."""
    return f"hand:{where}" if isinstance(where, int) else where
