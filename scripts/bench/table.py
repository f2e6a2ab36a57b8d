"""From a click to a painted table: the first deal, cold, warm and ready, and each move."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, BrowserContext, Page

from scripts.bench import stock
from scripts.bench.chromium import FRAME, PAINTED, chromium, middle, visit, worst_but_five
from scripts.bench.row import Row, most, row
from scripts.serve import serve_folder

ROOT = Path(__file__).resolve().parents[2]
SITE, STOCK = ROOT / "build" / "site", ROOT / "build" / "bench" / "stock"
TIMES, MOVES = 5, 60
SETTLE = 3000
"""Milliseconds in which a browser writes down what it has compiled."""

# Notes when the first choices are painted, and lets a move be timed from its click.
WATCH = (
    PAINTED
    + """
const inside = (wanted) => document.querySelector('gnav-table')?.shadowRoot?.querySelector(wanted);
const look = () => {
  if (!inside('.choices .allowed button')) {
    requestAnimationFrame(look);
    return;
  }
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => { window.playable = performance.timeOrigin + performance.now(); };
  port2.postMessage(0);
};
requestAnimationFrame(look);
const Plain = window.Worker;
window.Worker = class extends Plain {
  constructor(url, ...how) {
    super(url, ...how);
    if (String(url).includes('/table/')) {
      this.addEventListener('message', ({ data }) => {
        if ('ok' in JSON.parse(data)) window.answered?.();
      });
    }
  }
};
"""
)

CLICK = """
(wanted) => {
  const start = performance.timeOrigin + performance.now();
  document.querySelector(wanted).click();
  return start;
}
"""

MOVE = """
async () => {
  const table = document.querySelector('gnav-table').shadowRoot;
  const move = table.querySelector('.choices .allowed button');
  const button = move ?? table.querySelector('[data-first]');
  if (!button) return { over: true };
  const start = performance.timeOrigin + performance.now();
  const answer = new Promise((resolve) => { window.answered = resolve; });
  button.click();
  await answer;
  return { took: await painted() - start, move: Boolean(move) };
}
"""


def first_deal(page: Page, address: str) -> float:
    """Time the click on the front page's Deal until the choices are painted."""
    page.goto(address)
    page.wait_for_load_state("networkidle")
    start: float = page.evaluate(CLICK, "a.deal")
    page.wait_for_function("() => window.playable", timeout=60_000)
    return float(page.evaluate("() => window.playable")) - start


def from_ready(context: BrowserContext, address: str) -> float:
    """Time the click on Deal at a table whose engine has started."""
    page = context.new_page()
    page.goto(f"{address}play/")
    deal = page.get_by_role("button", name="Deal", exact=True)
    deal.wait_for()
    page.wait_for_timeout(1500)
    handle = deal.element_handle()
    start: float = page.evaluate(
        "(button) => { const at = performance.timeOrigin + performance.now();"
        " button.click(); return at; }",
        handle,
    )
    page.wait_for_function("() => window.playable", timeout=60_000)
    return float(page.evaluate("() => window.playable")) - start


def second_visit(browser: Browser, address: str) -> float:
    """Time the first deal of a reader who comes back, his browser started anew."""
    with TemporaryDirectory() as profile:
        for first in (True, False):
            with visit(browser, Path(profile)) as context:
                context.add_init_script(WATCH)
                took = first_deal(context.new_page(), address)
                if first:
                    context.pages[-1].wait_for_timeout(SETTLE)
    return took


def moves(page: Page) -> list[float]:
    """Time each move from its click, playing on and on."""
    times: list[float] = []
    for _ in range(6 * MOVES):
        done = page.evaluate(MOVE)
        if done.get("over") or len(times) >= MOVES:
            break
        if done["move"]:
            times.append(done["took"])
        page.wait_for_timeout(40)
    return times


def _watched(browser: Browser) -> BrowserContext:
    context = browser.new_context(reduced_motion="reduce")
    context.add_init_script(WATCH)
    return context


def site_times(browser: Browser) -> dict[str, list[float]]:
    """Time the site's own table."""
    found: dict[str, list[float]] = {"cold": [], "warm": [], "ready": [], "moves": []}
    with serve_folder(SITE) as address:
        first_deal(_watched(browser).new_page(), address)  # the server compresses once, untimed
        for _ in range(TIMES):
            context = _watched(browser)
            page = context.new_page()
            found["cold"].append(first_deal(page, address))
            if len(found["moves"]) < MOVES:
                found["moves"] += moves(page)
            page.close()
            found["warm"].append(second_visit(browser, address))
            found["ready"].append(from_ready(context, address))
            context.close()
    return found


def measure() -> list[Row]:
    """Measure the table and Pyodide as it comes, one after the other in one browser."""
    stock.lay_out(STOCK)
    with chromium() as browser:
        ours = site_times(browser)
        reference = stock.measure(browser, STOCK, TIMES, MOVES)
    first = ("Pyodide as it comes, an uncompiled wheel, to its first answer",
             middle(reference["first"]))  # fmt: skip
    echo = worst_but_five(reference["echo"])
    return [
        row("click on Deal → moves on the screen, cold", middle(ours["cold"]), first, 0.4, "ms"),
        row("the same on a return visit", middle(ours["warm"]), first, 0.25, "ms"),
        most("the same, the engine started before the click", middle(ours["ready"]),
             2 * FRAME, "ms", "two frames"),
        most("a move, click to painted table, 95 of 100", worst_but_five(ours["moves"]),
             2 * FRAME, "ms", f"two frames; an echo and a frame: {echo:.0f} ms"),
    ]  # fmt: skip
