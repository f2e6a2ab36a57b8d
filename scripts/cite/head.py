"""The tags in a page's head by which reference managers and robots know what it holds."""

from __future__ import annotations

import json
from typing import Any

from markupsafe import Markup

from gnav_core.core import cite_styles
from gnav_core.core.cite import ARCHIVE, CitationItem
from scripts.cite.files import KINDS, Citations

Json = dict[str, Any]

#: Fields of a CSL item with the tags of Highwire Press (and one of EPrints) that say the same.
#: The last page has no tag: readers of these tags write a single page twice where it has.
TAGS = {
    "citation_title": "title",
    "citation_inbook_title": "container-title",
    "citation_publisher": "publisher",
    "eprints.place_of_pub": "publisher-place",
    "citation_series_title": "collection-title",
    "citation_volume": "collection-number",
    "citation_language": "language",
    "citation_public_url": "URL",
}

#: What Zotero calls each kind; without it a title alone is taken for an article in a journal.
ITEM_TYPES = {
    "chapter": "bookSection",
    "entry-encyclopedia": "encyclopediaArticle",
    "webpage": "webpage",
}


def head(citations: Citations, ident: str) -> list[str]:
    """Give the tags of a rule's or a source's page, one a line."""
    cited = citations.cited(ident)
    return [*_links(cited), *_metas(cited), _linked_data(cited)]


def _links(cited: CitationItem) -> list[str]:
    """Link the permalink, the licence of the text, and the files that describe it."""
    name = cited.id.rpartition(".")[2]
    described = [
        Markup('<link rel="describedby" type="{}" href="{}.{}">').format(media, name, ending)
        for ending, (_, media) in KINDS.items()
    ]
    return [
        Markup('<link rel="cite-as" href="{}">').format(cited.csl["URL"]),
        Markup('<link rel="license" href="{}">').format(cited.csl["license"]),
        *described,
    ]


def _metas(cited: CitationItem) -> list[str]:
    said = {name: cited.csl.get(field, "") for name, field in TAGS.items()}
    said["citation_author"] = cite_styles.author(cited)
    said["citation_publication_date"] = cite_styles.year(cited)
    said["citation_firstpage"] = cited.csl.get("page", "").partition("-")[0]
    said["DC.rights"] = cited.csl["license"]
    said["z:itemType"] = ITEM_TYPES[cited.csl["type"]]
    return [
        Markup('<meta name="{}" content="{}">').format(name, content)
        for name, content in said.items()
        if content
    ]


def _linked_data(cited: CitationItem) -> str:
    """Describe the passage in the words of schema.org: a work in the book it stands in."""
    csl = cited.csl
    work: Json = {
        "@context": "https://schema.org",
        "@type": "CreativeWork",
        "@id": csl["URL"],
        "identifier": cited.id,
        "name": csl["title"],
        "inLanguage": csl["language"],
        "license": csl["license"],
        "url": csl["URL"],
        "archivedAt": csl["URL"],
        "provider": {"@type": "Organization", "name": ARCHIVE},
    }
    if cited.version:
        work["version"] = cited.version
    if cited.evidence:
        work["isBasedOn"] = cited.evidence
    if "page" in csl:
        work["pagination"] = csl["page"]
    if "container-title" in csl:
        work["isPartOf"] = _whole(cited)
    # A tag would end where the text holds the sign that opens one.
    said = Markup(json.dumps(work, ensure_ascii=False).replace("<", "\\u003c"))
    return Markup('<script type="application/ld+json">{}</script>').format(said)


def _whole(cited: CitationItem) -> Json:
    """Describe the book, or the encyclopedia, that the passage stands in."""
    csl = cited.csl
    if csl["type"] != "chapter":
        return {"@type": "WebSite", "name": csl["container-title"], "url": cited.evidence}
    return {
        "@type": "Book",
        "name": csl["container-title"],
        "author": {"@type": "Person", "name": cite_styles.author(cited)},
        "publisher": {"@type": "Organization", "name": csl["publisher"]},
        "datePublished": cite_styles.year(cited),
        "inLanguage": csl["language"],
        "isPartOf": {
            "@type": "BookSeries",
            "name": csl["collection-title"],
            "position": csl["collection-number"],
        },
    }
