"""Narrespillet as a family: its engine, and by name all else that the house asks of it."""

from __future__ import annotations

from typing import Final

from gnav_core.core.family import Family, Sources
from gnav_core.games.narrespillet import SOURCES
from gnav_core.games.narrespillet.engine import NarrespilletGame
from gnav_core.games.narrespillet.players import PLAYERS
from gnav_core.games.narrespillet.summaries import SUMMARIES
from gnav_core.games.narrespillet.unenforced import UNENFORCED
from gnav_core.games.narrespillet.words import Words

PACKAGE: Final = "gnav_core.games.narrespillet"

FAMILY: Final = Family(
    id="narrespillet",
    sources=Sources(f"{PACKAGE}.sources", {name: name for name in SOURCES}),
    game=NarrespilletGame,
    words=Words(),
    players=PLAYERS,
    default_player="steady",
    summaries=SUMMARIES,
    unenforced=UNENFORCED,
    consequence=f"{PACKAGE}.consequences:consequence",
    decision=f"{PACKAGE}.decision:decision",
    plain=f"{PACKAGE}.words:plain",
    sheet=f"{PACKAGE}.sheet:SHEET",
)
