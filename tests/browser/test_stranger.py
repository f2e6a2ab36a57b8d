"""The first minutes of somebody who has never heard of Gnav, on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Seating
from tests.browser.sight import out_of_sight
from tests.browser.table import LISTEN, TO_TABLE, Table
from tests.windows import PHONE

pytestmark = pytest.mark.fresh

# No test hangs on chance: every game that is set up here is dealt alike.
SAME_SEED = "crypto.getRandomValues = (numbers) => numbers.fill(7)"
# What is still on its way is where it goes.
ARRIVE = """() => document.querySelector('gnav-table').shadowRoot.querySelector('.table')
  .getAnimations({ subtree: true }).forEach((one) => one.finish())"""
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
