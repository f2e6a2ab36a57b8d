"""The list of all worked examples, by source and rule."""

from __future__ import annotations

from typing import Final

from scripts import tei
from scripts.examples.example import Example, proofs
from scripts.pages import parts, show_me
from scripts.pages.templates import page_of
from scripts.tei.archive import Archive

WHAT: Final = "Every rule and every reading at work: short deals that play on the table."


def examples_page(archive: Archive) -> str:
    """Set the list."""
    grouped = [(source, of_source(source)) for source in archive.sources.values()]
    return page_of(
        "examples.html",
        parts.front_matter("Worked examples", WHAT, **parts.UNSEARCHED),
        page=show_me.INDEX,
        count=len(proofs()),
        by_source=[(source, groups) for source, groups in grouped if groups],
        rows=show_me.rows,
    )


def of_source(source: tei.Source) -> dict[str, list[Example]]:
    """Group the examples played by one source: those of its rules, then those of its cruces."""
    groups: dict[str, list[Example]] = {}
    for example in proofs():
        if example.rules == source.id:
            groups.setdefault(group(example), []).append(example)
    return groups


def group(example: Example) -> str:
    """Give the rule or crux under which an example is listed: the first that it shows."""
    first = example.shows[0]
    return first if ".q." in first else ".".join(first.split(".")[:2])
