"""Every identifier leads, without scripts, to where it is read."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import urldefrag, urljoin, urlsplit

import html5lib
import pytest
from lxml import html

from scripts.data import edition as data
from scripts.data import redirects
from tests.site.conftest import SITE, Built


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
        (link,) = page.xpath("//a/@href")
        (canonical,) = page.xpath("//link[@rel='canonical']/@href")
        assert link == target(page)
        assert canonical.endswith(link.removeprefix("../../"))


def test_a_redirect_is_a_page_without_errors(edition: data.Edition) -> None:
    parser = html5lib.HTMLParser(strict=True)
    parser.parse(redirects.redirect(edition, "gnav-1774.r3.d"))


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
