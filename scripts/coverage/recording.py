"""Record coverage in the one run of the tests: a plugin of pytest.

Each test of the rules, and each worked example, notes what the engine cited in it; what all of
them noted is put together in the process that began the run. A whole run in which all of these
passed compares the record with the one that is committed, and is refused where they differ: a
second try of what failed would not notice. ``--write-coverage`` writes it instead.
"""

from __future__ import annotations

import difflib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

from scripts import tei
from scripts.coverage.committed import PATH
from scripts.coverage.named import named
from scripts.coverage.noting import Noted, Seen, watching
from scripts.coverage.record import record
from scripts.coverage.written import text

TESTS: Final = tei.ROOT / "tests"
#: The tests of the rules of each family, whose other tests stand beside this folder of them.
RULES: Final = tuple(sorted(TESTS.glob("games/*/rules")))
NOTED: Final = "coverage"

#: What `make test` takes: the marks that pytest asks for unless told otherwise.
ALL: Final = "not prove"
#: How a run ends that ran its tests.
ENDED: Final = (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED)


def add_option(parser: pytest.Parser) -> None:
    """Add the option that writes the record."""
    parser.addoption(
        "--write-coverage", action="store_true", help="write tests/coverage.json from this run"
    )


class Recording:
    """Note what each test cites, and put it together when the run is over."""

    def __init__(self, config: pytest.Config) -> None:
        self.writes = bool(config.getoption("--write-coverage"))
        self.whole = is_whole(config)
        self.begins = not hasattr(config, "workerinput")
        self.noted: dict[str, Noted] = {}
        self.unsaid: list[str] = []
        self.differs: list[str] = []

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item: pytest.Function) -> Iterator[None]:
        """Note what is cited while a test of the rules or an example runs."""
        name = noted_as(item.path, item.originalname)
        if name is None:
            return (yield)
        with watching() as seen:
            result = yield
        about = sorted(named(item.obj.__doc__))
        item.user_properties.append((NOTED, kept_as(name, about, seen)))
        return result

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Keep what a test noted; one that runs elsewhere sends it with its report."""
        file, _, test = report.nodeid.partition("::")
        if report.failed and noted_as(tei.ROOT / file, test):
            self.unsaid.append(report.nodeid)
        if report.when != "call":
            return
        for name, value in report.user_properties:
            if name == NOTED:
                self.noted[report.nodeid] = Noted(*json.loads(str(value)))

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """Write the record, or compare it: where that cannot be done, no second try will do it."""
        some = self.noted or self.unsaid
        asked = self.writes or (self.whole and session.exitstatus in ENDED)
        if not (self.begins and asked and some):
            return
        now = text(record(self.noted.values()))
        if self.writes and not self.unsaid:
            PATH.write_text(now, "utf-8")
            return
        lines = (PATH.read_text("utf-8").splitlines(), now.splitlines())
        self.differs = [*difflib.unified_diff(*lines, "kept", "as it is now", n=0, lineterm="")]
        if self.differs or self.unsaid:
            session.exitstatus = pytest.ExitCode.INTERNAL_ERROR

    def pytest_terminal_summary(self, terminalreporter: Any) -> None:
        """Say where the record that is committed is not what the tests do now."""
        if self.unsaid:
            terminalreporter.section(f"{PATH.name} could not be compared", red=True)
            terminalreporter.line(f"These say nothing of it, as they failed: {self.unsaid[:5]}")
        elif self.differs:
            terminalreporter.section(f"{PATH.name} is not fresh", red=True)
            for line in self.differs[:20]:
                terminalreporter.line(line[:200])
            terminalreporter.line("Run `make examples`, and read the diff.")


def is_whole(config: pytest.Config) -> bool:
    """Tell whether a run takes every test of `make test`, so that its record can be compared."""
    asked = config.option
    everywhere = config.args_source is pytest.Config.ArgsSource.TESTPATHS
    some = asked.keyword or getattr(asked, "lf", False) or asked.collectonly
    return everywhere and asked.markexpr == ALL and not some


def noted_as(path: Path, test: str) -> str | None:
    """Name a test of the rules as the record does; no other test is noted as it runs."""
    return f"{path.stem}::{test}" if path.parent in RULES else None


def kept_as(name: str, about: list[str], seen: Seen) -> str:
    """Write what a test noted, as it goes from process to process; an example has no name."""
    kinds = {kind: sorted(names) for kind, names in seen.kinds.items()}
    return json.dumps([name, about, kinds])
