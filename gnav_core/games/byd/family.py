"""Byd as a family: all that the house asks of it."""

from __future__ import annotations

from typing import Final

from gnav_core.cards.ruling import CALLS
from gnav_core.core.family import Family, Sources
from gnav_core.games.byd import SOURCES
from gnav_core.games.byd.engine import BydGame
from gnav_core.games.byd.players import PLAYERS
from gnav_core.games.byd.summaries import SUMMARIES
from gnav_core.games.byd.unenforced import UNENFORCED
from gnav_core.games.byd.words import Words

FAMILY: Final = Family(
    id="byd",
    sources=Sources(
        "gnav_core.games.byd.sources", {name: name.replace("-", "_") for name in SOURCES}
    ),
    game=BydGame,
    words=Words(),
    players=PLAYERS,
    default_player="careful",
    summaries=SUMMARIES,
    unenforced=UNENFORCED,
    consequence="gnav_core.games.byd.consequences:consequence",
    takes="gnav_core.cards.ruling.taking:by_rank",
    calls=CALLS,
)
