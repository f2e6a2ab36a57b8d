"""Try everything out and write ``tests/proofs.json``; a quarter of an hour on two cores."""

from __future__ import annotations

import argparse
import os
from concurrent.futures import ProcessPoolExecutor
from typing import Any

from gnav_core.games.gnav.family import FAMILY
from scripts.proofs import committed
from scripts.proofs.cruces import PLAYERS, cruces
from scripts.proofs.lengths import after_draw, draws, lengths
from scripts.proofs.whole_games import SEED

Json = dict[str, Any]


def shown(source: str) -> Json:
    """Show all there is to show of one source."""
    return {
        "cruces": [row for players in PLAYERS for row in cruces(source, players)],
        "lengths": list(lengths(source)),
        "draws": list(draws(source)),
        "after_draw": [after_draw(source, players) for players in PLAYERS],
    }


def main() -> None:
    """Show it of every source, by as many processes as there are cores."""
    parser = argparse.ArgumentParser(description="Show what can be shown by trying everything.")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    workers = parser.parse_args().workers
    with ProcessPoolExecutor(workers) as pool:
        committed.PATH.write_text(committed.text(pool.map(shown, FAMILY.sources), SEED), "utf-8")


if __name__ == "__main__":
    main()
