"""Gnav in bulk, beside OpenSpiel's liars_dice from Python and by its own rollouts."""

from __future__ import annotations

import json
from statistics import median

from gnav_core.games.gnav import SOURCES
from scripts.bench.lab import run
from scripts.bench.row import Row, row

REFERENCES = {
    "python": "OpenSpiel’s liars_dice from Python",
    "rollouts": "OpenSpiel’s liars_dice, rollouts in C++",
}
GOALS = {"deals": {"python": 14.0, "rollouts": 1.5}, "games": {"python": 10.0, "rollouts": 1.0}}
WORDS = {"deals": "deals", "games": "whole games"}


def measure() -> list[Row]:
    """Measure all by turns, and take the median of each."""
    measured: dict[str, list[float]] = json.loads(run("rollouts.py"))
    middle = {name: median(paces) for name, paces in measured.items()}
    return [
        row(f"{WORDS[what]} in bulk, {source}, 4 seats", middle[f"{what} {source}"],
            (REFERENCES[reference], middle[reference]), goal, "decisions/s")
        for what, goals in GOALS.items()
        for reference, goal in goals.items()
        for source in SOURCES
    ]  # fmt: skip
