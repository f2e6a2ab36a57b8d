"""One try of pytest, counted: what it ended with, what ran, and what it left running.

What a test begins may begin more, and leave it behind when it ends: a browser is seven processes.
On Linux what is left behind comes to the process that runs this, which counts its time and ends it
when pytest has ended, so that nothing outlives a try. Elsewhere only pytest's own group is ended.
"""

from __future__ import annotations

import ctypes
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
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from scripts.gate.counting import COUNTED

PASSED: Final = 0
FAILED: Final = 1
BROKE_DOWN: Final = 3
#: What prctl(2) calls PR_SET_CHILD_SUBREAPER.
BECOMES_PARENT: Final = 36
#: Seconds that a browser has to end by itself.
GRACE: Final = 3.0
#: By the status with which pytest ends: why a run that ended so says nothing of its tests.
WHY: Final = {
    2: "it was interrupted, or could not collect its tests",
    BROKE_DOWN: "it broke down",
    4: "pytest was called wrongly",
    5: "it collected no test",
}


@dataclass(frozen=True)
class Try:
    """How one try ended, and the names of what was still running then.

    Seconds are of the wall and of all processors; ids are pytest's.
    """

    exit: int
    due: int
    outcomes: dict[str, str]
    missing: list[str]
    seconds: float
    processor: float
    left: list[str] = field(default_factory=list)

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
        adopt()
        began, used = time.monotonic(), processor()
        child = subprocess.Popen(
            command, cwd=root, env={**os.environ, COUNTED: str(told)}, start_new_session=True
        )
        code, left = waited(child)
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
        left=left,
    )


def waited(child: subprocess.Popen[bytes]) -> tuple[int, list[str]]:
    """Wait for a child; give what it ended with, and the names of what it left running."""
    try:
        while True:
            try:
                code = child.wait()
                return code, ended()
            except KeyboardInterrupt:
                os.killpg(child.pid, signal.SIGINT)
    finally:
        with suppress(ProcessLookupError):
            os.killpg(child.pid, signal.SIGKILL)
        ended(grace=0)


def adopt() -> None:
    """Become the parent of what those that we began leave behind; Linux alone knows how."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(BECOMES_PARENT, 1, 0, 0, 0)


def ended(grace: float = GRACE) -> list[str]:
    """Wait `grace` seconds for what was left to us to end, and end what does not; name that."""
    until = time.monotonic() + grace
    while time.monotonic() < until and alive():
        time.sleep(0.05)
    names = []
    while left := alive():
        for process, name in left.items():
            names.append(name)
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
            os.waitpid(process, 0)
    return sorted(names)


def alive() -> dict[int, str]:
    """Take leave of our children that have ended; name the others, by the number of each."""
    children = {}
    for status in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):  # it has ended since
            number, _, rest = status.read_text("utf-8", "replace").partition(" (")
            name, _, rest = rest.rpartition(") ")
            if rest.split()[1] == str(os.getpid()) and not os.waitpid(int(number), os.WNOHANG)[0]:
                children[int(number)] = name
    return children


def processor() -> float:
    """Count the processor seconds of all that has ended, browsers too where they came to us."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime
