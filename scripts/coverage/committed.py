"""The record of coverage as it is committed."""

from __future__ import annotations

import json
from typing import Any, Final

from scripts import tei

PATH: Final = tei.ROOT / "tests" / "coverage.json"
Json = dict[str, Any]


def read() -> dict[str, Json]:
    """Read the record: by clause, by crux, by kind of event."""
    found: dict[str, Json] = json.loads(PATH.read_text("utf-8"))
    return found
