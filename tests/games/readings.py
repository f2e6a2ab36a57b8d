"""Games of one source by its readings, at every number of seats in turn, whoever deals."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product
from random import Random
from typing import Any

import pytest

from gnav_core.core import registry
from gnav_core.core.record import FORMAT

Readings = dict[str, str]
DRAWN = 60
"""So many choices are drawn, of which one is taken."""


def all_readings(rules: str) -> list[Readings]:
    """List every choice of all the readings of a source."""
    cruces = registry.readings(rules)
    return [dict(zip(cruces, chosen, strict=True)) for chosen in product(*cruces.values())]


def in_pairs(rules: str) -> list[Readings]:
    """Choose readings of a source so that each answer to a crux meets each answer to every other.

    Of some that are drawn, the one is taken in which most meet that have not met.
    """
    cruces, chance = registry.readings(rules), Random(rules)
    answers = [[(crux, option) for option in options] for crux, options in cruces.items()]
    apart = {pair for one, other in combinations(answers, 2) for pair in product(one, other)}
    chosen: list[Readings] = []
    while apart or not chosen:
        drawn = [tuple(map(chance.choice, answers)) for _ in range(DRAWN)]
        best = max(drawn, key=lambda one: len(apart.intersection(combinations(one, 2))))
        if apart and apart.isdisjoint(combinations(best, 2)):
            continue
        apart.difference_update(combinations(best, 2))
        chosen.append(dict(best))
    return chosen


def by_each_reading(rules: str) -> pytest.MarkDecorator:
    """Run a test by each reading, and by any two together."""
    chosen = in_pairs(rules)
    named = [" ".join(one.values()) for one in chosen]
    return pytest.mark.parametrize("readings", chosen, ids=named)


def heads(rules: str, readings: Readings, games: int) -> Iterator[dict[str, Any]]:
    """Give the heads of so many games by one choice of readings."""
    return (head(rules, readings, number) for number in range(games))


def heads_of_all(rules: str, games: int, seed: str = "") -> Iterator[dict[str, Any]]:
    """Give the heads of so many games, by readings drawn at random.

    In turn, what the first cruces decide would hardly change: at random as many games come upon
    more, and sooner.
    """
    chance, cruces = Random(f"readings of {rules} {seed}"), registry.readings(rules)
    for number in range(games):
        readings = {crux: chance.choice(options) for crux, options in cruces.items()}
        yield head(rules, readings, number)


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
