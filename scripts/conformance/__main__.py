"""Write the golden games and the counts of positions anew; their diff is read."""

from __future__ import annotations

from scripts.conformance import counts, golden

if __name__ == "__main__":
    golden.GAMES.write_text(golden.text(), "utf-8")
    counts.PERFT.write_text(counts.text(), "utf-8")
    print(f"{len(golden.kept())} golden games, {len(counts.kept())} counts")
