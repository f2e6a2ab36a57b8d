"""Mariage as a family: all that the house asks of it."""

from __future__ import annotations

from typing import Final

from gnav_core.cards.ruling import CALLS
from gnav_core.core.family import Family, Sources
from gnav_core.games.mariage import SOURCES
from gnav_core.games.mariage.engine import MariageGame
from gnav_core.games.mariage.players import PLAYERS
from gnav_core.games.mariage.summaries import SUMMARIES
from gnav_core.games.mariage.unenforced import UNENFORCED
from gnav_core.games.mariage.words import Words

FAMILY: Final = Family(
    id="mariage",
    sources=Sources(
        "gnav_core.games.mariage.sources", {name: name.replace("-", "_") for name in SOURCES}
    ),
    game=MariageGame,
    words=Words(),
    players=PLAYERS,
    default_player="careful",
    summaries=SUMMARIES,
    unenforced=UNENFORCED,
    consequence="gnav_core.games.mariage.consequences:consequence",
    takes="gnav_core.cards.ruling.taking:by_count",
    calls=CALLS,
)
