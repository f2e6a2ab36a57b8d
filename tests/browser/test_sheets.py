"""After each deal a sheet sums it up, and a game that is over has an ending."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

from gnav_core.core import registry
from tests.axe import amiss
from tests.browser.cards import laying
from tests.browser.conftest import Seating
from tests.browser.danish import choose
from tests.browser.table import Table
from tests.windows import SMALL_PHONE

TRE, LEFT = "tre-kort-1774", 5


@pytest.fixture
def small(seated: Seating) -> Table:
    table: Table = seated(Table, **SMALL_PHONE)
    return table


def lay_near_the_end(table: Table, *kinds: str) -> None:
    """Lay out a game of Tre-Kort in which a few moves are left."""
    game, chance, moves = registry.new(TRE, len(kinds)), Random("near the end"), list[str]()
    state = game.initial_state()
    while not game.is_terminal(state):
        action = chance.choice(game.legal_actions(state))
        state = game.apply(state, action).state
        moves.append(str(action))
    laying.lay(table, TRE, moves[:-LEFT], len(kinds), kinds=kinds)


def play_to_the_end(table: Table) -> None:
    """Join, and play the first card that may be played, until the game is over."""
    while table.state != "outcome":
        if table.state == "choices":
            table.click('.held.legal, [data-move="join"]')
        else:
            table.go_on()


def test_a_deal_is_summed_up_and_its_sheet_can_be_opened_later(small: Table) -> None:
    small.start("gnav-1774", "person", "computer", "computer", "computer")
    small.play_deal("stand")
    sheet = small.page.locator(".showing .deal-sheet")
    for row in small.view()["sheets"][0]["rows"]:
        expect(sheet).to_contain_text(row["text"].partition("“")[0])
    assert sheet.locator(".chip").count() > 0
    assert amiss(small.page) == []
    small.go_on()
    small.open_whole_log()
    summed = small.page.locator('.summed[data-deal="summed 1"]')
    summed.locator("summary").first.click()
    expect(summed.locator(".score tfoot")).to_contain_text("Now")


def test_where_several_share_the_screen_each_has_his_name_in_the_sheet(small: Table) -> None:
    lay_near_the_end(small, "human", "human", "easy")
    play_to_the_end(small)
    heads = small.page.locator(".summed .score thead th")
    assert heads.all_inner_texts()[:3] == [one["name"] for one in small.view()["players"]]


def test_the_sheets_are_printed_with_the_log(table: Table) -> None:
    """Whoever prints gets every deal, and every sheet open; on the screen all is as it was."""
    table.start("gnav-1917", *["computer"] * 3)
    table.click("[data-finish]")
    table.page.locator(".outcome").wait_for()
    deals = table.view()["sheets"][-1]["deal"]
    assert deals > 1
    table.page.evaluate("dispatchEvent(new Event('beforeprint'))")
    expect(table.page.locator(".log .deal-sheet")).to_have_count(deals)
    table.page.evaluate("dispatchEvent(new Event('afterprint'))")
    expect(table.page.locator(".log .deal-sheet")).to_have_count(0)


def test_the_end_of_a_game_tells_the_order_and_the_same_table_plays_again(table: Table) -> None:
    lay_near_the_end(table, "human", "easy", "easy")
    play_to_the_end(table)
    view = table.view()
    order = table.page.locator(".outcome .order tbody tr")
    expect(order).to_have_count(3)
    names = ["You", *(player["name"] for player in view["players"][1:])]
    places = [one["seat"] for one in view["ending"]["places"]]
    assert order.locator("th").all_inner_texts() == [names[seat] for seat in places]
    heads = table.page.locator(".summed .score thead th")
    assert heads.all_inner_texts()[:3] == names
    assert amiss(table.page) == []
    choose(table.page, "da")
    expect(table.page.locator(".summed .score tfoot")).to_contain_text("Nu")
    choose(table.page, "en")
    table.page.get_by_role("button", name="Play again at the same table").click()
    table.settled()
    again = table.view()
    assert again["rules"] == "tre-kort-1774"
    assert [player["name"] for player in again["players"]] == [
        player["name"] for player in view["players"]
    ]
    assert again["deal"] == 1
    assert again["waiting"] != "over"
