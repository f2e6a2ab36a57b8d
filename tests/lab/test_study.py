"""A study: what may be asked, that it comes out the same however it is split, and goes on."""

from __future__ import annotations

import csv
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest

from gnav_core.core import registry
from gnav_core.lab import results, run, study
from gnav_core.lab.acts import Acts
from gnav_core.lab.law import compiled
from gnav_core.lab.play import sums

ROOT = Path(__file__).resolve().parents[2]
HEAD = 'format = "gnav-study/1"\ntitle = "A trial"\nseed = 5\nchunk = {chunk}\n'
PART = """
[[part]]
sources = ["gnav-1774"]
seats = [3]
players = ["threshold"]
games = {games}
readings = "each"

[[part]]
sources = ["gnav-german"]
seats = [4]
players = ["greedy"]
play = "games"
games = 40
"""
LAB = ROOT / "build/clients/bin"


def written(folder: Path, chunk: int = 700, games: int = 2000, text: str = PART) -> Path:
    path = folder / "study.toml"
    path.write_text(HEAD.format(chunk=chunk) + text.format(games=games), "utf-8")
    return path


def played(path: Path, to: Path, workers: int = 1) -> str:
    asked = study.read(path)
    folder = run.Folder(to, asked)
    run.run(folder, folder.left(), run.here(workers), lambda _: None)
    return results.write(folder)


def rows(folder: Path, name: str = results.SEATS) -> list[dict[str, str]]:
    with (folder / name).open(encoding="utf-8") as file:
        return [*csv.DictReader(file)]


def command(path: Path, folder: Path, *more: str, python: str = sys.executable) -> list[str]:
    return [python, "-m", "gnav_core", "lab", "run", str(path), "--folder", str(folder), *more]


def test_it_comes_out_the_same_however_it_is_split(tmp_path: Path) -> None:
    found = {
        played(written(tmp_path, chunk), tmp_path / f"{chunk} {workers}", workers)
        for chunk, workers in ((700, 1), (700, 2), (2000, 1), (333, 2))
    }
    assert len(found) == 1


