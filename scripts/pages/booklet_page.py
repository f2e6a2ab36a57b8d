"""The page of the booklet that Gnav of 1774 stands in: title page, preface and contents."""

from __future__ import annotations

from pathlib import Path

from scripts.cite import files
from scripts.cite.head import head
from scripts.pages import preview_card, reading, titles
from scripts.pages.apparatus import apparatus
from scripts.pages.cite_panel import taken_away
from scripts.pages.front_matter import UNSEARCHED, front_matter
from scripts.pages.introduction import introduction, opening
from scripts.pages.provenance import provenance
from scripts.pages.templates import page_of
from scripts.pages.whole_text import blocks
from scripts.tei import links
from scripts.tei.archive import Archive


def booklet_page(archive: Archive, told: Path) -> str:
    """Set the whole of it as one page; it holds no rules. ``told`` has the introductions."""
    source = archive.booklet
    page = links.address(source.id)
    about = f"{source.title} (1774): title page, preface and contents, word for word."
    revised = archive.revised(source.id)
    return page_of(
        "booklet.html",
        front_matter(
            source.title,
            about,
            head=head(files.load(), source.id),
            revised=revised,
            **preview_card.of_source(source).front(),
            **UNSEARCHED,
        ),
        page=page,
        source=source,
        opening=opening(source.id, told),
        introduction=introduction(source.id, told),
        choices=reading.choices(archive, source, source.body),
        article=reading.article("text", archive, source),
        blocks=blocks(archive, source, page, "part.html", lambda part: titles.PARTS[part.n]),
        apparatus=apparatus(source.body, source, page),
        taken_away=taken_away(source),
        provenance=provenance(source, page, revised),
    )
