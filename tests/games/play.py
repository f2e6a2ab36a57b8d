"""Random games of every rule set, reading and number of seats, and their records."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from gnav_core.core import registry
from gnav_core.core.event import event_json
from tests.core.any_game import played

MOST_MOVES = 4000


def random_setup(chance: Random, among: Sequence[str] = tuple(registry.SOURCES)) -> dict[str, Any]:
    """Choose rules, readings, seats and a dealer at random, as the head of a record."""
    rules = chance.choice(among)
    least, most = registry.rule_set(rules).seats.value
    players = chance.randint(least, chance.choice([4, 8, most]) if most > 8 else most)
    return {
        "format": "gnav-record/1",
        "rules": rules,
        "players": players,
        "dealer": chance.randrange(players),
        "readings": {crux: chance.choice(opts) for crux, opts in registry.readings(rules).items()},
    }


def setups(seed: str, among: Sequence[str] = tuple(registry.SOURCES)) -> Iterator[dict[str, Any]]:
    """Go through every option of every reading of every rule set, and every number of seats."""
    chance = Random(seed)
    for rules in among:
        least, most = registry.rule_set(rules).seats.value
        for players in range(least, most + 1):
            head = random_setup(chance, among)
            readings = {
                crux: chance.choice(opts) for crux, opts in registry.readings(rules).items()
            }
            head |= {"rules": rules, "players": players, "readings": readings}
            yield head | {"dealer": chance.randrange(players)}
        for crux, options in registry.readings(rules).items():
            for option in options:
                yield head | {
                    "players": min(most, least + 2),
                    "dealer": 0,
                    "readings": {crux: option},
                }


def play(head: dict[str, Any], chance: Random, most: int = MOST_MOVES) -> Iterator[tuple]:
    """Play at random: yield the game, each state, the move that led to it and its events.

    What happens before any move is told with the first one.
    """
    game = registry.new(head["rules"], head["players"], head["dealer"], head["readings"])
    state, before = game.begin()
    yield game, state, None, ()
    for step in played(game, chance, most):
        yield game, step.after, str(step.action), (*before, *step.events)
        before = ()


def answer(game: Any, state: Any, events: tuple) -> str:
    """Write a position and its events as ``gnav replay --each`` does."""
    shown = [event_json(event.whole) for event in events]
    return json.dumps({"status": "ok", **game.position(state), "events": shown}, ensure_ascii=False)
