"""Styrvolt as a family: all that the house asks of it."""

from __future__ import annotations

from typing import Final

from gnav_core.cards.ruling import CALLS
from gnav_core.core.family import Family, Sources
from gnav_core.games.styrvolt import SOURCES
from gnav_core.games.styrvolt.engine import StyrvoltGame
from gnav_core.games.styrvolt.players import PLAYERS
from gnav_core.games.styrvolt.summaries import SUMMARIES
from gnav_core.games.styrvolt.unenforced import UNENFORCED
from gnav_core.games.styrvolt.words import Words

FAMILY: Final = Family(
    id="styrvolt",
    sources=Sources(
        "gnav_core.games.styrvolt.sources", {name: name.replace("-", "_") for name in SOURCES}
    ),
    game=StyrvoltGame,
    words=Words(),
    players=PLAYERS,
    default_player="careful",
    summaries=SUMMARIES,
    unenforced=UNENFORCED,
    consequence="gnav_core.games.styrvolt.consequences:consequence",
    takes="gnav_core.games.styrvolt.ruling:by_strength",
    calls=CALLS,
)
