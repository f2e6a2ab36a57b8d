"""Write the golden games, the playthroughs and the counts of positions anew; their diff is read."""

from __future__ import annotations

from gnav_core.core import registry
from scripts.conformance import counts, golden, playthrough

if __name__ == "__main__":
    golden.GAMES.write_text(golden.text(), "utf-8")
    counts.PERFT.write_text(counts.text(), "utf-8")
    playthrough.PLACE.mkdir(exist_ok=True)
    for source in registry.SOURCES:
        playthrough.path(source).write_text(playthrough.written(source), "utf-8")
    print(f"{len(golden.committed())} golden games, {len(counts.committed())} counts")
