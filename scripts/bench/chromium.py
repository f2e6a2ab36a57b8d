"""A Chromium that measures: what is clicked, and when what it brought was painted."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, BrowserContext, sync_playwright

from scripts.browser import find_chromium

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
FRAME = 1000 / 60
"""Milliseconds of a frame."""

# Resolves once a frame has been painted after now: the frame is asked for, and then left.
PAINTED = """
window.painted = () => new Promise((resolve) => {
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve(performance.timeOrigin + performance.now());
    port2.postMessage(0);
  });
});
"""


@contextmanager
def chromium() -> Iterator[Browser]:
    """Start a browser for the block."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        yield browser
        browser.close()


@contextmanager
def visit(browser: Browser, profile: Path) -> Iterator[BrowserContext]:
    """Start a browser that keeps in ``profile`` what it has fetched and compiled."""
    context = browser.browser_type.launch_persistent_context(
        profile, executable_path=find_chromium(), args=FLAGS, reduced_motion="reduce"
    )
    yield context
    context.close()


def middle(times: list[float]) -> float:
    """Give the median."""
    return median(times)


def worst_but_five(times: list[float]) -> float:
    """Give the 95th percentile."""
    return sorted(times)[round(0.95 * (len(times) - 1))]
