"""What comes in the middle of an act, a page turned or an engine that ends, loses nothing."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.acts.pacing import answered, shown
from tests.browser.conftest import Seating
from tests.browser.engines import ENDS_ASKED, ENDS_NOW, FAILED, befall, why
from tests.browser.keeping import stored
from tests.browser.table import Table
from tests.windows import WIDE

ABOUT = ".md-tabs__list:first-child .md-tabs__link >> nth=-1"
#: The worker takes its time over what it is asked next.
LATE = """() => {
  const plain = self.onmessage;
  self.onmessage = (event) => {
    self.onmessage = plain;
    setTimeout(() => plain(event), 3000);
  };
}"""
#: The numbers of the events that those who listen are told of.
HEARD = """() => [...document.querySelector('gnav-table').shadowRoot
  .querySelectorAll('.unseen[aria-live=polite] [data-events]')]
  .flatMap((one) => one.dataset.events.split(' ').map(Number))"""


def turn_away(page: Page) -> None:
    page.locator(ABOUT).click()
    page.wait_for_url("**/about/")
    page.locator("gnav-table").wait_for(state="detached")


def turn_back(page: Page) -> None:
    page.go_back()
    page.locator(".table").wait_for()


def to_the_end(table: Table) -> None:
    while shown(table.page)["acting"]:
        table.page.keyboard.press("x")


@pytest.fixture
def acting(seated: Seating) -> Table:
    """A table in the middle of what a move brought, the game being kept already."""
    table: Table = seated(Table, **WIDE, pace="slow")
    table.start("gnav-1774", "person", *["computer"] * 6)
    table.page.wait_for_load_state("networkidle")  # the theme has its list of pages by then
    table.page.evaluate("window.same = true")
    to_the_end(table)
    table.page.locator(".choices [data-move=stand]").click()
    answered(table)
    table.kept()
    assert shown(table.page)["acting"]
    return table


def is_whole(table: Table, before: dict[str, Any]) -> None:
    """See the table as it is: no act is shown, every event is told, and all of it is kept."""
    now = shown(table.page)
    assert not now["acting"]
    last = before["events"][-1]["deal"]  # the deals before it are folded away
    assert len(now["lines"]) == sum(event["deal"] == last for event in before["events"])
    assert table.page.locator(".go-on").count() == 0
    assert table.state in ("choices", "showing")
    [game] = stored(table.page, "games")
    assert len(json.loads(game["text"])["moves"]) == before["moves"]


def goes_on(table: Table, before: dict[str, Any]) -> None:
    """Play on: the next move is made, and shown act by act, by the same page."""
    table.click("[data-first]")
    assert shown(table.page)["acting"]
    table.kept()
    assert table.view()["moves"] > before["moves"]
    assert table.page.locator(f"{FAILED}, .error, .notice").count() == 0
    assert table.page.evaluate("window.same"), "the page was loaded anew"


def test_a_page_turned_in_the_middle_of_an_act_and_turned_back_shows_the_table_whole(
    acting: Table,
) -> None:
    page, before = acting.page, acting.view()
    turn_away(page)
    turn_back(page)
    is_whole(acting, before)
    assert before["events"][-1]["n"] in page.evaluate(HEARD), "what was still to be told is told"
    goes_on(acting, before)


def test_what_comes_while_another_page_is_read_is_told_whole_at_the_return(acting: Table) -> None:
    """Nobody looks at the table: an act that is shown there would be told to nobody."""
    page = acting.page
    to_the_end(acting)
    moves = acting.view()["moves"]
    befall(page, LATE)
    page.locator(".choices [data-move=stand], [data-first]").first.click()
    turn_away(page)
    assert page.evaluate("unanswered.size") == 1
    acting.kept()
    turn_back(page)
    now = acting.view()
    assert now["moves"] > moves
    is_whole(acting, now)
    said = page.evaluate(HEARD)
    assert {event["n"] for event in now["events"] if event["move"] >= moves} <= set(said)
    goes_on(acting, now)


@pytest.mark.fresh
def test_an_engine_that_ends_in_the_middle_of_an_act_stops_no_act(acting: Table) -> None:
    before = acting.view()
    befall(acting.page, ENDS_NOW)
    assert shown(acting.page)["acting"]
    to_the_end(acting)
    is_whole(acting, before)
    goes_on(acting, before)


@pytest.mark.fresh
@pytest.mark.prove
def test_an_engine_that_ends_when_it_is_asked_in_the_middle_of_an_act_is_told_of(
    acting: Table,
) -> None:
    """Another language ends the acts, and is asked for: the table is whole, the game goes on."""
    page, before = acting.page, acting.view()
    befall(page, ENDS_ASKED, "view")
    page.locator(".languages [data-language=da]").click()
    assert why(page).startswith("Motoren er standset")
    assert not shown(page)["acting"]
    page.get_by_role("button", name="Start motoren igen").click()
    page.locator(FAILED).wait_for(state="detached")
    acting.settled()
    is_whole(acting, before)
    goes_on(acting, before)
