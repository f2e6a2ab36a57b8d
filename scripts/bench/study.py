"""How long a study of the laboratory takes, by one process and by two."""

from __future__ import annotations

import subprocess
import tempfile
import time
from pathlib import Path
from statistics import median

from gnav_core.games.gnav import SOURCES
from scripts.bench.lab import PLACE, PYTHON, ROOT
from scripts.bench.row import Row, beside

DEALS, TURNS = 1 << 20, 3
STUDY = f"""format = "gnav-study/1"
title = "How fast"
seed = 1
chunk = 65536

[[part]]
sources = {[*SOURCES]}
seats = [4]
players = ["threshold"]
games = {DEALS}
"""


def timed(workers: int) -> float:
    """Give the milliseconds of the whole command, from its start until its tables are written."""
    with tempfile.TemporaryDirectory() as folder:
        asked = Path(folder, "study.toml")
        asked.write_text(STUDY, "utf-8")
        said: list[str | Path] = [
            "lab",
            "run",
            asked,
            "--folder",
            Path(folder, "out"),
            "--workers",
            str(workers),
        ]
        start = time.perf_counter()
        command: list[str | Path] = [PYTHON, "-m", "gnav_core", *said]
        subprocess.run(command, cwd=ROOT, env=PLACE, check=True, capture_output=True)
        return 1000 * (time.perf_counter() - start)


def measure() -> list[Row]:
    """Time both by turns, and take the median of each."""
    times: dict[int, list[float]] = {1: [], 2: []}
    for _ in range(TURNS):
        for workers, took in times.items():
            took.append(timed(workers))
    one, two = (median(took) for took in times.values())
    what = f"a study of {DEALS * len(SOURCES):,} deals, by two processes"
    return [beside(what, two, {"by one process": one}, "ms")]
