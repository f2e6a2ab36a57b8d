"""The theme turns to a page without loading it anew: each link shows the page it says."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from urllib.parse import urljoin, urlsplit

import pytest
from lxml import html
from playwright.sync_api import Error, Page

from tests import pages
from tests.browser.visits import faultless
from tests.windows import PHONE, WIDE, Window

pytestmark = pytest.mark.fresh

TABS = ".md-tabs__list:first-child .md-tabs__link"
WITHIN = ".md-tabs__list.within .md-tabs__link"
DRAWER = ".md-nav--primary a.md-nav__link:not([href^='#'])"
FEW = 15  # pages of the sixty that the drawer lists
PRESS = "href => [...document.links].find((link) => link.href === href).click()"
SHOWN = """() => [
  location.origin + location.pathname, document.title,
  document.querySelector('h1')?.textContent.replace(/\\s+/g, ' ').trim(),
]"""
SEEN = f"(wanted) => String(({SHOWN})()) === String(wanted)"


@cache
def said(address: str) -> list[str]:
    """Give the title and the heading of a built page."""
    built = html.parse(str(pages.SITE / address / "index.html"))
    return [built.findtext(".//title") or "", " ".join(built.xpath("string(//h1)").split())]


class Reader:
    """Turn the pages of the site, and see that each is the one that was asked for."""

    def __init__(self, page: Page, site: str) -> None:
        self.page, self.site = page, site
        self.open("")

    def open(self, address: str) -> None:
        """Load a page anew, and wait until the theme has its list of pages."""
        self.page.goto(f"{self.site}/{address}")
        self.page.wait_for_load_state("networkidle")
        self.page.evaluate("window.same = true")

    @property
    def here(self) -> str:
        return urlsplit(self.page.url).path.lstrip("/")

    def sees(self, address: str) -> None:
        """See the page of this address, in the window that was opened at first."""
        wanted = [f"{self.site}/{address}", *said(address)]
        try:
            self.page.wait_for_function(SEEN, arg=wanted)
        except Error:
            assert self.page.evaluate(SHOWN) == wanted
        assert self.page.evaluate("window.same"), f"{address} was loaded anew"

    def turn(self, href: str) -> None:
        """Press a link that stands on the page, and see where it leads."""
        link = urljoin(self.page.url, href)
        self.page.evaluate(PRESS, link)
        self.sees(urlsplit(link).path.lstrip("/"))

    def come(self, address: str) -> None:
        """Get to a page: by a link, where the page that is shown has one."""
        link = f"{self.site}/{address}"
        if self.page.evaluate("href => [...document.links].some((a) => a.href === href)", link):
            self.turn(link)
        else:
            self.open(address)

    def links(self, selector: str) -> list[str]:
        found = self.page.locator(selector)
        return [str(link) for link in found.evaluate_all("all => all.map((link) => link.href)")]


@pytest.fixture
def reader(window: Window, site: str) -> Iterator[Reader]:
    page = window(**WIDE)
    with faultless(page):
        yield Reader(page, site)


def test_every_tab_shows_its_page_and_the_last_below_it_too(reader: Reader) -> None:
    """No page has what the theme stumbles over: tests/site asks that of each."""
    page = reader.page
    for tab in range(page.locator(TABS).count()):
        page.locator(TABS).nth(tab).click()
        reader.sees(urlsplit(reader.links(TABS)[tab]).path.lstrip("/"))
        if page.locator(WITHIN).count():
            page.locator(WITHIN).last.click()
            reader.sees(urlsplit(reader.links(WITHIN)[-1]).path.lstrip("/"))
    page.locator(".md-header .md-logo").click()
    reader.sees("")


def test_links_of_the_drawer_show_their_pages(window: Window, site: str) -> None:
    page = window(**PHONE)
    with faultless(page):
        reader = Reader(page, site)
        page.locator(".md-header [for=__drawer]").tap()
        page.locator(".md-nav--primary label", has_text="Which set?").first.tap()
        page.locator(".md-nav--primary a", has_text="Which set do I have?").tap()
        reader.sees("which-set/")
        for link in reader.links(DRAWER)[:FEW]:
            if link != page.url:
                reader.turn(link)


@pytest.mark.prove  # its tabs and its drawer are turned in every run
@pytest.mark.parametrize(("size", "turn"), [(WIDE, 0), (PHONE, 1)], ids=["desk", "phone"])
def test_every_link_of_the_front_page_shows_its_page(
    window: Window, site: str, size: dict[str, object], turn: int
) -> None:
    """Every second link at a desk, the others on a phone."""
    page = window(**size)
    with faultless(page):
        reader = Reader(page, site)
        for part in ("footer", ".sources", ".question", ".booklet"):
            for at in range(turn, page.locator(f"{part} a").count(), 2):
                link = page.locator(f"{part} a").nth(at)
                address = urlsplit(str(link.evaluate("link => link.href"))).path.lstrip("/")
                link.click()
                reader.sees(address)
                page.locator(".md-header .md-logo").click()
                reader.sees("")


@pytest.mark.prove
def test_links_of_every_kind_of_page_to_every_other_kind_show_their_pages(reader: Reader) -> None:
    left = {address: pages.within(address) for address in pages.of_each_kind().values()}
    assert sum(map(len, left.values())) > 90
    while any(left.values()):
        if not left.get(reader.here):
            reader.come(next(address for address, links in left.items() if links))
        reader.turn(left[reader.here].pop())


def test_the_way_back_shows_each_page_again(reader: Reader) -> None:
    way = ["gnav-1774/", "gnav-1774/r3/", "which-set/", "which-set/tiles/", "about/"]
    for address in way:
        reader.come(address)
    for address in reversed(way[:-1]):
        reader.page.go_back()
        reader.sees(address)
    reader.page.go_forward()
    reader.sees(way[1])
