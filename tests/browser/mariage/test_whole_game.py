"""Mariage at the table of the browser: melded, and the word said."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.axe import amiss
from tests.browser.conftest import Seating
from tests.browser.danish import choose
from tests.browser.mariage.playing import busy, lay, until, with_score
from tests.browser.table import Table
from tests.rest_in_prove import rest_in_prove
from tests.windows import SMALL_PHONE, WIDE

windows = pytest.mark.parametrize("window", rest_in_prove({"phone": SMALL_PHONE, "desk": WIDE}))


@windows
def test_at_its_busiest_nothing_is_amiss(seated: Seating, window: dict[str, Any]) -> None:
    """mariage-1774.r3.a: what may be melded, and what another has, with the counts in chalk."""
    table: Table = seated(Table, **window)
    lay(table, until(busy, 3), "human", "careful", "careful")
    assert table.page.locator('[data-move^="meld:"]').first.is_visible()
    melds = {mark["place"] for mark in table.view()["marks"] if mark["id"] == "melds"}
    shown = table.page.locator(".seat .meld")
    assert len(melds) <= shown.count()
    assert table.page.locator(".counts .count").count() == 3
    assert amiss(table.page) == []
    before = table.view()["marks"]
    table.click('[data-move^="meld:"] >> nth=0')
    after = {mark["place"]: mark for mark in table.view()["marks"] if mark["id"] == "melds"}
    assert 0 in after
    assert before != table.view()["marks"]


def test_the_table_asks_before_one_says_it_and_tells_what_it_brings(table: Table) -> None:
    """mariage-1774.r5.a, q.false-out: not yet leaves all as it was."""
    lay(table, until(with_score(60, 95), 2), "human", "careful")
    moves = table.view()["moves"]
    table.page.locator('[data-move="out"]').click()
    asked = table.page.locator(".claim")
    assert "you lose, and all the others win" in asked.inner_text()
    asked.locator(".not-yet").click()
    assert table.page.locator(".claim").count() == 0
    assert table.view()["moves"] == moves


def test_whoever_says_it_and_is_out_has_won(table: Table) -> None:
    """mariage-1774.r5.a."""
    lay(table, until(with_score(101, 200), 2), "human", "careful")
    table.page.locator('[data-move="out"]').click()
    assert "you win at once" in table.page.locator(".claim").inner_text()
    table.click('.claim [data-move="out"]')
    assert table.page.locator("#outcome-head").inner_text() == "You have won"


def test_between_two_deals_the_points_stand(table: Table) -> None:
    """mariage-1774.q.deals, q.dealer-turn."""
    lay(
        table,
        until(lambda game, state: game.moment(state).rests and state.deal == 2, 2),
        "human",
        "careful",
    )
    assert table.view()["waiting"] == "deal"
    assert table.page.get_by_text("Deal 1 is over").first.is_visible()
    assert table.page.get_by_text("Nobody lost anything").count() == 0
    table.go_on()
    assert table.view()["deal"] == 2


def test_it_speaks_danish_and_is_told_and_played_in_words(table: Table) -> None:
    """mariage-1774.r3.a, r5.a."""
    lay(table, until(busy, 3), "human", "careful", "careful")
    choose(table.page, "da")
    expect(table.page.locator('[data-move^="meld:"]').first).to_contain_text("Meld")
    expect(table.page.locator('[data-move="out"]')).to_contain_text("Sig, at du er ude")
    expect(table.page.locator(".beats")).to_contain_text("E 10 K D Kn 9 8 7 6")
    choose(table.page, "en")
    table.page.keyboard.press("t")
    expect(table.page.locator(".in-words caption")).to_contain_text("are trumps")
    assert table.page.locator(".in-words tbody tr").count() == 3
    before = table.view()["moves"]
    table.click('[data-move^="meld:"] >> nth=0')
    assert table.view()["moves"] > before
    table.page.keyboard.press("t")
