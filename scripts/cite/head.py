"""The tags in a page's head by which reference managers and robots know what it holds."""

from __future__ import annotations

import json
from typing import Any

from markupsafe import Markup

from gnav_core.core import cite_styles
from gnav_core.core.cite import ARCHIVE, CitationItem
from scripts.cite.files import Citations
from scripts.cite.signposts import signposts
from scripts.tei import links

Json = dict[str, Any]

#: Fields of a CSL item with the tags that say the same: of Highwire Press, of EPrints, of Zotero.
TAGS = {
    "citation_title": "title",
    "citation_publisher": "publisher",
    "eprints.place_of_pub": "publisher-place",
    "citation_series_title": "collection-title",
    "z:seriesNumber": "collection-number",
    "citation_language": "language",
    "citation_public_url": "URL",
    "z:archive": "archive",
    "z:archiveLocation": "archive_location",
    "z:extra": "note",
}

#: What Zotero calls each kind, and the tag that names what it stands in. Without the first, a
#: title alone is taken for an article in a journal; with Highwire's tag for a book, for a chapter.
ITEM_TYPES = {
    "book": ("book", ""),
    "chapter": ("bookSection", "citation_inbook_title"),
    "entry-encyclopedia": ("encyclopediaArticle", "z:encyclopediaTitle"),
    "article-magazine": ("magazineArticle", "prism.publicationName"),
    "webpage": ("webpage", ""),
}


def head(citations: Citations, ident: str) -> list[str]:
    """Give the tags of a rule's or a source's page, one a line."""
    cited = citations.cited(ident)
    source = citations.cited(ident.partition(".")[0])
    posts = [post.__html__() for post in signposts(cited, links.address(ident))]
    return [*posts, *_metas(cited), _linked_data(cited, source)]


def _metas(cited: CitationItem) -> list[str]:
    said = {name: cited.csl.get(field, "") for name, field in TAGS.items()}
    said["citation_author"] = cite_styles.author(cited)
    said["citation_publication_date"] = cite_styles.year(cited)
    said["citation_firstpage"], _, said["citation_lastpage"] = _pages(cited)
    said["DC.rights"] = cited.csl["license"]
    said["z:itemType"], whole = ITEM_TYPES[cited.csl["type"]]
    if whole:
        said[whole] = cited.csl["container-title"]
    return [
        Markup('<meta name="{}" content="{}">').format(name, content)
        for name, content in said.items()
        if content
    ]


def _pages(cited: CitationItem) -> tuple[str, str, str]:
    """Give the first page, and the last one if there is another."""
    return str(cited.csl.get("page", "")).partition("-")


def _linked_data(cited: CitationItem, source: CitationItem) -> str:
    """Describe a passage in the words of schema.org: a work, in its text, in the book of that."""
    csl = cited.csl
    work: Json = {
        "@context": "https://schema.org",
        **_work(cited),
        "identifier": cited.id,
        "license": csl["license"],
        "url": csl["URL"],
        "archivedAt": csl["URL"],
        "dateModified": cited.revised,
        "provider": {"@type": "Organization", "name": ARCHIVE},
    }
    if cited.version:
        work["version"] = cited.version
    if cited.evidence:
        work["isBasedOn"] = cited.evidence
    whole = _whole(source)
    work |= whole if cited.id == source.id else {"isPartOf": {**_work(source), **whole}}
    return data_tag(work)


def data_tag(work: Json) -> str:
    """Set linked data as a tag, which would end where they hold the sign that opens one."""
    said = Markup(json.dumps(work, ensure_ascii=False).replace("<", "\\u003c"))
    return Markup('<script type="application/ld+json">{}</script>').format(said)


def _work(cited: CitationItem) -> Json:
    """Describe a book, a part of a book with its pages, or another text."""
    csl = cited.csl
    kind = {"book": "Book", "chapter": "Chapter"}.get(csl["type"], "CreativeWork")
    first, _, last = _pages(cited)
    said = {
        "@type": kind,
        "@id": csl["URL"],
        "name": csl["title"],
        "author": _author(cited),
        "datePublished": cite_styles.year(cited),
        "inLanguage": csl["language"],
        "pageStart": first,
        "pageEnd": last or first,
    }
    if kind == "Book":
        said |= _published(cited)
    return {name: value for name, value in said.items() if value}


def _author(cited: CitationItem) -> Json | None:
    """Describe who wrote it: one who signs, or all who wrote at an encyclopedia."""
    name = cite_styles.author(cited)
    kind = "Person" if "publisher" in cited.csl else "Organization"
    return {"@type": kind, "name": name} if name else None


def _whole(source: CitationItem) -> Json:
    """Say what a text stands in: a book, an encyclopedia or a magazine; nothing for any other."""
    csl = source.csl
    if "container-title" not in csl:
        return {}
    if csl["type"] == "article-magazine":
        return {"isPartOf": {"@type": "Periodical", "name": csl["container-title"]}}
    if csl["type"] != "chapter":
        site = {"@type": "WebSite", "name": csl["container-title"], "url": source.evidence}
        return {"isPartOf": site}
    book = {
        "@type": "Book",
        "name": csl["container-title"],
        "author": _author(source),
        "datePublished": cite_styles.year(source),
        "inLanguage": csl["language"],
        **_published(source),
    }
    return {"isPartOf": book}


def _published(cited: CitationItem) -> Json:
    """Say who published a book, and where it stands in which collection."""
    csl = cited.csl
    return {
        "publisher": {"@type": "Organization", "name": csl["publisher"]},
        "isPartOf": {"@type": "BookSeries", "name": csl["collection-title"]},
        "position": csl["collection-number"],
    }
