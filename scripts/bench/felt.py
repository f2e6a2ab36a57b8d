"""The table as a visitor feels it, over a line of 20 Mbit/s and 40 ms, and what memory it takes."""

from __future__ import annotations

from pathlib import Path
from urllib.request import Request, urlopen

from playwright.sync_api import Browser

from scripts.bench.chromium import chromium
from scripts.bench.line import serve_far
from scripts.bench.row import Row, seen
from scripts.bench.visits import GAMES, SETTLE, deal, first_and_return, watched

SITE = Path(__file__).resolve().parents[2] / "build" / "site"
BITS, TRIP = 20e6, 0.040
LINE = "20 Mbit/s, 40 ms"
TIMES = 5
OWN = ("Private_Clean", "Private_Dirty")


def compress(address: str) -> None:
    """Ask for all parts of the table once, since a server compresses at the first asking."""
    for file in (SITE / "assets").rglob("*.*"):
        name = file.relative_to(SITE).as_posix()
        with urlopen(Request(address + name, headers={"Accept-Encoding": "gzip"})) as answer:
            answer.read()


def own_memory(browser: Browser) -> float:
    """Give the megabytes that the largest page has for itself, with its workers."""
    session = browser.new_browser_cdp_session()
    found = session.send("SystemInfo.getProcessInfo")["processInfo"]
    session.detach()
    return max(private(one["id"]) for one in found if one["type"] == "renderer")


def private(process: int) -> float:
    """Give the megabytes of a process that it shares with no other."""
    said = Path(f"/proc/{process}/smaps_rollup").read_text(encoding="ascii")
    sizes = {line.split(":")[0]: line.split()[1] for line in said.splitlines() if ": " in line}
    return sum(int(sizes[name]) for name in OWN) / 1024


def memory(browser: Browser, address: str) -> float:
    """Deal, rest, and weigh the page."""
    context = browser.new_context(reduced_motion="reduce")
    page = watched(context)
    deal(page, address)
    page.wait_for_timeout(SETTLE)
    weight = own_memory(browser)
    context.close()
    return weight


def measure() -> list[Row]:
    """Visit the table of each game by turns, for the first time and again."""
    times: dict[str, list[float]] = {}
    weights: dict[str, list[float]] = {game: [] for game in GAMES}
    with chromium() as browser, serve_far(SITE, BITS, TRIP) as site:
        compress(site)
        for _ in range(TIMES):
            for game, rules in GAMES.items():
                address = f"{site}play/#rules={rules}"
                visits = zip(("first", "return"), first_and_return(browser, address), strict=True)
                for which, one in visits:
                    of = f"{game}, {which} visit, {LINE}"
                    times.setdefault(f"address → set-up that can be used: {of}", []).append(
                        one.set_up
                    )
                    times.setdefault(
                        f"click on Play at once → moves on the screen: {of}", []
                    ).append(one.deal)
                weights[game].append(memory(browser, address))
    return [
        *(seen(what, some, "ms") for what, some in times.items()),
        *(seen(f"memory of the page with its workers after a deal: {game}", some, "MB")
          for game, some in weights.items()),
    ]  # fmt: skip
