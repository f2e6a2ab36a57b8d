"""Fem Kort as a family: its engine, and by name what it shares with others."""

from __future__ import annotations

from typing import Final

from gnav_core.cards.family import card_family
from gnav_core.games.fem_kort.engine import FemKortGame

FAMILY: Final = card_family(
    "fem_kort",
    FemKortGame,
    default_player="saving",
    sheet="gnav_core.games.fem_kort.sheet:SHEET",
    takes="gnav_core.cards.ruling.taking:by_rank",
)
