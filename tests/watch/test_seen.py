"""In the browser what changes is seen where the reader stands."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from scripts import tei
from scripts.serve import serving
from scripts.watch.news import News
from scripts.watch.sending import sending

pytestmark = pytest.mark.browser

SITE = tei.ROOT / "build/site"
SOURCE = "gnav-1774/index.html"
SHEET = "assets/css/archive.css"


class Edited(NamedTuple):
    """A served copy of the built site, of which two files can be written, and its news."""

    folder: Path
    address: str
    news: News

    def change(self, place: str, old: str, new: str) -> None:
        """Write other words into a file, and tell of it."""
        path = self.folder / place
        text = path.read_text("utf-8")
        assert old in text
        path.write_text(text.replace(old, new, 1), "utf-8")
        self.news.tell([place])


def copied(folder: Path) -> Path:
    """Copy the files that are to be changed; all others are those of the built site."""
    for place in (SOURCE, SHEET):
        here, there = folder, SITE
        for part in Path(place).parts[:-1]:
            here, there = here / part, there / part
            here.mkdir(exist_ok=True)
        shutil.copyfile(there / Path(place).name, here / Path(place).name)
    for here in (folder, *(path for path in folder.rglob("*") if path.is_dir())):
        for path in (SITE / here.relative_to(folder)).iterdir():
            if not (here / path.name).exists():
                (here / path.name).symlink_to(path)
    return folder


@pytest.fixture
def edited(tmp_path: Path) -> Iterator[Edited]:
    news = News()
    folder = copied(tmp_path)
    with serving(sending(folder, 0, news, print)) as address:
        yield Edited(folder, address, news)


def test_a_page_that_changed_is_loaded_again_and_stands_where_it_stood(edited, window):
    page: Page = window()
    page.goto(f"{edited.address}gnav-1774/")
    page.evaluate("document.getElementById('r9').scrollIntoView()")
    stood = page.evaluate("document.getElementById('r9').getBoundingClientRect().top")
    more = "<p>More words, above what is read.</p>" * 9
    edited.change(SOURCE, "</h1>", f"</h1>{more}")
    expect(page.get_by_text("More words, above what is read.").first).to_be_attached()
    page.wait_for_function(
        f"Math.abs(document.getElementById('r9').getBoundingClientRect().top - {stood}) < 3"
    )
    assert page.evaluate("scrollY") > 0


def test_a_style_that_changed_takes_the_place_of_the_old_one(edited, window):
    page: Page = window()
    page.goto(f"{edited.address}gnav-1774/")
    page.evaluate("globalThis.before = true")
    edited.change(SHEET, "{", "{--edited:1;")
    (edited.folder / SHEET).write_text(":root{--edited:1}", "utf-8")
    edited.news.tell([SHEET])
    sheet = page.locator("link[href*=archive]")
    page.wait_for_function(
        "getComputedStyle(document.documentElement).getPropertyValue('--edited') === '1'"
    )
    expect(sheet).to_have_count(1)
    assert page.evaluate("globalThis.before")


def test_what_is_wrong_stands_over_the_page_until_it_is_well(edited, window):
    page: Page = window()
    page.goto(f"{edited.address}gnav-1774/")
    edited.news.trouble("gnav-1774.xml, line 118: a tag is not closed")
    expect(page.get_by_role("alert")).to_have_text("gnav-1774.xml, line 118: a tag is not closed")
    edited.news.trouble("")
    expect(page.get_by_role("alert")).to_have_count(0)


@contextmanager
def plainly_served(folder: Path) -> Iterator[str]:
    """Serve a folder in a process of its own, whose end cuts every line to it."""
    command = [sys.executable, "-um", "scripts.serve", str(folder), "--port", "8900"]
    with subprocess.Popen(command, cwd=tei.ROOT, stdout=subprocess.PIPE, text=True) as served:
        assert served.stdout
        yield re.findall(r"http://\S+", served.stdout.readline())[0]
        served.terminate()


def test_a_browser_that_kept_the_archive_is_shown_what_is_edited(tmp_path, window):
    page: Page = window(service_workers="allow")
    folder = copied(tmp_path)
    with plainly_served(folder) as address:
        page.goto(f"{address}gnav-1774/")
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        page.reload()
        assert page.evaluate("Boolean(navigator.serviceWorker.controller)")
    path = folder / SOURCE
    path.write_text(path.read_text("utf-8").replace("</h1>", " edited</h1>", 1), "utf-8")
    with serving(sending(folder, urlsplit(address).port or 0, News(), print)) as again:
        assert again == address
        page.goto(f"{again}gnav-1774/")
        expect(page.locator("h1")).to_contain_text("edited")
        page.wait_for_function(
            "navigator.serviceWorker.getRegistrations().then((all) => all.length === 0)"
        )
        page.reload()
        expect(page.locator("h1")).to_contain_text("edited")
        assert not page.evaluate("Boolean(navigator.serviceWorker.controller)")
