"""Every link and every anchor of the built site leads somewhere."""

from __future__ import annotations

from urllib.parse import parse_qsl, unquote, urldefrag, urljoin, urlsplit

from gnav_core.core import registry
from scripts.examples.example import paths
from tests.site.conftest import Built

BASE = "http://site.test/"
WISHES = ("deal", "evening")  # what the table is asked for is no place


def links(built: Built, name: str) -> list[str]:
    """List the inner links of a page, as whole addresses."""
    found = built.page(name).xpath("//a/@href | //link/@href | //script/@src | //img/@src")
    whole = [urljoin(BASE + name, url) for url in found]
    return [url for url in whole if url.startswith(BASE)]


def test_every_link_leads_to_a_file(built: Built) -> None:
    for name in built.addresses():
        for url in links(built, name):
            path = built.folder / unquote(urlsplit(url).path.lstrip("/"))
            path = (
                path / "index.html" if url.partition("?")[0].partition("#")[0][-1] == "/" else path
            )
            assert path.is_file(), f"{name}: {url}"


def test_every_anchor_is_on_its_page(built: Built) -> None:
    ids = {name: set(built.page(name).xpath("//@id")) for name in built.addresses()}
    for name in ids:
        for url in links(built, name):
            page, anchor = urldefrag(url)
            asked = "=" in anchor or anchor in WISHES
            if anchor and not asked:
                target = urlsplit(page).path.lstrip("/")
                assert anchor in ids[target], f"{name}: {url}"


def test_what_the_table_is_asked_for_by_a_link_is_there(built: Built) -> None:
    sources, records = {*registry.SOURCES}, {*paths()}
    known = {"rules": sources, "source": sources, "example": records, "lesson": records}
    asked = 0
    for name in built.addresses():
        for url in links(built, name):
            split = urlsplit(url)
            if split.path != "/play/" or not (wish := split.query or split.fragment):
                continue
            for what, value in parse_qsl(wish):
                assert value in known[what], f"{name}: {url}"
                asked += 1
    assert asked > len(registry.SOURCES)


def test_no_id_stands_twice_on_a_page(built: Built) -> None:
    for name in built.addresses():
        ids = built.page(name).xpath("//@id")
        assert len(ids) == len(set(ids)), f"{name}: {sorted(i for i in ids if ids.count(i) > 1)}"
