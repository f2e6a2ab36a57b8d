"""The list of all worked examples, by source and rule."""

from __future__ import annotations

from typing import Final

from gnav_core.core import text
from gnav_core.core.sentences import tell
from scripts.examples.example import proofs
from scripts.pages import show_me
from scripts.pages.chapters import chapters
from scripts.pages.front_matter import UNSEARCHED, front_matter
from scripts.pages.templates import page_of
from scripts.tei.archive import Archive

WHAT: Final = "Every rule and every reading at work: short deals that play on the table."


def examples_page(archive: Archive) -> str:
    """Set the list."""
    grouped = [(source, chapters(archive, source.id)) for source in archive.sources.values()]
    return page_of(
        "examples.html",
        front_matter("Worked examples", WHAT, **UNSEARCHED),
        page=show_me.INDEX,
        count=len(proofs()),
        by_source=[(source, listed) for source, listed in grouped if listed],
        danish=lambda source: tell("da", text.named(source.id)),
        rows=show_me.rows,
    )
