"""What was shown, as it is committed; see the package for its form."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any, Final

from scripts import tei

PATH: Final = tei.ROOT / "tests" / "proofs.json"
FORMAT: Final = "gnav-proofs/1"
PARTS: Final = ("cruces", "lengths", "draws", "after_draw")
Json = dict[str, Any]


def read() -> Json:
    """Read what was shown."""
    found: Json = json.loads(PATH.read_text("utf-8"))
    return found


def text(parts: Iterable[Json], seed: int) -> str:
    """Put the findings of some sources together, one a line."""
    lines = [f'{{"format": "{FORMAT}", "seed": {seed}']
    all_parts = list(parts)
    for name in PARTS:
        rows = [json.dumps(row, ensure_ascii=False) for part in all_parts for row in part[name]]
        lines.append(f'"{name}": [\n' + ",\n".join(rows) + "\n]")
    return ",\n".join(lines) + "\n}\n"
