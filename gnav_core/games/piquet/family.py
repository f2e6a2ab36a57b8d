"""Piquet as a family: its engine, and by name what it shares with others."""

from __future__ import annotations

from typing import Final

from gnav_core.cards.family import card_family
from gnav_core.games.piquet.engine import PiquetGame

FAMILY: Final = card_family(
    "piquet",
    PiquetGame,
    default_player="careful",
    sheet="gnav_core.games.piquet.sheet:SHEET",
    takes="gnav_core.cards.ruling.taking:by_rank",
    tells={"counted": "seat", "honour": "seat", "equal": "seat"},
)
