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
TIMES, MOVES = 7, 60
SETTLE = 3000
"""Milliseconds in which a browser compiles to the end, and writes down what it has compiled."""

# Whether the next start has been seen to.
REMEMBERED = "async () => (await caches.keys()).includes('gnav-archive memory')"

# Notes when the first choices are painted, and lets a move be timed from its click.
WATCH = (
    PAINTED
    + "try { localStorage.setItem('gnav.pace', 'once'); } catch {}\n"
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
    start: float = page.evaluate(CLICK, "a[href$='#deal']")
    page.wait_for_function("() => window.playable", timeout=60_000)
    return float(page.evaluate("() => window.playable")) - start


def from_ready(context: BrowserContext, address: str) -> float:
    """Time the click on the way to the table at one whose engine has started."""
    page = context.new_page()
    page.goto(f"{address}play/")
    deal = page.get_by_role("button", name="Play by 1774", exact=True)
    deal.wait_for()
    page.wait_for_timeout(SETTLE)
    handle = deal.element_handle()
    start: float = page.evaluate(
        "(button) => { const at = performance.timeOrigin + performance.now();"
        " button.click(); return at; }",
        handle,
    )
    page.wait_for_function("() => window.playable", timeout=60_000)
    return float(page.evaluate("() => window.playable")) - start


def await_memory(page: Page) -> None:
    """Wait until the browser, at rest, has kept what the next start begins from."""
    for _ in range(60):
        if page.evaluate(REMEMBERED):
            return
        page.wait_for_timeout(500)
    raise TimeoutError("nothing is kept for the next start")


def second_visit(browser: Browser, address: str) -> float:
    """Time the first deal of one who has played before, his browser started anew."""
    with TemporaryDirectory() as profile:
        for first in (True, False):
            with visit(browser, Path(profile)) as context:
                context.add_init_script(WATCH)
                took = first_deal(context.new_page(), address)
                if first:
                    await_memory(context.pages[-1])
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


def in_turn(browser: Browser, site: str, reference: str) -> dict[str, list[float]]:
    """Time the table and Pyodide as it comes by turns: no machine is the same for long."""
    found: dict[str, list[float]] = {}
    for turn in range(TIMES + 1):
        context = _watched(browser)
        page = context.new_page()
        times = {"cold": [first_deal(page, site)], "moves": moves(page)}
        page.close()
        times["ready"] = [from_ready(context, site)]
        context.close()
        first, times["echo"] = stock.measure(browser, reference, MOVES)
        times["stock"] = [first]
        times["warm"] = [second_visit(browser, site)]
        if turn:  # at the first asking a server compresses
            found = {name: found.get(name, []) + some for name, some in times.items()}
    return found


def measure() -> list[Row]:
    """Measure from the click to the painted table, beside Pyodide as it comes and a frame."""
    stock.lay_out(STOCK)
    with chromium() as browser, serve_folder(SITE) as site, serve_folder(STOCK) as reference:
        times = in_turn(browser, site, reference)
    answer = (
        "Pyodide as it comes, an uncompiled wheel, to its first answer",
        middle(times["stock"]),
    )
    echo = worst_but_five(times["echo"])
    return [
        row("click on Deal → moves on the screen, cold", middle(times["cold"]), answer, 0.4, "ms"),
        row("the same on a return visit", middle(times["warm"]), answer, 0.25, "ms"),
        most("the same, the engine started before the click", middle(times["ready"]),
             2 * FRAME, "ms", "two frames"),
        most("a move, click to painted table, 95 of 100", worst_but_five(times["moves"]),
             2 * FRAME, "ms", f"two frames; an echo and a frame: {echo:.0f} ms"),
    ]  # fmt: skip
