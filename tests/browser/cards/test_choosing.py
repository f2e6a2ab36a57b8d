"""What is chosen besides one card: a bid, a claim that is asked once more, several cards."""

from __future__ import annotations

from typing import Any

import pytest

from tests.axe import amiss
from tests.browser.cards.laying import first_asked, lay, until
from tests.browser.conftest import Seating
from tests.browser.danish import choose
from tests.browser.table import Table
from tests.windows import SMALL_PHONE

BYD, MARIAGE, LANG = "byd-1774", "mariage-1774", "lang-hanrey-1774"
FOCUSED = """() => {
  const { activeElement: at } = document.querySelector('gnav-table').shadowRoot;
  return at && (at.dataset.move ?? at.className);
}"""


def last(table: Table, kind: str) -> dict[str, Any]:
    events: list[dict[str, Any]] = table.view()["events"]
    return next(event for event in reversed(events) if event["kind"] == kind)


def to_bid(table: Table) -> None:
    lay(table, BYD, until(first_asked("bid"), BYD, 3), 3)


def test_a_bid_is_a_number_in_a_row_and_its_own_key(table: Table) -> None:
    """byd-1774.r11.a, q.bid-limit"""
    to_bid(table)
    numbers = table.page.locator(".numbers .choice.number")
    assert numbers.all_inner_texts() == ["1", "2", "3", "4", "5"]
    assert numbers.nth(2).get_attribute("aria-label") == "Bid 3"
    described = table.page.locator(".numbers").get_attribute("aria-describedby")
    assert table.page.locator(f"#{described}").inner_text()
    assert table.page.locator(".held.barred").count() == 0, "no card is asked for"
    table.page.keyboard.press("3")
    table.settled()
    bids = [event for event in table.view()["events"] if event["kind"] == "bid"]
    assert [bids[0][part] for part in ("seat", "number")] == [0, 3]


def test_on_a_phone_a_bid_is_large_enough_for_a_finger(seated: Seating) -> None:
    phone = seated(Table, **SMALL_PHONE, reduced_motion="reduce")
    to_bid(phone)
    for button in phone.page.locator(".choices .choice").all():
        box = button.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
        assert box["y"] + box["height"] <= 740
    assert amiss(phone.page) == []


def test_a_claim_is_asked_once_more_and_can_be_taken_back(table: Table) -> None:
    """mariage-1774.r5.a, q.false-out"""
    lay(table, MARIAGE, until(first_asked("play"), MARIAGE, 2), 2)
    before = table.view()["moves"]
    out = table.page.locator('[data-move="out"]')
    label = out.locator(".label").inner_text()
    assert out.locator(".does").count() == 0, "what it brings is told when it is asked"
    out.click()
    claim = table.page.locator(".claim")
    assert claim.locator(".ask").inner_text() == f"{label}?"
    assert claim.locator(".does").inner_text()
    assert claim.get_attribute("aria-describedby") == "claim-does"
    assert "not-yet" in table.page.evaluate(FOCUSED)
    assert amiss(table.page) == []
    table.page.keyboard.press("Escape")
    assert claim.count() == 0
    assert table.page.evaluate(FOCUSED) == "out"
    assert table.view()["moves"] == before
    out.click()
    table.page.keyboard.press("0")
    assert claim.count() == 0
    out.click()
    table.click('.claim [data-move="out"]')
    assert last(table, "said-out")["seat"] == 0


def test_a_claim_asks_in_danish_and_in_words_too(table: Table) -> None:
    """What is asked about stays so where the table is told of anew."""
    lay(table, MARIAGE, until(first_asked("play"), MARIAGE, 2), 2)
    table.page.keyboard.press("t")
    table.click('[data-move="out"]')
    choose(table.page, "da")
    table.settled()
    assert table.page.locator(".claim .not-yet").inner_text() == "Ikke endnu"
    table.page.keyboard.press("Escape")
    choose(table.page, "en")
    table.page.keyboard.press("t")


def with_a_pair(game: Any, state: Any) -> bool:
    several = any("+" in str(action) for action in game.legal_actions(state))
    return first_asked("lead")(game, state) and several


@pytest.mark.parametrize("in_words", [False, True])
def test_several_cards_are_picked_for_one_button(table: Table, in_words: bool) -> None:
    """lang-hanrey-1774.r7.a"""
    moves = until(with_a_pair, LANG, 2)
    lay(table, LANG, moves, 2)
    args = [choice["args"][0] for choice in table.view()["choices"] if choice["args"]]
    alike = next(parts for parts in args if sum(part["most"] for part in parts) > 1)
    first, second = [word for part in alike for word in part["words"]][:2]
    by = "data-held"
    if in_words:
        table.page.keyboard.press("t")
        by = "data-pick"
    for card in (first, second):
        table.page.locator(f'[{by}="{card}"]').click()
    play = table.page.locator(".choice.play")
    assert "2 picked" in play.inner_text()
    table.click(".choice.play")
    assert sorted(last_led(table)) == sorted([first, second])
    if in_words:
        table.page.keyboard.press("t")


def last_led(table: Table) -> list[str]:
    led = next(
        event
        for event in table.view()["events"][::-1]
        if event["kind"] == "led" and event["seat"] == 0
    )
    return [card for moved in led["moved"] for card in moved["cards"]]
