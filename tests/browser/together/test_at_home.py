"""A table at home: whatever dies or sleeps, whoever looks on, and in whichever language.

Everybody is told, and the game goes on from its last move.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.together.players import (
    SMALL,
    TRIO,
    Served,
    all_stand,
    home,
    play,
    says,
    seated_by_server,
    stands,
)
from tests.windows import open_window


class Evening:
    """A host and two guests, seated at a table at home; who comes back has another page."""

    def __init__(self, browser: Browser, served: Served) -> None:
        self.browser, self.served = browser, served
        self.windows: list[Page] = []
        self.fetched: list[str] = []
        self.host, self.guests = seated_by_server(self.window, served, "gnav-1774", TRIO)

    def window(self, **options: object) -> Page:
        """Open a window; what a guest's page asks for is noted."""
        page = open_window(self.browser, **options).new_page()
        if self.windows:
            page.on("request", lambda request: self.fetched.append(request.url))
        self.windows.append(page)
        return page

    @property
    def pages(self) -> list[Page]:
        return [self.host, *self.guests.values()]

    def end(self) -> None:
        for page in self.windows:
            page.context.close()


class Evenings:
    """The evening that goes on, and another where a test has failed in it."""

    def __init__(self, browser: Browser, folder: Path) -> None:
        self.browser, self.folder = browser, folder
        self.stack, self.number = ExitStack(), 0
        self.going: Evening | None = None

    def now(self) -> Evening:
        """Give the evening that goes on."""
        if self.going is None:
            self.number += 1
            served = self.stack.enter_context(home(self.folder / f"table {self.number}.json"))
            self.going = Evening(self.browser, served)
            self.stack.callback(self.going.end)
        return self.going

    def end(self) -> None:
        """Let everybody go home."""
        self.stack.close()
        self.going = None


@pytest.fixture(scope="module")
def evenings(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Evenings]:
    evenings = Evenings(browser, tmp_path_factory.mktemp("home"))
    yield evenings
    evenings.end()


@pytest.fixture
def evening(evenings: Evenings, request: pytest.FixtureRequest) -> Iterator[Evening]:
    failed = request.session.testsfailed
    yield evenings.now()
    if request.session.testsfailed > failed:
        evenings.end()


def test_a_guest_fetches_no_engine(evening: Evening) -> None:
    assert evening.fetched
    engine = [url for url in evening.fetched if "pyodide" in url or url.endswith((".wasm", ".zip"))]
    assert engine == []


def test_danish_and_english_sit_at_one_table(evening: Evening) -> None:
    danish = evening.guests["Ida"]
    speak = "(language) => document.querySelector(`[data-language=${language}]`).click()"
    danish.evaluate(speak, "da")
    expect(danish.locator("gnav-table")).to_have_attribute("lang", "da")
    expect(danish.locator("gnav-table .log")).to_contain_text("Omgang 1")
    expect(evening.host.locator("gnav-table .log")).to_contain_text("Deal 1")
    danish.evaluate(speak, "en")
    expect(danish.locator("gnav-table")).to_have_attribute("lang", "en")


def test_an_onlooker_sees_what_lies_open(evening: Evening) -> None:
    watch = evening.window(**SMALL)
    watch.goto(evening.served.link("watch"))
    watch.locator("#own-name").fill("Eve")
    watch.keyboard.press("Enter")
    expect(watch.locator("gnav-table .play").first).to_be_attached()
    assert watch.evaluate("document.querySelector('gnav-table').view.seat") is None
    watch.close()


def test_a_guest_killed_in_his_turn_comes_back_to_his_seat(evening: Evening) -> None:
    host, ida = evening.host, evening.guests["Ida"]
    while (told := stands(host)) and told["to_move"] != 1:
        play(evening.pages, Random(1), most=1)
    context = ida.context
    ida.close()
    says(host, "Away: Ida")
    says(evening.guests["Jens"], "Away: Ida")
    evening.guests["Ida"] = again = context.new_page()
    again.goto(evening.served.link("join"))
    expect(again.locator("gnav-table .play").first).to_be_attached()
    assert stands(again)["seat"] == 1  # type: ignore[index]
    assert play(evening.pages, Random(1), most=3) == 3


def test_a_computer_sits_in_and_gives_the_seat_back(evening: Evening) -> None:
    host, ida = evening.host, evening.guests["Ida"]
    ida.goto("about:blank")
    says(host, "Away: Ida")
    host.locator("gnav-company .strip > summary").click()
    host.locator("[data-stand-in='1']").click()
    says(host, "a computer player sits in")
    ida.go_back()
    says(ida, "A computer player sits in for you")
    host.locator("[data-back='1']").click()
    expect(ida.locator("gnav-company .strip")).to_have_count(0)


def test_the_hosts_page_is_closed_in_mid_deal_and_opened_again(evening: Evening) -> None:
    play(evening.pages, Random(3), most=2)
    context = evening.host.context
    evening.host.close()
    evening.host = again = context.new_page()
    again.goto(evening.served.host)
    expect(again.locator("gnav-table .play").first).to_be_attached()
    assert stands(again)["seat"] == 0  # type: ignore[index]
    assert play(evening.pages, Random(3), most=3) == 3


@pytest.mark.parametrize("seconds", [12, pytest.param(60, marks=pytest.mark.prove)])
def test_no_network_for_a_while_loses_nothing(evening: Evening, seconds: int) -> None:
    host, ida = evening.host, evening.guests["Ida"]
    ida.context.set_offline(True)
    says(ida, "does not answer")
    says(host, "Away: Ida")
    host.wait_for_timeout(seconds * 1000)
    ida.context.set_offline(False)
    expect(ida.locator("gnav-company .error")).to_have_count(0)
    expect(host.locator("gnav-company .strip")).not_to_contain_text("Away")
    assert play(evening.pages, Random(5), most=4) == 4


def test_a_server_that_is_killed_goes_on_and_so_do_all_pages(
    evening: Evening, evenings: Evenings
) -> None:
    """The last of the evening: what is served after it is another server."""
    host, served = evening.host, evening.served
    play(evening.pages, Random(2), most=3)
    host.wait_for_timeout(1000)
    before = all_stand(evening.pages)
    served.program.kill()
    served.program.wait()
    for page in evening.guests.values():
        says(page, "The host’s device does not answer.")
    says(host, "The table does not answer.")
    with home(served.kept, served.port):
        for page in evening.pages:
            expect(page.locator("gnav-company .error")).to_have_count(0)
        host.wait_for_timeout(1500)
        assert all_stand(evening.pages) == before
        assert play(evening.pages, Random(2), most=4) == 4
    evenings.end()
