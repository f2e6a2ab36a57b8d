"""Fem Kort as a family: all that the house asks of it."""

from __future__ import annotations

from typing import Final

from gnav_core.cards.ruling import CALLS
from gnav_core.core.family import Family, Sources
from gnav_core.games.fem_kort import SOURCES
from gnav_core.games.fem_kort.engine import FemKortGame
from gnav_core.games.fem_kort.players import PLAYERS
from gnav_core.games.fem_kort.summaries import SUMMARIES
from gnav_core.games.fem_kort.unenforced import UNENFORCED
from gnav_core.games.fem_kort.words import Words

FAMILY: Final = Family(
    id="fem_kort",
    sources=Sources(
        "gnav_core.games.fem_kort.sources", {name: name.replace("-", "_") for name in SOURCES}
    ),
    game=FemKortGame,
    words=Words(),
    players=PLAYERS,
    default_player="saving",
    summaries=SUMMARIES,
    unenforced=UNENFORCED,
    consequence="gnav_core.games.fem_kort.consequences:consequence",
    takes="gnav_core.cards.ruling.taking:by_rank",
    calls=CALLS,
)
