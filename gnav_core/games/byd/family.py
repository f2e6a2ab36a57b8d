"""Byd as a family: its engine, and by name what it shares with others."""

from __future__ import annotations

from typing import Final

from gnav_core.cards.family import card_family
from gnav_core.games.byd.engine import BydGame

FAMILY: Final = card_family(
    "byd",
    BydGame,
    default_player="careful",
    sheet="gnav_core.games.byd.sheet:SHEET",
    decision="gnav_core.games.byd.decision:decision",
    takes="gnav_core.cards.ruling.taking:by_rank",
)
