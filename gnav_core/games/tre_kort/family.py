"""Tre-Kort as a family: its engine, and by name what it shares with others."""

from __future__ import annotations

from typing import Final

from gnav_core.cards.family import card_family
from gnav_core.games.tre_kort.engine import TreKortGame

FAMILY: Final = card_family(
    "tre_kort",
    TreKortGame,
    default_player="careful",
    sheet="gnav_core.games.tre_kort.sheet:SHEET",
    decision="gnav_core.games.tre_kort.decision:decision",
    takes="gnav_core.cards.ruling.taking:by_trump",
)
