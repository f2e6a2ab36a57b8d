"""What happens in an act is played over a table that already stands as it is at that act."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Seating
from tests.browser.table import Table
from tests.windows import WIDE

# Keeps what the table plays, and holds it still so that it can be looked at.
HOLD = """() => {
window.played = [];
window.plainly = Element.prototype.animate;
Element.prototype.animate = function (frames, how) {
  const animation = plainly.call(this, frames, how);
  if (this.getRootNode() instanceof ShadowRoot) {
    animation.pause();
    const { endTime } = animation.effect.getComputedTiming();
    played.push({ moves: JSON.stringify(frames).includes('translate'), endTime });
  }
  return animation;
};
}"""
LET_GO = "() => { Element.prototype.animate = window.plainly ?? Element.prototype.animate; }"


def played(page: Page) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = page.evaluate("played")
    return found


def sit(table: Table, seats: int, rules: str = "gnav-1774") -> None:
    table.open()
    table.page.evaluate(HOLD)
    table.set_up(rules, "person", *["computer"] * (seats - 1))
    table.choose_seed("in motion")
    table.deal()
    table.page.wait_for_function("() => unanswered.size === 0")


@pytest.fixture
def paced(seated: Seating) -> Iterator[Table]:
    table: Table = seated(Table, **WIDE, pace="normal")
    yield table
    table.page.evaluate(LET_GO)


def test_the_pieces_are_dealt_from_the_bag(paced: Table) -> None:
    sit(paced, 4)
    slides = [one for one in played(paced.page) if one["moves"]]
    assert len(slides) == 4


def test_what_two_exchange_goes_both_ways_at_once(paced: Table) -> None:
    sit(paced, 6)
    for _ in range(30):
        acts = paced.page.locator(".table").get_attribute("data-act")
        if acts == "exchange":
            break
        paced.page.evaluate("played.length = 0")
        if paced.page.locator(".choices").count():
            paced.press("exchange")
        else:
            paced.page.locator("[data-first]").click()
    slides = [one for one in played(paced.page) if one["moves"]]
    assert len(slides) == 2
    assert slides[0]["endTime"] == slides[1]["endTime"]


def test_what_thirty_seven_seats_do_at_once_is_over_in_a_second_and_a_half(paced: Table) -> None:
    sit(paced, 37)
    assert max(one["endTime"] for one in played(paced.page)) <= 1500


@pytest.fixture
def still(seated: Seating) -> Iterator[Table]:
    table: Table = seated(Table, reduced_motion="reduce", pace="normal")
    yield table
    table.page.evaluate(LET_GO)


def test_with_reduced_motion_nothing_slides(still: Table) -> None:
    """A brief outline stands for the slide."""
    sit(still, 6)
    for _ in range(30):
        if still.page.locator(".showing").count():
            break
        if still.page.locator(".choices").count():
            still.press("exchange")
        else:
            still.page.locator("[data-first]").click()
    assert not any(one["moves"] for one in played(still.page))
    assert len(played(still.page)) > 0
