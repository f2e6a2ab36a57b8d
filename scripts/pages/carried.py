"""In which book a source is carried away, for the head of its page."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from scripts import tei
from scripts.tei import links
from scripts.tei.archive import Archive
from scripts.tei.bibliography import LANGUAGES
from scripts.tei.printed import entries

FOLDER: Final = "print/"
FORMATS: Final = {"pdf": "application/pdf", "epub": "application/epub+zip"}
#: An item too, as the other files of a page are: the theme asks the folder of a bare alternate for
#: a list of pages in another language.
LINK: Final = '<link rel="alternate item" type="{}" hreflang="{}" href="{}{}.{}.{}">'


def book_of(archive: Archive, source: tei.Source) -> str:
    """Name the book that holds a source: that of the booklet, or that of Gnav's other sources."""
    games = {entry.source for entry in entries(archive.booklet)}
    return "booklet-1774" if source.id in {*games, archive.booklet.id} else "gnav-sources"


def alternates(archive: Archive, source: tei.Source) -> list[str]:
    """Link the book in each language and format, for the head of the page of a source."""
    way, book = links.relative(links.address(source.id), FOLDER), book_of(archive, source)
    return [
        Markup(LINK).format(kind, language, way, book, language, ending)
        for language in LANGUAGES
        for ending, kind in FORMATS.items()
    ]
