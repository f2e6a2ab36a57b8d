"""Whoever opens a link is told what is left out of it, and sees nothing that had not been."""

from __future__ import annotations

import json
from typing import Any

import pytest

from gnav_core.core import share
from tests.browser.cards.laying import boxes, first_asked, lay, until
from tests.browser.table import Table
from tests.browser.test_sharing import link, open_link, shown
from tests.play.page import Page
from tests.windows import PHONE, WIDE

LEFT_OUT = "The deal that was being played is left out of this link."
VIEW = "document.querySelector('gnav-table').view"


def lying(view: dict[str, Any]) -> int:
    """Count the cards that lie anywhere but in the stock."""
    zones = [zone for zone in view["zones"] if zone["kind"] != "stock"]
    return sum(len(zone["cards"]) + zone["unknown"] for zone in zones)


def told(table: Table) -> str:
    part = table.page.locator(".left-out")
    part.wait_for()
    return part.locator("p").first.inner_text()


def second_deal() -> str:
    """Give the text of a link made in the second deal of Tre-Kort, when one had passed."""
    page = Page()
    page.start("tre-kort-1774", 3, 0, seed="a link")
    session = page.table.session
    assert session is not None
    while session.waiting != "deal":
        legal = [str(move) for move in session.game.legal_actions(session.state)]
        wanted = "join" if len(legal) == 2 and session.state.joined == () else legal[-1]
        session.act(wanted if wanted in legal else legal[0])
        session.advance()
    session.advance(new_deal=True)
    return str(page.call("share")["text"])


def test_a_link_made_in_the_first_deal_shows_an_empty_table_and_says_why(table: Table) -> None:
    moves = until(first_asked("play"), "mariage-1774", 2)
    lay(table, "mariage-1774", moves, 2)
    address = link(table)
    open_link(table, address)
    assert shown(table) == "Anna’s game, deal 1"
    assert told(table) == LEFT_OUT
    view = table.page.evaluate(VIEW)
    assert (view["moves"], view["events"], lying(view)) == (0, [], 0)
    assert table.page.locator(".time").count() == 0, "there is no move to go back to"
    assert table.page.locator(".log .lines").inner_text() == LEFT_OUT
    table.page.get_by_role("button", name="Go on with a new deal of your own").click()
    table.settled()
    view = table.page.evaluate(VIEW)
    assert view["seat"] == 0
    assert not view["left_out"]
    assert table.page.locator(".left-out").count() == 0
    table.kept()


@pytest.mark.parametrize("window", [WIDE, PHONE], ids=["desk", "phone"])
def test_a_deal_told_by_its_result_is_one_line_and_no_move(seated: Any, window: Any) -> None:
    text = second_deal()
    held = share.expect("game", text)
    assert len(held["results"]) == 1
    table = seated(Table, **window)
    table.come(f"#g={text}")
    shown(table)
    assert told(table) == LEFT_OUT
    view = table.page.evaluate(VIEW)
    assert lying(view) == 0
    assert "deal:" not in json.dumps(held)
    line = table.page.locator('.line[data-kind="result"]')
    said = "Deal 1 is told by its result: not all that was dealt in it was shown."
    assert line.locator(".said").inner_text() == said
    assert line.locator(".chip").count() == 0, "it rests on no clause"
    assert "move 0 of 0" in table.page.locator(".where").inner_text()
    assert table.page.locator("[data-play-on]").count() == 0
    table.page.get_by_role("button", name="Go on with a new deal of your own").click()
    table.settled()
    after = table.page.evaluate(VIEW)
    assert after["deal"] == 2
    scores = [mark for mark in view["marks"] if mark["id"] in ("score", "beet")]
    assert [mark for mark in after["marks"] if mark["id"] in ("score", "beet")] == scores


def test_an_old_link_without_moves_deals_nothing_by_itself(table: Table) -> None:
    head = {"format": "gnav-record/1", "rules": "gnav-1774", "players": 3, "moves": []}
    table.come(f"#g={share.pack('game', head)}")
    shown(table)
    assert told(table) == "If another deal was being played, this link leaves it out."
    view = table.page.evaluate(VIEW)
    assert (view["moves"], lying(view)) == (0, 0)


@pytest.mark.parametrize("window", [WIDE, PHONE], ids=["desk", "phone"])
def test_a_hand_that_nobody_there_may_see_lies_in_a_fan(seated: Any, window: Any) -> None:
    moves = until(lambda _, state: state.deal == 2, "hundrede-og-eet-1774", 2)
    head = {"format": "gnav-record/1", "rules": "hundrede-og-eet-1774", "players": 2}
    table = seated(Table, **window)
    table.come(f"#g={share.pack('game', {**head, 'moves': moves})}&at=24")
    shown(table)
    hand = boxes(table, ".hand .card")[".hand .card"]
    assert len(hand) > 3
    tops = [top for _, top, _, _ in hand]
    assert max(tops) - min(tops) < 40
    assert max(right for _, _, right, _ in hand) <= window["viewport"]["width"]
