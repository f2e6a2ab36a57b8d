"""Games of one source by all its readings, at every number of seats in turn, whoever deals."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

import pytest

from gnav_core.core import registry
from gnav_core.core.record import FORMAT

Readings = dict[str, str]


def all_readings(rules: str) -> list[Readings]:
    """List every choice of all the readings of a source."""
    cruces = registry.readings(rules)
    return [dict(zip(cruces, chosen, strict=True)) for chosen in product(*cruces.values())]


def by_each_reading(rules: str) -> pytest.MarkDecorator:
    """Run a test by every choice of the readings, in turn."""
    every = all_readings(rules)
    return pytest.mark.parametrize("readings", every, ids=[" ".join(one.values()) for one in every])


def heads(rules: str, readings: Readings, games: int) -> Iterator[dict[str, Any]]:
    """Give the heads of so many games by one choice of readings."""
    return (head(rules, readings, number) for number in range(games))


def heads_of_all(rules: str, games: int) -> Iterator[dict[str, Any]]:
    """Give the heads of so many games, by every choice of readings in turn."""
    every = all_readings(rules)
    for number in range(games):
        yield head(rules, every[number % len(every)], number + number // len(every))


def head(rules: str, readings: Readings, number: int) -> dict[str, Any]:
    """Give the head of one game: with its number go the seats, and by chance who deals."""
    least, most = registry.rule_set(rules).seats.value
    players = least + number % (most - least + 1)
    return {
        "format": FORMAT,
        "rules": rules,
        "players": players,
        "dealer": Random(number).randrange(players),
        "readings": readings,
    }
