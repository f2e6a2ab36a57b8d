"""Play games of OpenSpiel at random, in its own environment: moves a second, as JSON."""

from __future__ import annotations

import json
import sys
import time
from random import Random

import pyspiel
from open_spiel.python.games import kuhn_poker  # noqa: F401 (it registers python_kuhn_poker)

GAMES = 200


def moves_a_second(name: str, seconds: float) -> float:
    """Give the best of many short runs, as a machine is never wholly idle."""
    game, best = pyspiel.load_game(name), 0.0
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        choice, moves, start = Random(1).choice, 0, time.process_time()
        for _ in range(GAMES):
            state = game.new_initial_state()
            while not state.is_terminal():
                state.apply_action(choice(state.legal_actions()))
                moves += 1
        best = max(best, moves / (time.process_time() - start))
    return best


if __name__ == "__main__":
    print(json.dumps({name: moves_a_second(name, 2.0) for name in sys.argv[1:]}))
