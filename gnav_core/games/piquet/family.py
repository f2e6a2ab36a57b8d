"""Piquet as a family: all that the house asks of it."""

from __future__ import annotations

from typing import Final

from gnav_core.cards.ruling import CALLS
from gnav_core.core.family import Family, Sources
from gnav_core.games.piquet import SOURCES
from gnav_core.games.piquet.engine import PiquetGame
from gnav_core.games.piquet.players import PLAYERS
from gnav_core.games.piquet.summaries import SUMMARIES
from gnav_core.games.piquet.unenforced import UNENFORCED
from gnav_core.games.piquet.words import Words

FAMILY: Final = Family(
    id="piquet",
    sources=Sources(
        "gnav_core.games.piquet.sources", {name: name.replace("-", "_") for name in SOURCES}
    ),
    game=PiquetGame,
    words=Words(),
    players=PLAYERS,
    default_player="careful",
    summaries=SUMMARIES,
    unenforced=UNENFORCED,
    consequence="gnav_core.games.piquet.consequences:consequence",
    takes="gnav_core.cards.ruling.taking:by_rank",
    calls=CALLS,
)
