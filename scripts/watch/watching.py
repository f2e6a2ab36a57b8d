"""From what is saved to what is seen: which process does what, and what is said of it."""

from __future__ import annotations

import json
import os
import queue
import signal
import subprocess
import sys
import threading
import time
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final, NamedTuple

from scripts.watch import kinds
from scripts.watch.news import News

ROOT: Final = Path(__file__).resolve().parents[2]
BURST: Final = 0.06  # seconds without another file saved
PAUSE: Final = 5.0  # seconds of rest before the whole is built
LOOKED: Final = 4  # pages that somebody may still have before him
FEW: Final = 3
Say = Callable[[str], None]


class Heard(NamedTuple):
    """A word of a process; ``None`` is that it has ended."""

    process: Process
    said: dict[str, Any] | None


class Process:
    """A program of ours that is told and tells lines of JSON."""

    def __init__(self, hear: Callable[[Heard], object], module: str, *more: str) -> None:
        self._telling = threading.Lock()
        self._run = subprocess.Popen(
            [sys.executable, "-m", module, *more],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding="utf-8",
            start_new_session=os.name == "posix",  # it has processes of its own, which end with it
        )
        threading.Thread(target=self._listen, args=(hear,), daemon=True).start()

    def tell(self, **said: Any) -> None:
        """Tell it something, if it still hears."""
        assert self._run.stdin
        with self._telling, suppress(BrokenPipeError):
            print(json.dumps(said), file=self._run.stdin, flush=True)

    def end(self) -> None:
        """End it, with all that it has begun."""
        if self._run.poll() is not None:
            return
        if os.name == "posix":
            os.killpg(self._run.pid, signal.SIGTERM)
        else:
            self._run.terminate()
        self._run.wait()

    def _listen(self, hear: Callable[[Heard], object]) -> None:
        assert self._run.stdout
        for line in self._run.stdout:
            if line.startswith("{"):
                hear(Heard(self, json.loads(line)))
        self._run.wait()
        hear(Heard(self, None))


class Watching:
    """Keep a process waiting, give it what is saved, then build the whole.

    Another saving begins anew. ``saved`` and ``look`` are told from other threads; all else is done
    in the one that runs.
    """

    def __init__(self, news: News, say: Say) -> None:
        self.news, self.say = news, say
        self._heard: queue.SimpleQueue[str | Heard] = queue.SimpleQueue()
        self._looked: deque[str] = deque(maxlen=LOOKED)
        self._owed: dict[str, None] = {}  # saved, and not yet seen to
        self._begun = 0.0
        self._waiting: Process | None = None
        self._quick: Process | None = None
        self._whole: Process | None = None
        self._due: float | None = None
        self._wrong = self._held = False
        self._savings = 0

    def saved(self, path: str) -> None:
        """Hear of a file that was saved."""
        self._savings += 1
        self._heard.put(path)

    @contextmanager
    def alone(self) -> Iterator[Callable[[], bool]]:
        """Build no whole while the block runs; what it gets says whether anything was saved."""
        self._held, before = True, self._savings
        try:
            yield lambda: self._savings > before
        finally:
            self._held = False

    def look(self, place: str) -> None:
        """Hear of a page that somebody looks at."""
        with suppress(ValueError):
            self._looked.remove(place)
        self._looked.append(place)
        if quick := self._quick:
            quick.tell(looked=[place])

    def run(self) -> None:
        """See to everything that is heard, until interrupted; then end what runs."""
        self._wait()
        try:
            while True:
                heard = self._next()
                if isinstance(heard, str):
                    self._begin(heard)
                elif heard.said is None:
                    self._ended(heard.process)
                else:
                    self._hear(heard.process, heard.said)
        finally:
            for process in filter(None, (self._waiting, self._quick, self._whole)):
                process.end()

    def _next(self) -> str | Heard:
        """Give the next that is heard; begin the whole when it is due."""
        while True:
            left = None if self._due is None else max(0.0, self._due - time.monotonic())
            try:
                return self._heard.get(timeout=left)
            except queue.Empty:
                if self._held:
                    self._due = time.monotonic() + PAUSE
                    continue
                self._due = None
                self._whole = Process(self._heard.put, "scripts.watch.whole")

    def _wait(self) -> None:
        self._waiting = self._waiting or Process(self._heard.put, "scripts.watch.quick")

    def _begin(self, path: str) -> None:
        """Begin with what was saved, with all that is saved at once, and what is still owed."""
        self._begun = time.monotonic()
        self._owed[path] = None
        for other in self._burst():
            self._owed[other] = None
        self._due, self._wrong = None, False
        for process in filter(None, (self._quick, self._whole)):
            process.end()
        self._quick = self._whole = None
        if kinds.of_all(self._owed).anew and self._waiting:
            self._waiting.end()
            self._waiting = None
        self._wait()
        quick, self._waiting = self._waiting, None
        assert quick
        quick.tell(saved=[*self._owed], looked=[*reversed(self._looked)])
        self._quick = quick

    def _burst(self) -> list[str]:
        """Give what is saved until nothing is for a moment; what processes say meanwhile waits."""
        found: list[str] = []
        later: list[Heard] = []
        with suppress(queue.Empty):
            while True:
                heard = self._heard.get(timeout=BURST)
                if isinstance(heard, str):
                    found.append(heard)
                else:
                    later.append(heard)
        for one in later:
            self._heard.put(one)
        return found

    def _hear(self, process: Process, said: dict[str, Any]) -> None:
        if process not in {self._quick, self._whole}:
            return
        took = time.monotonic() - self._begun
        if seen := said.get("seen"):
            self.news.tell(seen)
            in_time = self._owed or process is self._whole  # not a page that is looked at later
            self.say(f"{_listed(seen)} after {took:.1f} s" if in_time else _listed(seen))
        if sentence := said.get("said"):
            self.say(f"{sentence} ({took:.1f} s)")
        if trouble := said.get("trouble"):
            self._wrong = True
            self.say(trouble)
            self.news.trouble(trouble)
        elif not self._wrong and (said.get("well") or process is self._whole):
            self.news.trouble("")
        if said.get("ready"):
            self._owed.clear()
            self._wait()
            self._due = time.monotonic() + PAUSE
        elif process is self._whole and self._quick and not trouble:
            self._quick.end()  # every page is as it should be

    def _ended(self, process: Process) -> None:
        if process is self._quick:
            self._quick = None
            self._wait()
        elif process is self._whole:
            self._whole = None
        elif process is self._waiting:
            self._waiting = None


def _listed(places: list[str]) -> str:
    """Name a few places, and say how many there are more."""
    few = ", ".join(f"/{one.removesuffix('index.html')}" for one in places[:FEW])
    return few if len(places) <= FEW else f"{few} and {len(places) - FEW} more"
