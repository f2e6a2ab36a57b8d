"""Lang Hanrey as a family: its engine, and by name what it shares with others."""

from __future__ import annotations

from typing import Final

from gnav_core.cards.family import card_family
from gnav_core.games.lang_hanrey.engine import LangHanreyGame

FAMILY: Final = card_family(
    "lang_hanrey",
    LangHanreyGame,
    default_player="thrifty",
    sheet="gnav_core.cards.losing.sheet:SHEET",
    takes="gnav_core.cards.ruling.taking:beaten_in_turn",
)
