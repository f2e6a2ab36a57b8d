"""The tiny game as a family: all that the house asks of it."""

from __future__ import annotations

from gnav_core.games.tiny.engine import TinyGame
from gnav_core.games.tiny.words import Words

from gnav_core.core.family import Family, Sources
from gnav_core.play.players import AT_RANDOM

FAMILY = Family(
    id="tiny",
    sources=Sources("gnav_core.games.tiny.sources", {"tiny-high": "tiny_high"}),
    game=TinyGame,
    words=Words(),
    players={"random": AT_RANDOM},
)
