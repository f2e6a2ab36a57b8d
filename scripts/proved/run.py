"""Write down how a run of `make prove` ended: a plugin of pytest (``-p scripts.proved.run``).

Only a run of every test that is marked `prove`, none skipped, at a commit that nothing was changed
in, has passed whole. Where several processes run the tests, each says what it collected, and the
one that began the run writes the record.
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

from scripts.proved import record

COUNTED: Final = "proved"
#: Options by which a run takes less than all, or finds its tests otherwise.
NARROWER: Final = ("collectonly", "ignore", "ignore_glob", "inifilename", "lf")
ENDED: Final = {
    pytest.ExitCode.OK: record.PASSED,
    pytest.ExitCode.TESTS_FAILED: "failed",
    pytest.ExitCode.NO_TESTS_COLLECTED: "in part",
}


def pytest_configure(config: pytest.Config) -> None:
    """Count what is run here, and write the record where the run began."""
    collected = Collected(config)
    config.pluginmanager.register(collected)
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(Proving(config, collected))


class Collected:
    """Count the tests that are to run, and those marked `prove` that are left out."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config
        self.due = self.left_out = 0

    def pytest_deselected(self, items: list[pytest.Item]) -> None:
        """Count what is left out and should not be."""
        self.left_out += sum(item.get_closest_marker("prove") is not None for item in items)

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        """Count what is to run, and tell the process that began the run."""
        self.due = len(session.items)
        if hasattr(self.config, "workeroutput"):
            self.config.workeroutput[COUNTED] = (self.due, self.left_out)

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any) -> None:
        """Take what another process counted: each collects all."""
        due, left_out = getattr(node, "workeroutput", {}).get(COUNTED, (0, 0))
        self.due, self.left_out = max(self.due, due), max(self.left_out, left_out)


class Proving:
    """Follow a run, and write down how it ended."""

    def __init__(self, config: pytest.Config, collected: Collected) -> None:
        self.config, self.collected = config, collected
        self.began = time.monotonic()
        self.commit = record.commit(config.rootpath)
        self.changed = self.changes()
        self.outcomes: dict[str, str] = {}

    def changes(self) -> list[str]:
        """List the files that are not as the commit has them, but for the record itself."""
        root = self.config.rootpath
        now = record.commit(root)
        if not now or now != self.commit:
            return ["the commit itself"]
        return [name for name in record.changed(root, now) if name != record.PATH]

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Keep how each test ended: what failed once, in whatever part of it, has failed."""
        if report.failed or (report.nodeid not in self.outcomes and not before(report)):
            self.outcomes[report.nodeid] = report.outcome

    @pytest.hookimpl(trylast=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """Write the record."""
        if self.config.option.collectonly:
            return
        why = [*self.missing()]
        ended = ENDED.get(pytest.ExitCode(session.exitstatus), "interrupted")
        if ended == record.PASSED and why:
            ended = "in part"
        told = {"failed": self.ended("failed"), "why": why}
        record.write(self.config.rootpath, self.run(ended) | {k: v for k, v in told.items() if v})

    def ended(self, outcome: str) -> list[str]:
        """List the tests that ended so."""
        return sorted(name for name, how in self.outcomes.items() if how == outcome)

    def run(self, ended: str) -> record.Run:
        """Say when, where and in what time a run ended, and with how many tests."""
        return {
            "ended": ended,
            "at": datetime.now(UTC).isoformat(timespec="seconds"),
            "commit": self.commit,
            "clean": not self.changed,
            "seconds": round(time.monotonic() - self.began),
            "machine": f"{platform.system()}, {platform.machine()}, {os.cpu_count()} cores",
            "python": platform.python_version(),
            "tests": dict(sorted(Counter(self.outcomes.values()).items())),
        }

    def missing(self) -> Iterator[str]:
        """Say in words what a run lacks to be whole."""
        if self.config.args_source is not pytest.Config.ArgsSource.TESTPATHS:
            yield f"only this was asked for: {' '.join(self.config.args)}"
        for name in NARROWER:
            if getattr(self.config.option, name, None):
                yield f"the run was given the option {name}"
        if self.collected.left_out:
            yield f"left out of what is marked `prove`: {self.collected.left_out}"
        if len(self.outcomes) != self.collected.due:
            yield f"of {self.collected.due} tests {len(self.outcomes)} ran"
        if skipped := self.ended("skipped"):
            yield f"skipped: {', '.join(skipped[:5])}"
        if self.changed:
            yield f"not as the commit has it: {', '.join(self.changed[:5])}"
        elif after := self.changes():
            yield f"changed while the tests ran: {', '.join(after[:5])}"


def before(report: pytest.TestReport) -> bool:
    """Whether a test is still to run: what is set up before it went well."""
    return report.when == "setup" and report.passed
