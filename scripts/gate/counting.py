"""Count what was collected, and how each of it ended: a plugin of pytest.

A run may end well only if all that was collected was run. Where processes run the tests, each says
what it collected, and the one that began the run counts. What was counted is written as JSON to the
file that ``GATE_COUNTED`` names: ``exit``, ``due`` (a number), ``outcomes`` (by the test's id) and
``missing`` (ids). A run that is broken off writes what it had counted by then, with its own exit.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Final

import pytest

#: The file to which a run writes what it counted.
COUNTED: Final = "GATE_COUNTED"
#: Of a test's parts, the ones that say how it ended, the gravest last.
GRAVITY: Final = ("passed", "skipped", "failed")


def pytest_configure(config: pytest.Config) -> None:
    """Count in the process that began the run."""
    if not hasattr(config, "workerinput") and COUNTED in os.environ:
        config.pluginmanager.register(Counting(Path(os.environ[COUNTED])), "counting")


class Counting:
    """Hold what was collected against what was run."""

    def __init__(self, told: Path) -> None:
        self.told = told
        self.due: set[str] = set()
        self.outcomes: dict[str, str] = {}
        self.ended: set[str] = set()

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        """Take what is to run, where this process runs it."""
        self.due.update(item.nodeid for item in session.items)

    @pytest.hookimpl(optionalhook=True)
    def pytest_xdist_node_collection_finished(self, ids: list[str]) -> None:
        """Take what another process is to run."""
        self.due.update(ids)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Keep how a test ended: in whatever part it failed, it has failed."""
        so_far = self.outcomes.get(report.nodeid, GRAVITY[0])
        self.outcomes[report.nodeid] = max(so_far, report.outcome, key=GRAVITY.index)
        if report.when not in ("setup", "call"):  # its end, or the end of the process that ran it
            self.ended.add(report.nodeid)

    @pytest.hookimpl(trylast=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """Refuse a run that leaves out what it collected, and write down what was counted."""
        missing = sorted(self.due - self.ended)
        well = (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED)
        if missing and session.exitstatus in well and not session.config.option.collectonly:
            session.exitstatus = pytest.ExitCode.INTERNAL_ERROR
        counted = {
            "exit": int(session.exitstatus),
            "due": len(self.due),
            "outcomes": {name: self.outcomes[name] for name in sorted(self.ended)},
            "missing": missing,
        }
        self.told.write_text(json.dumps(counted), "utf-8")
