"""The Danish catalogues as they lie in the files: the house's, that of cards, one of each game."""

from __future__ import annotations

import json
from functools import cache
from typing import NamedTuple

from tests.danish.said import ENGINE

HOUSE = "house"
CARDS = "cards"
SAYERS = ("engine", "table", "pages", "build")


class Entry(NamedTuple):
    """One sentence: its catalogue, who says it, its area, its English and its Danish."""

    place: str
    sayers: tuple[str, ...]
    area: str
    english: str
    danish: str


@cache
def entries() -> tuple[Entry, ...]:
    """Every sentence of every catalogue."""
    paths = {HOUSE: ENGINE / "core" / "da.json", CARDS: ENGINE / "cards" / "da.json"}
    paths |= {path.parent.name: path for path in sorted(ENGINE.glob("games/*/da.json"))}
    return tuple(
        Entry(place, tuple(sayers.split(" and ")), area, english, danish)
        for place, path in paths.items()
        for sayers, areas in json.loads(path.read_text(encoding="utf-8")).items()
        for area, sentences in areas.items()
        for english, danish in sentences.items()
    )


def in_danish(sayer: str, place: str | None = None) -> dict[str, str]:
    """What one sayer says in Danish, by its English, of one catalogue or of all."""
    return {
        entry.english: entry.danish
        for entry in entries()
        if sayer in entry.sayers and place in (None, entry.place)
    }


def place_of(file: str) -> str:
    """The catalogue that a file's sentences stand in: its game's, that of cards, or the house's.

    What a package itself says of its game is told before the game has come.
    """
    folders = file.split("/")
    if folders[0] == "cards":
        return CARDS
    of_game = folders[0] == "games" and folders[2:] != ["__init__.py"]
    return folders[1] if of_game else HOUSE


def come_with(place: str) -> set[str]:
    """The catalogues that have come where something is said: that of cards not without cards."""
    return {place, HOUSE} | (set() if place in (HOUSE, "gnav") else {CARDS})
