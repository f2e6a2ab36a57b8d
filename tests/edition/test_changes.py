"""What has changed: each file of the edition tells it, and the page and the feed show it."""

from __future__ import annotations

import shutil
import tomllib
import uuid
from pathlib import Path

import pytest
from lxml import etree, html

from scripts import tei
from scripts.pages import changes_page
from scripts.tei import revisions
from scripts.tei.archive import Archive

ATOM = {"a": "http://www.w3.org/2005/Atom"}
SITEMAP = {"s": "http://www.sitemaps.org/schemas/sitemap/0.9"}
SITE = tei.ROOT / "build/site"


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    shutil.copytree(tei.ROOT / "sources", tmp_path / "sources")
    return tmp_path


def amend(root: Path, before: str, after: str) -> None:
    path = root / "sources/gnav/gnav-1774.en.xml"
    text = path.read_text("utf-8")
    assert before in text
    path.write_text(text.replace(before, after, 1), "utf-8")


def test_words_that_change_untold_stop_the_build_in_one_sentence(copy: Path) -> None:
    amend(copy, "if he has a cat", "if he holds a cat")
    with pytest.raises(ValueError, match=r"gnav-1774.en.xml has other words .* revisionDesc"):
        revisions.kept(copy)


def test_words_that_change_and_say_so_are_kept(copy: Path) -> None:
    amend(copy, "if he has a cat", "if he holds a cat")
    amend(copy, "<revisionDesc>", '<revisionDesc><change when="2026-11-23">Misread.</change>')
    kept, before = tomllib.loads(revisions.kept(copy)), tomllib.loads(revisions.kept(tei.ROOT))
    assert [name for name in kept if kept[name] != before[name]] == ["gnav-1774.en.xml"]


def test_markup_alone_may_change_untold(copy: Path) -> None:
    amend(copy, "<body>", "<body><!-- a remark -->\n   ")
    assert revisions.kept(copy) == (tei.ROOT / revisions.KEPT).read_text("utf-8")


def test_every_file_of_the_edition_tells_when_it_was_made_or_changed() -> None:
    told = revisions.revisions()
    assert {one.of for one in told} >= set(tei.load_texts())
    assert [one.day for one in told] == sorted((one.day for one in told), reverse=True)


def test_each_change_stands_once_on_the_page(archive: Archive) -> None:
    page = html.fromstring(changes_page.changes_page(archive))
    assert len(page.findall(".//li")) == len(archive.revisions)


def test_the_feed_has_an_entry_for_each_text_and_day(archive: Archive) -> None:
    feed = etree.fromstring(changes_page.feed(archive).encode())
    entries = feed.findall("a:entry", ATOM)
    days = changes_page.days(archive)
    assert len(entries) == len(days)
    names = {uuid.UUID(entry.findtext("a:id", "", ATOM)).version for entry in entries}
    assert names == {5}
    assert len({entry.findtext("a:id", "", ATOM) for entry in entries}) == len(days)
    for entry in (feed, *entries):
        assert entry.findtext("a:updated", "", ATOM).endswith("T00:00:00Z")
    for link in html.fromstring(entries[0].findtext("a:content", "", ATOM)).iter("a"):
        assert link.get("href", "").startswith("http")


def test_the_name_of_an_entry_never_changes() -> None:
    name = uuid.uuid5(uuid.NAMESPACE_URL, "gnav-archive/changes/2026-11-22-gnav-1774")
    assert str(name) == "ce95d403-dcce-50ee-8160-b034aaaee53f"
    assert f"urn:uuid:{name}" in (SITE / changes_page.FEED).read_text("utf-8")


def test_the_sitemap_names_the_day_of_a_source_and_of_no_other_page(archive: Archive) -> None:
    sitemap = etree.parse(SITE / "sitemap.xml")
    days = {
        url.findtext("s:loc", "", SITEMAP): url.findtext("s:lastmod", None, SITEMAP)
        for url in sitemap.iterfind("s:url", SITEMAP)
    }
    (rule,) = [day for address, day in days.items() if address.endswith("/gnav-1774/r3/")]
    assert rule == archive.revised("gnav-1774")
    (about,) = [day for address, day in days.items() if address.endswith("/about/")]
    assert about is None
