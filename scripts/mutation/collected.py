"""The tests of the rules, collected as pytest finds them and called as functions."""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import redirect_stderr, redirect_stdout
from functools import cache
from pathlib import Path
from typing import Any

from scripts.coverage.recording import RULES


@cache
def collected() -> tuple[Any, ...]:
    """Collect the tests that are of one rule or another."""
    import pytest

    class Keep:
        items: tuple[Any, ...] = ()

        def pytest_collection_finish(self, session: pytest.Session) -> None:
            self.items = tuple(session.items)

    keep = Keep()
    options = ["--collect-only", "-q", "-p", "no:cacheprovider", *map(str, RULES)]
    with Path(os.devnull).open("w") as nowhere, redirect_stdout(nowhere), redirect_stderr(nowhere):
        pytest.main(options, plugins=[keep])
    assert keep.items, "no tests were collected"
    return keep.items


def family(item: Any) -> str:
    """Name the family whose rules a test is of: the folder that its folder stands in."""
    return str(item.path.parent.parent.name)


def given(item: Any) -> dict[str, Any]:
    """Give the parameters a test was collected with."""
    return dict(item.callspec.params) if hasattr(item, "callspec") else {}


def of(item: Any) -> str:
    """Name the source a test is of: its ``source``, or ``RULES`` of its file; empty: of all."""
    return str(given(item).get("source") or getattr(item.module, "RULES", ""))


def call(item: Any) -> Callable[[], None]:
    """Make a call that runs a test."""
    test, parameters = item.obj, given(item)
    return lambda: test(**parameters)
