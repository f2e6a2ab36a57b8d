"""Polsk Pas as a family: its engine, and by name what it shares with others."""

from __future__ import annotations

from typing import Final

from gnav_core.cards.family import card_family
from gnav_core.games.polsk_pas.engine import PolskPasGame

FAMILY: Final = card_family(
    "polsk_pas",
    PolskPasGame,
    default_player="careful",
    sheet="gnav_core.games.polsk_pas.sheet:SHEET",
    decision="gnav_core.games.polsk_pas.decision:decision",
    takes="gnav_core.games.polsk_pas.ruling:with_knaves",
)
