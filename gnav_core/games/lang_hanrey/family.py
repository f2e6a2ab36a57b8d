"""Lang Hanrey as a family: all that the house asks of it."""

from __future__ import annotations

from typing import Final

from gnav_core.cards.ruling import CALLS
from gnav_core.core.family import Family, Sources
from gnav_core.games.lang_hanrey import SOURCES
from gnav_core.games.lang_hanrey.engine import LangHanreyGame
from gnav_core.games.lang_hanrey.players import PLAYERS
from gnav_core.games.lang_hanrey.summaries import SUMMARIES
from gnav_core.games.lang_hanrey.unenforced import UNENFORCED
from gnav_core.games.lang_hanrey.words import Words

FAMILY: Final = Family(
    id="lang_hanrey",
    sources=Sources(
        "gnav_core.games.lang_hanrey.sources", {name: name.replace("-", "_") for name in SOURCES}
    ),
    game=LangHanreyGame,
    words=Words(),
    players=PLAYERS,
    default_player="thrifty",
    summaries=SUMMARIES,
    unenforced=UNENFORCED,
    consequence="gnav_core.games.lang_hanrey.consequences:consequence",
    takes="gnav_core.cards.ruling.taking:beaten_in_turn",
    calls=CALLS,
)
