"""The citations of the pages that are our own words: by whom, of which day, on what terms.

A title stands in every style as the page has it: capitals are not changed.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from markupsafe import Markup, escape

from gnav_core.core import cite_styles
from gnav_core.core.cite import ARCHIVE, CitationItem
from scripts.cite.files import KINDS
from scripts.cite.head import data_tag
from scripts.cite.signposts import Signpost, kinds

Json = dict[str, Any]

AUTHOR: Final = "The Gnav Archive contributors"
LICENCE: Final = "https://creativecommons.org/publicdomain/zero/1.0/"
NOTE: Final = "Rights: CC0 1.0; what is quoted keeps the rights of its source."


class OwnPage(NamedTuple):
    """A page that is cited: its site path, titles, the day of its last change (ISO), its kind.

    ``kind`` is what schema.org calls it; ``danish`` is its title in Danish.
    """

    path: str
    title: str
    danish: str
    revised: str
    kind: str = "Article"

    @property
    def name(self) -> str:
        """Name its files: as the last step of its path."""
        return self.path.strip("/").rpartition("/")[2]

    @property
    def id(self) -> str:
        """Name it among what is cited: ``gnav-archive.essays.why-37``."""
        return f"gnav-archive.{self.path.strip('/').replace('/', '.')}"


def cited(page: OwnPage, site: str, language: str = "en") -> CitationItem:
    """Give the citation of a page for a site, with its title in a language."""
    title = page.title if language == "en" else page.danish
    csl: Json = {
        "id": page.id,
        "type": "webpage",
        "title": title,
        "container-title": ARCHIVE,
        "author": [{"literal": AUTHOR}],
        "issued": {"date-parts": [[int(part) for part in page.revised.split("-")]]},
        "language": language,
        "license": LICENCE,
        "note": NOTE,
        "URL": site + page.path,
    }
    styles = {"apa": apa(csl), "chicago": chicago(csl)}
    return CitationItem(page.id, page.id, title, "", False, "", page.revised, "", csl, styles)


def apa(csl: Json) -> str:
    """Set the citation in the style of the American Psychological Association, in HTML."""
    year, month, day = csl["issued"]["date-parts"][0]
    date = f"{year}, {cite_styles.MONTHS_EN.split()[month - 1]} {day}"
    title = Markup("<i>{}</i>{}").format(csl["title"], _stop(csl["title"]))
    return f"{AUTHOR}. ({date}). {title} {ARCHIVE}. {csl['URL']}"


def chicago(csl: Json) -> str:
    """Set the entry of a bibliography in the Chicago style, in HTML."""
    year, month, day = csl["issued"]["date-parts"][0]
    date = f"{cite_styles.MONTHS_EN.split()[month - 1]} {day}, {year}"
    inner = escape(csl["title"].translate({ord("“"): "‘", ord("”"): "’"}))
    return f"{AUTHOR}. “{inner}{_stop(csl['title'])}” {ARCHIVE}, {date}. {csl['URL']}."


def _stop(title: str) -> str:
    """End a title, where it does not end itself."""
    return "" if title.endswith(("?", "!", ".", "…")) else "."


def undated(page: OwnPage, site: str, style: str, dated: bool = False) -> str:
    """Write one style; the Danish one has the Danish title."""
    language = "da" if style == "da" else "en"
    return cite_styles.STYLES[style](cited(page, site, language), dated)


def files(page: OwnPage, site: str) -> Iterator[tuple[str, str]]:
    """Yield the files of a page's citation, with their paths on the site."""
    for ending, (style, _) in KINDS.items():
        said = undated(page, site, style)
        yield f"{page.path}{page.name}.{ending}", f"[{said}]\n" if style == "csl" else f"{said}\n"
    styles = {style: undated(page, site, style, True) for style in cite_styles.STYLES}
    panel = {page.id: {"label": page.title, "url": site + page.path, "styles": styles}}
    said = json.dumps(panel, ensure_ascii=False, indent=1)
    yield f"{page.path}{page.name}.cite.json", f"{said}\n"


def head(page: OwnPage, site: str) -> list[str]:
    """Give the tags of a page's head, one a line."""
    posts = [post.__html__() for post in signposts(page, site)]
    return [*posts, *metas(page, site), data_tag(linked_data(page, site))]


def signposts(page: OwnPage, site: str) -> Iterator[Signpost]:
    """Yield where a page points to: its kind, its terms, who wrote it, its citations."""
    yield Signpost("cite-as", site + page.path)
    yield from kinds(page.kind)
    yield Signpost("license", LICENCE)
    yield Signpost("author", f"{'../' * page.path.count('/')}about/")
    for ending, (_, media) in KINDS.items():
        yield Signpost("describedby", f"{page.name}.{ending}", media)


def metas(page: OwnPage, site: str) -> list[str]:
    """Give what reference managers read."""
    said = {
        "z:itemType": "webpage",
        "citation_title": page.title,
        "citation_author": AUTHOR,
        "citation_publication_date": page.revised.replace("-", "/"),
        "z:websiteTitle": ARCHIVE,
        "citation_language": "en",
        "citation_public_url": site + page.path,
        "DC.rights": LICENCE,
        "z:extra": NOTE,
    }
    tag = Markup('<meta name="{}" content="{}">')
    return [tag.format(name, content) for name, content in said.items()]


def linked_data(page: OwnPage, site: str) -> Json:
    """Describe a page in the words of schema.org."""
    organization = {"@type": "Organization", "name": AUTHOR, "url": f"{site}about/"}
    said = {
        "@context": "https://schema.org",
        "@type": page.kind,
        "@id": site + page.path,
        "url": site + page.path,
        "name": page.title,
        "alternateName": page.danish if page.danish != page.title else "",
        "author": organization,
        "dateModified": page.revised,
        "inLanguage": ["en", "da"],
        "license": LICENCE,
        "isPartOf": {"@type": "WebSite", "name": ARCHIVE, "url": site},
    }
    return {name: value for name, value in said.items() if value}
