"""What a thumb and a glance need on a phone: room, nothing cut off, nothing unexplained."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import FloatRect

from tests.browser.acts.pacing import answered, stop_the_clock
from tests.browser.conftest import Seating
from tests.browser.piquet.playing import NINETY, dealt, held, lay
from tests.browser.table import Table
from tests.rest_in_prove import rest_in_prove
from tests.windows import PHONE

LOW = {**PHONE, "viewport": {"width": 360, "height": 640}}
THUMB = 40  # pixels that a card shows at least


def box(table: Table, selector: str) -> FloatRect:
    found = table.page.locator(selector).first.bounding_box()
    assert found
    return found


@pytest.mark.parametrize("window", rest_in_prove({"low": LOW, "phone": PHONE}))
def test_each_card_shows_enough_for_a_thumb(seated: Seating, window: dict[str, Any]) -> None:
    """Down to the last few cards the hand lies in two rows, and no card under another."""
    table: Table = seated(Table, **window)
    lay(table, [*dealt(NINETY), "keep", "keep"], "human", "careful")
    for left in (12, 11, 10, 9, 8):
        table.settled()
        assert len(held(table)) == left
        assert min(box(table, f'[data-held="{card}"]')["width"] for card in held(table)) >= THUMB
        for _ in range(2):
            table.page.locator(".held.legal").first.tap()


@pytest.mark.parametrize("window", rest_in_prove({"low": LOW, "phone": PHONE}))
def test_what_was_announced_stays_until_the_reader_goes_on(
    seated: Seating, window: dict[str, Any]
) -> None:
    """piquet-1774.r7.a: the other leads only then; the way on stands whole in the window."""
    table: Table = seated(Table, **window, pace="normal", clock=True)
    lay(table, [*dealt(NINETY), "keep"], "careful", "human")
    stop_the_clock(table.page)
    table.page.locator('[data-move="keep"]').click()
    answered(table)
    table.page.clock.run_for(60_000)
    assert table.page.locator(".board > .ledger tbody tr").count() == 5
    go_on = box(table, ".go-on")
    assert go_on["y"] + go_on["height"] <= window["viewport"]["height"]
    table.page.locator(".go-on").click()
    table.page.clock.run_for(60_000)
    table.settled()
    assert table.page.locator(".trick li").count() == 1


def test_what_is_picked_is_lost_by_no_slip(phone: Table) -> None:
    """piquet-1774.r12.a: to keep all cards is a quiet word while some are picked."""
    lay(phone, dealt(NINETY), "human", "careful")
    keep = phone.page.locator('[data-move="keep"]')
    assert "choice" in (keep.get_attribute("class") or "")
    for card in held(phone)[:3]:
        phone.page.locator(f'[data-held="{card}"]').tap()
    assert "choice" not in (keep.get_attribute("class") or "")
    throw, quiet = box(phone, ".choice.play"), box(phone, '[data-move="keep"]')
    assert throw["width"] * throw["height"] > 2 * quiet["width"] * quiet["height"]


def test_how_many_are_picked_stands_clear_of_what_one_is_after(phone: Table) -> None:
    lay(phone, dealt(NINETY), "human", "careful")
    aims, picked = box(phone, ".aims"), box(phone, ".so-far")
    assert picked["y"] >= aims["y"] + aims["height"] + 4


def test_the_slate_says_what_its_rings_are(phone: Table) -> None:
    """piquet-1774.r6.b."""
    lay(phone, [*dealt(NINETY), "keep", "keep"], "human", "careful")
    assert phone.page.locator(".honoured .named").first.inner_text() == "honours"
