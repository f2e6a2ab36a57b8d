"""Every address of a range that DTS answered once, with that of the whole text it leads to."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

ONCE: Final = Path(__file__).parents[1] / "public" / "frozen" / "dts_ranges.txt"


def ranges() -> Iterator[tuple[str, str]]:
    """Yield each old address: the document or the list of a range of a text; and the new one."""
    for old in ONCE.read_text("utf-8").splitlines():
        endpoint, text = old.split("/")[3:5]
        if endpoint == "document":
            yield old, f"/api/dts/document/{text}.xml"
        else:
            asked = text if ";down=" in text else f"{text};down=-1"
            yield old, f"/api/dts/navigation/{asked}.jsonld"
