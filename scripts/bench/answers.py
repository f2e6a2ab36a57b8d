"""Time how long the strongest player of each game takes to answer in the browser.

``python -m scripts.bench.answers [SOURCE …]`` plays deals in Chromium as ``scripts.bench.players``
does outside it, and writes the table into the page “How fast”. The browser's Python knows no time
of the processor: the machine should do nothing else.
"""

from __future__ import annotations

import shutil
import sys
import zipfile
from collections.abc import Iterator, Sequence
from pathlib import Path

from gnav_core.core import registry
from scripts.bench import players, stock
from scripts.bench.chromium import chromium, middle, worst_but_five
from scripts.serve import serve_folder

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "build" / "bench" / "answers"
BEGIN, END = "<!-- answers -->\n", "<!-- /answers -->\n"
SECONDS = 15.0
"""Of play for each game; eight deals are played at least."""

WORKER = (
    stock.STARTED
    + """const { compared } = python.pyimport('scripts.bench.players');
onmessage = ({ data }) => postMessage([...compared(...data).times.toJs()]);
postMessage('ready');
"""
)

START = """
() => new Promise((resolve) => {
  window.worker = new Worker('worker.js', { type: 'module' });
  worker.onmessage = resolve;
})
"""

ANSWERS = """
(given) => new Promise((resolve) => {
  worker.onmessage = ({ data }) => resolve(data);
  worker.postMessage(given);
})
"""


def lay_out() -> None:
    """Write a page whose worker plays deals."""
    stock.lay_out(FOLDER)
    (FOLDER / "worker.js").write_text(WORKER, encoding="utf-8")
    with zipfile.ZipFile(FOLDER / "gnav_core.whl", "a") as wheel:
        wheel.write(players.__file__, "scripts/bench/players.py")


def times(sources: Sequence[str]) -> Iterator[tuple[str, int, list[float]]]:
    """Give for each source with how many players it was played, and the seconds of each answer."""
    lay_out()
    with serve_folder(FOLDER) as address, chromium() as browser:
        page = browser.new_page()
        page.set_default_timeout(0)
        page.goto(address)
        page.evaluate(START)
        for rules in sources:
            print(f"answers: {rules} …", file=sys.stderr, flush=True)
            seats, usual = players.seats(rules), registry.family(rules).default_player
            yield rules, seats, page.evaluate(ANSWERS, [rules, seats, "sampling", usual, SECONDS])
    shutil.rmtree(FOLDER)


def rows(sources: Sequence[str]) -> Iterator[str]:
    """Measure sources; a row of the table each."""
    for rules, seats, took in times(sources):
        thousandths = [1000 * one for one in took]
        yield (
            f"| {rules}, {seats} | {middle(thousandths):.0f} ms "
            f"| {worst_but_five(thousandths):.0f} ms | {len(took):,} |"
        )


def main() -> int:
    """Measure all, and keep the table in the page."""
    head = "| source, players | median | 95 of 100 | answers |\n|---|---|---|---|"
    return players.measured(head, rows, BEGIN, END)


if __name__ == "__main__":
    sys.exit(main())
