"""The set-up is there before the engine: what is chosen meanwhile is dealt when that has come."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urljoin

import pytest
from lxml import html
from playwright.sync_api import Page, Route, expect

from tests.axe import amiss
from tests.browser.table import LISTEN, TO_TABLE, Table
from tests.windows import PHONE, WIDE, Window

pytestmark = pytest.mark.fresh

ENGINE = "**/pyodide.asm.wasm"
TOLD = "**/table/told.*.json"
#: Keeps what the page asks of its worker, call by call.
ASKED = """
window.asked = [];
const Listening = window.Worker;
window.Worker = class extends Listening {
  postMessage(data, ...rest) {
    const { call } = typeof data === 'string' ? JSON.parse(data) : {};
    if (call) asked.push(call);
    super.postMessage(data, ...rest);
  }
};
"""


@contextmanager
def held(page: Page, pattern: str = ENGINE) -> Iterator[None]:
    """Hold files back until what is done meanwhile is done."""
    waiting: list[Route] = []
    page.route(pattern, lambda route: waiting.append(route))
    yield
    for route in waiting:
        route.continue_()
    page.unroute(pattern)


def arrive(page: Page, site: str, address: str = "") -> Table:
    page.add_init_script(LISTEN)
    page.add_init_script(ASKED)
    page.goto(f"{site}/play/{address}")
    return Table(page, site)


def set_up(page: Page, site: str) -> Table:
    """Come to the set-up, which is there whether the engine is or not."""
    table = arrive(page, site)
    page.get_by_role("button", name=TO_TABLE).wait_for()
    table.unfold()
    return table


def choose_1917(page: Page) -> None:
    page.locator('input[name=rules][value="gnav-1917"]').check()
    page.locator(".stepper button").last.click()
    page.locator('input[name="reading:strokes"][value="5"]').check()


def is_as_chosen(table: Table) -> None:
    table.page.locator(".choices, .showing").first.wait_for()
    view = table.view()
    assert (view["rules"], len(view["players"])) == ("gnav-1917", 5)
    assert view["readings"] == {"strokes": "5"}


def comes(page: Page, words: str) -> None:
    """See it said how much of the rules has come."""
    expect(page.locator("gnav-coming")).to_contain_text(words)
    expect(page.locator("gnav-coming")).to_contain_text(re.compile(r"\d\.\d MB (of|af) \d+\.\d MB"))


def waits(page: Page, words: str) -> None:
    """See it said at the button what the deal waits for."""
    expect(page.locator(".to-table gnav-due").get_by_role("status")).to_have_text(words)
    expect(page.get_by_role("button", name=TO_TABLE)).to_be_disabled()


def test_what_is_chosen_meanwhile_is_dealt_and_another_language_needs_no_engine(
    window: Window, site: str
) -> None:
    page = window(**WIDE, locale="da-DK")
    with held(page):
        table = set_up(page, site)
        choose_1917(page)
        comes(page, "Reglerne er på vej")
        page.get_by_role("button", name="English").click()
        expect(page.get_by_role("button", name="Play by 1917")).to_be_visible()
        comes(page, "The rules are on their way")
        page.get_by_role("button", name="Dansk").click()
        button = page.get_by_role("button", name="Spil efter 1917")
        expect(button).to_be_visible()
        assert page.locator('input[name="reading:strokes"][value="5"]').is_checked()
        button.click()
        waits(page, "Der ventes på reglerne")
    is_as_chosen(table)
    assert "Bliv" in table.choices.first.inner_text() + table.choices.last.inner_text()


def test_the_line_keeps_its_place_when_the_rules_have_come_and_a_game_comes_when_it_is_chosen(
    page: Page, site: str
) -> None:
    with held(page):
        table = set_up(page, site)
        line, form = page.locator("gnav-coming"), page.locator("#set-up")
        before = form.bounding_box()
    expect(line).to_have_text("The rules run in your browser.")
    assert form.bounding_box() == before
    with page.expect_request("**/gnav_core.games.hanrey.zip"):
        table.choose("hanrey-1774")
    table.settled()
    page.get_by_role("button", name="Play Hanrey").click()
    page.locator(".choices").first.wait_for()
    assert table.view()["rules"] == "hanrey-1774"


def test_a_deal_waits_for_nothing_but_itself(page: Page, site: str) -> None:
    table = arrive(page, site, "#deal")
    assert table.state == "choices"
    table.settled()
    assert page.evaluate("asked").index("start") == 1, "only what is kept is asked for before"
    assert page.url == f"{site}/play/"
    assert page.locator(".chip.unknown").count() == 0


def test_where_the_file_is_unfit_the_engine_is_asked(page: Page, site: str) -> None:
    """How else it may be unfit, tests/table asks."""

    def of_other_rules(route: Route) -> None:
        route.fulfill(json={**route.fetch().json(), "rules": "0" * 64})

    page.route(TOLD, of_other_rules)
    table = set_up(page, site)
    assert {"games", "sources", "clauses", "players"} <= set(page.evaluate("asked"))
    choose_1917(page)
    page.get_by_role("button", name=TO_TABLE).click()
    is_as_chosen(table)


def test_a_failed_start_loses_nothing_that_was_chosen(page: Page, site: str) -> None:
    """The way to the table tries again, as the button below does."""
    page.route(ENGINE, lambda route: route.fulfill(status=503))
    table = set_up(page, site)
    choose_1917(page)
    failed = page.locator(".to-table .failed")
    expect(failed).to_contain_text("503")
    expect(failed).to_be_in_viewport(ratio=1)
    page.unroute(ENGINE)
    page.get_by_role("button", name=TO_TABLE).click()
    is_as_chosen(table)


def test_a_deal_that_a_link_asked_for_is_dealt_when_it_is_tried_again(
    page: Page, site: str
) -> None:
    page.route(ENGINE, lambda route: route.fulfill(status=503))
    table = arrive(page, site, "#deal")
    page.locator(".failed").wait_for()
    page.unroute(ENGINE)
    page.get_by_role("button", name="Try again").click()
    assert table.state == "choices"
    assert page.url == f"{site}/play/"


def test_what_an_address_sets_up_is_changed_before_the_engine_has_come(
    page: Page, site: str
) -> None:
    with held(page):
        table = arrive(page, site, "#rules=gnav-1917&players=4&reading.strokes=5")
        page.get_by_role("button", name=TO_TABLE).wait_for()
        page.locator(".stepper button").last.click()
        page.get_by_role("button", name=TO_TABLE).click()
    is_as_chosen(table)


def test_the_keyboard_alone_leads_to_the_table(page: Page, site: str) -> None:
    with held(page):
        table = set_up(page, site)
        page.locator('input[name=rules][value="gnav-1774"]').focus()
        page.keyboard.press("ArrowDown")
        page.get_by_label("You, and how many others?").focus()
        page.keyboard.press("Enter")
        waits(page, "It waits for the rules")
    page.locator(".choices, .showing").first.wait_for()
    assert table.view()["rules"] == "gnav-1917"


def test_on_a_phone_the_line_and_the_way_to_the_table_are_in_sight(
    window: Window, site: str
) -> None:
    page = window(**PHONE)
    with held(page):
        set_up(page, site)
        expect(page.locator("gnav-coming")).to_be_in_viewport(ratio=1)
        expect(page.get_by_role("button", name=TO_TABLE)).to_be_in_viewport(ratio=1)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_axe_finds_nothing_amiss_while_it_comes_and_where_it_does_not(
    window: Window, site: str
) -> None:
    page = window(**WIDE, reduced_motion="reduce")
    with held(page):
        set_up(page, site)
        assert amiss(page) == []
        page.get_by_role("button", name=TO_TABLE).click()
        page.locator(".to-table gnav-due").get_by_role("status").wait_for()
        assert amiss(page) == []
        page.route(ENGINE, lambda route: route.fulfill(status=503))
        page.goto(f"{site}/play/")
        page.locator(".to-table .failed").wait_for()
        assert amiss(page) == []


def test_who_comes_by_a_server_is_told_nothing_of_files(page: Page, site: str) -> None:
    with held(page, "**/table/table.js"):
        page.goto(f"{site}/play/", wait_until="commit")
        expect(page.locator("gnav-table")).to_contain_text("The table is being laid.")
        expect(page.get_by_text("file:").first).to_be_hidden()


def test_who_opened_it_from_a_disk_is_told_what_to_do(page: Page) -> None:
    site = Path(__file__).parents[2] / "build" / "site"
    page.goto((site / "play" / "index.html").as_uri())
    expect(page.get_by_text("make serve").first).to_be_visible()
    expect(page.get_by_text("The table is being laid.")).to_be_hidden()


def test_without_scripts_the_page_leads_to_the_rules(window: Window, site: str) -> None:
    page = window(**WIDE, java_script_enabled=False)
    page.goto(f"{site}/play/")
    expect(page.get_by_text("The table is being laid.")).to_be_hidden()
    told = html.fromstring(page.request.get(f"{site}/play/").text()).find(".//article//noscript")
    assert told is not None
    for said in ("At this table the games", "Ved dette bord spilles"):
        assert said in str(told.xpath("string()"))
    links = [urljoin(f"{site}/play/", str(link.get("href"))) for link in told.iter("a")]
    assert len(links) == 6
    assert all(page.request.get(link).ok for link in links)
