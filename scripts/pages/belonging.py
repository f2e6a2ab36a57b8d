"""What a text belongs to: Gnav, the booklet of 1774, both, or neither."""

from __future__ import annotations

from scripts import tei
from scripts.pages.titles import Bilingual, ours
from scripts.tei.archive import Archive
from scripts.tei.printed import entries


def belongs(archive: Archive, text: tei.Source) -> Bilingual:
    """Say in a sentence what a text belongs to."""
    if text.id == archive.booklet.id:
        return ours("The booklet of 1774.")
    of_gnav = text.family == archive.sources[tei.order()[0]].family
    if text.id in {entry.source for entry in entries(archive.booklet)}:
        both = ours("A source of Gnav, from the booklet of 1774.")
        return both if of_gnav else ours("A game of the booklet of 1774.")
    if of_gnav:
        return ours("A source of Gnav.")
    return ours("It belongs neither to Gnav nor to the booklet, and stands beside them.")
