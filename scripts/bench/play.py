"""Random play of whole games, every event and citation made, beside games of other libraries."""

from __future__ import annotations

import json
import time
from functools import cache
from random import Random

from gnav_core.core import registry
from gnav_core.core.game import CHANCE
from scripts.bench.lab import run
from scripts.bench.row import Row, beside, row

OTHERS = {
    "kuhn": "OpenSpiel’s python_kuhn_poker",
    "chess": "python-chess",
    "gin rummy": "RLCard’s gin rummy",
    "uno": "RLCard’s uno",
}
SEATS, GAMES, ROUNDS = 4, 6, 3


def seats(rules: str) -> int:
    """Give how many play: four, or as many as may."""
    most: int = registry.rule_set(rules).seats.value[1]
    return min(SEATS, most)


def moves_a_second(rules: str, seconds: float = 1.5) -> float:
    """Give the best of many short runs, as a machine is never wholly idle."""
    game, best = registry.new(rules, seats(rules)), 0.0
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        choice, moves, start = Random(1).choice, 0, time.process_time()
        for _ in range(GAMES):
            state = game.initial_state()
            while not game.is_terminal(state):
                state = game.apply(state, choice(game.legal_actions(state))).state
                moves += 1
        best = max(best, moves / (time.process_time() - start))
    return best


@cache
def decided(rules: str) -> float:
    """Give which part of the same moves are decisions of players, and not of chance."""
    game, choice, moves, decisions = registry.new(rules, seats(rules)), Random(1).choice, 0, 0
    for _ in range(GAMES):
        state = game.initial_state()
        while not game.is_terminal(state):
            decisions += game.current_player(state) != CHANCE
            state = game.apply(state, choice(game.legal_actions(state))).state
            moves += 1
    return decisions / moves


def of_others() -> dict[str, tuple[float, float]]:
    """Measure the others' games in their own environment: moves and decisions a second."""
    measured = json.loads(run("others.py", *OTHERS))
    return {name: (moves, decisions) for name, (moves, decisions) in measured.items()}


def measure() -> list[Row]:
    """Measure both sides in turn, and take the best of each."""
    others = dict.fromkeys(OTHERS, (0.0, 0.0))
    ours = dict.fromkeys(registry.SOURCES, 0.0)
    for _ in range(ROUNDS):
        others = {name: max(others[name], found) for name, found in of_others().items()}
        for rules in ours:
            ours[rules] = max(ours[rules], moves_a_second(rules))
    against = (OTHERS["kuhn"], others["kuhn"][0])
    deciding = {OTHERS[name]: decisions for name, (_, decisions) in others.items()}
    return [
        *(row(f"random play of whole games, {rules}, {seats(rules)} seats",
              moves, against, 1.5, "moves/s") for rules, moves in ours.items()),
        *(beside(f"random play, decisions of players alone, {rules}, {seats(rules)} seats",
                 moves * decided(rules), deciding, "decisions/s") for rules, moves in ours.items()),
    ]  # fmt: skip
