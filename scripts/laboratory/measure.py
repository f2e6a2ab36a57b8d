"""Measure a part of the study: one process and two, killed and begun again, by a scheduler.

However it is played, the tables are the same to the last letter.
"""

from __future__ import annotations

import json
import os
import platform
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

from scripts.laboratory.kept import MEASURED

ROOT: Final = Path(__file__).resolve().parents[2]
DASK: Final = ROOT / "build/clients/bin/python"
SHARE: Final = 100
"""So small a part of the study is played in each way."""

A_THIRD: Final = 35
"""Chunks of it after which something is killed."""

PATIENCE: Final = 120
"""Seconds in which a program of Dask has to say that it goes."""

GAMES: Final = re.compile(r"^games = (\d+)$", re.MULTILINE)
DIGEST: Final = re.compile(r"(\d+) chunks, sha256 ([0-9a-f]{64})")
HERE: Final = {**os.environ, "PYTHONPATH": str(ROOT)}


def write(study: Path, folder: Path) -> None:
    """Measure, and keep what was measured with the project."""
    folder.mkdir(parents=True, exist_ok=True)
    part = folder / "part.toml"
    part.write_text(GAMES.sub(lambda found: f"games = {int(found[1]) // SHARE}", study.read_text()))
    measured: dict[str, Any] = {
        "day": datetime.now(UTC).date().isoformat(),
        "machine": f"{os.cpu_count()} processors ({platform.machine()})",
        "python": platform.python_version(),
        "share": SHARE,
        "runs": {
            "one process": timed(part, folder / "one", "--workers", "1"),
            "two processes": timed(part, folder / "two", "--workers", "2"),
            "killed and begun again": killed(part, folder / "killed"),
            "a scheduler, one of two workers killed": scheduled(part, folder / "dask"),
        },
    }
    MEASURED.write_text(json.dumps(measured, indent=1) + "\n", "utf-8")


def timed(study: Path, folder: Path, *how: str, python: str = sys.executable) -> dict[str, Any]:
    """Play it; give the seconds and the digest."""
    start = time.monotonic()
    done = subprocess.run(
        command(study, folder, *how, python=python),
        cwd=ROOT,
        env=HERE,
        check=True,
        capture_output=True,
        text=True,
    )
    return told(done.stdout, time.monotonic() - start)


def command(study: Path, folder: Path, *how: str, python: str = sys.executable) -> list[str]:
    """Give the command that plays a study."""
    return [python, "-m", "gnav_core", "lab", "run", str(study), "--folder", str(folder), *how]


def told(said: str, seconds: float) -> dict[str, Any]:
    """Read how many chunks were played, and the digest."""
    found = DIGEST.search(said)
    if not found:
        raise ValueError(f"no digest was printed: {said}")
    return {"seconds": round(seconds, 1), "chunks": int(found[1]), "sha256": found[2]}


def killed(study: Path, folder: Path) -> dict[str, Any]:
    """Kill all of it once a third is done, and begin again."""
    start = time.monotonic()
    going = subprocess.Popen(
        command(study, folder, "--workers", "2"), cwd=ROOT, env=HERE, start_new_session=True
    )
    at = after(folder, A_THIRD, going)
    os.killpg(going.pid, signal.SIGKILL)
    going.wait()
    before = time.monotonic() - start
    again = timed(study, folder, "--workers", "2")
    return {**again, "seconds": round(before + again["seconds"], 1), "killed at": at}


def after(folder: Path, chunks: int, going: subprocess.Popen[str] | subprocess.Popen[bytes]) -> int:
    """Wait until so many chunks are done; give how many are."""
    while True:
        done = len([*(folder / "chunks").glob("*.json")])
        if done >= chunks:
            return done
        if going.poll() is not None:
            raise ValueError("it ended before it could be killed")
        time.sleep(0.05)


def scheduled(study: Path, folder: Path) -> dict[str, Any]:
    """Let two workers of a Dask scheduler play, and kill one of them once a third is done."""
    start = time.monotonic()
    with ExitStack() as stack:
        head = ("scheduler", "--host", "127.0.0.1", "--port", "0", "--no-dashboard")
        line = stack.enter_context(going(folder, *head, says="Scheduler at"))[1]
        address = re.search(r"tcp://[\d.:]+", line)
        if not address:
            raise ValueError(line)
        worker = ("worker", address[0], "--no-nanny", "--nthreads", "1", "--no-dashboard")
        workers = [stack.enter_context(going(folder, *worker, says="Registered"))[0] for _ in "12"]
        played = subprocess.Popen(
            command(study, folder, "--scheduler", address[0], python=str(DASK)),
            cwd=ROOT,
            env=HERE,
            stdout=subprocess.PIPE,
            text=True,
        )
        at = after(folder, A_THIRD, played)
        workers[0].kill()
        said, _ = played.communicate()
    return {**told(said, time.monotonic() - start), "killed at": at}


@contextmanager
def going(folder: Path, *said: str, says: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """Let a program of Dask go, once it has said a line that holds this; its log is in the folder.

    Raises ``ValueError``, with the log, where it ends or is silent for too long.
    """
    folder.mkdir(parents=True, exist_ok=True)
    log = folder / f"{said[0]}-{len([*folder.glob('*.log')])}.log"
    with log.open("w") as file:
        program = subprocess.Popen(
            [str(DASK), "-m", f"distributed.cli.dask_{said[0]}", *said[1:]],
            cwd=ROOT,
            env=HERE,
            stdout=file,
            stderr=file,
            text=True,
        )
        try:
            end = time.monotonic() + PATIENCE
            while not (lines := [line for line in log.read_text().splitlines() if says in line]):
                if program.poll() is not None or time.monotonic() > end:
                    raise ValueError(log.read_text())
                time.sleep(0.1)
            yield program, lines[0]
        finally:
            program.kill()
            program.wait()
