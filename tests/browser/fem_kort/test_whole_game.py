"""Fem Kort at the table of the browser: what may not be played, and in words."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.danish import choose
from tests.browser.fem_kort.playing import before_the_last_of, lay
from tests.browser.table import Table

SIX = ["saving"] * 6


def test_what_does_not_follow_is_refused_and_told_why(table: Table) -> None:
    """fem-kort-1774.q.follow."""
    lay(table, before_the_last_of(2, 4), "human", *SIX[:3])
    before = table.view()["moves"]
    table.page.locator(".held.barred").first.click(force=True, position={"x": 12, "y": 20})
    assert "must play one of them" in table.page.locator(".choices .why").inner_text()
    assert table.view()["moves"] == before


def test_the_clause_of_byd_that_is_borrowed_stands_beside_ours(table: Table) -> None:
    """fem-kort-1774.r1.a, byd-1774.r7.b."""
    lay(table, before_the_last_of(2, 4), "human", *SIX[:3])
    shown = table.page.locator(".law .words").evaluate_all(
        "all => all.map((one) => one.dataset.words)"
    )
    assert shown[:3] == ["fem-kort-1774.r1.a", "byd-1774.r7.b", "fem-kort-1774.q.follow"]


def test_it_is_told_and_played_in_words_and_in_danish(table: Table) -> None:
    lay(table, before_the_last_of(2, 4), "human", *SIX[:3])
    table.page.keyboard.press("t")
    caption = table.page.locator(".in-words caption").inner_text()
    assert "On the table: the" in caption
    rows = table.page.locator(".in-words tbody tr")
    assert re.search(r"\d tricks?", rows.nth(0).inner_text())
    choose(table.page, "da")
    assert "På bordet: " in table.page.locator(".in-words caption").inner_text()
    expect(rows.nth(0)).to_contain_text(re.compile(r"\d stik"))
    choose(table.page, "en")
    before = table.view()["moves"]
    table.choices.first.click()
    table.settled()
    assert table.view()["moves"] > before
    table.page.keyboard.press("t")
