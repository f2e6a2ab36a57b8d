"""Every identifier leads, without scripts, to where it is read."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import urldefrag, urljoin, urlsplit
from urllib.request import urlopen

import html5lib
import pytest
from lxml import html

from scripts import tei
from scripts.data import edition as data
from scripts.data import redirects
from tests.site.conftest import SITE, Built

#: What the data of an id are told to be, by the ending of their file.
KINDS = {".json": "application/json", ".xml": "application/tei+xml", ".txt": "text/plain"}


@pytest.fixture(scope="module")
def site() -> Built:
    if not (SITE / "id").is_dir():
        pytest.fail("build/site has no identifiers: run `make site` first")
    return Built(SITE)


def target(page: html.HtmlElement) -> str:
    (refresh,) = page.xpath("//meta[@http-equiv='refresh']/@content")
    wait, _, address = refresh.partition("; url=")
    assert wait == "0"
    return str(address)


def test_every_identifier_leads_to_an_anchor_that_is_there(
    site: Built, edition: data.Edition
) -> None:
    for ident in redirects.idents(edition):
        here = f"id/{ident}/"
        way, anchor = urldefrag(urljoin(f"/{here}", target(site.page(here))))
        page = site.page(urlsplit(way).path.lstrip("/"))
        assert not anchor or page.xpath("//*[@id=$anchor]", anchor=anchor), ident


def test_the_link_the_refresh_and_the_canonical_address_agree(
    site: Built, edition: data.Edition
) -> None:
    for ident in redirects.idents(edition):
        page = site.page(f"id/{ident}/")
        (link,) = set(page.xpath("//a[not(@rel)]/@href"))
        (canonical,) = page.xpath("//link[@rel='canonical']/@href")
        assert link == target(page)
        assert canonical.endswith(link.removeprefix("../../"))


def test_a_redirect_is_a_page_without_errors(edition: data.Edition) -> None:
    parser = html5lib.HTMLParser(strict=True)
    parser.parse(redirects.redirect(edition, "gnav-1774.r3.d"))


def test_whoever_asks_for_an_identifier_gets_the_words_and_the_licence(
    served: tuple[str, Path], published: Path
) -> None:
    with urlopen(f"{served[0]}id/gnav-1774.r3.d/") as answer:
        page = html.document_fromstring(answer.read().decode())
    assert page.findtext(".//blockquote/p") == "har han en Kat siger han Kis-Kis,"
    assert [quoted.get("lang") for quoted in page.iterfind(".//blockquote")] == ["da"]
    assert "publicdomain/mark" in str(next(page.iterfind(".//a[@rel='license']")).get("href"))


def test_the_page_of_every_passage_holds_all_its_words(edition: data.Edition) -> None:
    for text in edition.archive.texts():
        for rule in text.rules:
            for ident, clauses in [(rule.id, rule.clauses), *((c.id, (c,)) for c in rule.clauses)]:
                said = html.document_fromstring(redirects.redirect(edition, ident))
                (quoted,) = said.iterfind(".//blockquote")
                found = " ".join("".join(map(str, quoted.itertext())).split())
                assert all(
                    " ".join(tei.diplomatic(clause.element).split()) in found for clause in clauses
                ), ident


def test_the_page_of_a_question_asks_it_in_both_languages(edition: data.Edition) -> None:
    said = html.document_fromstring(redirects.redirect(edition, "gnav-1774.q.cuckoo"))
    asked = {one.get("lang"): one.text or "" for one in said.iterfind(".//main/p[@lang]")}
    assert asked["en"] == "Does the cuckoo stop the whole round, or only the player who asked?"
    assert asked["da"].startswith("Standser gøgen")


def test_every_identifier_points_to_data_that_are_there(
    published: Path, edition: data.Edition
) -> None:
    for ident in redirects.idents(edition):
        page = html.document_fromstring((published / f"id/{ident}/index.html").read_text("utf-8"))
        for link in page.iterfind(".//link[@type]"):
            path = published / urljoin(f"/id/{ident}/", str(link.get("href"))).lstrip("/")
            told = str(link.get("type"))
            if link.get("rel") != "describedby":  # the citations, which come with the pages
                assert path.is_file(), (ident, path)
                assert KINDS[path.suffix] == told


def test_nothing_is_withdrawn_that_is_in_use(edition: data.Edition) -> None:
    used = set(redirects.idents(edition))
    assert not used & set(redirects.withdrawn(edition.root))


def test_a_withdrawn_id_says_so_and_what_to_read_instead(repository: Path) -> None:
    (repository / redirects.REGISTER).write_text(
        '[[withdrawn]]\nid = "gnav-1774.r3.z"\nsince = "0.0.2"\n'
        'why = "The clause was divided."\ninstead = ["gnav-1774.r3.h"]\n'
    )
    pages = dict(redirects.files(data.load(repository)))
    page = pages["id/gnav-1774.r3.z/index.html"]
    html5lib.HTMLParser(strict=True).parse(page)
    assert "gnav-1774.r3.z is withdrawn" in page
    assert "Since release 0.0.2. The clause was divided." in page
    assert "refresh" not in page
    assert '<a href="../../gnav-1774/r3/#h">1774:3[h]</a>' in page


def test_an_id_in_use_cannot_be_withdrawn(repository: Path) -> None:
    (repository / redirects.REGISTER).write_text(
        '[[withdrawn]]\nid = "gnav-1774.r3.d"\nsince = "0.0.2"\nwhy = "A slip."\n'
    )
    with pytest.raises(ValueError, match=r"gnav-1774\.r3\.d is withdrawn"):
        dict(redirects.files(data.load(repository)))
