"""The first minutes of somebody who has never heard of Gnav, on a phone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Seating
from tests.browser.sight import out_of_sight
from tests.browser.table import LISTEN, TO_TABLE, Table
from tests.browser.test_lessons import ADVISED, SAYING, written
from tests.windows import DESK, PHONE

pytestmark = pytest.mark.fresh

# No test hangs on chance: every game that is set up here is dealt alike.
SAME_SEED = "crypto.getRandomValues = (numbers) => numbers.fill(7)"
# What is still on its way is where it goes.
ARRIVE = """() => document.querySelector('gnav-table').shadowRoot.querySelector('.table')
  .getAnimations({ subtree: true }).forEach((one) => one.finish())"""
# What is played over the table has been taken away.
STILL = """() => Promise.allSettled(document.querySelector('gnav-table').shadowRoot
  .querySelector('.table').getAnimations({ subtree: true }).map((one) => one.finished))
  .then(() => new Promise((done) => { setTimeout(done, 50); }))"""
MOST_DEALS = 120


def tap(page: Page, name: str) -> None:
    """Tap the first link of this name on the page itself, no menu opened."""
    page.locator(".md-content").get_by_role("link", name=name, exact=True).first.tap()


def play_a_deal(table: Table) -> None:
    """Answer what is asked, and go on by the button; whatever is needed must be in sight."""
    page = table.page
    for _ in range(200):
        ways = page.locator(".go-on, .choices .allowed button, .showing, .outcome")
        ways.first.wait_for()
        page.evaluate(ARRIVE)
        assert out_of_sight(page) == []
        if page.locator(".showing, .outcome").count():
            return
        if page.locator(".go-on").count():
            page.locator(".go-on").tap()
            page.evaluate("() => document.querySelector('gnav-table').updateComplete")
        else:
            table.press("stand", "retire")
    raise AssertionError("the deal did not end in 200 steps")


@pytest.mark.prove
def test_a_stranger_reads_how_to_play_and_plays_a_whole_game_on_a_phone(seated: Seating) -> None:
    table: Table = seated(Table, **PHONE, pace="normal")
    page = table.page
    page.add_init_script(SAME_SEED)
    page.add_init_script(LISTEN)
    page.goto(f"{table.site}/")
    tap(page, "How to play")
    page.get_by_role("heading", name="How to play Gnav, in a minute").wait_for()
    tap(page, "Play now")
    page.get_by_role("button", name=TO_TABLE).tap()
    page.locator(".table").wait_for()
    play_a_deal(table)
    page.locator(".pace-list select").select_option("once")
    for _ in range(MOST_DEALS):
        if page.locator(".outcome").count():
            break
        table.go_on()
        play_a_deal(table)
    assert table.state == "outcome"
    assert page.locator(".outcome .reason .chip").count() > 0
    assert out_of_sight(page) == []


def learn(table: Table, go_on: Callable[[str], None]) -> None:
    """Go through the whole lesson; at each step all that is needed, and spoken of, is in sight."""
    page = table.page
    remarks = written("gnav-1774")["remarks"]
    for remark in remarks:
        page.locator(f"{SAYING} .remark", has_text=remark["text"]).wait_for()
        page.evaluate(ARRIVE)
        assert page.locator("[data-pointed]").count() >= len(remark.get("points", []))
        page.evaluate(STILL)
        assert out_of_sight(page) == [], remark["text"]
        go_on(f".lesson-dock .next, {ADVISED}, .lesson-dock .free")


def test_a_stranger_learns_it_in_three_deals_and_plays_a_free_game_on_a_phone(
    seated: Seating,
) -> None:
    table: Table = seated(Table, **PHONE, pace="normal")
    page = table.page
    page.add_init_script(SAME_SEED)
    page.add_init_script(LISTEN)
    page.goto(f"{table.site}/")
    tap(page, "Learn it in three deals")
    learn(table, lambda way: page.locator(way).first.tap())
    page.locator(".lesson").wait_for(state="detached")
    play_a_deal(table)
    assert table.view()["lesson"] is None


@pytest.mark.prove
def test_a_stranger_learns_it_with_the_keyboard_alone(seated: Seating) -> None:
    """What goes on, what is advised and the free game have the focus where they are due."""
    table: Table = seated(Table, **DESK, pace="normal")
    page = table.page
    page.add_init_script(LISTEN)
    page.goto(f"{table.site}/")
    way = page.locator(".md-content").get_by_role("link", name="Learn it in three deals")
    for _ in range(40):
        if way.evaluate("link => link === document.activeElement"):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    learn(table, lambda way: page.keyboard.press("Space"))
    page.locator(".choices .allowed button").first.wait_for()
    assert table.view()["lesson"] is None
