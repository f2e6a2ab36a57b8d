"""What stands at a seat and on the slate, what a trick brings, who pays whom, what one is after."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.cards.laying import boxes, first_asked, lay, overlap, until
from tests.browser.conftest import Seating
from tests.browser.danish import choose
from tests.browser.table import Table
from tests.rest_in_prove import rest_in_prove
from tests.windows import SMALL_PHONE, WIDE

BYD, HUNDRED, MARIAGE, HANREY = (
    "byd-1774",
    "hundrede-og-eet-1774",
    "mariage-1774",
    "hanrey-1774",
)


def mark(table: Table, name: str, seat: int) -> Any:
    marks = table.view()["marks"]
    return next(one for one in marks if one["id"] == name and one["place"] == seat)


def counted(game: Any, state: Any) -> bool:
    return first_asked("play")(game, state) and min(state.score) > 9


def test_a_seat_keeps_its_tricks_as_a_heap_with_their_number(table: Table) -> None:
    """byd-1774.r11.a: who has the fourth trick counts them."""
    lay(table, BYD, until(first_asked("bid-with"), BYD, 4), 4)
    for seat in range(4):
        heap = table.page.locator(f'.kept[data-zone="pile:{seat}"]')
        tricks = mark(table, "tricks", seat)
        assert heap.count() == 1
        assert (heap.inner_text() or "0") == str(tricks["value"])
        standing = table.page.locator(f'.seat[data-seat="{seat}"] .plate')
        assert tricks["text"] in (standing.text_content() or "")


def test_bids_and_tricks_are_told_in_words_too(table: Table) -> None:
    """byd-1774.r11.a, r11.b"""
    lay(table, BYD, until(first_asked("bid-with"), BYD, 4), 4)
    table.page.keyboard.press("t")
    rows = table.page.locator(".in-words tbody tr")
    for row in rows.all():
        seat = int(row.get_attribute("data-seat") or 0)
        marks = table.view()["marks"]
        told = [one["text"] for one in marks if one["place"] == seat and one["id"] != "score"]
        assert len(told) > 0
        assert all(text in row.inner_text() for text in told)
    table.page.keyboard.press("t")


@pytest.mark.parametrize(
    ("window", "rules", "players"),
    rest_in_prove([(WIDE, MARIAGE, 3), (SMALL_PHONE, HUNDRED, 2), (SMALL_PHONE, MARIAGE, 3)], 2),
)
def test_what_is_counted_stands_on_a_slate_that_lies_on_nothing(
    seated: Seating, window: dict[str, Any], rules: str, players: int
) -> None:
    """hundrede-og-eet-1774.r3.a, mariage-1774.r2.c"""
    table = seated(Table, **window, reduced_motion="reduce")
    lay(table, rules, until(counted, rules, players), players)
    for seat in range(players):
        row = table.page.locator(f'.counts [data-counted="{seat}"]')
        assert row.locator(".count").inner_text() == str(mark(table, "score", seat)["value"])
        spoken = table.page.locator(f'.seat[data-seat="{seat}"]').text_content() or ""
        assert f"counts {mark(table, 'score', seat)['value']}" in spoken
    lying = (".others", ".kept .back", ".seat .name", ".caption p", ".pool", ".trick .card")
    found = boxes(table, ".counts", *lying)
    [slate] = found[".counts"]
    for selector in lying:
        assert not any(overlap(box, slate) for box in found[selector]), selector
    assert slate[0] >= 0


def test_a_game_without_counts_has_no_slate(table: Table) -> None:
    lay(table, HANREY, until(first_asked("lead"), HANREY, 2), 2)
    assert table.page.locator(".counts, .marks > *").count() == 0


def test_who_pays_whom_is_a_line_in_chalk_with_how_much(table: Table) -> None:
    """byd-1774.r11.d, q.pot: where a line would lie on something, the slate alone tells."""

    def before_the_last(game: Any, state: Any) -> bool:
        asked = first_asked("show")(game, state)
        return asked and len(state.lying.trick) == sum(map(bool, state.bids)) - 1 > 0

    lay(table, BYD, until(before_the_last, BYD, 3), 3)
    bids = [mark(table, "bid", seat)["value"] for seat in range(3)]
    table.click(".held.legal")
    won = next(event for event in table.view()["events"] if event["kind"] == "won")
    paid = [bid for seat, bid in enumerate(bids) if bid and seat != won["seat"]]
    drawn = Counter(table.page.locator(".traces text.sum").all_text_contents())
    assert drawn, "one pays over wood on which nothing lies"
    assert drawn <= Counter(map(str, paid))
    assert drawn.total() <= table.page.locator(".traces .arrow.pays").count() <= len(paid)
    came = [words.strip() for words in table.page.locator(".counts .came").all_inner_texts()]
    assert sorted(came) == sorted([f"+{sum(paid)}", *(f"−{by}" for by in paid)])
    assert table.page.locator(".counts .count").count() == 3


def test_what_one_is_after_stands_there_until_something_is_done(table: Table) -> None:
    """Three sentences of the summary with their clauses, heard once."""
    lay(table, HANREY, until(first_asked("lead"), HANREY, 2), 2)
    aims = table.page.get_by_role("note", name="What one is after")
    said = aims.inner_text()
    assert "Whoever keeps the last card in hand has lost" in said
    assert aims.locator("> span").count() == 3
    assert all(span.locator(".chip").count() for span in aims.locator("> span").all())
    heard = table.page.locator(".unseen[role=status]").first.text_content() or ""
    assert "Whoever keeps the last card in hand has lost" in heard
    table.page.keyboard.press("t")
    assert aims.inner_text() == said
    choose(table.page, "da")
    expect(table.page.locator(".aims")).to_contain_text("har tabt")
    choose(table.page, "en")
    table.page.keyboard.press("t")
    table.click(".held.legal")
    assert table.page.locator(".aims").count() == 0
    heard = table.page.locator(".unseen[role=status]").first.text_content() or ""
    assert "Whoever keeps the last card in hand has lost" not in heard
