"""The page of the booklet that Gnav of 1774 stands in: title page, preface and contents."""

from __future__ import annotations

from html import escape
from typing import Final

from scripts.pages import parts, reading
from scripts.pages.apparatus import apparatus
from scripts.pages.commentary import beside
from scripts.pages.html import Setter
from scripts.pages.passages import Passages
from scripts.pages.provenance import provenance
from scripts.tei import links
from scripts.tei.archive import Archive
from scripts.tei.layers import name

NAMES: Final = {"title": "Title page", "preface": "Preface", "contents": "Contents"}


def booklet_page(archive: Archive, introduction: str) -> str:
    """Set the whole of it as one page; it holds no rules."""
    source = archive.booklet
    page = links.address(source.id)
    about = f"{source.title} (1774): title page, preface and contents, word for word."
    return "\n".join(
        [
            *parts.front_matter(source.title, about, **parts.UNSEARCHED),
            "",
            parts.crumbs(page, [("gnav-1774/", '<span class="sc">1774</span>')], "the booklet"),
            "",
            parts.style(page, "lists"),
            f'<h1 lang="da">{escape(source.title)}</h1>',
            "",
            introduction.strip(),
            "",
            *reading.choices(archive, source, source.body),
            reading.article("text", archive, source),
            *text(archive, page),
            "</article>",
            *apparatus(source.body, source, Setter(page)),
            *provenance(source, page),
            "",
        ]
    )


def text(archive: Archive, page: str) -> list[str]:
    """Set the parts in their order, and the page breaks between them."""
    source = archive.booklet
    passages = Passages(archive, source, page, whole=True)
    by_element = {part.element: part for part in source.rules}
    blocks: list[str] = []
    for element in source.body.iter():
        if element in by_element:
            part = by_element[element]
            blocks += [
                f'<section class="rule part" id="{part.n}">',
                f'<div class="column"><h2 lang="en">{NAMES[part.n]}</h2>',
                *passages.rule(part),
                "</div>",
                *beside(source, part.id, page),
                "</section>",
            ]
        elif name(element) == "pb" and element.getparent() not in by_element:
            blocks.append(passages.setter.element(element))
    return blocks
