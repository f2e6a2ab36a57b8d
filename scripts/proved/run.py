"""Write down how a run of `make prove` ended: a plugin of pytest (``-p scripts.proved.run``).

Only a run of every test that is marked `prove`, none skipped, at a commit that nothing was changed
in, has passed whole; a run that goes on with what was shown before says so. Where several processes
run the tests, each says what it collected, and the one that began the run writes the record.
"""

from __future__ import annotations

import os
import platform
import time
from collections import Counter
from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Any, Final

import pytest

from scripts.proved import begun, record

COUNTED: Final = "proved"
SHOWN: Final = "shown by runs before"
#: Options by which a run takes less than all, or finds its tests otherwise.
NARROWER: Final = ("collectonly", "ignore", "ignore_glob", "inifilename", "lf")
ENDED: Final = {
    pytest.ExitCode.OK: record.PASSED,
    pytest.ExitCode.TESTS_FAILED: "failed",
    pytest.ExitCode.NO_TESTS_COLLECTED: record.PASSED,
}


def pytest_configure(config: pytest.Config) -> None:
    """Count what is run here, and write the record where the run began."""
    if (given := getattr(config, "workerinput", None)) is not None:
        config.pluginmanager.register(Collected(config, given[SHOWN]))
        return
    proving = Proving(config)
    config.pluginmanager.register(proving.collected)
    config.pluginmanager.register(proving)


class Collected:
    """Count the tests that are to run, and those marked `prove` that are left out."""

    def __init__(self, config: pytest.Config, shown: list[str]) -> None:
        self.config, self.shown = config, shown
        self.due = self.left_out = 0

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Leave to be run what runs before this one have not shown."""
        shown = {*self.shown}
        items[:] = [item for item in items if item.nodeid not in shown]

    def pytest_deselected(self, items: list[pytest.Item]) -> None:
        """Count what is left out and should not be."""
        self.left_out += sum(item.get_closest_marker("prove") is not None for item in items)

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        """Count what is to run, and tell the process that began the run."""
        self.due = len(session.items)
        if hasattr(self.config, "workeroutput"):
            self.config.workeroutput[COUNTED] = (self.due, self.left_out)

    @pytest.hookimpl(optionalhook=True)
    def pytest_configure_node(self, node: Any) -> None:
        """Tell another process what was shown."""
        node.workerinput[SHOWN] = self.shown

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any) -> None:
        """Take what another process counted: each collects all."""
        due, left_out = getattr(node, "workeroutput", {}).get(COUNTED, (0, 0))
        self.due, self.left_out = max(self.due, due), max(self.left_out, left_out)


class Proving:
    """Follow a run, and write down how it ended."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config
        self.began = time.monotonic()
        self.commit = record.commit(config.rootpath)
        self.changed = self.changes()
        self.keeps = not (self.changed or config.option.collectonly)
        self.before = begun.Begun()
        if self.keeps:
            self.before = begun.read(config.rootpath, self.commit)
            begun.begin(config.rootpath, self.before, self.commit)
        self.collected = Collected(config, self.before.passed)
        self.outcomes = dict.fromkeys(self.before.passed, "passed")

    def changes(self) -> list[str]:
        """List the files that are not as the commit has them, but for what the run writes."""
        root = self.config.rootpath
        now = record.commit(root)
        if not now or now != self.commit:
            return ["the commit itself"]
        return [name for name in record.changed(root, now) if name not in record.WRITTEN]

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Keep how each test ended: what failed once, in whatever part of it, has failed."""
        if report.failed or (report.nodeid not in self.outcomes and not before(report)):
            self.outcomes[report.nodeid] = report.outcome
        if report.failed or report.when == "teardown":
            self.keep(report)

    def keep(self, report: pytest.TestReport) -> None:
        """Write down at once how a test ended."""
        if self.keeps:
            line = {
                "test": report.nodeid,
                "outcome": self.outcomes[report.nodeid],
                "browser": "browser" in report.keywords,
                "seconds": self.seconds(),
            }
            begun.add(self.config.rootpath, line)

    def seconds(self) -> int:
        """Count the seconds of this run."""
        return round(time.monotonic() - self.began)

    @pytest.hookimpl(trylast=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """Write the record."""
        if self.config.option.collectonly:
            return
        after = self.changes()
        why = [*self.missing(after)]
        ended = ENDED.get(pytest.ExitCode(session.exitstatus), "interrupted")
        if ended == record.PASSED and why:
            ended = "in part"
        if ended == record.PASSED:
            session.exitstatus = pytest.ExitCode.OK
            begun.end(self.config.rootpath, self.commit)
        if after:
            begun.take_back(self.config.rootpath)
        told = {
            "failed": self.ended("failed"),
            "again": self.again(),
            "shown_at": {at: n for at, n in self.before.commits.items() if at != self.commit},
            "why": why,
        }
        record.write(self.config.rootpath, self.run(ended) | {k: v for k, v in told.items() if v})

    def ended(self, outcome: str) -> list[str]:
        """List the tests that ended so."""
        return sorted(name for name, how in self.outcomes.items() if how == outcome)

    def again(self) -> list[str]:
        """List the tests that failed in a run before this one and have passed in this."""
        return [name for name in self.before.failed if self.outcomes.get(name) == "passed"]

    def run(self, ended: str) -> record.Run:
        """Say when, where, in what time, in how many runs and with how many tests it ended."""
        return {
            "ended": ended,
            "at": datetime.now(UTC).isoformat(timespec="seconds"),
            "commit": self.commit,
            "clean": not self.changed,
            "seconds": sum(self.before.seconds.values()) + self.seconds(),
            "runs": len(self.before.seconds) + 1,
            "machine": f"{platform.system()}, {platform.machine()}, {os.cpu_count()} cores",
            "python": platform.python_version(),
            "tests": dict(sorted(Counter(self.outcomes.values()).items())),
        }

    def missing(self, after: list[str]) -> Iterator[str]:
        """Say in words what a run lacks to be whole, given what is changed after it."""
        if self.config.args_source is not pytest.Config.ArgsSource.TESTPATHS:
            yield f"only this was asked for: {' '.join(self.config.args)}"
        for name in NARROWER:
            if getattr(self.config.option, name, None):
                yield f"the run was given the option {name}"
        if self.collected.left_out:
            yield f"left out of what is marked `prove`: {self.collected.left_out}"
        if not self.outcomes:
            yield "no test was run"
        due = len(self.before.passed) + self.collected.due
        if len(self.outcomes) != due:
            yield f"of {due} tests {len(self.outcomes)} ran"
        if skipped := self.ended("skipped"):
            yield f"skipped: {', '.join(skipped[:5])}"
        if self.changed:
            yield f"not as the commit has it: {', '.join(self.changed[:5])}"
        elif after:
            yield f"changed while the tests ran: {', '.join(after[:5])}"


def before(report: pytest.TestReport) -> bool:
    """Whether a test is still to run: what is set up before it went well."""
    return report.when == "setup" and report.passed
