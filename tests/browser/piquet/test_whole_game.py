"""Piquet is played in the browser: thrown and bought, announced, twelve tricks, by clicks."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.axe import amiss
from tests.browser.cards.laying import boxes, overlap
from tests.browser.conftest import Seating
from tests.browser.danish import choose
from tests.browser.piquet.playing import NINETY, dealt, events, held, lay, throw
from tests.browser.table import Table
from tests.rest_in_prove import rest_in_prove
from tests.windows import SMALL_PHONE, WIDE

windows = pytest.mark.parametrize("window", rest_in_prove({"phone": SMALL_PHONE, "desk": WIDE}))


@windows
def test_it_is_played_to_the_end_by_clicks(seated: Seating, window: dict[str, Any]) -> None:
    """piquet-1774.r1.d, r2.b, r7.a, q.game: one deal, from the throw to who has more."""
    table: Table = seated(Table, **window, reduced_motion="reduce")
    lay(table, dealt(NINETY), "human", "careful")
    before = held(table)
    assert table.page.locator(".talon .card.back").count() == 8
    for card in before[-4:]:
        table.page.locator(f'[data-held="{card}"]').click()
    under = ".choices .choice.play, .choices [data-move=keep]"
    found = boxes(table, ".held", ".tally", under)
    lowest = max(box[3] for box in found[".held"])
    assert lowest <= min(box[1] for box in found[".tally"]), "no card lies under what is to be done"
    assert all(box[3] <= window["viewport"]["height"] for box in found[under])
    assert amiss(table.page) == []
    table.click(".choice.play")
    assert table.page.locator(".ledger tbody tr").count() == len(
        [one for one in events(table, "counted", "equal") if one.get("what") != "lead"]
    )
    lying = boxes(table, ".ledger", ".counts", ".held", ".others")
    [ledger], [slate] = lying[".ledger"], lying[".counts"]
    assert not overlap(ledger, slate)
    assert all(not overlap(box, slate) for box in lying[".held"])
    assert all(not overlap(ledger, box, 4) for box in lying[".others"])
    assert amiss(table.page) == []
    for _ in range(30):
        if table.state == "outcome":
            break
        table.click(".choice.play" if table.page.locator(".choice.play").count() else ".held.legal")
    end = table.view()
    assert end["waiting"] == "over"
    for seat in range(2):
        total = next(
            mark["value"]
            for mark in end["marks"]
            if mark["id"] == "score" and mark["place"] == seat
        )
        account = table.page.locator(f'.counts [data-counted="{seat}"]')
        assert account.locator(".total").inner_text() == str(total)


def test_it_is_told_and_played_in_words_and_in_danish(table: Table) -> None:
    """piquet-1774.r1.d, r12.a: what is thrown is picked from the hand in words too."""
    lay(table, dealt(NINETY), "human", "careful")
    table.page.keyboard.press("t")
    assert "five, for you" in table.page.locator(".in-words caption").inner_text()
    choose(table.page, "da")
    expect(table.page.locator(".in-words caption")).to_contain_text("fem, til dig")
    table.settled()
    for card in ("h9", "c8", "dk"):
        table.page.locator(f'[data-pick="{card}"]').click()
    expect(table.page.locator(".choice.play")).to_contain_text("Kast tre")
    assert "3 valgt" in table.page.locator(".so-far").inner_text()
    table.click(".choice.play")
    row = table.page.locator('.in-words tr[data-seat="0"]').inner_text()
    assert "klør 8" in row
    choose(table.page, "en")
    expect(table.page.locator('.in-words tr[data-seat="0"]')).to_contain_text("the 8 of clubs")
    table.page.keyboard.press("t")
    assert table.page.locator(".ledger").count() == 1


def test_what_was_thrown_can_be_looked_at_by_whoever_threw_it(table: Table) -> None:
    """piquet-1774.r1.d, q.unbought"""
    lay(table, dealt(NINETY), "human", "careful")
    throw(table, "h9", "c8", "dk")
    faces = table.page.locator("details.thrown .faces .card")
    assert not faces.first.is_visible()
    table.page.locator("details.thrown summary").click()
    shown = faces.evaluate_all("all => all.map((card) => card.dataset.card)")
    assert sorted(shown) == ["c8", "dk", "h9"]
    assert table.page.locator(".thrown.theirs .card.face").count() == 0
