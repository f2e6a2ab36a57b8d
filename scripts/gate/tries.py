"""One try of pytest, counted: what it ended with, what ran, and what it left running.

A try has a group of processes of its own. What is left of the group when pytest has ended is ended
too, so that nothing which a test began outlives it.
"""

from __future__ import annotations

import json
import os
import resource
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from scripts.gate.counting import COUNTED

PASSED: Final = 0
FAILED: Final = 1
BROKE_DOWN: Final = 3
#: By the status with which pytest ends: why a run that ended so says nothing of its tests.
WHY: Final = {
    2: "it was interrupted, or could not collect its tests",
    BROKE_DOWN: "it broke down",
    4: "pytest was called wrongly",
    5: "it collected no test",
}


@dataclass(frozen=True)
class Try:
    """How one try ended. Seconds are of the wall and of all processors; ids are pytest's."""

    exit: int
    due: int
    outcomes: dict[str, str]
    missing: list[str]
    seconds: float
    processor: float

    def ended(self, outcome: str) -> list[str]:
        """List the tests that ended so."""
        return [name for name, how in self.outcomes.items() if how == outcome]

    @property
    def counts(self) -> dict[str, int]:
        """Say how many ended how."""
        return dict(sorted(Counter(self.outcomes.values()).items()))

    @property
    def why(self) -> str:
        """Say in words why nothing is said of what was collected; nothing where all was run."""
        if self.missing:
            first = ", ".join(self.missing[:3])
            return f"of {self.due} tests {len(self.missing)} were not run ({first})"
        if self.exit == PASSED and self.outcomes:
            return ""
        if self.exit == FAILED:
            return "" if self.ended("failed") else "something failed that is no test; see above"
        if self.exit in WHY:
            return WHY[self.exit]
        return f"pytest ended with {self.exit} and counted nothing"


def run(arguments: Sequence[str], root: Path) -> Try:
    """Run pytest in `root` and count; Ctrl-C reaches it, and whatever it began ends with it."""
    with tempfile.TemporaryDirectory() as folder:
        told = Path(folder) / "counted.json"
        command = [sys.executable, "-m", "pytest", "-p", "scripts.gate.counting", *arguments]
        began, used = time.monotonic(), processor()
        child = subprocess.Popen(
            command, cwd=root, env={**os.environ, COUNTED: str(told)}, start_new_session=True
        )
        code = waited(child)
        seconds, spent = time.monotonic() - began, processor() - used
        counted = json.loads(told.read_text("utf-8")) if told.exists() else {}
    return Try(
        # What a plugin made of the end counts, and so does what the process said last.
        exit=code or counted.get("exit", BROKE_DOWN),
        due=counted.get("due", 0),
        outcomes=counted.get("outcomes", {}),
        missing=counted.get("missing", []),
        seconds=seconds,
        processor=spent,
    )


def waited(child: subprocess.Popen[bytes]) -> int:
    """Wait for a child and end what is left of its group; give what it ended with."""
    try:
        while True:
            try:
                return child.wait()
            except KeyboardInterrupt:
                os.killpg(child.pid, signal.SIGINT)
    finally:
        with suppress(ProcessLookupError):
            os.killpg(child.pid, signal.SIGKILL)


def processor() -> float:
    """Count the processor seconds of what was waited for: nobody waits for a browser."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime
