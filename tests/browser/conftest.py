"""The table of the built site, in a window of its own for each test."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page

from tests.browser.table import Table
from tests.windows import PHONE, Window


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.browser)


@pytest.fixture
def page(window: Window) -> Page:
    return window(viewport={"width": 1440, "height": 1000})


@pytest.fixture
def context(page: Page) -> BrowserContext:
    """The window of `page`, in which further tabs are opened."""
    return page.context


@pytest.fixture
def table(page: Page, site: str) -> Iterator[Table]:
    """Sit down at the table of the built site; a script's fault fails the test."""
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    yield Table(page, site)
    assert not faults, f"the page's scripts failed: {faults}"


@pytest.fixture
def phone(window: Window, site: str) -> Table:
    """Sit down at the table on a phone."""
    return Table(window(**PHONE), site)
