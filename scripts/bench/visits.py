"""A visit to the table: when its set-up can be used, and when the first moves are there."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from playwright.sync_api import Browser, BrowserContext, Page

from scripts.bench.chromium import PAINTED, visit

GAMES = {"Gnav": "gnav-1774", "Piquet": "piquet-1774", "Styrvolt": "styrvolt-1774"}
SETTLE = 3000
"""Milliseconds in which a browser compiles to the end, and writes down what it has compiled."""
PATIENCE = 120_000

# Notes when the set-up's button and the first moves are painted, in milliseconds since the address
# was asked for, and whatever it notes last is what is waited for.
WATCH = (
    PAINTED
    + "try { localStorage.setItem('gnav.pace', 'once'); } catch {}\n"
    + """
const table = () => document.querySelector('gnav-table')?.shadowRoot;
window.button = () => {
  const setUp = table()?.querySelector('gnav-setup');
  return (setUp?.shadowRoot ?? setUp)?.querySelector('button[form=set-up]:not([disabled])');
};
const moves = () => table()?.querySelector('.choices .allowed button, [data-move]');
const note = (name, there) => {
  if (there()) painted().then((at) => { window[name] = at - performance.timeOrigin; });
  else requestAnimationFrame(() => note(name, there));
};
note('usable', window.button);
note('playable', moves);
"""
)

CLICK = """() => {
  window.clicked = performance.now();
  button().click();
}"""


class Visit(NamedTuple):
    """Milliseconds from the address to the set-up, and from the click on *Play* to the moves."""

    set_up: float
    deal: float


def deal(page: Page, address: str, *, rest: float = 0) -> Visit:
    """Go to an address of the table and deal, at once or when it has rested so long."""
    page.goto(address, wait_until="commit")
    page.wait_for_function("() => window.usable", timeout=PATIENCE)
    page.wait_for_timeout(rest)
    page.evaluate(CLICK)
    page.wait_for_function("() => window.playable", timeout=PATIENCE)
    usable, clicked, playable = page.evaluate("() => [usable, clicked, playable]")
    return Visit(usable, playable - clicked)


def watched(context: BrowserContext) -> Page:
    """Open a page that notes what it shows."""
    page = context.new_page()
    page.add_init_script(WATCH)
    return page


def first_and_return(browser: Browser, address: str) -> Iterator[Visit]:
    """Deal at a first visit, and at the next, the browser closed in between."""
    with TemporaryDirectory() as profile:
        for _ in range(2):
            with visit(browser, Path(profile)) as context:
                page = watched(context)
                yield deal(page, address)
                page.wait_for_timeout(SETTLE)


def ready(browser: Browser, address: str) -> Visit:
    """Deal where the engine has started before the click."""
    context = browser.new_context(reduced_motion="reduce")
    found = deal(watched(context), address, rest=SETTLE)
    context.close()
    return found
