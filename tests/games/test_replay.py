"""A record alone is the game: what was played is replayed in another process, event by event."""

from __future__ import annotations

import json
import subprocess
import sys
from itertools import islice
from pathlib import Path
from random import Random

import pytest

from tests.games.play import answer, play, random_setup, setups

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


def test_games_of_every_reading_and_number_of_seats_replay_the_same(tmp_path):
    moves = play_and_compare(setups("a"), "a", tmp_path, 300)
    assert moves > 10_000


@pytest.mark.prove
@pytest.mark.parametrize("part", range(8))
def test_ten_thousand_games_replay_the_same(part, tmp_path, capsys):
    """Every position and every event of 10,000 games, in eight parts: what is cut off loses one."""
    games, chance = 1250, Random(f"prove/{part}")
    heads = list(islice(setups(f"prove/{part}"), games))
    heads += [random_setup(chance) for _ in range(games - len(heads))]
    moves = play_and_compare(heads, f"prove-{part}", tmp_path, 4000)
    with capsys.disabled():
        print(f"\n{games} games, {moves} moves: every position and every event the same")
