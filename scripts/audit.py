"""Ask the advisory services for known faults of every package that a lock file pins.

Says for each lock file what came of it. Ends with 0 where all were answered for and no fault is
known, with 1 where one is, and with 3 where no fault is known but not all were answered for:
silence is not a good answer, and no answer of a service is taken for one.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parents[1]
PIP_AUDIT = ROOT / "build" / "audit" / "bin" / "pip-audit"
QUIET = ["--require-hashes", "--disable-pip", "--progress-spinner", "off", "--format", "json"]
CLEAN, FAULTY, UNANSWERED = 0, 1, 3


class Answer(NamedTuple):
    """What came of one lock file: faults, how many packages were answered for, of how many."""

    faults: list[str]
    answered: int
    asked: int
    why: str = "it does not know them"

    def __str__(self) -> str:
        """Say it in one sentence."""
        if self.faults:
            return f"{len(self.faults)} known: {'; '.join(self.faults)}"
        if self.answered == self.asked:
            return f"{self.asked} packages, none with a known fault"
        missed = f"{self.asked - self.answered} of {self.asked} packages"
        return f"the advisory service answered nothing about {missed} ({self.why}): unaudited"


def read(answer: str) -> Any:
    """Read JSON, or nothing where a program said something else."""
    try:
        return json.loads(answer)
    except ValueError:
        return {}


def of_pip(answer: str, asked: int) -> Answer:
    """Read what pip-audit says; a package that it skipped is not one without faults."""
    said = read(answer).get("dependencies", [])
    audited = [one for one in said if "vulns" in one]
    faults = [
        f"{one['name']} {one['version']}: {fault['id']}"
        for one in audited
        for fault in one["vulns"]
    ]
    if not said:
        return Answer([], 0, asked, "it could not be reached")
    return Answer(faults, len(audited), len(said))  # those of another system are not among them


def of_npm(answer: str, asked: int) -> Answer:
    """Read what ``npm audit`` says; an error has a message and no list."""
    said = read(answer)
    if "vulnerabilities" not in said:
        reason = str(said.get("message", "it could not be reached")).partition(" - ")[0]
        return Answer([], 0, asked, reason)
    faults = [f"{name}: {one['severity']}" for name, one in said["vulnerabilities"].items()]
    return Answer(faults, asked, asked)


def audit_pip(lock: Path) -> Answer:
    """Ask about the Python packages that a lock file pins."""
    asked = len(re.findall(r"^[a-z0-9.-]+==", lock.read_text("utf-8"), re.MULTILINE))
    command = [str(PIP_AUDIT), "--requirement", str(lock), *QUIET]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return of_pip(done.stdout, asked)


def audit_npm(lock: Path) -> Answer:
    """Ask about the packages that npm's lock file pins."""
    asked = len(json.loads(lock.read_text("utf-8"))["packages"]) - 1
    bin_ = Path(sys.executable).parent
    path = {**os.environ, "PATH": f"{bin_}{os.pathsep}{os.environ['PATH']}"}
    command = [str(bin_ / "npm"), "audit", "--package-lock-only", "--json"]
    done = subprocess.run(
        command, cwd=lock.parent, env=path, capture_output=True, text=True, check=False
    )
    return of_npm(done.stdout, asked)


def verdict(answers: list[Answer]) -> int:
    """Give the status to end with."""
    if any(answer.faults for answer in answers):
        return FAULTY
    return CLEAN if all(answer.answered == answer.asked for answer in answers) else UNANSWERED


def main() -> int:
    """Ask about every lock file, and say what came of each."""
    answers = []
    for lock in (ROOT / "package-lock.json", *sorted(ROOT.glob("requirements*.lock"))):
        answers.append((audit_npm if lock.suffix == ".json" else audit_pip)(lock))
        print(f"audit: {lock.name}: {answers[-1]}", flush=True)
    return verdict(answers)


if __name__ == "__main__":
    sys.exit(main())
