"""Split gnav_core into the zips that the browser fetches: the core, each game, what games share.

The `__init__` of a package that comes later goes with the core, as does what the first game uses of
it; the rest lies at the top of the package's own zip, whose path is appended to its `__path__`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from importlib import import_module
from typing import Final

CORE: Final = "gnav_core.zip"
SHARED: Final = ("cards",)
"""Packages that games share, and that who plays the first game does without."""

LATER: Final = re.compile(
    rf"gnav_core/(?P<package>games/\w+|{'|'.join(SHARED)})/(?!__init__\.|(?<=cards/)go\.)(?P<name>.+)"
)


def zip_of(package: str) -> str:
    """Name the zip of a package: of ``games.hanrey``, of ``cards``."""
    return f"gnav_core.{package}.zip"


def uses(game: str) -> tuple[str, ...]:
    """Name the packages that a game shares with others."""
    named: tuple[str, ...] = getattr(import_module(f"gnav_core.games.{game}"), "USES", ())
    return named


def later(games: Iterable[str]) -> tuple[str, ...]:
    """Name the packages that have a zip of their own."""
    return (*SHARED, *(f"games.{game}" for game in games))


def split(files: Mapping[str, bytes]) -> dict[str, dict[str, bytes]]:
    """Split the files of gnav_core among their zips, by the name that each has there."""
    found: dict[str, dict[str, bytes]] = {CORE: {}}
    for path, data in files.items():
        own = LATER.fullmatch(path)
        zip_name, name = (
            (zip_of(own["package"].replace("/", ".")), own["name"]) if own else (CORE, path)
        )
        found.setdefault(zip_name, {})[name] = data
    return found
