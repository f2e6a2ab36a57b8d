"""Say which zip each file of gnav_core goes into: one for the core, one for each game.

A game's own `__init__` names its sources and goes with the core; the rest of its package lies at
the top of the game's zip, whose path is appended to the package's `__path__`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

CORE: Final = "gnav_core.zip"
OF_A_GAME: Final = re.compile(r"gnav_core/games/(?P<game>\w+)/(?!__init__\.)(?P<name>.+)")


def zip_of(game: str) -> str:
    """Name the zip of a game."""
    return f"gnav_core.games.{game}.zip"


def parts(files: Mapping[str, bytes]) -> dict[str, dict[str, bytes]]:
    """Share the files of gnav_core out to their zips, by the name that each has there."""
    found: dict[str, dict[str, bytes]] = {CORE: {}}
    for path, data in files.items():
        own = OF_A_GAME.fullmatch(path)
        part, name = (zip_of(own["game"]), own["name"]) if own else (CORE, path)
        found.setdefault(part, {})[name] = data
    return found
