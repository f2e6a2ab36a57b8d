"""Record how long each test takes: a plugin of pytest, and a command that tells the slowest.

A whole run of `make test` writes `build/durations.json`, each test with its seconds, what it sets
up and clears away included. The command prints the slowest as a table, and keeps in
`tests/durations.json` how long each file took, by which the next run gives out the longest first.
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

    def pytest_sessionfinish(self) -> None:
        """Write what a whole run took."""
        if self.whole:
            RUN.parent.mkdir(exist_ok=True)
            RUN.write_text(json.dumps(dict(self.took.most_common()), indent=0), "utf-8")


def by_file(took: Seconds) -> dict[str, int]:
    """Add up whole seconds by file; files that take less than one are left out."""
    files = Counter[str]()
    for test, seconds in took.items():
        files[test.partition("::")[0]] += seconds  # type: ignore[assignment]
    return {file: round(files[file]) for file in sorted(files) if round(files[file])}


def kept() -> dict[str, int]:
    """Give how many seconds each file took when that was last kept."""
    found: dict[str, int] = json.loads(KEPT.read_text("utf-8")) if KEPT.exists() else {}
    return found


def table(took: Seconds, number: int = SLOWEST) -> Iterator[str]:
    """Set the slowest tests as a table in Markdown, a line each."""
    yield from ("| test | seconds |", "|---|---:|")
    for test in sorted(took, key=lambda name: -took[name])[:number]:
        yield f"| `{test.removeprefix('tests/')}` | {took[test]:.1f} |"


def main() -> None:
    """Print the slowest tests of the last whole run, and keep what each file took."""
    if not RUN.exists():
        raise SystemExit("no whole run has been recorded here: run `make test` first")
    took = json.loads(RUN.read_text("utf-8"))
    KEPT.write_text(json.dumps(by_file(took), indent=1) + "\n", "utf-8")
    print(*table(took), sep="\n")


if __name__ == "__main__":
    main()
