"""axe finds nothing amiss in any state of the table, by day and by lamplight."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.table import Table

AXE = (Path(__file__).resolve().parents[2] / "node_modules/axe-core/axe.min.js").read_text("utf-8")


@pytest.fixture(params=["light", "dark"])
def lit(browser: Browser, site: str, request: pytest.FixtureRequest) -> Iterator[Table]:
    """The table in one of the two schemes, without motion, so that nothing is half seen."""
    scheme: Literal["light", "dark"] = request.param
    context = browser.new_context(
        viewport={"width": 1280, "height": 900}, color_scheme=scheme, reduced_motion="reduce"
    )
    context.set_default_timeout(15_000)
    yield Table(context.new_page(), site)
    context.close()


def amiss(page: Page) -> list[str]:
    page.evaluate(AXE)
    found = page.evaluate("axe.run().then(({ violations }) => violations)")
    return [f"{v['id']}: {node['html'][:160]}" for v in found for node in v["nodes"]]


def test_the_set_up(lit: Table) -> None:
    lit.open()
    lit.page.locator("details.readings summary").first.click()
    lit.page.locator("details.more summary").click()
    assert amiss(lit.page) == []


def test_a_set_up_that_is_refused(lit: Table) -> None:
    lit.open()
    number = lit.page.get_by_label("Number of seats")
    number.fill("38")
    number.dispatch_event("change")
    lit.page.get_by_role("button", name="Deal", exact=True).click()
    lit.page.locator(".error").wait_for()
    assert amiss(lit.page) == []


def test_choices_and_what_is_refused_then_text_mode_and_an_answer(lit: Table) -> None:
    lit.start("gnav-1917", "person", "computer", "computer", "computer")
    assert lit.state == "choices"
    assert lit.page.locator(".refused").count() > 0
    lit.page.locator(".law .reading summary").click()
    lit.page.locator(".law button.badge").focus()
    assert amiss(lit.page) == []
    lit.page.keyboard.press("t")
    lit.page.keyboard.press("s")
    lit.page.locator(".in-words").wait_for()
    assert amiss(lit.page) == []


def test_a_hint(lit: Table) -> None:
    lit.start("gnav-1774", "person", "computer", "computer")
    lit.page.get_by_role("button", name="Ask for a hint").click()
    lit.page.locator(".choice.advised").wait_for()
    assert amiss(lit.page) == []


def test_the_help_sheet(lit: Table) -> None:
    lit.start("gnav-1774", "person", "computer", "computer")
    lit.page.keyboard.press("?")
    lit.page.get_by_role("dialog", name="Help").wait_for()
    assert amiss(lit.page) == []


def test_a_deal_shown_and_a_moment_gone_by_and_the_replay(lit: Table) -> None:
    lit.start("gnav-1774", "person", "computer", "computer")
    lit.play_deal("exchange")
    assert lit.state == "showing"
    assert amiss(lit.page) == []
    lit.page.keyboard.press("ArrowLeft")
    lit.page.locator("[data-play-on]").wait_for()
    assert amiss(lit.page) == []
    lit.page.keyboard.press("r")
    lit.page.locator("[data-time=pause]").wait_for()
    assert amiss(lit.page) == []


def test_a_link_to_share_a_shown_game_and_the_games_kept(lit: Table) -> None:
    lit.start("gnav-1774", "person", "computer", "computer")
    lit.press("stand")
    lit.page.locator("[data-undo]").click()
    lit.page.locator("[data-lines]").wait_for()
    lit.page.locator("[data-share]").click()
    lit.page.get_by_label("Link to this game").wait_for()
    assert amiss(lit.page) == []
    lit.kept()
    lit.get_up()
    lit.come("#example=1774-r3-cat")
    lit.page.locator(".shown-game").wait_for()
    assert amiss(lit.page) == []
    lit.page.locator("[data-leave]").click()
    lit.page.locator("[data-delete]").click()
    lit.page.locator(".deleted").wait_for()
    assert amiss(lit.page) == []


def test_the_device_handed_on_and_the_table_covered(lit: Table) -> None:
    lit.start("gnav-1774", "person", "person", "computer")
    assert lit.state == "cover"
    assert amiss(lit.page) == []
    lit.go_on()
    lit.press("exchange")
    assert lit.state in ("hand-on", "cover", "choices", "showing")
    assert amiss(lit.page) == []


def test_a_lesson_and_the_way_back_to_it(lit: Table) -> None:
    lit.page.goto(f"{lit.site}/play/#lesson=lesson-1774")
    lit.page.locator(".choice.advised").wait_for()
    assert amiss(lit.page) == []
    lit.page.locator(".allowed .choice:not(.advised)").first.click()
    lit.page.locator("[data-back]").wait_for()
    assert amiss(lit.page) == []


def test_a_game_that_is_over(lit: Table) -> None:
    lit.start("gnav-1917", "computer", "computer", "computer")
    lit.page.get_by_role("button", name="Play on to the end").click()
    lit.page.locator(".outcome").wait_for()
    assert amiss(lit.page) == []


def test_thirty_seven_seats(lit: Table) -> None:
    lit.start("gnav-1774", "person", *["computer"] * 36)
    assert lit.state == "choices"
    assert amiss(lit.page) == []


def test_an_engine_that_did_not_start(lit: Table) -> None:
    lit.page.route("**/runtime/pyodide.asm.wasm", lambda route: route.fulfill(status=404))
    lit.page.goto(f"{lit.site}/play/")
    lit.page.get_by_role("alert", name="The engine did not start").wait_for()
    assert amiss(lit.page) == []
