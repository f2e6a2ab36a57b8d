"""Every address of a range that DTS answered once: of two rules, or two clauses of one rule."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import Final

#: The references of each text as they were when its ranges were answered. Never made anew.
REFERENCES: Final = Path(__file__).with_suffix(".json")
DTS: Final = "/api/dts"


def ranges() -> Iterator[tuple[str, str]]:
    """Yield each old address, with that of the whole text that it leads to."""
    for text, references in json.loads(REFERENCES.read_text("utf-8")).items():
        for start, end in combinations(references.split(), 2):
            if start.rpartition(".")[0] != end.rpartition(".")[0]:
                continue
            yield f"{DTS}/document/{text}/{start}/{end}.xml", f"{DTS}/document/{text}.xml"
            listed = f"{DTS}/navigation/{text}"
            yield f"{listed}/{start}/{end}.jsonld", f"{listed};down=-1.jsonld"
            for down in (1, -1):
                whole = f"{listed};down={down}"
                yield f"{whole}/{start}/{end}.jsonld", f"{whole}.jsonld"
