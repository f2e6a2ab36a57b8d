"""What the build of the site says in Danish, by its English, from the catalogues."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Final

from gnav_core.core import registry, resources

SAYER: Final = "build"


@cache
def of_game(game: str = "") -> Mapping[str, str]:
    """Read what is said of a game, or of none: its own words, those of cards, the house's.

    What the build has of its own goes before what another says, and the nearer before the farther.
    """
    said = [
        (SAYER not in sayers.split(), sentences)
        for package in packages(game)
        for sayers, areas in _catalogue(package).items()
        for sentences in areas.values()
    ]
    found: dict[str, str] = {}
    for _, sentences in sorted(said, key=lambda one: one[0]):
        found = {**sentences, **found}
    return found


def packages(game: str) -> Iterator[str]:
    """Name the packages whose catalogues serve a game, its own first."""
    for listed in registry.games():
        if listed.id == game:
            yield f"gnav_core.games.{game}"
            yield from (f"gnav_core.{part}" for part in listed.uses if "." not in part)
    yield resources.CORE


def _catalogue(package: str) -> dict[str, dict[str, dict[str, str]]]:
    """Read a catalogue: sentences by who says them and by area. A game without Danish has none."""
    try:
        said: dict[str, dict[str, dict[str, str]]] = json.loads(resources.read("da.json", package))
    except FileNotFoundError:
        return {}
    return said
