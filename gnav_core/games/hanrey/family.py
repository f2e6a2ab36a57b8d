"""Hanrey as a family: all that the house asks of it."""

from __future__ import annotations

from typing import Final

from gnav_core.cards.ruling import CALLS
from gnav_core.core.family import Family, Sources
from gnav_core.games.hanrey import SOURCES
from gnav_core.games.hanrey.engine import HanreyGame
from gnav_core.games.hanrey.players import PLAYERS
from gnav_core.games.hanrey.summaries import SUMMARIES
from gnav_core.games.hanrey.unenforced import UNENFORCED
from gnav_core.games.hanrey.words import Words

FAMILY: Final = Family(
    id="hanrey",
    sources=Sources(
        "gnav_core.games.hanrey.sources", {name: name.replace("-", "_") for name in SOURCES}
    ),
    game=HanreyGame,
    words=Words(),
    players=PLAYERS,
    default_player="thrifty",
    summaries=SUMMARIES,
    unenforced=UNENFORCED,
    consequence="gnav_core.games.hanrey.consequences:consequence",
    takes="gnav_core.games.hanrey.taking:law",
    calls=CALLS,
)
