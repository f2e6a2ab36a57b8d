"""axe finds nothing amiss in any state of the table, by day and by lamplight."""

from __future__ import annotations

import pytest

from tests.axe import amiss
from tests.browser.conftest import Seating
from tests.browser.table import Table
from tests.browser.test_lessons import begin, step
from tests.windows import DESK, Window


@pytest.fixture
def still(seated: Seating) -> Table:
    """The table without motion, so that nothing is half seen."""
    return seated(Table, **DESK, reduced_motion="reduce")


def test_the_set_up_unfolded_and_made_to_fit(still: Table) -> None:
    still.open()
    still.page.locator("details.readings summary").first.click()
    still.page.locator("details.more summary").click()
    number = still.page.get_by_label("You, and how many others?")
    number.fill("37")
    number.dispatch_event("change")
    still.page.locator(".to-table .notice").wait_for()
    assert amiss(still.page) == []


def test_choices_and_what_is_refused_then_text_mode_and_an_answer(still: Table) -> None:
    still.start("gnav-1917", "person", "computer", "computer", "computer")
    assert still.state == "choices"
    still.page.locator(".forbidden summary").click()
    assert still.page.locator(".refused").count() > 0
    still.page.locator(".law .reading summary").click()
    still.page.locator(".law .all > summary").click()
    still.page.locator(".law button.badge").focus()
    assert amiss(still.page) == []
    still.page.locator(".law .words:not(.crux) h4 a").first.click()
    still.page.locator(".leaflet .whole summary").click()
    assert amiss(still.page) == []
    still.page.keyboard.press("Escape")
    still.page.keyboard.press("t")
    still.page.keyboard.press("s")
    still.page.locator(".in-words").wait_for()
    assert amiss(still.page) == []


def test_a_hint_beside_the_odds_then_the_help_sheet(still: Table) -> None:
    still.start("gnav-1774", "person", *["computer"] * 3)
    still.page.get_by_role("button", name="Ask for a hint").click()
    still.page.locator(".choice.advised").wait_for()
    still.page.get_by_role("button", name="Odds").click()
    still.page.locator(".hint .odds").wait_for()
    assert still.page.locator(".choice.advised").is_visible()
    assert amiss(still.page) == []
    still.page.keyboard.press("?")
    still.page.get_by_role("dialog", name="Help").wait_for()
    assert amiss(still.page) == []


def test_a_deal_shown_and_a_moment_gone_by_and_the_replay(still: Table) -> None:
    still.start("gnav-1774", "person", "computer", "computer")
    still.play_deal("exchange")
    assert still.state == "showing"
    assert amiss(still.page) == []
    still.page.keyboard.press("ArrowLeft")
    still.page.locator("[data-play-on]").wait_for()
    assert amiss(still.page) == []
    still.page.keyboard.press("r")
    still.page.locator("[data-time=pause]").wait_for()
    assert amiss(still.page) == []


def test_a_link_to_share_a_shown_game_and_the_games_kept(still: Table) -> None:
    still.start("gnav-1774", "person", "computer", "computer")
    still.press("stand")
    still.page.locator("[data-undo]").click()
    still.page.locator("[data-lines]").wait_for()
    still.page.locator("[data-share]").click()
    still.page.get_by_label("Link to this game").wait_for()
    assert amiss(still.page) == []
    still.kept()
    still.get_up()
    still.come("#example=1774-r3-cat")
    still.page.locator(".shown-game").wait_for()
    assert amiss(still.page) == []
    still.page.locator("[data-leave]").click()
    still.page.locator("[data-delete]").click()
    still.page.locator(".deleted").wait_for()
    assert amiss(still.page) == []


def test_the_device_handed_on_and_the_table_covered(still: Table) -> None:
    still.start("gnav-1774", "person", "person", "computer")
    assert still.state == "cover"
    assert amiss(still.page) == []
    still.go_on()
    still.press("exchange")
    assert still.state in ("hand-on", "cover", "choices", "showing")
    assert amiss(still.page) == []


def test_a_lesson_and_the_way_back_to_it(still: Table) -> None:
    begin(still, "gnav-1774")
    while not still.page.locator(".choice.advised").count():
        assert amiss(still.page) == []
        step(still)
    assert amiss(still.page) == []
    still.page.locator(".allowed .choice:not(.advised)").first.click()
    still.page.locator("[data-back]").wait_for()
    assert amiss(still.page) == []


def test_a_game_that_is_over(still: Table) -> None:
    still.start("gnav-1917", "computer", "computer", "computer")
    still.page.get_by_role("button", name="Play on to the end").click()
    still.page.locator(".outcome").wait_for()
    assert amiss(still.page) == []


def test_thirty_seven_seats(still: Table) -> None:
    still.start("gnav-1774", "person", *["computer"] * 36)
    assert still.state == "choices"
    assert amiss(still.page) == []


def test_an_engine_that_did_not_start(window: Window, site: str) -> None:
    page = window(**DESK, reduced_motion="reduce")
    page.route("**/runtime/pyodide.asm.wasm", lambda route: route.fulfill(status=404))
    page.goto(f"{site}/play/")
    page.get_by_role("alert", name="The engine did not start").wait_for()
    assert amiss(page) == []