@contextmanager
def going(path: Path, folder: Path) -> Iterator[subprocess.Popen[str]]:
    """Play a study in a process with two workers, and end all three whatever comes."""
    playing = subprocess.Popen(
        command(path, folder, "--workers", "2"),
        cwd=ROOT,
        start_new_session=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    with playing:
        try:
            yield playing
        finally:
            with suppress(ProcessLookupError):
                os.killpg(playing.pid, signal.SIGKILL)


def until_played(number: int, chunks: Path, playing: subprocess.Popen[str]) -> None:
    """Wait until a study that is played has kept so many chunks."""
    while not chunks.exists() or len([*chunks.glob("*.json")]) < number:
        assert playing.poll() is None
        time.sleep(0.01)


def test_killed_it_goes_on_with_what_is_left(tmp_path: Path) -> None:
    path = written(tmp_path, chunk=25)
    whole = played(path, tmp_path / "whole")
    every = len([*(tmp_path / "whole" / run.CHUNKS).glob("*.json")])
    folder = tmp_path / "killed"
    chunks = folder / run.CHUNKS
    with going(path, folder) as playing:
        until_played(3, chunks, playing)
    done = {one.name: one.stat().st_mtime_ns for one in chunks.glob("*.json")}
    assert 3 <= len(done) < every
    ended = subprocess.run(
        command(path, folder), cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert whole in ended.stdout
    again = {one.name: one.stat().st_mtime_ns for one in chunks.glob("*.json")}
    assert len(again) == every
    assert done.items() <= again.items(), "no chunk was played twice"


def test_a_process_that_dies_is_replaced(tmp_path: Path) -> None:
    path = written(tmp_path, chunk=25)
    whole = played(path, tmp_path / "whole")
    with going(path, tmp_path / "dies") as playing:
        until_played(3, tmp_path / "dies" / run.CHUNKS, playing)
        for child in Path(f"/proc/{playing.pid}/task/{playing.pid}/children").read_text().split():
            if "spawn_main" in Path(f"/proc/{child}/cmdline").read_text():
                os.kill(int(child), signal.SIGKILL)
                break
        out, _ = playing.communicate()
    assert whole in out


def test_a_chunk_that_is_no_use_is_played_again(tmp_path: Path) -> None:
    path, folder = written(tmp_path), tmp_path / "kept"
    whole = played(path, folder)
    first, second, third = sorted((folder / run.CHUNKS).glob("*.json"))[:3]
    first.write_text(first.read_text("utf-8")[:-9], "utf-8")
    second.write_text("[]", "utf-8")
    third.unlink()
    (folder / results.SEATS).unlink()
    assert played(path, folder) == whole


def test_a_folder_keeps_to_its_study(tmp_path: Path) -> None:
    played(written(tmp_path), tmp_path / "kept")
    with pytest.raises(study.StudyError, match="holds another study"):
        played(written(tmp_path, games=2001), tmp_path / "kept")


def test_the_usual_reading_differs_from_itself_in_nothing_and_others_in_something(
    tmp_path: Path,
) -> None:
    played(written(tmp_path), tmp_path / "kept")
    other = {
        row["reading"]: int(row["sum"])
        for row in rows(tmp_path / "kept")
        if row["measure"] == "other"
    }
    assert other.pop("") == 0
    assert other["kiss-stroke=no"] > 0
    cruces = registry.readings("gnav-1774")
    assert len(other) == sum(len(options) - 1 for options in cruces.values())


def test_who_is_hit_at_the_showing_and_fined_before_is_who_loses_strokes() -> None:
    (found,) = sums("gnav-1774", 4, "threshold", "deals", ((),), 3, 0, 20_000)
    acts = Acts(compiled(registry.rule_set("gnav-1774")))
    named = {act.name: act for act in acts.all(found["acts"])}
    lost = sum(act.times for name, act in named.items() if "shown: lost" in name)
    gained = sum(act.times for name, act in named.items() if "shown: gained" in name)
    fined = named["asked cat: forced"].times + named["asked dragoon: forced"].times
    assert lost + fined - gained == sum(found["lost"]) > 0
    assert gained > 0
    assert "gnav-1774.r3.f" in named["asked cat: forced"].cites


def test_in_1917_whoever_has_more_strokes_has_lost_them() -> None:
    (found,) = sums("gnav-1917", 4, "threshold", "games", ((),), 3, 0, 500)
    assert sum(found["won"]) == 500
    assert all(lost > 0 for lost in found["lost"])


def test_parquet_has_what_the_table_has(tmp_path: Path) -> None:
    import duckdb

    played(written(tmp_path), tmp_path / "kept")
    for name in (results.SEATS, results.CLAUSES):
        path = (tmp_path / "kept" / name).with_suffix(".parquet")
        assert len(duckdb.read_parquet(str(path)).fetchall()) == len(rows(path.parent, name))


ASKED = {"sources": ["gnav-1774"], "seats": [3], "players": ["greedy"], "games": 1}


@pytest.mark.parametrize(
    ("odd", "why"),
    [
        ({"players": ["x"]}, "no players"),
        ({"players": "greedy"}, "a list of names"),
        ({"sources": ["x"]}, "no source"),
        ({"sources": ["byd-1774"]}, "does not carry"),
        ({"seats": [1]}, "players, not for 1"),
        ({"seats": [38]}, "players, not for 38"),
        ({"games": -1}, "games is a whole number"),
        ({"games": True}, "games is a whole number"),
        ({"play": "tricks"}, "deals"),
        ({"more": 1}, "has no 'more'"),
        ({"readings": "all"}, "Readings are"),
    ],
)
def test_what_cannot_be_asked_is_refused_in_a_sentence(
    tmp_path: Path, odd: dict[str, Any], why: str
) -> None:
    asked = "".join(f"{name} = {json.dumps(value)}\n" for name, value in (ASKED | odd).items())
    with pytest.raises(study.StudyError, match=why) as refused:
        study.read(written(tmp_path, text=f"[[part]]\n{asked}"))
    assert str(refused.value).endswith(".")


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "at least one"),
        ("[[part", "no TOML"),
        ("[other]", "has no 'other'"),
        (
            '[[part]]\nsources = ["gnav-1774"]\nseats = [3]\nplayers = ["greedy"]\ngames = 1\n'
            "[[part.readings]]\nkiss-stroke = 'perhaps'",
            "perhaps",
        ),
    ],
)
def test_a_file_that_is_no_study_is_refused_in_a_sentence(
    tmp_path: Path, text: str, why: str
) -> None:
    with pytest.raises(study.StudyError, match=why) as refused:
        study.read(written(tmp_path, text=text))
    assert str(refused.value).endswith(".")
