"""A game of cards as a family: what every package of such a game has, by the names it has there."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any

from gnav_core.cards.ruling import CALLS
from gnav_core.core.family import Family, Sources
from gnav_core.core.game import Game


def card_family(
    game: str,
    engine: Callable[[Any, int, int], Game[Any]],
    *,
    default_player: str,
    takes: str,
    consequence: str | None = None,
    sheet: str = "gnav_core.cards.sheet:SHEET",
    decision: str | None = None,
    tells: Mapping[str, str] | None = None,
) -> Family:
    """Make the family of a game from its package: its words, players, summaries and sources.

    What a move does is said in its ``consequences``, unless ``consequence`` names what says it; by
    what rule something is lost or won, in its words.
    """
    package = f"gnav_core.games.{game}"
    sources = import_module(package).SOURCES
    modules = {name: name.replace("-", "_") for name in sources}
    return Family(
        id=game,
        sources=Sources(f"{package}.sources", modules),
        game=engine,
        words=import_module(f"{package}.words").Words(),
        players=import_module(f"{package}.players").PLAYERS,
        default_player=default_player,
        summaries=import_module(f"{package}.summaries").SUMMARIES,
        unenforced=import_module(f"{package}.unenforced").UNENFORCED,
        consequence=consequence or f"{package}.consequences:consequence",
        sheet=sheet,
        decision=decision,
        plain=f"{package}.words:plain",
        takes=takes,
        tells=tells or {},
        calls=CALLS,
    )
