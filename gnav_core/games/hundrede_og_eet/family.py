"""Hundrede og Eet as a family: its engine, and by name what it shares with others."""

from __future__ import annotations

from typing import Final

from gnav_core.cards.family import card_family
from gnav_core.games.hundrede_og_eet.engine import HundredeOgEetGame

FAMILY: Final = card_family(
    "hundrede_og_eet",
    HundredeOgEetGame,
    default_player="careful",
    sheet="gnav_core.cards.counted.sheet:SHEET",
    takes="gnav_core.cards.ruling.taking:by_count",
    consequence="gnav_core.cards.counted.consequences:consequence",
)
