"""Styrvolt as a family: its engine, and by name what it shares with others."""

from __future__ import annotations

from typing import Final

from gnav_core.cards.family import card_family
from gnav_core.games.styrvolt.engine import StyrvoltGame

FAMILY: Final = card_family(
    "styrvolt",
    StyrvoltGame,
    default_player="careful",
    decision="gnav_core.games.styrvolt.decision:decision",
    takes="gnav_core.games.styrvolt.ruling:by_strength",
)
