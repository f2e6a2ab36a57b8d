"""The pages of the built site: which there are, and one of each kind."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from urllib.parse import urljoin, urlsplit

from lxml import html

from scripts import tei

SITE = tei.ROOT / "build" / "site"
BASE = "http://site.test/"
SOURCES = "|".join(tei.order())
#: What the address of a page looks like where many pages are of one kind.
MANY = {
    "rule": rf"({SOURCES})/r\d+/",
    "source": rf"({SOURCES})/",
    "how to play": rf"({SOURCES})/how-to-play/",
    "cruces of a text": rf"({SOURCES}|{tei.BOOKLET})/cruces/",
    "example": r"examples/.+/",
    "identifier": r"id/.+/",
    "module": r"reference/.+/",
    "decision": r"decisions/.+/",
    "page of a release": r"v\d+\.\d+\.\d+/.*",
}


def kind(address: str) -> str:
    """Name the kind of a page; a page that is like no other is its own."""
    return next((name for name, form in MANY.items() if re.fullmatch(form, address)), address)


@cache
def mapped(site: Path = SITE) -> frozenset[str]:
    """Give the address of every page in the site map, which the theme turns to."""
    said = (site / "sitemap.xml").read_text("utf-8")
    return frozenset(urlsplit(url).path.lstrip("/") for url in re.findall(r"<loc>([^<]*)", said))


@cache
def of_each_kind(site: Path = SITE) -> dict[str, str]:
    """Give one page of each kind, the identifiers' and the one for what is not there with them.

    Of the many of one kind it is the one of 1774, on which most can stand.
    """
    pages = (path.relative_to(site).parent.as_posix() for path in site.rglob("index.html"))
    found: dict[str, str] = {}
    addresses = (f"{page}/".removeprefix("./") for page in pages)
    for address in sorted(addresses, key=lambda one: (not one.startswith("gnav-1774/"), one)):
        found.setdefault(kind(address), address)
    return {**found, "404.html": "404.html"}


def within(address: str, site: Path = SITE) -> list[str]:
    """Give one link of a page's own text to each other kind of page, as it is written there."""
    if address not in mapped(site):
        return []
    page = html.parse(str(site / address / "index.html"))
    found: dict[str, str] = {}
    for link in page.xpath("//article//a/@href"):
        target = urlsplit(urljoin(BASE + address, link))
        there = target.path.lstrip("/")
        if target.netloc == "site.test" and there in mapped(site) and there != address:
            found.setdefault(kind(there), link)
    return list(found.values())
