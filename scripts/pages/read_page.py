"""The booklet of 1774 as a book: one page, read through from the title page to the last leaf."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from markupsafe import Markup

from scripts import tei
from scripts.pages import reading, titles
from scripts.pages.apparatus import apparatus
from scripts.pages.front_matter import UNSEARCHED, front_matter
from scripts.pages.front_page import Printed, printed
from scripts.pages.passages import Passages
from scripts.pages.templates import page_of
from scripts.pages.whole_text import apart, blocks
from scripts.tei import links
from scripts.tei.archive import Archive
from scripts.tei.layers import NS
from scripts.tei.passages import number

PAGE: Final = f"{links.address(tei.BOOKLET)}read/"
TITLE: Final = titles.ours("The booklet, read through")
ABOUT: Final = (
    "The booklet of 1774 from title page to colophon: the rules of its eleven games, word for word."
)


class Text(NamedTuple):
    """One text of the book: where it stands in the contents, its article and its blocks."""

    source: tei.Source
    game: Printed | None
    article: Markup
    blocks: list[Markup]


def read_page(archive: Archive) -> str:
    """Set the booklet and its games as one text, in the order of the print."""
    games, booklet = printed(archive), archive.booklet
    texts = [booklet, *(game.source for game in games)]
    return page_of(
        "read.html",
        front_matter(TITLE.en, ABOUT, danish=TITLE.da, **UNSEARCHED),
        page=PAGE,
        title=TITLE,
        booklet=booklet,
        named=[titles.PARTS[part.n] for part in booklet.rules],
        games=games,
        choices=reading.choices(archive, games[0].source, games[0].source.body, noted=False),
        texts=[
            set_text(archive, booklet, None),
            *(set_text(archive, game.source, game) for game in games),
        ],
        last=list(last_pages(archive)),
        apparatus=[entry for text in texts if (entry := corrections(text).strip())],
    )


def set_text(archive: Archive, source: tei.Source, game: Printed | None) -> Text:
    """Set one text of the book: a game, or title page, preface and contents."""
    template = "section.html" if game else "part.html"
    headed = number if game else lambda part: titles.PARTS[part.n]
    found = blocks(archive, source, PAGE, template, headed, shared=True)
    return Text(source, game, reading.article("text", archive, source), list(found))


def last_pages(archive: Archive) -> Iterator[Markup]:
    """Set what follows the colophon: the numbers of two pages without text."""
    passages = Passages(archive, archive.booklet, PAGE, whole=True, shared=True)
    for element in archive.booklet.body.iterfind("../tei:back/*", NS):
        yield apart(element, passages)


def corrections(source: tei.Source) -> Markup:
    """Set what was corrected in one text, as a part of the apparatus of the book."""
    return apparatus(source.body, source, PAGE, shared=True)
