"""Mariage as a family: its engine, and by name what it shares with others."""

from __future__ import annotations

from typing import Final

from gnav_core.cards.family import card_family
from gnav_core.games.mariage.engine import MariageGame

FAMILY: Final = card_family(
    "mariage",
    MariageGame,
    default_player="careful",
    sheet="gnav_core.cards.counted.sheet:SHEET",
    takes="gnav_core.cards.ruling.taking:by_count",
)
