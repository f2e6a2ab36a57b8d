"""What is drawn while a page comes does not push aside what stands there already."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, Route

from gnav_core.serving.server import listening
from scripts.serve import serving
from tests.browser.table import TO_TABLE
from tests.pages import SITE
from tests.rest_in_prove import rest_in_prove
from tests.windows import DESK, PHONE, Window

MOST = 0.05
TABLE = "play/"
#: A slow line and a slow machine: what comes late is seen to come late.
SLOW_LINE = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 200_000,
    "uploadThroughput": 90_000,
}
SLOW_MACHINE = 4
#: Keeps by how much each thing moved that nobody's touch has moved.
WATCH = """
window.shifts = [];
new PerformanceObserver((list) => {
  for (const { value, hadRecentInput, sources } of list.getEntries()) {
    if (hadRecentInput) continue;
    const moved = sources.map(({ node, previousRect: was, currentRect: is }) =>
      `${node?.outerHTML?.slice(0, 80) ?? node?.textContent?.slice(0, 80)}: ${was.y} to ${is.y}`);
    shifts.push({ value, moved });
  }
}).observe({ type: 'layout-shift', buffered: true });
"""
ASKING = ("compare/", "house-rules/", "kept/", "rulings/")
#: The first four in every run: each kind of page in one size, and the table on a machine that is
#: not slow, which would waste half a minute of its time while Python starts.
STILL = [
    *(("", PHONE, SLOW_MACHINE), ("gnav-1774/", DESK, SLOW_MACHINE)),
    *((TABLE, PHONE, 1), ("concordance/", PHONE, SLOW_MACHINE)),
    *(("", DESK, SLOW_MACHINE), ("gnav-1774/", PHONE, SLOW_MACHINE)),
    *((TABLE, PHONE, SLOW_MACHINE), (TABLE, DESK, 1), ("concordance/", DESK, SLOW_MACHINE)),
    *((path, size, 1) for path in ASKING for size in (PHONE, DESK)),
]
#: A page of each width.
WIDTHS = (
    "",
    "about/",
    "concordance/",
    "coverage/",
    "gnav-1774/",
    "gnav-1774/how-to-play/",
    "gnav-1774/r3/",
    "print/",
    "spilleregler-1774/side-by-side/",
    "which-set/",
)
#: From where to where the text of a page reaches, and where its heading begins.
HEAD_STANDS = """
(() => {
  const { left, right } = document.querySelector('article').getBoundingClientRect();
  return [left, right, document.querySelector('article h1').getBoundingClientRect().left];
})()
"""


def slowed(page: Page, machine: int) -> None:
    """Let all come slowly to a page, on a machine that is so many times slower than this one."""
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", SLOW_LINE)
    session.send("Emulation.setCPUThrottlingRate", {"rate": machine})


@pytest.fixture(scope="module")
def sent_small() -> Iterator[str]:
    """Serve the site as a host does, to whom the line is slow: made small for the way."""
    with serving(listening(SITE)) as address:
        yield address.rstrip("/")


@pytest.mark.fresh
@pytest.mark.parametrize(("path", "size", "machine"), rest_in_prove(STILL, 4))
def test_a_page_stands_still(
    window: Window, sent_small: str, path: str, size: dict[str, Any], machine: int
) -> None:
    page = window(**size)
    page.add_init_script(WATCH)
    slowed(page, machine)
    page.goto(f"{sent_small}/{path}")
    if path == TABLE:
        page.get_by_role("button", name=TO_TABLE).wait_for()
        page.get_by_text("The rules run in your browser.").wait_for(timeout=120_000)
    page.wait_for_load_state("networkidle", timeout=120_000)
    page.wait_for_timeout(500)
    shifts = page.evaluate("shifts")
    assert sum(shift["value"] for shift in shifts) <= MOST, shifts


@pytest.mark.fresh
def test_what_has_come_of_a_page_stays_where_it_is(window: Window, site: str) -> None:
    """Its width is known from its first tag, however late the rest of it comes."""
    page = window(**DESK, service_workers="block")
    for path in WIDTHS:
        page.goto(f"{site}/{path}")
        whole = page.evaluate(HEAD_STANDS)
        page.route(f"{site}/{path}", only_its_head)
        page.goto(f"{site}/{path}")
        assert not page.locator("footer").count(), "the rest is still to come"
        assert page.evaluate(HEAD_STANDS) == whole, path


def only_its_head(route: Route) -> None:
    """Send a page as far as its heading."""
    answer = route.fetch()
    route.fulfill(response=answer, body=f"{answer.text().partition('</h1>')[0]}</h1>")
