"""Where a page points programs to: permalink, kind, licence, author, data, what it is part of.

These are the relations of Signposting, and ``alternate`` for the same words in another form.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from markupsafe import Markup

from gnav_core.core.cite import CitationItem
from scripts import tei
from scripts.cite.files import KINDS
from scripts.tei import links

JSON, TEI, TEXT = "application/json", "application/tei+xml", "text/plain"
LANDING: Final = "https://schema.org/AboutPage"
#: What schema.org calls each kind of work; any other is a ``CreativeWork``.
WORKS: Final = {"book": "Book", "chapter": "Chapter"}
#: Where it is asked who wrote the booklet.
ASKED: Final = f"id/{tei.BOOKLET}.q.author/"


class Signpost(NamedTuple):
    """A link of a page's head: its relations, where it leads, the media type of what is there."""

    rel: str
    href: str
    type: str = ""

    def __html__(self) -> Markup:
        """Set the link as a tag."""
        kind = Markup(' type="{}"').format(self.type) if self.type else ""
        return Markup('<link rel="{}"{} href="{}">').format(self.rel, kind, self.href)


def signposts(cited: CitationItem, page: str) -> Iterator[Signpost]:
    """Yield the signposts of what is cited; ``page`` is the site path of the page they are on."""
    yield Signpost("cite-as", cited.csl["URL"])
    yield from kinds(WORKS.get(cited.csl["type"], "CreativeWork"))
    yield Signpost("license", cited.csl["license"])
    if address := author(cited, page):
        yield Signpost("author", address)
    if whole := stands_in(cited):
        yield Signpost("collection", links.relative(page, links.address(whole)))
    yield from described(cited.id, page)
    yield from data(cited.id, page)


def kinds(work: str) -> Iterator[Signpost]:
    """Say that a page is about something, and what that is in the words of schema.org."""
    yield Signpost("type", LANDING)
    yield Signpost("type", f"https://schema.org/{work}")


def author(cited: CitationItem, page: str) -> str:
    """Give an address for who wrote a text, or nothing.

    Of Wikipedia it is the history of the article, which names all; of the booklet our question.
    """
    if "author" not in cited.csl:
        return ""
    if "publisher" in cited.csl:
        return links.relative(page, ASKED)
    return f"{cited.evidence}?action=history"


def stands_in(cited: CitationItem) -> str:
    """Name what something is a part of: clause, rule, text, booklet, each of the next."""
    above = cited.id.rpartition(".")[0]
    return above or (tei.BOOKLET if cited.csl["type"] == "chapter" else "")


def described(ident: str, page: str) -> Iterator[Signpost]:
    """Yield the files of citations of a text or a rule; of a clause those of its rule."""
    text, *part = ident.split(".")
    name = part[0] if part else text
    for ending, (_, media) in KINDS.items():
        path = f"{_folder(text, part)}{name}.{ending}"
        yield Signpost("describedby", way(page, path), media)


def data(ident: str, page: str) -> Iterator[Signpost]:
    """Yield the words of an id as data; a file holds what the page does, or its rule."""
    for path, media in data_files(ident):
        yield Signpost("alternate item", way(page, path), media)


def data_files(ident: str) -> Iterator[tuple[str, str]]:
    """Yield the files that hold a text, a rule or a clause, by site path and media type."""
    text, *part = ident.split(".")
    unit = ".".join(part) if text == tei.BOOKLET else ".".join(part).removeprefix("r")
    whole = f"api/dts/document/{text}/{unit}.xml"
    if not part:
        yield f"api/{text}/text.json", JSON
        yield f"api/dts/document/{text}.xml", TEI
    elif text == tei.BOOKLET:
        yield f"api/{text}/{part[0]}.json", JSON
        yield whole, TEI
    else:
        beside = f"{_folder(text, part)}{part[0]}"
        yield f"{beside}.json", JSON
        yield f"{beside}.xml" if len(part) == 1 else whole, TEI
        yield f"{beside}.txt", TEXT


def way(page: str, path: str) -> str:
    """Give the way from a page to a file."""
    folder, _, name = path.rpartition("/")
    return links.relative(page, folder).removeprefix("./") + name


def _folder(text: str, part: list[str]) -> str:
    return links.address(".".join([text, *part[:1]]))
