"""The command: `python -m scripts.soak --minutes 30 [--seed S] [--browser] [FOLDER…]`."""

from __future__ import annotations

import argparse
import os
import secrets
import signal
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.process import BaseProcess
from multiprocessing.queues import Queue
from pathlib import Path
from queue import Empty

from scripts.soak.found import keep
from scripts.soak.playing import Told, play

ROOT = Path(__file__).resolve().parents[2]


class Soak:
    """What has been played so far, and found; a test that fails is found once."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.rounds = self.played = 0
        self.failed: set[str] = set()

    def hear(self, told: Told) -> None:
        """Count what a process tells, and keep at once what it has found."""
        if told.found is None:
            self.rounds += 1
            return
        self.played += 1
        test, seed = told.found
        if told.fault is not None and test not in self.failed:
            self.failed.add(test)
            keep(self.root, told.found)
            print(f"{test} with seed {seed}: {told.fault}", flush=True)

    def __str__(self) -> str:
        number = len(self.failed)
        return f"{self.rounds} rounds, {self.played} tests, a new seed each; {number} found"


def main(arguments: Sequence[str] | None = None) -> int:
    """Play until the time is up, or interrupted: 1 if something was found, 2 if nothing played."""
    asked = parser().parse_args(arguments)
    seed = asked.seed or str(secrets.randbits(32))
    print(f"seed {seed}, {asked.minutes:g} minutes", flush=True)
    done = soak(asked.root, chosen(asked), seed, asked.minutes * 60)
    print(done)
    if not done.played:
        print("No test that takes a seed was played.", file=sys.stderr)
        return 2
    return 1 if done.failed else 0


def parser() -> argparse.ArgumentParser:
    """Read what is asked."""
    read = argparse.ArgumentParser(prog="scripts.soak", description=__doc__)
    read.add_argument("--minutes", type=float, required=True, help="how long to play")
    read.add_argument("--seed", help="draw the seeds from this one, as an earlier soak did")
    read.add_argument("--browser", action="store_true", help="play the tests in a browser too")
    read.add_argument("--root", type=Path, default=ROOT, help="the project, if another")
    read.add_argument("folders", nargs="*", metavar="FOLDER", help="tests to play; usually all")
    return read


def chosen(asked: argparse.Namespace) -> list[str]:
    """Say to pytest which tests are played."""
    return ["-m", "" if asked.browser else "not browser", *(asked.folders or ["tests"])]


def soak(root: Path, tests: Sequence[str], seed: str, seconds: float) -> Soak:
    """Play in all cores until the time is up, or until interrupted."""
    context, done = get_context("spawn"), Soak(root)
    told: Queue[Told] = context.Queue()
    processes = [
        context.Process(target=play, args=(str(root), tests, f"{seed}/{number}", told))
        for number in range(os.cpu_count() or 1)
    ]
    for process in processes:
        process.start()
    try:
        for one in heard(told, processes, time.monotonic() + seconds):
            done.hear(one)
    except KeyboardInterrupt:
        print("stopped", flush=True)
    finally:
        end(processes)
    with suppress(Empty):
        while True:
            done.hear(told.get(timeout=0.1))
    return done


def heard(told: Queue[Told], processes: Sequence[BaseProcess], until: float) -> Iterator[Told]:
    """Give what the processes tell until the time is up, or none of them plays any more."""
    while (left := until - time.monotonic()) > 0:
        playing = any(process.is_alive() for process in processes)
        try:
            yield told.get(timeout=min(left, 0.5))
        except Empty:
            if not playing:
                return


def end(processes: Sequence[BaseProcess]) -> None:
    """End each process as Ctrl-C would, so that its test ends what it has begun."""
    for process in processes:
        if process.pid is not None and process.is_alive():
            with suppress(ProcessLookupError):
                os.kill(process.pid, signal.SIGINT)
    for process in processes:
        process.join(60)
        process.kill()
        process.join()


if __name__ == "__main__":
    sys.exit(main())
