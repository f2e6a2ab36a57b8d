"""The server is stopped after a first visit: what was kept is there, and nothing is half there."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urljoin, urlsplit

import pytest
from lxml import html
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.offline.host import Host, hosting
from tests.browser.offline.visit import come_to_keep, settle
from tests.browser.scores import Scores
from tests.browser.table import Table
from tests.browser.visits import clear
from tests.pages import SITE
from tests.windows import WIDE, open_profile

GAMES = ("gnav-1774", "hanrey-1774")
MENU = "[...document.querySelectorAll('.md-nav--primary a[href]')].map(one => one.href)"
#: The addresses of all that is kept.
LAID = """async () => {
  const caught = await Promise.all((await caches.keys()).map(async (name) => {
    const cache = await caches.open(name);
    return (await cache.keys()).map(({ url }) => url);
  }));
  return caught.flat();
}"""
#: Asks for each address as a page does, and gives those that do not come.
LACKING = """(addresses) => Promise.all(addresses.map(async (address) => {
  const answer = await fetch(address).catch(() => null);
  return answer?.ok ? null : address;
})).then((all) => all.filter(Boolean))"""


@pytest.fixture(scope="module")
def host() -> Iterator[Host]:
    with hosting(SITE) as host:
        yield host


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("browser")


def sit_down(table: Table, source: str) -> None:
    """Deal a game where Python may have started already, and wait until it is kept."""
    table.begin_again()
    table.set_up(source, "person", "computer")
    table.deal()
    table.kept()


@pytest.fixture(scope="module")
def visited(browser: Browser, host: Host, folder: Path) -> Path:
    """Play two games in a first visit, close the browser, and stop the host."""
    context = open_profile(browser, folder, **WIDE)
    page = context.new_page()
    settle(page, f"{host.address}/about/")
    table = Table(page, host.address)
    for source in GAMES:
        sit_down(table, source)
        page.locator("[data-leave]").click()
    come_to_keep(page, "pages", "engine", "gnav", "hanrey")
    context.close()
    host.gate.shut()
    return folder


@pytest.fixture(scope="module")
def context(browser: Browser, visited: Path) -> Iterator[BrowserContext]:
    """The same browser, opened again where there is no network."""
    context = open_profile(browser, visited, **WIDE)
    yield context
    context.close()


@pytest.fixture
def page(context: BrowserContext) -> Iterator[Page]:
    page = context.new_page()
    yield page
    page.close()


@pytest.fixture(scope="module")
def table(context: BrowserContext, host: Host) -> Iterator[Table]:
    """A tab at the table, in which Python starts once for all that is played there."""
    page = context.new_page()
    yield Table(page, host.address)
    page.close()


def listed() -> dict[str, Any]:
    line = (SITE / "sw.js").read_text("utf-8").splitlines()[1]
    shelves: dict[str, Any] = json.loads(line.removeprefix("const SHELVES = ").removesuffix(";"))
    return shelves


def bring_their_own(addresses: list[str]) -> list[str]:
    """Give the pages that bring a script or a style which none before them did."""
    seen: set[str] = set()
    found = []
    for address in addresses:
        parts = urlsplit(address).path.strip("/")
        page = html.parse(str(SITE / parts / "index.html"))
        brought = {urljoin(address, one) for one in page.xpath("//script/@src | //link/@href")}
        mine = {one for one in brought if one.endswith((".js", ".css"))}
        if mine - seen:
            found.append(address)
        seen |= mine
    return found


def test_every_page_and_all_that_it_asks_for_is_there(page: Page, host: Host) -> None:
    """Each file of the list is kept, and comes, or one in ten of them; what pages ask is of it."""
    failed: list[str] = []
    # What a page asks for as it is left is broken off.
    page.on("requestfailed", lambda request: failed.append(f"{request.url} {request.failure}"))
    page.goto(f"{host.address}/")
    menu = sorted({address.partition("#")[0] for address in page.evaluate(MENU)})
    assert len(menu) > 40
    opened = bring_their_own(menu)
    assert len(opened) > 5
    for address in opened:
        answer = page.goto(address)
        assert answer
        assert answer.ok, address
        assert page.evaluate("getComputedStyle(document.body).fontFamily").startswith('"EB')
    whole = [f"{host.address}/{name}" for name in listed()["pages"]]
    assert {*menu} <= {*whole}
    assert {*whole} <= {*page.evaluate(LAID)}
    assert page.evaluate(LACKING, whole[::10]) == []
    assert [one for one in failed if "ERR_ABORTED" not in one] == []


def test_addresses_of_every_form_lead_to_the_page(page: Page, host: Host) -> None:
    for end in ("", "/index.html", "/?q=kat", "/#d"):
        page.goto(f"{host.address}/gnav-1774/r3{end}")
        expect(page.locator("h1")).to_contain_text("Rule 3")
    assert page.url.endswith("/gnav-1774/r3/#d")


def test_search_finds_and_a_page_is_turned(page: Page, host: Host) -> None:
    page.goto(f"{host.address}/about/")
    page.locator(".md-search__input").press_sequentially("kis-kis")
    page.locator(".md-search-result__item a").first.click()
    page.wait_for_url(lambda url: "about" not in url)
    expect(page.locator("article.md-content__inner")).to_contain_text("Kis")


@pytest.mark.parametrize("source", GAMES)
def test_a_game_that_was_played_once_is_played_again_and_comes_back(
    table: Table, source: str
) -> None:
    sit_down(table, source)
    moves = table.view()["moves"]
    table.page.reload()
    table.page.locator(".table").wait_for()
    assert table.view()["moves"] == moves


def test_a_part_of_a_file_is_asked_of_the_network(page: Page, host: Host) -> None:
    """What is kept is whole, and would be taken for the part."""
    page.goto(f"{host.address}/about/")
    fetched = "headers => fetch('../assets/favicon.svg', {headers}).then(({ok}) => ok, () => null)"
    assert page.evaluate(fetched, {}) is True
    assert page.evaluate(fetched, {"range": "bytes=0-9"}) is None


def test_a_game_that_was_not_played_says_what_is_missing(table: Table) -> None:
    table.begin_again()
    table.choose("piquet-1774")
    table.deal()
    expect(table.page.locator(".error")).to_contain_text(
        "could not be fetched; the network may be down"
    )


def test_a_lesson_begins(table: Table) -> None:
    table.cleared = clear(table.page)
    table.come("#lesson=lesson-1774")
    expect(table.page.locator(".table")).to_be_visible()


def test_the_scorekeeper_and_the_questions_are_answered(page: Page, host: Host) -> None:
    """Both pages that ask are opened above; one of them is asked here."""
    scores = Scores(page, host.address)
    scores.open()
    scores.begin("gnav-1774", "Anna", "Bo", "Carl")
    scores.met("cat", "Bo")
    assert "2 strokes left" in scores.scores()[1]
    page.goto(f"{host.address}/compare/")
    page.locator("gnav-compare .found :is(a, button)").first.wait_for()
    expect(page.locator("gnav-compare .error, gnav-compare .failed")).to_have_count(0)


def test_what_is_not_kept_is_said_and_comes_when_the_network_is_back(
    page: Page, host: Host
) -> None:
    page.goto(f"{host.address}/about/")
    page.goto(f"{host.address}/examples/1774-r2-deal/")
    expect(page.locator("h1")).to_have_text("There is no network", use_inner_text=True)
    expect(page.locator("[data-asked]").first).to_have_text("/examples/1774-r2-deal/")
    links = page.locator("article a").evaluate_all("all => all.map(one => one.href)")
    assert page.evaluate(LACKING, links) == []
    page.locator(".languages [data-language=da]").click()
    expect(page.locator("h1")).to_have_text("Der er intet netværk", use_inner_text=True)
    host.gate.open()
    page.evaluate("dispatchEvent(new Event('online'))")
    expect(page.locator("h1")).not_to_contain_text("netværk")
    host.gate.shut()
