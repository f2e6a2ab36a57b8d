"""Tre-Kort as a family: all that the house asks of it."""

from __future__ import annotations

from typing import Final

from gnav_core.cards.ruling import CALLS
from gnav_core.core.family import Family, Sources
from gnav_core.games.tre_kort import SOURCES
from gnav_core.games.tre_kort.engine import TreKortGame
from gnav_core.games.tre_kort.players import PLAYERS
from gnav_core.games.tre_kort.summaries import SUMMARIES
from gnav_core.games.tre_kort.unenforced import UNENFORCED
from gnav_core.games.tre_kort.words import Words

FAMILY: Final = Family(
    id="tre_kort",
    sources=Sources(
        "gnav_core.games.tre_kort.sources", {name: name.replace("-", "_") for name in SOURCES}
    ),
    game=TreKortGame,
    words=Words(),
    players=PLAYERS,
    default_player="careful",
    summaries=SUMMARIES,
    unenforced=UNENFORCED,
    consequence="gnav_core.games.tre_kort.consequences:consequence",
    takes="gnav_core.cards.ruling.taking:by_trump",
    calls=CALLS,
)
