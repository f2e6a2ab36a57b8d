"""Text mode: the same view as a table of words, with the same choices."""

from __future__ import annotations

import pytest

from tests.browser.table import SOURCES, Table
from tests.rest_in_prove import rest_in_prove
from tests.seen import scores


@pytest.mark.parametrize("rules", rest_in_prove(SOURCES, 2))
def test_the_table_in_words_says_what_the_drawn_one_shows(table: Table, rules: str) -> None:
    table.start(rules, "person", "computer", "computer", "computer")
    assert table.state == "choices"
    table.page.keyboard.press("t")
    rows = table.page.locator(".in-words tbody tr")
    view = table.view()
    assert rows.count() == 4
    mine = rows.nth(0)
    assert mine.locator("th").inner_text() == "Anna"
    assert "to move" in mine.inner_text()
    assert mine.locator("td").nth(0).inner_text() not in ("", "face down")
    for seat in range(1, 4):
        assert rows.nth(seat).locator("td").nth(0).inner_text() == "face down"
        assert str(scores(view)[seat]) in rows.nth(seat).locator("td").nth(1).inner_text()
    assert table.choices.count() == len(view["choices"])


def test_a_deal_is_played_in_words_and_all_pieces_are_told_at_the_showing(table: Table) -> None:
    table.start("gnav-1774", "person", "computer", "computer")
    table.page.keyboard.press("t")
    table.play_deal("stand")
    assert table.page.locator(".piece.tile").count() == 0
    cells = table.page.locator(".in-words tbody td:nth-of-type(1)").all_inner_texts()
    assert "face down" not in cells
    assert len(cells) == 3


def test_text_mode_is_remembered(table: Table) -> None:
    table.start("gnav-1774", "person", "computer", "computer")
    table.page.get_by_role("button", name="Text mode").click()
    table.page.locator(".in-words").wait_for()
    table.open()
    table.deal()
    table.page.locator(".in-words").wait_for()
    table.page.get_by_role("button", name="Text mode").click()
    table.page.locator(".seat.mine .name").wait_for()


def test_no_other_piece_is_in_the_words_of_a_game_of_persons(table: Table) -> None:
    table.start("gnav-1774", "person", "computer")
    table.page.keyboard.press("t")
    table.page.locator(".in-words").wait_for()
    table.page.locator("[data-leave]").click()
    table.set_up("gnav-1774", "person", "person", "person")
    table.deal()
    while (state := table.state) not in ("showing", "outcome"):
        if state == "choices":
            cells = table.page.locator(".in-words tbody tr:not(.mine) td:nth-of-type(1)")
            log = table.page.locator(".lines").text_content() or ""
            for cell in cells.all_inner_texts():
                piece = cell.removesuffix("face down").removesuffix(", ")
                assert piece in log, (
                    "no more than whoever has the device was told: what he gave away"
                )
            table.press("exchange")
        else:
            if state == "cover":
                assert table.page.locator(".in-words").count() == 0
            table.go_on()
