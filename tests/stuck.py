"""A test that stands still does not take the others with it.

The process that runs it is ended after a time (``STUCK`` in the Makefile) and says where each of
its threads stood. pytest-xdist reports the test as failed and gives it to another process; pytest
forgets the failure where it passes there.
"""

from __future__ import annotations

import pytest


class Stuck:
    """Keeps what stood still among the tests that failed, to be tried once more in quiet."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config
        self.found: set[str] = set()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Hear of a process that was ended while it ran a test."""
        if report.failed and str(report.when) == "???":  # as pytest-xdist writes of it
            self.found.add(report.nodeid)

    @pytest.hookimpl(tryfirst=True)
    def pytest_sessionfinish(self) -> None:
        """Add what was found before pytest keeps what failed."""
        last_failed = self.config.pluginmanager.get_plugin("lfplugin")
        if last_failed is not None:
            last_failed.lastfailed.update(dict.fromkeys(self.found, True))
