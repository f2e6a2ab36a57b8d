"""A record alone is the game: what was played is replayed in another process, event by event."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from gnav_core.games.gnav import SOURCES as GNAV
from tests.games.play import answer, play, random_setup, setups
from tests.seeds import seeded

ROOT = Path(__file__).parents[2]


def replay_elsewhere(records: Path) -> subprocess.Popen:
    """Replay the records in a process that has nothing but the checkout."""
    command = [sys.executable, "-S", "-m", "gnav_core", "replay", "--each", str(records)]
    return subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, encoding="utf-8")


def play_and_compare(heads, seed: str, folder: Path, most: int) -> int:
    """Play games, write them as records, replay them, and compare every line; give the moves."""
    played, records = folder / f"{seed}.played", folder / f"{seed}.records"
    count = 0
    with played.open("w", encoding="utf-8") as lines, records.open("w", encoding="utf-8") as out:
        for number, head in enumerate(heads):
            moves = []
            for game, state, move, events in play(head, Random(f"{seed}/{number}"), most):
                if move:
                    moves.append(move)
                    lines.write(answer(game, state, events) + "\n")
            out.write(json.dumps(head | {"moves": moves}) + "\n")
            count += len(moves)
    with played.open(encoding="utf-8") as lines, replay_elsewhere(records) as replayed:
        for line, other in zip(lines, replayed.stdout or (), strict=True):
            assert line == other
    assert replayed.returncode == 0
    return count


@seeded("a")
def test_games_of_every_reading_and_number_of_seats_replay_the_same(tmp_path, seed):
    moves = play_and_compare(setups(seed), seed, tmp_path, 300)
    assert moves > 10_000


@pytest.mark.prove
@pytest.mark.parametrize("rules", GNAV)
@seeded("prove")
def test_five_hundred_games_of_each_source_replay_the_same(rules, tmp_path, seed):
    """Every position and every event, by readings at random; the other games are in
    `test_random_play.py`.
    """
    chance = Random(f"{seed} {rules}")
    heads = [random_setup(chance, [rules]) for _ in range(500)]
    assert play_and_compare(heads, f"{seed}-{rules}", tmp_path, 4000) > 10_000
