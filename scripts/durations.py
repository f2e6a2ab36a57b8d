"""Record how long each test takes: a plugin of pytest, and a command that tells the slowest.

A whole run of `make test` that passed writes `build/durations.json`, each test with its seconds,
what it sets up and clears away included; the next run gives out the longest files first by it. The
command prints the slowest, and keeps how long each file took in `tests/durations.json`, by which a
fresh clone begins.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

import pytest

from scripts.coverage.recording import is_whole

ROOT: Final = Path(__file__).resolve().parents[1]
RUN: Final = ROOT / "build" / "durations.json"
KEPT: Final = ROOT / "tests" / "durations.json"
SLOWEST: Final = 30

Seconds = Mapping[str, float]


class Durations:
    """Add up what each test takes, in whatever process it runs."""

    def __init__(self, config: pytest.Config) -> None:
        self.whole = is_whole(config) and not hasattr(config, "workerinput")
        self.took: Counter[str] = Counter()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Add what a test's beginning, the test itself or its end took."""
        self.took[report.nodeid] += report.duration  # type: ignore[assignment]

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """Write what a whole run took that passed; of others nobody knows what they left out."""
        if self.whole and session.exitstatus == pytest.ExitCode.OK:
            RUN.parent.mkdir(exist_ok=True)
            RUN.write_text(json.dumps(dict(self.took.most_common()), indent=0), "utf-8")


def by_file(took: Seconds) -> dict[str, int]:
    """Add up whole seconds by file; files that take less than one are left out."""
    files = Counter[str]()
    for test, seconds in took.items():
        files[test.partition("::")[0]] += seconds  # type: ignore[assignment]
    return {file: round(files[file]) for file in sorted(files) if round(files[file])}


def kept() -> dict[str, int]:
    """Give how many seconds each file took: in the last whole run here, or as it was last kept."""
    if RUN.exists():
        return by_file(json.loads(RUN.read_text("utf-8")))
    found: dict[str, int] = json.loads(KEPT.read_text("utf-8")) if KEPT.exists() else {}
    return found


def slowest(took: Seconds, number: int = SLOWEST) -> Iterator[str]:
    """List the slowest tests with their seconds, a line each."""
    for test in sorted(took, key=lambda name: -took[name])[:number]:
        yield f"{took[test]:7.1f}  {test.removeprefix('tests/')}"


def main() -> None:
    """Print the slowest tests of the last whole run, and keep what each file took."""
    if not RUN.exists():
        raise SystemExit("no whole run has passed here yet: run `make test` first")
    took = json.loads(RUN.read_text("utf-8"))
    KEPT.write_text(json.dumps(by_file(took), indent=1) + "\n", "utf-8")
    print(*slowest(took), sep="\n")


if __name__ == "__main__":
    main()
