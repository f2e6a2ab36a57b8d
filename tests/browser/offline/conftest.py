"""Hosts of the archive, and the browsers of those who visit them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page

from tests.browser.offline.host import Host, copy_few, hosting
from tests.windows import WIDE, Window


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Host]:
    """Serve a small copy of the site."""
    folder = tmp_path / "site"
    copy_few(folder)
    with hosting(folder) as host:
        yield host


@pytest.fixture
def table_host(tmp_path: Path) -> Iterator[Host]:
    """Serve a copy of the site at which games can be played."""
    folder = tmp_path / "site"
    copy_few(folder, table=True)
    with hosting(folder) as host:
        yield host


@pytest.fixture
def page(window: Window) -> Page:
    """A window in which a service worker may stand between a page and its host."""
    return window(**WIDE, service_workers="allow")


@pytest.fixture
def tab(page: Page) -> Callable[[], Page]:
    """Open another tab of the window."""
    context: BrowserContext = page.context
    return context.new_page
