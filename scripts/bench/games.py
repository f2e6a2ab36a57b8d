"""How Piquet and Styrvolt start, beside Pyodide as it comes; `table` measures Gnav."""

from __future__ import annotations

from pathlib import Path

from scripts.bench import stock
from scripts.bench.chromium import FRAME, chromium, middle
from scripts.bench.row import Row, most, row
from scripts.bench.visits import GAMES, first_and_return, ready
from scripts.serve import serve_folder

ROOT = Path(__file__).resolve().parents[2]
SITE, STOCK = ROOT / "build" / "site", ROOT / "build" / "bench" / "stock"
TIMES = 5
GOALS = {"first": 0.4, "return": 0.25}


def measure() -> list[Row]:
    """Time both games and the reference by turns, with a click as soon as it can be made."""
    others = {game: rules for game, rules in GAMES.items() if game != "Gnav"}
    times: dict[tuple[str, str], list[float]] = {}
    references = []
    stock.lay_out(STOCK)
    with chromium() as browser, serve_folder(SITE) as site, serve_folder(STOCK) as reference:
        for turn in range(TIMES + 1):
            found: dict[tuple[str, str], float] = {}
            for game, rules in others.items():
                address = f"{site}play/#rules={rules}"
                visits = zip(GOALS, first_and_return(browser, address), strict=True)
                found |= {(game, which): one.set_up + one.deal for which, one in visits}
                found[game, "ready"] = ready(browser, address).deal
            first, _ = stock.measure(browser, reference, 0)
            if turn:  # at the first asking a server compresses
                references.append(first)
                for what, took in found.items():
                    times.setdefault(what, []).append(took)
    against = ("Pyodide as it comes, with Gnav, to its first answer", middle(references))
    return [
        *(row(f"address of {game}’s set-up, Play at once → moves on the screen, {which} visit",
              middle(times[game, which]), against, goal, "ms")
          for game in others for which, goal in GOALS.items()),
        *(most(f"click on Play, the engine started before it → moves on the screen: {game}",
               middle(times[game, "ready"]), 2 * FRAME, "ms", "two frames") for game in others),
    ]  # fmt: skip
