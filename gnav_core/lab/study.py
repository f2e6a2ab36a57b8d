"""What a study asks: a file that names sources, readings, seats, players, and how many games.

``format = "gnav-study/1"``, a ``title``, a ``seed``, how many games a ``chunk`` has, and one
``[[part]]`` or several, each with ``sources``, ``seats``, ``players``, ``play`` and ``games``.
``readings`` is ``"usual"``, ``"each"`` (each other answer to a crux alone, beside the usual ones),
or a list of tables of ``crux = "option"``.
"""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

from gnav_core.core import registry
from gnav_core.lab.law import NotCarriedError, compiled
from gnav_core.lab.play import PLAYERS, PLAYS

FORMAT: Final = "gnav-study/1"
HEAD: Final = frozenset({"format", "title", "seed", "chunk", "part"})
PART: Final = frozenset({"sources", "seats", "players", "play", "games", "readings"})
LARGEST_CHUNK: Final = 1 << 20
MOST_GAMES: Final = 1 << 40
MOST_SEATS: Final = 37

Readings = tuple[tuple[str, str], ...]
"""Answers to cruces that are not the usual ones, in the order of their names."""


class StudyError(ValueError):
    """Refuse a study, in one sentence."""


class Cell(NamedTuple):
    """One source at a table of so many, with one kind of players, by its readings.

    All readings are played on the same deals; the first is the usual one.
    """

    source: str
    seats: int
    players: str
    play: str
    games: int
    readings: tuple[Readings, ...]


class Chunk(NamedTuple):
    """Some of a cell's games, numbered from ``first`` on; no two of a study have one ``name``."""

    name: str
    cell: Cell
    seed: int
    first: int
    games: int


class Study(NamedTuple):
    """A study as it is written in its file."""

    title: str
    seed: int
    chunk: int
    cells: tuple[Cell, ...]

    def chunks(self) -> Iterator[Chunk]:
        """Give all it plays, in order."""
        for number, cell in enumerate(self.cells):
            for at, first in enumerate(range(0, cell.games, self.chunk)):
                games = min(self.chunk, cell.games - first)
                yield Chunk(f"{number:04}-{at:06}", cell, self.seed, first, games)

    def as_json(self) -> dict[str, Any]:
        """Give it as plain values, by which it is known again."""
        return {
            "format": FORMAT,
            "title": self.title,
            "seed": self.seed,
            "chunk": self.chunk,
            "cells": [
                {**cell._asdict(), "readings": list(map(dict, cell.readings))}
                for cell in self.cells
            ],
        }

    @property
    def digest(self) -> str:
        """Give the SHA-256 of all it asks."""
        return hashlib.sha256(json.dumps(self.as_json(), sort_keys=True).encode()).hexdigest()


def read(path: Path) -> Study:
    """Read a study. Raises ``StudyError`` for what it cannot ask."""
    try:
        value = tomllib.loads(path.read_text("utf-8"))
    except OSError as error:
        raise StudyError(f"{path} cannot be read: {error.strerror}.") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise StudyError(f"{path} is no TOML: {error}.") from None
    _only(value, HEAD, "A study")
    if value.get("format") != FORMAT:
        raise StudyError(f'A study says format = "{FORMAT}", not {value.get("format")!r}.')
    title = value.get("title")
    if not isinstance(title, str) or not 0 < len(title) <= 200:
        raise StudyError("A study has a title of at most 200 letters.")
    seed = _whole(value, "seed", 0, 2**63 - 1)
    chunk = _whole(value, "chunk", 1, LARGEST_CHUNK)
    parts = value.get("part")
    if not isinstance(parts, list) or not parts or not all(isinstance(one, dict) for one in parts):
        raise StudyError("A study has at least one [[part]].")
    return Study(title, seed, chunk, tuple(cell for part in parts for cell in _cells(part)))


def _cells(part: Mapping[str, Any]) -> Iterator[Cell]:
    _only(part, PART, "A part")
    play = part.get("play", "deals")
    if play not in PLAYS:
        raise StudyError(f'A part plays "deals" or "games", not {play!r}.')
    games = _whole(part, "games", 1, MOST_GAMES)
    for players in _words(part, "players"):
        if players not in PLAYERS:
            raise StudyError(f"There are no players {players!r}: {', '.join(PLAYERS)}.")
        for source in _words(part, "sources"):
            readings = tuple(_readings(source, part.get("readings", "usual")))
            for seats in _seats(part, source):
                yield Cell(source, seats, players, play, games, readings)


def _readings(source: str, asked: Any) -> Iterator[Readings]:
    yield ()
    if asked == "usual":
        _check(source, {})
        return
    if asked == "each":
        usual = {crux: options[0] for crux, options in registry.readings(source).items()}
        for crux, options in registry.readings(source).items():
            for option in options:
                if option != usual[crux]:
                    yield ((crux, option),)
        return
    if not isinstance(asked, list) or not all(isinstance(one, dict) for one in asked):
        raise StudyError('Readings are "usual", "each" or a list of tables of crux = "option".')
    for one in asked:
        _check(source, one)
        yield tuple(sorted(one.items()))


def _check(source: str, readings: Mapping[str, str]) -> None:
    try:
        compiled(registry.rule_set(source, readings))
    except (registry.SetupError, NotCarriedError) as error:
        raise StudyError(f"{error}.") from None
    except (KeyError, AttributeError, TypeError):
        raise StudyError(f"Bulk play does not carry {source!r}.") from None


def _seats(part: Mapping[str, Any], source: str) -> list[int]:
    seats = part.get("seats")
    if not isinstance(seats, list) or not seats or not all(type(one) is int for one in seats):
        raise StudyError("A part has seats = [2, 3, 4], or other whole numbers.")
    least, most = registry.rule_set(source).seats.value
    for one in seats:
        if not max(least, 2) <= one <= min(most, MOST_SEATS):
            raise StudyError(f"{source} is for {least} to {most} players, not for {one}.")
    return seats


def _words(part: Mapping[str, Any], name: str) -> list[str]:
    words = part.get(name)
    if not isinstance(words, list) or not words or not all(isinstance(one, str) for one in words):
        raise StudyError(f'A part has {name} = ["…"], a list of names.')
    if name == "sources":
        for one in words:
            if one not in registry.SOURCES:
                raise StudyError(f"There is no source {one!r}.")
    return words


def _whole(value: Mapping[str, Any], name: str, least: int, most: int) -> int:
    number = value.get(name)
    if type(number) is not int or not least <= number <= most:
        raise StudyError(f"{name} is a whole number from {least} to {most}, not {number!r}.")
    return number


def _only(value: Mapping[str, Any], known: frozenset[str], what: str) -> None:
    unknown = sorted(set(value) - known)
    if unknown:
        raise StudyError(f"{what} has no {unknown[0]!r}: {', '.join(sorted(known))}.")
