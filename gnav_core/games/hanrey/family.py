"""Hanrey as a family: its engine, and by name what it shares with others."""

from __future__ import annotations

from typing import Final

from gnav_core.cards.family import card_family
from gnav_core.games.hanrey.engine import HanreyGame

FAMILY: Final = card_family(
    "hanrey",
    HanreyGame,
    default_player="thrifty",
    sheet="gnav_core.cards.losing.sheet:SHEET",
    takes="gnav_core.games.hanrey.taking:law",
)
