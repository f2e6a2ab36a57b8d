"""Compute which pieces to keep by each source of Gnav, for every number of seats up to eight.

Usage: ``python -m scripts.thresholds [SOURCE …] [--deals N]``. What is written is kept, so that a
run that was broken off goes on; remove ``thresholds.json`` to begin anew. Up to four seats every
deal is counted; for more, ``N`` are drawn (2^18 unless said otherwise), by the same dice each time.
"""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from fractions import Fraction
from pathlib import Path
from time import monotonic
from typing import Any, Final

import numpy as np

from gnav_core.core import registry
from gnav_core.games import gnav
from gnav_core.games.gnav.keeping import MOST_SEATS
from gnav_core.lab.law import Law, compiled
from gnav_core.lab.thresholds import COUNTED, Answers, has_answers, kept_from, settled_from
from gnav_core.lab.wishes import Truth

WRITTEN: Final = Path(gnav.__file__).with_name("thresholds.json")
DEALS: Final = 1 << 18
SEED: Final = 1
STARTS: Final = (Fraction(1, 2), Fraction(1, 3), Fraction(2, 3))
"""So many of the pieces are kept at first; of two ends that are as good the first is written."""

Written = dict[str, dict[str, dict[str, Any]]]


def computed(law: Law, seats: int, deals: int = DEALS) -> dict[str, Any]:
    """Compute the table of one source and number of seats, as it is written.

    ``settled``: nobody would do better any more; else the answers come again after ``cycle``
    rounds, and those of the last are kept. ``drawn`` are the deals and the seed, where not every
    deal is counted. ``ends``: from the starts one comes to so many different tables.
    """
    starts = [kept_from(law, seats, int(law.pieces * part)) for part in STARTS]
    ends = settled_from(law, seats, starts, SEED, deals)
    best = next((end for end in ends if end.settled), ends[0])
    told: dict[str, Any] = {"settled": best.settled}
    if not best.settled:
        told["cycle"] = best.cycle
    if seats > COUNTED:
        told["drawn"] = [deals, SEED]
    told["ends"] = len({json.dumps(_rows(law, end)) for end in ends})
    return told | _rows(law, best)


def _rows(law: Law, end: Answers) -> dict[str, Any]:
    kinds = {"exchange": end.table.exchange}
    if has_answers(law):
        kinds["accept"] = end.table.accept
    return {what: [[turns(row) for row in rows] for rows in seats] for what, seats in kinds.items()}


def turns(row: Truth) -> int | list[int]:
    """Say how many of the best pieces are kept, where all others are changed.

    Else list at which pieces it turns, from keeping to changing or back.
    """
    at = np.flatnonzero(np.diff(row, prepend=False)).tolist()
    if not at:
        return len(row)
    return int(at[0]) if len(at) == 1 else at


def wanted(written: Written, rules: str, seats: int, deals: int) -> bool:
    """Whether a table is not written yet, or was drawn from other deals."""
    table = written.get(rules, {}).get(str(seats))
    return table is None or (seats > COUNTED and table["drawn"] != [deals, SEED])


def text(written: Written) -> str:
    """Write the tables, one a line."""
    sources = []
    for rules in filter(written.__contains__, gnav.SOURCES):
        tables = sorted(written[rules].items())
        lines = (f'"{seats}":{json.dumps(table, separators=(",", ":"))}' for seats, table in tables)
        sources.append(f'"{rules}":{{\n' + ",\n".join(lines) + "}")
    return "{\n" + ",\n".join(sources) + "}\n"


def main(arguments: Sequence[str]) -> None:
    """Compute what is not written yet."""
    parser = ArgumentParser(prog="python -m scripts.thresholds")
    parser.add_argument("source", nargs="*", metavar="SOURCE")
    parser.add_argument("--deals", type=int, default=DEALS)
    asked = parser.parse_args(arguments)
    written: Written = json.loads(WRITTEN.read_text("utf-8")) if WRITTEN.exists() else {}
    for seats in range(2, MOST_SEATS + 1):
        for rules in asked.source or gnav.SOURCES:
            law = compiled(registry.rule_set(rules))
            if seats > law.rules.seats.value[1] or not wanted(written, rules, seats, asked.deals):
                continue
            begun = monotonic()
            table = computed(law, seats, asked.deals)
            written.setdefault(rules, {})[str(seats)] = table
            WRITTEN.write_text(text(written), "utf-8")
            ended = "settled" if table["settled"] else f"cycle of {table['cycle']}"
            took = monotonic() - begun
            print(f"{rules} {seats}: {ended}, {table['ends']} ends, {took:.0f} s", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
