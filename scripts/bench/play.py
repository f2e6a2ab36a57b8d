"""Random play of whole games, every event and citation made, beside OpenSpiel's games."""

from __future__ import annotations

import json
import subprocess
import time
from pathlib import Path
from random import Random

from gnav_core.core import registry
from scripts.bench.row import Row, row

ROOT = Path(__file__).resolve().parents[2]
PYTHON = ROOT / "build" / "lab" / "bin" / "python"
KUHN, DICE = "python_kuhn_poker", "liars_dice"
SEATS, ROUNDS = 4, 3


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
        for _ in range(6):
            state = game.initial_state()
            while not game.is_terminal(state):
                state = game.apply(state, choice(game.legal_actions(state))).state
                moves += 1
        best = max(best, moves / (time.process_time() - start))
    return best


def of_open_spiel(*names: str) -> dict[str, float]:
    """Measure OpenSpiel's games in their own environment."""
    script = Path(__file__).with_name("spiel.py")
    done = subprocess.run([PYTHON, script, *names], capture_output=True, text=True, check=True)
    measured: dict[str, float] = json.loads(done.stdout)
    return measured


def measure() -> list[Row]:
    """Measure both sides in turn, and take the best of each."""
    kuhn, ours = 0.0, dict.fromkeys(registry.SOURCES, 0.0)
    for _ in range(ROUNDS):
        kuhn = max(kuhn, of_open_spiel(KUHN)[KUHN])
        for rules in ours:
            ours[rules] = max(ours[rules], moves_a_second(rules))
    against = ("OpenSpiel’s python_kuhn_poker", kuhn)
    return [
        row(
            f"random play of whole games, {rules}, {seats(rules)} seats",
            moves,
            against,
            1.5,
            "moves/s",
        )
        for rules, moves in ours.items()
    ]
