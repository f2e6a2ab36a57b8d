"""Byd at the table of the browser: its bids are buttons, each with a key of its own."""

from __future__ import annotations

from tests.browser.byd.playing import lay, to_the_bid
from tests.browser.table import Table

THREE = ("human", "careful", "careful")


def test_each_bid_is_a_button_with_its_number_for_a_key(table: Table) -> None:
    """byd-1774.r11.a, q.bid-limit."""
    lay(table, to_the_bid(), *THREE)
    numbers = table.page.locator(".choice.number")
    assert numbers.all_inner_texts() == ["1", "2", "3", "4", "5"]
    moves = table.view()["moves"]
    table.page.keyboard.press("5")
    table.settled()
    assert table.view()["moves"] > moves
    assert any(event["text"] == "You bid 5." for event in table.view()["events"])


def test_the_bidding_is_told_and_done_in_words(table: Table) -> None:
    """byd-1774.r11.a."""
    lay(table, to_the_bid(), *THREE)
    table.page.keyboard.press("t")
    caption = table.page.locator(".in-words caption").inner_text()
    assert "Nothing lies on the table" in caption
    rows = table.page.locator(".in-words tbody tr")
    assert rows.nth(0).locator("td").nth(0).inner_text() == "the ace of hearts"
    table.press("bid:1")
    assert any(event["text"] == "You bid 1." for event in table.view()["events"])
    table.page.keyboard.press("t")
