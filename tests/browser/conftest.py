"""The table and the scorekeeper of the built site: in one long visit, or in a fresh window."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from tests.browser.hostile.visitor import Visitor, Visitors, serve_bare
from tests.browser.scores import Scores
from tests.browser.table import Table
from tests.browser.visits import D, Visits, faultless
from tests.windows import PHONE, WIDE, Window

Seating = Callable[..., Any]
OPEN: list[Visits] = []
SITE = Path(__file__).parents[2] / "build" / "site"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.browser)


@pytest.fixture
def page(window: Window) -> Page:
    return window(**WIDE)


@pytest.fixture
def context(page: Page) -> BrowserContext:
    """The window of `page`, in which further tabs are opened."""
    return page.context


@pytest.fixture(scope="session")
def visits(browser: Browser, site: str) -> Iterator[Visits]:
    visits = Visits(browser, site)
    OPEN.append(visits)
    yield visits
    visits.end_all()


@pytest.hookimpl(trylast=True)  # what a test leaves to be put right needs its window
def pytest_runtest_teardown(item: pytest.Item, nextitem: pytest.Item | None) -> None:
    """Close the windows before what needs none: a page that stands open takes its time too."""
    if nextitem is None or nextitem.get_closest_marker("browser") is None:
        for visits in OPEN:
            visits.end_all()


@pytest.fixture
def seated(request: pytest.FixtureRequest, visits: Visits, site: str) -> Iterator[Seating]:
    """Sit down with a driver at a page of the built site; a script's fault fails the test.

    A test marked `fresh` has a window of its own: it changes what would outlive it.
    """
    with ExitStack() as stack:

        def seat(driver: type[D], **options: object) -> D:
            if request.node.get_closest_marker("fresh"):
                seat = driver(request.getfixturevalue("window")(**options), site)
            else:
                seat = visits.go_on(driver, **options)
            stack.enter_context(faultless(seat.page))
            return seat

        yield seat


@pytest.fixture(scope="session")
def bare_site(tmp_path_factory: pytest.TempPathFactory, site: str) -> Iterator[str]:
    """Serve the built site without any policy."""
    with serve_bare(SITE, tmp_path_factory.mktemp("bare") / "site") as address:
        yield address


@pytest.fixture(scope="session")
def visitors(browser: Browser, bare_site: str) -> Iterator[Visitors]:
    """Let in those of bad intent, one for each page."""
    visitors = Visitors(browser, bare_site)
    yield visitors
    visitors.end()


@pytest.fixture
def visitor(window: Window, bare_site: str) -> Visitor:
    """Let in somebody of bad intent who loads a page himself."""
    return Visitor(window(**WIDE), bare_site)


@pytest.fixture
def table(seated: Seating) -> Table:
    return seated(Table, **WIDE)


@pytest.fixture
def phone(seated: Seating) -> Table:
    """Sit down at the table on a phone."""
    return seated(Table, **PHONE)


@pytest.fixture
def scores(seated: Seating) -> Scores:
    """Sit down with the scorekeeper."""
    keeper: Scores = seated(Scores, **WIDE)
    keeper.open()
    return keeper
