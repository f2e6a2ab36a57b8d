"""One process of a soak: pytest, which goes round the tests that take a seed until it is stopped.

The tests are collected once. Each round goes through them in another order, each with a seed of its
own; what has failed is told at once, and not played again.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from contextlib import redirect_stdout
from multiprocessing.queues import Queue
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

import pytest

from scripts.soak.found import SEED, Found

BITS: Final = 32


class Told(NamedTuple):
    """What a process tells: a round is over, or a test was played, with its fault if it failed."""

    found: Found | None = None
    fault: str | None = None


class Playing:
    """Play what pytest has collected, again and again, with seeds drawn from this chance."""

    def __init__(self, chance: Random, told: Queue[Told]) -> None:
        self.chance, self.told = chance, told
        self.fault: str | None = None

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Go round by round, as long as there is a test that has not failed."""
        items = [item for item in session.items if takes_seed(item)]
        while items:
            self.chance.shuffle(items)
            following: list[pytest.Item | None] = [*items[1:], None]
            each = zip(items, following, strict=True)
            items = [item for item, after in each if not self._fails(item, after)]
            self.told.put(Told())
        return True

    def _fails(self, item: pytest.Item, after: pytest.Item | None) -> bool:
        seed = str(self.chance.getrandbits(BITS))
        item.callspec.params["seed"] = seed  # type: ignore[attr-defined]
        self.fault = None
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=after)
        self.told.put(Told(Found(item.nodeid, seed), self.fault))
        return self.fault is not None

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Keep the last words of a fault."""
        if report.failed:
            self.fault = report.longreprtext.strip().rpartition("\n")[2] or "failed"


def takes_seed(item: pytest.Item) -> bool:
    """Whether a test takes a seed from outside."""
    return "seed" in getattr(getattr(item, "callspec", None), "params", {})


def play(root: str, chosen: Sequence[str], seed: str, told: Queue[Told]) -> None:
    """Play in this process, in silence, until it is interrupted."""
    os.chdir(root)
    sys.path.insert(0, root)
    os.environ[SEED] = seed
    quiet = ["-p", "no:cacheprovider", "-p", "no:xdist"]
    with Path(os.devnull).open("w", encoding="utf-8") as nowhere, redirect_stdout(nowhere):
        pytest.main([*quiet, *chosen], plugins=[Playing(Random(seed), told)])
