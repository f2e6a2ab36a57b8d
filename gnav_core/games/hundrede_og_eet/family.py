"""Hundrede og Eet as a family: all that the house asks of it."""

from __future__ import annotations

from typing import Final

from gnav_core.cards.ruling import CALLS
from gnav_core.core.family import Family, Sources
from gnav_core.games.hundrede_og_eet import SOURCES
from gnav_core.games.hundrede_og_eet.engine import HundredeOgEetGame
from gnav_core.games.hundrede_og_eet.players import PLAYERS
from gnav_core.games.hundrede_og_eet.summaries import SUMMARIES
from gnav_core.games.hundrede_og_eet.unenforced import UNENFORCED
from gnav_core.games.hundrede_og_eet.words import Words

FAMILY: Final = Family(
    id="hundrede_og_eet",
    sources=Sources(
        "gnav_core.games.hundrede_og_eet.sources",
        {name: name.replace("-", "_") for name in SOURCES},
    ),
    game=HundredeOgEetGame,
    words=Words(),
    players=PLAYERS,
    default_player="careful",
    summaries=SUMMARIES,
    unenforced=UNENFORCED,
    consequence="gnav_core.cards.counted.consequences:consequence",
    takes="gnav_core.cards.ruling.taking:by_count",
    calls=CALLS,
)
