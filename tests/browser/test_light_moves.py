"""A move styles and lays out little, counted and not timed; a focus shows where it did."""

from __future__ import annotations

import json
import re
from pathlib import Path
from statistics import median

import pytest
from playwright.sync_api import Page

from scripts.bench import moves as bench
from tests.browser.table import Table
from tests.some import some

STYLES = Path(__file__).parents[2] / "docs" / "assets" / "table"
# Where the play and the table are drawn whole: what hangs on their parts is said by attributes.
LARGE = re.compile(
    r"(?:\.(?:play|table|few|many|card-table|board|piquet)|\[data-(?:seats|crowd|round|act)[^]]*\])"
    r"(?::not\([^()]*\))*:(?:not\(:)?has\("
)
MOVES = 8
MOST_STYLED, MOST_LAID_OUT = 100, 4
SHOWN = """() => {
  const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement);
  return outlineStyle !== 'none' && parseFloat(outlineWidth) > 0;
}"""


def test_no_style_worn_in_every_game_looks_through_all_of_the_table() -> None:
    """With such a rule, all of it is styled anew whenever anything in it changes."""
    sheets = [sheet for sheet in some(STYLES.rglob("*.css")) if sheet.name != "lesson.css"]
    found = {sheet.name: LARGE.findall(sheet.read_text("utf-8")) for sheet in sheets}
    assert not {name: rules for name, rules in found.items() if rules}


@pytest.mark.fresh
@pytest.mark.parametrize("rules", ["gnav-1774", "piquet-1774"])
def test_a_move_styles_few_elements_and_lays_out_seldom(table: Table, rules: str) -> None:
    page = table.page
    page.add_init_script(bench.WATCH)
    page.emulate_media(reduced_motion="reduce")
    table.come(f"#rules={rules}&seed=light")
    table.deal()
    browser = page.context.browser
    assert browser is not None
    browser.start_tracing(page=page, categories=bench.TRACED)
    for _ in range(6 * MOVES):
        page.wait_for_timeout(bench.REST)
        if page.evaluate(bench.STEP).get("over"):
            break
    moves = list(bench.moves_of(json.loads(browser.stop_tracing())["traceEvents"]))[:MOVES]
    assert len(moves) == MOVES
    assert median(move.styled for move in moves) <= MOST_STYLED
    assert median(move.layouts for move in moves) <= MOST_LAID_OUT


@pytest.mark.fresh
def test_a_focus_is_shown_to_the_keyboard_and_not_to_the_mouse(page: Page, site: str) -> None:
    page.goto(f"{site}/")
    page.locator(".languages button").first.click()
    assert not page.evaluate(SHOWN)
    for _ in range(6):
        page.keyboard.press("Tab")
        assert page.evaluate(SHOWN)
    assert page.locator(".focus-visible, .js-focus-visible").count() == 0
