"""What runs of `make prove` have shown that were cut off, or that what changed since cannot touch.

Each test is written down as soon as it has ended, so that what was shown outlives the machine's
being switched off. The next run goes on with what was shown of the same files: those of the whole
commit, or, for a test of the rules alone, all but what draws the pages. What failed is tried again
if it drives a browser, which time can make fail; any other failure lets all begin anew.
"""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, NamedTuple

from scripts.proved import record

PATH: Final = "build/proved.jsonl"
#: Tests of the rules alone, unless they drive a browser; and what none of them reads.
OF_RULES: Final = tuple(f"tests/{part}/" for part in ("cards", "core", "fuzz", "games", "play"))
DRAWS: Final = ("docs/assets/", "docs/theme/", "tests/browser/", "CHANGELOG.md", record.PATH)


class Files(NamedTuple):
    """Which files a test was run with: those of a commit, and a sum of all but what draws."""

    commit: str
    rules: str

    def read_by(self, test: str, *, browser: bool) -> str:
        """Name the files that a test reads."""
        return self.rules if test.startswith(OF_RULES) and not browser else self.commit


@dataclass
class Begun:
    """What earlier runs have shown: tests by name, and of each run its commit and its seconds."""

    passed: list[str] = field(default_factory=list)
    failed: list[str] = field(default_factory=list)
    seconds: dict[int, int] = field(default_factory=dict)
    commits: Counter[str] = field(default_factory=Counter)
    runs: int = 0


def files(root: Path) -> Files:
    """Say which files are checked out."""
    listed = record.git(root, "ls-tree", "-r", "--full-tree", "HEAD")
    told = [line for line in listed if not line.partition("\t")[2].startswith(DRAWS)]
    return Files(record.commit(root), hashlib.sha256("\n".join(told).encode()).hexdigest())


def read(root: Path, now: Files) -> Begun:
    """Read what was shown of these files so far: nothing, where all has to begin anew."""
    begun, shown = Begun(), dict[str, tuple[str, int]]()
    commits: dict[int, str] = {}
    for line in written(root / PATH):
        if line.get("whole") == now.commit:  # whoever asks once more wants to see it again
            begun, shown = Begun(runs=begun.runs), {}
        elif "whole" in line:
            continue
        elif "run" in line:
            begun.runs = line["run"]
            commits[begun.runs] = line["commit"]
        elif line["of"] == now.read_by(line["test"], browser=line["browser"]):
            if line["outcome"] == "failed" and not line["browser"]:
                return Begun(runs=begun.runs)
            shown[line["test"]] = (line["outcome"], begun.runs)
            begun.seconds[begun.runs] = line["seconds"]
            if line["outcome"] == "failed" and line["test"] not in begun.failed:
                begun.failed.append(line["test"])
    passed = {test: run for test, (outcome, run) in shown.items() if outcome == record.PASSED}
    begun.passed = sorted(passed)
    begun.commits = Counter(commits[run] for run in passed.values())
    return begun


def written(path: Path) -> Iterator[dict[str, Any]]:
    """Read the lines one by one, without what was cut off in the middle of one."""
    for line in path.read_text("utf-8").splitlines() if path.exists() else ():
        with suppress(ValueError):
            yield json.loads(line)


def begin(root: Path, begun: Begun, now: Files) -> None:
    """Begin a run after those before it."""
    (root / PATH).parent.mkdir(exist_ok=True)
    add(root, {"run": begun.runs + 1, "commit": now.commit})


def add(root: Path, line: dict[str, Any]) -> None:
    """Write down what has just been shown."""
    with (root / PATH).open("a", encoding="utf-8") as file:
        file.write("\n" + json.dumps(line))


def end(root: Path, commit: str) -> None:
    """Note that all has been shown at a commit."""
    add(root, {"whole": commit})


def forget(root: Path) -> None:
    """Let the next run begin anew."""
    (root / PATH).unlink(missing_ok=True)
