"""What runs of `make prove` have shown that were cut off, or that what changed since cannot touch.

Each test is written down as soon as it has ended, in a file that is committed, so that what was
shown outlives the machine it was shown on. The next run goes on with what was shown where the files
that a test reads are the same (`Files`). What failed is tried again if it drives a browser, which
time can make fail; any other failure lets all begin anew.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from scripts.proved import record

#: Tests of the rules alone, unless they drive a browser; what none of them reads, but for one page.
OF_RULES: Final = tuple(f"tests/{part}/" for part in ("cards", "core", "fuzz", "games", "play"))
DRAWS: Final = ("docs/", "tests/browser/", "scripts/pages/templates/")
A_PAGE_OF_RULES: Final = "docs/record.md"
IN_BROWSERS: Final = "tests/browser/"
#: What neither those nor the tests in browsers read, beside the modules of other tests.
BESIDE: Final = ("CHANGELOG.md", "CONTRIBUTING.md", "scripts/proved/")
MODULE: Final = re.compile(r"tests/(?:\w+/)+test_\w+\.py")
IMPORTED: Final = re.compile(r"from (tests\.[\w.]*test_\w+) import")


class Files:
    """The files of a commit, as far as a test reads them."""

    def __init__(self, root: Path, commit: str) -> None:
        """Ask git for them. Raises `record.UnprovedError` where it does not know the commit."""
        listed = record.git(root, "ls-tree", "-r", "--full-tree", commit)
        self.lines = {line.partition("\t")[2]: line for line in listed}
        for name in record.WRITTEN:
            self.lines.pop(name, None)
        self.imported = {*imported(root, commit)}
        self.sums: dict[tuple[str, bool], str] = {}

    def read_by(self, test: str, *, browser: bool) -> str:
        """Give one sum for all the files that a test reads."""
        key = (test.partition("::")[0], browser)
        if key not in self.sums:
            text = "\n".join(line for name, line in self.lines.items() if self._reads(key, name))
            self.sums[key] = hashlib.sha256(text.encode()).hexdigest()
        return self.sums[key]

    def _reads(self, key: tuple[str, bool], name: str) -> bool:
        module, browser = key
        of_rules = module.startswith(OF_RULES) and not browser
        if not of_rules and not module.startswith(IN_BROWSERS):
            return True
        if of_rules and name.startswith(DRAWS):
            return name == A_PAGE_OF_RULES
        other = MODULE.fullmatch(name) and name != module and name not in self.imported
        return not other and not name.startswith(BESIDE)


def known(root: Path, commit: str) -> Files | None:
    """Give the files of a commit; None where git does not know it."""
    with suppress(record.UnprovedError):
        return Files(root, commit)
    return None


def imported(root: Path, commit: str) -> Iterator[str]:
    """Name the modules of tests that other files import from."""
    with suppress(record.UnprovedError):  # where there is none, git says so
        for line in record.git(
            root, "grep", "-h", "-E", r"^\s*from tests\.", commit, "--", "tests"
        ):
            for name in IMPORTED.findall(line):
                yield f"{name.replace('.', '/')}.py"


@dataclass
class Begun:
    """What earlier runs have shown: tests by name, and of each run its commit and its seconds."""

    passed: list[str] = field(default_factory=list)
    failed: list[str] = field(default_factory=list)
    seconds: dict[int, int] = field(default_factory=dict)
    commits: Counter[str] = field(default_factory=Counter)
    runs: int = 0


def read(root: Path, now: str) -> Begun:
    """Read what was shown so far of what a commit holds: nothing, where all has to begin anew."""
    begun, shown = Begun(), dict[str, tuple[str, int]]()
    commits: dict[int, str] = {}
    here = Files(root, now)
    there: Files | None = None

    def same(test: str, *, browser: bool) -> bool:
        was = there and there.read_by(test, browser=browser)
        return was == here.read_by(test, browser=browser)

    for line in written(root / record.SHOWN):
        if line.get("whole") == now:  # whoever asks once more wants to see it again
            begun, shown = Begun(runs=begun.runs), {}
        elif "whole" in line:
            continue
        elif "run" in line:
            begun.runs = line["run"]
            commits[begun.runs] = line["commit"]
            there = known(root, line["commit"])
        elif same(line["test"], browser=line["browser"]):
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


def begin(root: Path, begun: Begun, commit: str) -> None:
    """Begin a run after those before it."""
    add(root, {"run": begun.runs + 1, "commit": commit})


def add(root: Path, line: dict[str, Any]) -> None:
    """Write down what has just been shown."""
    with (root / record.SHOWN).open("a", encoding="utf-8") as file:
        file.write("\n" + json.dumps(line) + "\n")


def end(root: Path, commit: str) -> None:
    """Note that all has been shown at a commit; of each test the last time is kept."""
    run, last = dict[str, Any](), dict[str, tuple[dict[str, Any], dict[str, Any]]]()
    for line in written(root / record.SHOWN):
        run = line if "run" in line else run
        if "test" in line:
            last[line["test"]] = (run, line)
    by_run = dict[int, list[dict[str, Any]]]()
    for run, line in last.values():
        by_run.setdefault(run["run"], [run]).append(line)
    write(root, [line for at in sorted(by_run) for line in by_run[at]])
    add(root, {"whole": commit})


def take_back(root: Path) -> None:
    """Take back what the last run has written down: of what files it was shown is not known."""
    lines = [*written(root / record.SHOWN)]
    began = max((at for at, line in enumerate(lines) if "run" in line), default=0)
    write(root, lines[:began])


def write(root: Path, lines: list[dict[str, Any]]) -> None:
    """Write all that was shown anew."""
    text = "".join(f"{json.dumps(line)}\n" for line in lines)
    (root / record.SHOWN).write_text(text, encoding="utf-8")
