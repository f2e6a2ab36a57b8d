"""What a built site must be before it is packed: whole, and of one address."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from typing import Final
from urllib.parse import unquote, urljoin, urlsplit

from lxml import etree

from scripts.cite.files import LOCAL
from scripts.hosts.policy import pages

DATA: Final = (".json", ".jsonld", ".xml", ".bib", ".ris", ".txt", ".webmanifest")
#: The words of the pages, some of which tell of `make serve`, and pages of a release.
LEFT: Final = re.compile(r"search/|data/gnav_core|v\d+\.\d+\.\d+/")
LINK: Final = re.compile(r'<(?:a|link|script|img|source)\b[^>]*?\s(?:href|src)="([^"]*)"')
CANONICAL: Final = re.compile(r'<link rel="canonical" href="([^"]*)"')
IN_HEAD: Final = re.compile(r"<head>.*?</head>", re.DOTALL)


def faults(site: Path, address: str) -> Iterator[str]:
    """Yield all that is amiss in a site built for an address that ends with a slash."""
    texts = {page: page.read_text("utf-8") for page in pages(site)}
    for page, text in texts.items():
        name = page.relative_to(site).as_posix()
        yield from (f"{name}: {fault}" for fault in of_page(text, address))
        yield from (f"{name}: leads to {link}" for link in dead(site, text, address, name))
    yield from of_data(site)
    yield from of_sitemap(site, address)


def of_page(text: str, address: str) -> Iterator[str]:
    """Yield what is amiss in a page's head: another address, or this machine."""
    head = IN_HEAD.search(text)
    if head and LOCAL in head[0]:
        yield f"names {LOCAL}"
    for canonical in CANONICAL.findall(text):
        if not canonical.startswith(address):
            yield f"is said to stand at {canonical}"


def dead(site: Path, text: str, address: str, name: str) -> Iterator[str]:
    """Yield each link of a page, relative or whole, that leads to no file of the site."""
    base = urljoin(address, name.removesuffix("index.html"))
    for link in dict.fromkeys(LINK.findall(text)):
        target = urljoin(base, unescape(link))
        if target.startswith(address):
            path = site / unquote(urlsplit(target).path.removeprefix(urlsplit(address).path))
            if not (path.is_file() or (path / "index.html").is_file()):
                yield link
        elif urlsplit(target).netloc == urlsplit(address).netloc:
            yield f"{link}, which is out of its folder"


def of_data(site: Path) -> Iterator[str]:
    """Yield each file of data that names this machine in place of the address."""
    for path in sorted(site.rglob("*")):
        name = path.relative_to(site).as_posix()
        named = path.suffix in DATA and not LEFT.match(name) and path.is_file()
        if named and LOCAL.encode() in path.read_bytes():
            yield f"{name}: names {LOCAL}"


def of_sitemap(site: Path, address: str) -> Iterator[str]:
    """Yield what is amiss in the list of pages."""
    path = site / "sitemap.xml"
    if not path.is_file():
        yield "sitemap.xml: is not there"
        return
    listed = [str(loc.text) for loc in etree.parse(path).iter("{*}loc")]
    if not listed:
        yield "sitemap.xml: lists nothing"
    for loc in listed:
        file = site / loc.removeprefix(address)
        if not loc.startswith(address) or not (file.is_file() or (file / "index.html").is_file()):
            yield f"sitemap.xml: lists {loc}"
