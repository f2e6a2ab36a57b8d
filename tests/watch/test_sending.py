"""While it is edited the site is sent so that pages hear what changes, and none is kept."""

from __future__ import annotations

import json
from collections.abc import Iterator
from http.client import HTTPConnection, HTTPResponse
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlsplit

import pytest

from scripts.serve import serving
from scripts.watch.news import News
from scripts.watch.sending import sending

PAGE = "<!doctype html><head><meta charset=utf-8><title>About</title></head><p>words"


class Edited(NamedTuple):
    """A site that is edited, what is told of it, and which pages were looked at."""

    folder: Path
    address: str
    news: News
    looked: list[str]
    lines: list[HTTPConnection]

    def ask(self, path: str) -> HTTPResponse:
        self.lines.append(HTTPConnection(urlsplit(self.address).netloc, timeout=20))
        self.lines[-1].request("GET", path)
        return self.lines[-1].getresponse()

    def read(self, path: str) -> str:
        return self.ask(path).read().decode()


@pytest.fixture
def edited(tmp_path: Path) -> Iterator[Edited]:
    (tmp_path / "about").mkdir()
    for name in ("about/index.html", "404.html"):
        (tmp_path / name).write_text(PAGE)
    (tmp_path / "sw.js").write_text("keeps")
    news, looked = News(), list[str]()
    with serving(sending(tmp_path, 0, news, looked.append)) as address:
        site = Edited(tmp_path, address, news, looked, [])
        yield site
        for line in site.lines:
            line.close()


def heard(line: HTTPResponse) -> dict[str, object]:
    """What a page hears next."""
    while not (said := line.readline()).startswith(b"data: "):
        assert said, "the line was cut"
    return json.loads(said.removeprefix(b"data: "))


def test_a_page_has_what_hears_and_the_file_has_not(edited):
    assert f'<meta name="edit" content="{edited.news.mark}">' in edited.read("/about/")
    assert '<script type="module" src="/-edit/see.js">' in edited.read("/about/index.html")
    assert (edited.folder / "about/index.html").read_text() == PAGE


def test_the_script_comes_from_the_site_itself_so_that_the_policy_lets_it_run(edited):
    assert "EventSource" in edited.read("/-edit/see.js")


def test_who_asks_for_a_page_looks_at_it_whether_it_is_there_or_not(edited):
    edited.read("/about/")
    edited.read("/new/")
    assert edited.looked == ["about/index.html", "new/index.html"]


def test_a_page_that_is_not_there_hears_when_it_is(edited):
    assert "/-edit/see.js" in edited.read("/new/")


def test_what_kept_the_site_in_a_browser_stands_aside(edited):
    assert "unregister" in edited.read("/sw.js")
    assert "serviceWorker" not in edited.read("/assets/js/keeping.js")


def test_a_page_hears_what_changes_after_it_was_sent(edited):
    mark = edited.news.mark
    edited.news.tell(["about/index.html"])
    line = edited.ask(f"/-edit/news?since={mark}")
    assert heard(line) == {"changed": ["about/index.html"], "mark": edited.news.mark}
    edited.news.tell(["assets/css/archive.css"])
    assert heard(line)["changed"] == ["assets/css/archive.css"]


def test_a_page_of_an_earlier_serving_is_loaded_anew(edited):
    assert heard(edited.ask("/-edit/news?since=17.3"))["all"] is True


def test_a_page_that_comes_later_hears_what_is_wrong_and_when_it_is_not(edited):
    edited.news.trouble("gnav-1774.xml, line 2: a tag is not closed")
    line = edited.ask(f"/-edit/news?since={edited.news.mark}")
    assert heard(line) == {"trouble": "gnav-1774.xml, line 2: a tag is not closed"}
    edited.news.trouble("")
    assert heard(line) == {"trouble": ""}
