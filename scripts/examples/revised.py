"""The day on which each worked example was last changed, kept with a sum of what it holds."""

from __future__ import annotations

import hashlib
import json
import tomllib
from functools import cache
from pathlib import Path
from typing import Final

from scripts.examples.example import LESSON, Example, every
from scripts.tei.files import ROOT

#: ``make examples`` writes it.
KEPT: Final = ROOT / "sources/examples.toml"


@cache
def days(path: Path = KEPT) -> dict[str, str]:
    """Give the day (ISO) of each example, lessons left out."""
    found = tomllib.loads(path.read_text("utf-8"))
    return {ident: kept["day"] for ident, kept in found.items()}


def written(today: str, path: Path = KEPT) -> str:
    """Write the days anew: an example that holds something else than before has ``today``."""
    before = tomllib.loads(path.read_text("utf-8")) if path.is_file() else {}
    lines = []
    for example in every():
        if example.id.startswith(LESSON):
            continue
        kept, now = before.get(example.id, {}), summed(example)
        day = kept["day"] if kept.get("sum") == now else today
        lines.append(f'{example.id} = {{ day = "{day}", sum = "{now}" }}')
    return "\n".join(sorted(lines)) + "\n"


def summed(example: Example) -> str:
    """Give a checksum of what an example holds, however its file is set."""
    said = json.dumps(example.value, sort_keys=True, ensure_ascii=False)
    return hashlib.sha256(said.encode()).hexdigest()[:12]
