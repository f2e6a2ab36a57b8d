"""The page of the booklet that Gnav of 1774 stands in: title page, preface and contents."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from markupsafe import Markup

from scripts.pages import parts, reading
from scripts.pages.apparatus import apparatus
from scripts.pages.commentary import beside
from scripts.pages.passages import Passages
from scripts.pages.provenance import provenance
from scripts.pages.templates import fill, page_of
from scripts.tei import links
from scripts.tei.archive import Archive
from scripts.tei.layers import name

NAMES: Final = {"title": "Title page", "preface": "Preface", "contents": "Contents"}


def booklet_page(archive: Archive, introduction: str) -> str:
    """Set the whole of it as one page; it holds no rules. ``introduction`` is Markdown."""
    source = archive.booklet
    page = links.address(source.id)
    about = f"{source.title} (1774): title page, preface and contents, word for word."
    return page_of(
        "booklet.html",
        parts.front_matter(source.title, about, **parts.UNSEARCHED),
        page=page,
        source=source,
        introduction=Markup(introduction.strip()),
        choices=reading.choices(archive, source, source.body),
        article=reading.article("text", archive, source),
        blocks=blocks(archive, page),
        apparatus=apparatus(source.body, source, page),
        provenance=provenance(source, page),
    )


def blocks(archive: Archive, page: str) -> Iterator[Markup]:
    """Yield the parts in their order, and the page breaks between them."""
    source = archive.booklet
    passages = Passages(archive, source, page, whole=True)
    by_element = {part.element: part for part in source.rules}
    for element in source.body.iter():
        if element in by_element:
            part = by_element[element]
            yield fill(
                "part.html",
                part=part,
                named=NAMES[part.n],
                words=passages.rule(part),
                beside=beside(source, part.id, page),
            )
        elif name(element) == "pb" and element.getparent() not in by_element:
            yield passages.html.element(element)
