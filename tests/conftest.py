"""What tests of every folder share: one Chromium, one served site, the schema of TEI."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from lxml import etree
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from gnav_core.serving.server import listening
from scripts.browser import find_chromium
from scripts.coverage.recording import Recording, add_option
from scripts.durations import Durations, kept
from scripts.serve import serving
from tests.windows import ABROAD, Window, open_window

ROOT = Path(__file__).resolve().parents[1]
# Each window would start two processes for its address bar. The list replaces Playwright's, of
# which it keeps what would make a page, or the browser itself, behave otherwise.
NOT_NEEDED = (
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    "AimEnabled",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "ThirdPartyStoragePartitioning",
)
#: What files share that takes long to make, by how their paths begin: one process has them all.
TOGETHER = {
    "a visit of each page that asks the engine": ("tests/browser/test_hostile_",),
    "the citations": ("tests/cite/",),
    "the schema of TEI": ("tests/data/", "tests/sources/test_schema"),
    "the staged edition": ("tests/edition/",),
    "the parsed pages": tuple(
        f"tests/site/test_{name}"
        for name in ("danish", "heads", "links", "markup", "pages", "turned")
    ),
}
UNTIMED = 20
"""How many seconds are taken to be long."""
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    f"--disable-features={','.join(NOT_NEEDED)}",
    # A test plays a deal or two: Python's second, dearer compilation would never pay.
    "--js-flags=--liftoff-only",
]


def pytest_addoption(parser: pytest.Parser) -> None:
    add_option(parser)


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(Recording(config))
    config.pluginmanager.register(Durations(config))


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Begin with what takes longest: it must not be left to one process at the end.

    What has not been timed yet is taken to be long where it drives a browser or shares much.
    """
    lasts = lasting(kept())

    def seconds(item: pytest.Item) -> float:
        name = together(item.nodeid)
        drives = item.get_closest_marker("browser") is not None
        return lasts.get(name, UNTIMED * (2 * drives + (name in TOGETHER)))

    items.sort(key=seconds, reverse=True)


def lasting(files: Mapping[str, int]) -> dict[str, int]:
    """Add up how long that takes which one process runs as a whole."""
    lasts = Counter[str]()
    for file, seconds in files.items():
        lasts[together(file)] += seconds
    return dict(lasts)


def together(nodeid: str) -> str:
    """Name what one process runs as a whole: a file, or what several files share."""
    file = nodeid.partition("::")[0]
    return next((what for what, begin in TOGETHER.items() if file.startswith(begin)), file)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    """Give out the tests by what runs together."""
    from xdist.scheduler import LoadFileScheduling

    scheduler = LoadFileScheduling(config, log)
    scheduler._split_scope = together
    return scheduler


@pytest.fixture(scope="session")
def tei_all() -> etree.RelaxNG:
    """The schema of TEI, which takes ten seconds to read."""
    return etree.RelaxNG(etree.parse(ROOT / "sources" / "schema" / "tei_all.rng"))


@pytest.fixture(scope="session")
def site() -> Iterator[str]:
    folder = ROOT / "build" / "site"
    if not (folder / "play" / "index.html").exists():
        pytest.fail("build/site is not built: run `make site` first")
    # What crosses no network need not be made small first, which takes longer than to send it.
    with serving(listening(folder, compresses=False)) as address:
        yield address.rstrip("/")


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        yield chromium
        chromium.close()


@pytest.fixture(autouse=True)
def at_home() -> Iterator[None]:
    """Fail a test in which a page asked anything of another host."""
    yield
    asked = [*ABROAD]
    ABROAD.clear()
    assert not asked, f"the site asked this of other hosts: {asked}"


@pytest.fixture
def window(browser: Browser) -> Iterator[Window]:
    """Open a page in a window of its own, with the options of a browser context."""
    contexts: list[BrowserContext] = []

    def opened(**options: object) -> Page:
        context = open_window(browser, **options)
        contexts.append(context)
        return context.new_page()

    yield opened
    for context in contexts:
        context.close()
