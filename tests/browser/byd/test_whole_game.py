"""Byd is played to the end in the browser, on a desk and on a phone; its bids are buttons."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.axe import amiss
from tests.browser.byd.playing import lay, to_the_bid
from tests.browser.conftest import Seating
from tests.browser.table import Table
from tests.rest_in_prove import rest_in_prove
from tests.windows import SMALL_PHONE, WIDE

MOST = 20
THREE = ("human", "careful", "careful")


@pytest.mark.parametrize("window", rest_in_prove({"phone": SMALL_PHONE, "desk": WIDE}))
def test_byd_is_played_to_the_end_by_clicks(seated: Seating, window: dict[str, Any]) -> None:
    """byd-1774.r11.a, r11.d: four cards, and whatever is asked then."""
    table: Table = seated(Table, **window)
    lay(table, [], *THREE)
    for _ in range(MOST):
        if table.state == "outcome":
            break
        table.click(".held.legal, .choice.number, .choice[data-move=pass]")
    assert table.view()["waiting"] == "over"
    assert re.search("has won|have won|nobody has won", table.page.locator(".outcome").inner_text())


def test_each_bid_is_a_button_with_its_number_for_a_key(table: Table) -> None:
    """byd-1774.r11.a, q.bid-limit."""
    lay(table, to_the_bid(), *THREE)
    numbers = table.page.locator(".choice.number")
    assert numbers.all_inner_texts() == ["1", "2", "3", "4", "5"]
    assert amiss(table.page) == []
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
