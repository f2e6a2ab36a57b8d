"""Hundrede og Eet at the table of the browser, on a desk and on a phone, and in words."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.axe import amiss
from tests.browser.conftest import Seating
from tests.browser.danish import choose
from tests.browser.hundrede_og_eet.playing import answering, lay, until
from tests.browser.table import Table
from tests.rest_in_prove import rest_in_prove
from tests.windows import SMALL_PHONE, WIDE

windows = pytest.mark.parametrize("window", rest_in_prove({"phone": SMALL_PHONE, "desk": WIDE}))


@windows
def test_what_is_counted_stands_on_the_slate(seated: Seating, window: dict[str, Any]) -> None:
    """hundrede-og-eet-1774.r3.a: in chalk, and axe finds nothing amiss."""
    table: Table = seated(Table, **window)
    lay(table, until(answering))
    score = {
        mark["place"]: mark["value"] for mark in table.view()["marks"] if mark["id"] == "score"
    }
    shown = table.page.locator(".counts .count").all_inner_texts()
    assert sorted(map(int, shown)) == sorted(score.values())
    assert table.page.locator('.kept[data-seat="0"], .kept[data-seat="1"]').count() == 2
    assert amiss(table.page) == []


def test_between_two_deals_the_points_stand(table: Table) -> None:
    """hundrede-og-eet-1774.q.deals, q.dealer-turn."""
    lay(table, until(lambda state: state.deal == 2))
    assert table.view()["waiting"] == "deal"
    said = "The next deal begins, and the points stand: you deal."
    assert table.page.get_by_text(said).first.is_visible()
    assert table.page.get_by_text("Nobody lost anything").count() == 0
    assert amiss(table.page) == []
    table.go_on()
    assert table.view()["deal"] == 2


def test_suit_must_be_followed_where_the_reading_says_so(table: Table) -> None:
    """hundrede-og-eet-1774.q.follow: a card that may not be played tells why."""

    def bound(state: Any) -> bool:
        if state.phase != "play" or state.at != 0 or not state.trick or state.stock:
            return False
        suits = [card[0] == state.led[0] for card in state.hands[0]]
        return any(suits) and not all(suits)

    readings = {"follow": "after-stock"}
    lay(table, until(bound, **readings), readings=readings)
    barred = table.page.locator(".held.barred").first
    assert barred.count() == 1
    barred.click(force=True)
    assert "must follow suit" in table.page.locator("div.why").inner_text()


def test_it_speaks_danish_and_is_told_and_played_in_words(table: Table) -> None:
    """hundrede-og-eet-1774.r4.a, q.follow."""
    lay(table, until(answering))
    choose(table.page, "da")
    expect(table.page.locator(".beats")).to_contain_text("E 10 K D Kn 9 8 7 6")
    expect(table.page.get_by_text("Læg et kort").first).to_be_visible()
    choose(table.page, "en")
    table.page.keyboard.press("t")
    expect(table.page.locator(".in-words caption")).to_contain_text("On the table: the")
    assert "are trumps" in table.page.locator(".in-words caption").inner_text()
    rows = table.page.locator(".in-words tbody tr")
    assert rows.count() == 2
    move = table.choices.first.get_attribute("data-move")
    before = table.view()["moves"]
    table.press(move or "")
    assert table.view()["moves"] > before
    table.page.keyboard.press("t")
