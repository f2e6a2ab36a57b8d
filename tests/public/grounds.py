"""Cruces that events were said to rest on when the lists were made, though they decided nothing.

``grounds.json`` holds them by game and crux, each with its place: the answer, the event in it, and
the place among its clauses. The test puts them back and finds what was printed on that day: so
nothing else of an event may have changed, and nothing may have been added.
Of what the calls for designers print it holds them by line and word, as of one answer.
``python -m tests.public.grounds COMMIT`` writes it, where COMMIT is the last that cites them all.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

ROOT: Final = Path(__file__).parents[2]
FILE: Final = Path(__file__).parent / "grounds.json"
CALLS: Final = Path(__file__).parent / "frozen" / "drive_the_engine.py"

Places = Mapping[str, list[str]]
"""By crux where it stood: ``12/0/2`` is the third clause of the first event of the 13th answer."""

REPLAYED: Final = """
import json, sys
from gnav_core.core import record
for line in sys.stdin:
    answers = record.replay(json.loads(line), each=True)
    print(json.dumps([[e["clauses"] for e in one.get("events", ())] for one in answers]))
"""
"""Replays records, one a line, and prints for each what every event of every answer rests on."""


def put_back(answers: list[dict[str, Any]], places: Places) -> list[dict[str, Any]]:
    """Put the cruces of that day back among the clauses of the events."""
    for answer, event, at, crux in in_order(places):
        answers[answer]["events"][event]["clauses"].insert(at, crux)
    return answers


def put_back_in_lines(printed: str, places: Places) -> str:
    """Put the cruces of that day back into what the calls for designers print."""
    lines = [line.split(" ") for line in printed.split("\n")]
    for _, line, at, crux in in_order(places):
        lines[line].insert(at, crux)
    return "\n".join(map(" ".join, lines))


def in_order(places: Places) -> Iterator[tuple[int, int, int, str]]:
    """Yield each crux with its place, from the first to the last."""
    for crux in places:
        assert ".q." in crux, crux
    parts = ((place.split("/"), crux) for crux in places for place in places[crux])
    yield from sorted((int(one), int(two), int(at), crux) for (one, two, at), crux in parts)


def gone(old: list[Any], new: list[Any]) -> Iterator[tuple[str, str]]:
    """Yield each crux that an event rests on no more, with its place in the old answers."""
    for answer, (before, after) in enumerate(zip(old, new, strict=True)):
        for event, (was, now) in enumerate(zip(before, after, strict=True)):
            for at, crux in enumerate(was):
                if crux not in now:
                    yield crux, f"{answer}/{event}/{at}"


def replayed(records: list[str], root: Path) -> list[Any]:
    """Replay records by the engine that stands in a folder."""
    lines = "\n".join(map(json.dumps, records))
    command = [sys.executable, "-c", REPLAYED]
    env = {"PYTHONPATH": str(root)}
    done = subprocess.run(
        command, input=lines, capture_output=True, text=True, check=True, env=env, cwd=root
    )
    return [json.loads(line) for line in done.stdout.splitlines()]


def printed(root: Path) -> str:
    """Run the calls for designers by the engine that stands in a folder."""
    env = {"PYTHONPATH": str(root)}
    done = subprocess.run(
        [sys.executable, CALLS], capture_output=True, text=True, check=True, env=env, cwd=root
    )
    return done.stdout


def everything(games: Mapping[str, str], root: Path) -> list[Any]:
    """Give what each game rests on by the engine that stands in a folder, and what is printed."""
    lines = [line.split(" ") for line in printed(root).split("\n")]
    return [*replayed(list(games.values()), root), [lines]]


def written(commit: str, games: Mapping[str, str]) -> dict[str, dict[str, list[str]]]:
    """Compare what each game rests on with what it rested on by the engine of a commit."""
    with TemporaryDirectory() as folder:
        tree = subprocess.run(
            ["git", "archive", commit, "gnav_core"], cwd=ROOT, capture_output=True, check=True
        )
        subprocess.run(["tar", "-x", "-C", folder], input=tree.stdout, check=True)
        before = everything(games, Path(folder))
    found: dict[str, dict[str, list[str]]] = {}
    for game, old, new in zip((*games, CALLS.stem), before, everything(games, ROOT), strict=True):
        for crux, place in gone(old, new):
            found.setdefault(game, {}).setdefault(crux, []).append(place)
    return found


if __name__ == "__main__":
    from tests.public.test_public import kept, records

    known = records()
    listed = {game["id"]: known[game["id"]] for game in kept("games.json")}
    text = json.dumps(written(sys.argv[1], listed), ensure_ascii=False, indent=1)
    FILE.write_text(f"{text}\n", "utf-8")
