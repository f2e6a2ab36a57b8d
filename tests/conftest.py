"""One Chromium, its windows and one served site for every test that drives a browser."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from scripts.browser import find_chromium
from scripts.serve import serve_folder
from tests.windows import Window

ROOT = Path(__file__).resolve().parents[1]
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # A test plays a deal or two: Python's second, dearer compilation would never pay.
    "--js-flags=--liftoff-only",
]


@pytest.fixture(scope="session")
def site() -> Iterator[str]:
    folder = ROOT / "build" / "site"
    if not (folder / "play" / "index.html").exists():
        pytest.fail("build/site is not built: run `make site` first")
    with serve_folder(folder) as address:
        yield address.rstrip("/")


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        yield chromium
        chromium.close()


@pytest.fixture
def window(browser: Browser) -> Iterator[Window]:
    """Open a page in a window of its own, with the options of a browser context."""
    contexts: list[BrowserContext] = []

    def opened(**options: object) -> Page:
        context = browser.new_context(**options)  # type: ignore[arg-type]
        context.set_default_timeout(15_000)
        contexts.append(context)
        return context.new_page()

    yield opened
    for context in contexts:
        context.close()
