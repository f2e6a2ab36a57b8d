"""A hint is there when it is asked for, with its reason and its clauses; never before."""

from __future__ import annotations

import pytest

from tests.axe import amiss
from tests.browser.conftest import Seating
from tests.browser.sight import out_of_sight
from tests.browser.table import SOURCES, Table
from tests.rest_in_prove import rest_in_prove
from tests.windows import SMALL_PHONE, WIDE


@pytest.mark.parametrize("rules", rest_in_prove(SOURCES, 2))
def test_a_hint_names_a_legal_move_says_why_and_cites(table: Table, rules: str) -> None:
    table.start(rules, "person", "computer", "computer", "computer")
    assert table.state == "choices"
    assert table.page.locator(".choice.advised").count() == 0, "never of itself"
    table.page.get_by_role("button", name="Ask for a hint").click()
    advice = table.page.locator(".hint [role=status] p")
    advice.wait_for()
    assert len(advice.inner_text()) > 20
    assert table.page.locator(".hint .chip").count() > 0
    advised = table.page.locator(".choice.advised")
    assert advised.count() == 1
    moves = [choice["move"] for choice in table.view()["choices"]]
    assert advised.get_attribute("data-move") in moves


def test_the_odds_are_a_quiet_table_beside_the_hint_and_go_with_the_moment(table: Table) -> None:
    table.start("gnav-1774", "person", "computer", "computer")
    table.page.get_by_role("button", name="Odds").click()
    rows = table.page.locator(".hint .odds tbody tr")
    rows.first.wait_for()
    assert rows.count() == len(table.view()["choices"])
    assert "Counted exactly" in table.page.locator(".hint .odds-basis").inner_text()
    assert table.page.locator(".hint .chip").count() > 0
    assert table.page.locator(".choice.advised").count() == 0, "they advise nothing"
    table.page.get_by_role("button", name="Ask for a hint").click()
    table.page.locator(".choice.advised").wait_for()
    assert rows.first.is_visible()
    table.press("stand")
    assert rows.count() == 0


def test_the_hint_goes_with_the_moment_it_was_asked_of(table: Table) -> None:
    table.start("gnav-1774", "person", "computer", "computer")
    table.page.keyboard.press("h")
    table.page.locator(".choice.advised").wait_for()
    table.press("stand")
    assert table.page.locator(".choice.advised").count() == 0
    assert table.page.locator(".hint [role=status] p").count() == 0


def test_a_game_whose_engine_gives_no_hints_offers_none(table: Table) -> None:
    table.start("hanrey-1774", "person", "thrifty")
    table.page.locator(".shelf").wait_for()
    assert table.page.get_by_role("button", name="Ask for a hint").count() == 0


def test_after_a_deal_one_may_ask_where_one_could_have_done_better(table: Table) -> None:
    table.start("gnav-1774", "person", "computer", "computer")
    table.play_deal("exchange")
    assert table.page.locator(".review p").count() == 0
    table.page.get_by_role("button", name="Where could I have done better?").click()
    told = table.page.locator(".review [role=status] p")
    told.first.wait_for()
    assert "You held" in told.first.inner_text()
    assert "in 100 such deals" in told.first.inner_text()
    table.go_on()
    assert table.page.locator(".review").count() == 0


def test_what_one_could_have_done_better_stands_amid_the_rest_without_a_fault(
    seated: Seating,
) -> None:
    """At one’s own loss on a small phone too: no control is out of sight."""
    for size in (WIDE, SMALL_PHONE):
        table: Table = seated(Table, **size)
        table.start("gnav-1774", "person", "computer", "computer", "computer")
        table.play_deal("exchange")
        assert table.view()["otherwise"]["text"].startswith("Had you stood, ")
        told = table.page.locator(".otherwise")
        assert table.view()["otherwise"]["text"] in told.inner_text()
        assert told.locator(".chip").count() > 0
        assert "Had you stood" in table.page.locator(".caption").inner_text()
        assert out_of_sight(table.page) == []
        table.page.get_by_role("button", name="Where could I have done better?").click()
        table.page.locator(".review [role=status] p").first.wait_for()
        assert amiss(table.page) == []
