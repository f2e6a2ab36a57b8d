"""A move from its click to the painted table, and what of that time goes where.

Whole games are timed as they are; of one more a trace of the browser says what was done. A game is
played by clicks in the page, so that what is timed begins where a player's click is heard.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page

from scripts.bench.chromium import FRAME, chromium, worst_but_five
from scripts.bench.row import Row, most
from scripts.serve import serve_folder

ROOT = Path(__file__).resolve().parents[2]
SITE = ROOT / "build" / "site"
GAMES = {"Gnav": "gnav-1774", "Piquet": "piquet-1774", "Styrvolt": "styrvolt-1774"}
SEEDS, MOVES = ("one", "two", "three"), 60
REST = 60
"""Milliseconds between a painted move and the next: by then all that it left to do is done."""
THINKS = 2000
"""Milliseconds that a player looks at what was dealt before the first move."""

# Marks in the page when a move leaves it and when its answer comes, and how long JSON took.
WATCH = """
try { localStorage.setItem('gnav.pace', 'once'); } catch {}
const Plain = window.Worker;
window.Worker = class extends Plain {
  #asked = null;
  constructor(url, ...how) {
    super(url, ...how);
    if (!String(url).includes('/table/')) return;
    this.addEventListener('message', ({ data }) => {
      if (data.startsWith(`{"id": ${this.#asked},`)) performance.mark('bench:heard');
    });
  }
  postMessage(data, ...rest) {
    if (typeof data === 'string' && data.includes('"call":"act"')) {
      this.#asked = /"id":(\\d+)/.exec(data)[1];
      performance.mark('bench:posted');
    }
    super.postMessage(data, ...rest);
  }
};
for (const name of ['parse', 'stringify']) {
  const plain = JSON[name];
  JSON[name] = (...given) => {
    const start = performance.now();
    const made = plain(...given);
    performance.measure('bench:json', { start });
    return made;
  };
}
"""

# Marks in the worker when it is asked for a move and when it has answered: Python's part.
WATCH_WORKER = """() => {
  const hear = self.onmessage;
  const post = self.postMessage.bind(self);
  let asked = null;
  self.onmessage = (event) => {
    if (event.data.includes?.('"call":"act"')) {
      asked = /"id":(\\d+)/.exec(event.data)[1];
      performance.mark('bench:asked');
    }
    hear(event);
  };
  self.postMessage = (text) => {
    if (text.startsWith(`{"id": ${asked},`)) performance.mark('bench:answered');
    post(text);
  };
}"""

# Clicks what comes next; says whether that was a move, and when it was painted how long it took.
STEP = """async () => {
  const table = document.querySelector('gnav-table').shadowRoot;
  const at = (wanted) => table.querySelector(wanted);
  const free = '.hand [data-held]:not([aria-disabled])';
  const button = at('.choices [data-play]') ?? at(`${free}[data-move]`)
    ?? at('.choices .choice:not(.slight)') ?? at(`${free}:not(.picked)`) ?? at('[data-first]');
  if (!button || at('.outcome')) return { over: true };
  performance.clearMarks();
  performance.clearMeasures();
  button.click();
  const found = (name) => performance.getEntriesByName(name)[0]?.startTime;
  if (!found('gnav:click')) return { took: null };
  while (!found('gnav:painted')) await new Promise((resolve) => { setTimeout(resolve, 5); });
  return { took: found('gnav:painted') - found('gnav:click') };
}"""

TRACED = ["blink.user_timing", "devtools.timeline"]
STYLE, LAYOUT = "UpdateLayoutTree", "Layout"
PAINT = {"PrePaint", "Paint", "Layerize", "Commit", "UpdateLayer", "CompositeLayers"}
PARTS = ("Python", "message", "JSON", "script", "style", "layout", "paint", "waiting")
Event = dict[str, Any]


class Move(NamedTuple):
    """Of a move the milliseconds of each part, the elements styled, and how often was laid out."""

    parts: dict[str, float]
    styled: int
    layouts: int


def sit_down(browser: Browser, site: str, rules: str, seed: str) -> Page:
    """Deal a game by these rules to one person and the computers that sit down by themselves."""
    context = browser.new_context(reduced_motion="reduce")
    context.add_init_script(WATCH)
    page = context.new_page()
    page.goto(f"{site}play/#rules={rules}&seed={seed}")
    deal = page.locator("gnav-setup button[form=set-up]")
    deal.wait_for()
    for worker in page.workers:
        if "/table/" in worker.url:
            worker.evaluate(WATCH_WORKER)
    deal.click()
    page.locator("gnav-table .table").wait_for()
    page.wait_for_timeout(THINKS)
    return page


def play(page: Page) -> list[float]:
    """Time the moves of a game, the first of the visit before all."""
    times: list[float] = []
    for _ in range(8 * MOVES):
        page.wait_for_timeout(REST)
        done = page.evaluate(STEP)
        if done.get("over") or len(times) >= MOVES:
            break
        if done["took"] is not None:
            times.append(done["took"])
    return times


def timed(browser: Browser, site: str, rules: str) -> list[list[float]]:
    """Time a game for each seed, each in a visit of its own."""
    games = []
    for seed in SEEDS:
        page = sit_down(browser, site, rules, seed)
        games.append(play(page))
        page.context.close()
    return games


def traced(browser: Browser, site: str, rules: str) -> list[Move]:
    """Play one game with a trace, and part each of its moves."""
    page = sit_down(browser, site, rules, SEEDS[0])
    browser.start_tracing(page=page, categories=TRACED)
    play(page)
    trace = json.loads(browser.stop_tracing())["traceEvents"]
    page.context.close()
    return list(moves_of(trace))


def moves_of(trace: list[Event]) -> Iterator[Move]:
    """Part a trace into its moves, from click to painted."""
    found = sorted((one for one in trace if "ts" in one), key=lambda one: one["ts"])
    marks = [one for one in found if one["name"].startswith(("gnav:", "bench:"))]
    clicks = [one for one in marks if one["name"] == "gnav:click"]
    for click in clicks:
        begin, main = click["ts"], (click["pid"], click["tid"])
        end = next((one["ts"] for one in marks
                    if one["name"] == "gnav:painted" and one["ts"] > begin), None)  # fmt: skip
        if end is not None:
            inside = [one for one in found if begin <= one["ts"] < end]
            yield move_of(inside, main, begin, end)


def move_of(found: list[Event], main: tuple[int, int], begin: float, end: float) -> Move:
    """Say of one move where its time went; what is left over it waited for a frame."""
    at = {one["name"]: one["ts"] for one in reversed(found) if one["name"].startswith("bench:")}
    posted, asked, answered, heard = (
        at.get(f"bench:{name}", begin) for name in ("posted", "asked", "answered", "heard")
    )
    work = [one for one in found if (one["pid"], one["tid"]) == main and one["ph"] == "X"]
    own = own_times(work, end)
    parts = {
        "Python": answered - asked,
        "message": (asked - posted) + (heard - answered),
        "JSON": in_json(found),
        "style": own.get(STYLE, 0),
        "layout": own.get(LAYOUT, 0),
        "paint": sum(took for name, took in own.items() if name in PAINT),
    }
    known = {STYLE, LAYOUT, *PAINT}
    parts["script"] = sum(own[name] for name in own if name not in known) - parts["JSON"]
    parts["waiting"] = max(0, end - begin - sum(parts.values()))
    styled = sum(one["args"].get("elementCount", 0) for one in work if one["name"] == STYLE)
    layouts = sum(one["name"] == LAYOUT for one in work)
    return Move({name: parts[name] / 1000 for name in PARTS}, styled, layouts)


def own_times(work: list[Event], end: float) -> dict[str, float]:
    """Sum up by name what each event took without those inside it, up to ``end``."""
    own: dict[str, float] = {}
    open_: list[tuple[float, str]] = []
    for one in sorted(work, key=lambda one: (one["ts"], -one.get("dur", 0))):
        begins, ends = one["ts"], min(one["ts"] + one.get("dur", 0), end)
        while open_ and open_[-1][0] <= begins:
            open_.pop()
        if open_:
            own[open_[-1][1]] -= ends - begins
        own[one["name"]] = own.get(one["name"], 0) + ends - begins
        open_.append((ends, one["name"]))
    return own


def in_json(found: list[Event]) -> float:
    """Sum up what reading and writing JSON took in the page."""
    took = {"b": 0.0, "e": 0.0}
    for one in found:
        if one["name"] == "bench:json" and one["ph"] in took:
            took[one["ph"]] += one["ts"]
    return max(0, took["e"] - took["b"])


def told(game: str, games: list[list[float]], moves: list[Move]) -> str:
    """Set out in a line where the time of a game's moves goes: medians, in milliseconds."""
    all_ = [took for times in games for took in times[1:]]
    first = ", ".join(f"{times[0]:.0f}" for times in games)
    parts = " · ".join(f"{name} {median(one.parts[name] for one in moves):.1f}" for name in PARTS)
    counts = (f"{median(one.styled for one in moves):.0f} elements styled, "
              f"{median(one.layouts for one in moves):.0f} layouts")  # fmt: skip
    return (f"{game}: median {median(all_):.0f} ms, 95 of 100 {worst_but_five(all_):.0f} ms, "
            f"first moves {first} ms\n  {parts}; {counts}")  # fmt: skip


def measure() -> list[Row]:
    """Time the moves of three games, and print where their time goes."""
    rows = []
    with chromium() as browser, serve_folder(SITE) as site:
        for game, rules in GAMES.items():
            games = timed(browser, site, rules)
            print(told(game, games, traced(browser, site, rules)), file=sys.stderr)
            later = [took for times in games for took in times[1:]]
            rows += [
                most(f"a move of {game}, click to painted table, 95 of 100", worst_but_five(later),
                     2 * FRAME, "ms", "two frames"),
                most(f"the first move of a visit, {game}", median(times[0] for times in games),
                     2 * FRAME, "ms", "two frames"),
            ]  # fmt: skip
    return rows
