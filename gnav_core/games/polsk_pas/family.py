"""Polsk Pas as a family: all that the house asks of it."""

from __future__ import annotations

from typing import Final

from gnav_core.cards.ruling import CALLS
from gnav_core.core.family import Family, Sources
from gnav_core.games.polsk_pas import SOURCES
from gnav_core.games.polsk_pas.engine import PolskPasGame
from gnav_core.games.polsk_pas.players import PLAYERS
from gnav_core.games.polsk_pas.summaries import SUMMARIES
from gnav_core.games.polsk_pas.unenforced import UNENFORCED
from gnav_core.games.polsk_pas.words import Words

FAMILY: Final = Family(
    id="polsk_pas",
    sources=Sources(
        "gnav_core.games.polsk_pas.sources", {name: name.replace("-", "_") for name in SOURCES}
    ),
    game=PolskPasGame,
    words=Words(),
    players=PLAYERS,
    default_player="careful",
    summaries=SUMMARIES,
    unenforced=UNENFORCED,
    consequence="gnav_core.games.polsk_pas.consequences:consequence",
    takes="gnav_core.games.polsk_pas.ruling:with_knaves",
    calls=CALLS,
)
