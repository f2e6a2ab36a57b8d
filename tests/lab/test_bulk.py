"""Bulk play does what the engine does: the same deals, the same wishes, the same strokes."""

from __future__ import annotations

import zlib
from random import Random

import numpy as np
import pytest

from gnav_core.core import registry
from gnav_core.games.gnav import SOURCES
from gnav_core.lab.games import Bulk
from gnav_core.lab.law import compiled
from tests.lab.by_the_engine import Wishing, bulked, choices, differences

LONG = {"gnav-german": 600}
"""Deals after which a game is broken off in these tests: tokens go there and back."""

OPTIONS = [
    (rules, crux, option)
    for rules in SOURCES
    for crux, options in registry.readings(rules).items()
    for option in options
]
CHOSEN = [
    (rules, crux, option)
    for rules, crux, option in OPTIONS
    if option != registry.readings(rules)[crux][0]
]
#: What acts only beside another reading.
BESIDE = {("gnav-kb", "sit-out"): {"appeals": "three-each"}}


def seats(rules: str) -> range:
    return range(2, min(8, registry.rule_set(rules).seats.value[1]) + 1)


def seed_of(*named: object) -> int:
    return zlib.crc32(repr(named).encode())


@pytest.mark.parametrize("rules", SOURCES)
@pytest.mark.parametrize("deals", [700, pytest.param(10_000, marks=pytest.mark.prove)])
def test_a_deal_costs_the_same_strokes(rules: str, deals: int) -> None:
    some = deals // len(seats(rules)) + 1
    for players in seats(rules):
        bulk = bulked(rules, {}, players, some, seed_of(rules, players), deals=1)
        assert differences(bulk) == []


@pytest.mark.parametrize(("rules", "crux", "option"), OPTIONS)
@pytest.mark.parametrize("deals", [70, pytest.param(2000, marks=pytest.mark.prove)])
def test_so_it_does_by_each_reading(rules: str, crux: str, option: str, deals: int) -> None:
    some = deals // len(seats(rules)) + 1
    for players in seats(rules):
        seed = seed_of(rules, crux, option, players)
        assert differences(bulked(rules, {crux: option}, players, some, seed, deals=2)) == []


@pytest.mark.parametrize("rules", SOURCES)
@pytest.mark.parametrize("games", [12, pytest.param(500, marks=pytest.mark.prove)])
def test_whole_games_end_alike(rules: str, games: int) -> None:
    """By other readings each time."""
    chance = Random(rules)
    for players in seats(rules):
        for part in range(4):
            options = registry.readings(rules)
            readings = {crux: chance.choice(some) for crux, some in options.items()} if part else {}
            some = games // 4 // len(seats(rules)) + 1
            seed = seed_of(rules, players, part)
            bulk = bulked(rules, readings, players, some, seed, LONG.get(rules, 80))
            assert differences(bulk) == []


@pytest.mark.parametrize("rules", SOURCES)
def test_each_choice_is_counted_once(rules: str) -> None:
    """As the engine asks: who may tap and does not makes one choice, who taps two."""
    for players in seats(rules):
        bulk = bulked(rules, {}, players, 40, seed_of(rules, players), LONG.get(rules, 80))
        assert bulk.ended.choices == choices(bulk)


@pytest.mark.parametrize(("rules", "crux", "option"), CHOSEN)
def test_each_reading_is_seen_to_act(rules: str, crux: str, option: str) -> None:
    """In whole games of three to six from the same chance and the same wishes."""
    beside = BESIDE.get((rules, crux), {})
    for players in (3, 4, 5, 6, 2):
        ends = []
        for readings in (beside, {**beside, crux: option}):
            law = compiled(registry.rule_set(rules, readings))
            bulk = Bulk(law, np.zeros(3000, np.int64), players, first=0, seed=11)
            played = bulk.play(Wishing(3000, seed=5), 40)
            ends.append((played.score, played.plus, played.appeals, played.deals, played.winners))
        if any((one != other).any() for one, other in zip(*ends, strict=True)):
            return
    pytest.fail("it changes nothing")
