"""The document endpoint of DTS: a text, a unit of it, or a range of units, as TEI."""

from __future__ import annotations

from collections.abc import Iterator

from scripts import tei
from scripts.data import tei_files
from scripts.data.dts_navigation import ranges, units
from scripts.data.edition import Edition


def answers(edition: Edition, source: tei.Source) -> Iterator[tuple[str, str]]:
    """Yield every document of a text, with the name that its template gives it."""
    every = units(source)
    yield source.id, tei_files.whole(edition, source)
    for unit in every:
        xml = tei_files.passage(edition, source, unit.id, wrap=True)
        yield f"{source.id}/{unit.ref}", xml
    for start, end in ranges(every):
        xml = tei_files.passage(edition, source, start.id, end.id, wrap=True)
        yield f"{source.id}/{start.ref}/{end.ref}", xml
