"""The counts of positions by depth that are kept for each source."""

from __future__ import annotations

import json
from typing import Final

from gnav_core.core.perft import perft
from scripts.conformance.answer import Json
from scripts.conformance.golden import FOLDER, dumps

PERFT: Final = FOLDER / "perft.jsonl"


def committed() -> list[Json]:
    """Read the counts as they are committed."""
    return [json.loads(line) for line in PERFT.read_text("utf-8").splitlines()]


def counted(line: Json) -> Json:
    """Count again what a line asks."""
    asked = {key: line[key] for key in ("rules", "players", "dealer", "readings", "pieces")}
    depth = line.get("depth", len(line.get("positions", ())) - 1)
    found = perft(**asked, depth=depth)
    return {
        **asked,
        "positions": [count.positions for count in found],
        "over": [count.over for count in found],
        "waiting": [count.waiting for count in found],
    }


def text() -> str:
    """Write the counts, one deal a line: what is asked stands in the file, and is written by hand.

    A new line needs ``rules``, ``players``, ``dealer``, ``readings``, ``pieces`` and ``depth``.
    """
    return "".join(f"{dumps(counted(line))}\n" for line in committed())
