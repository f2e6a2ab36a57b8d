"""A slip is no move: a finger lifts a card before it plays it; keys and mouse play it at once."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Position

from gnav_core.games.hanrey.engine import HanreyGame
from gnav_core.games.hanrey.state import State
from tests.browser.hanrey.playing import MAY_TAKE, lay, legal, until, with_hand
from tests.browser.table import Table
from tests.rest_in_prove import rest_in_prove

TWO = ("human", "thrifty")
CORNER: Position = {"x": 12.0, "y": 20.0}
ONE_TAP = "One tap plays a card"


def may_choose(game: HanreyGame, state: State) -> bool:
    """Whether the first seat can beat with several of its cards."""
    answers = state.phase == "answer" and state.at == 0
    return answers and len(game.legal_actions(state)) > 3


def picked(table: Table) -> Locator:
    return table.page.locator(".held.picked")


def moves(table: Table) -> int:
    table.settled()
    made: int = table.view()["moves"]
    return made


@pytest.mark.parametrize("size", rest_in_prove([8, 4]))
def test_the_first_tap_lifts_a_card_and_says_what_it_does_the_second_plays_it(
    phone: Table, size: int
) -> None:
    lay(phone, with_hand(size, 2), *TWO, **MAY_TAKE)
    before = moves(phone)
    legal(phone).first.tap(position=CORNER)
    assert picked(phone).count() == 1
    assert moves(phone) == before
    said = phone.page.locator(".choice.play .does").inner_text()
    heard = phone.page.locator(".choices .why").inner_text()
    assert said in heard
    assert "Tap it once more" in heard
    picked(phone).tap(position=CORNER)
    assert moves(phone) > before


def test_who_taps_another_card_has_lifted_that_one(phone: Table) -> None:
    lay(phone, until(may_choose, 2), *TWO, **MAY_TAKE)
    before = moves(phone)
    cards = [legal(phone).nth(at).get_attribute("data-held") for at in range(2)]
    for card in cards:
        phone.page.locator(f"[data-held={card}]").tap(position=CORNER)
        assert picked(phone).get_attribute("data-held") == card
    assert moves(phone) == before


def test_one_tap_plays_where_its_player_has_it_so_and_that_is_remembered(phone: Table) -> None:
    lay(phone, with_hand(4, 2), *TWO, **MAY_TAKE)
    phone.page.get_by_role("button", name="Help and keys").tap()
    phone.page.get_by_label(ONE_TAP).check()
    phone.page.get_by_role("button", name="Close").tap()
    before = moves(phone)
    legal(phone).first.tap(position=CORNER)
    assert moves(phone) > before
    assert phone.page.evaluate("localStorage.getItem('gnav.tap')") == "on"
    phone.page.get_by_role("button", name="Help and keys").tap()
    phone.page.get_by_label(ONE_TAP).uncheck()


@pytest.mark.parametrize("by", ["mouse", "number", "enter"])
def test_keys_and_the_mouse_play_at_once(phone: Table, by: str) -> None:
    lay(phone, with_hand(4, 2), *TWO, **MAY_TAKE)
    before, card = moves(phone), legal(phone).first
    if by == "mouse":
        card.click(position=CORNER)
    elif by == "number":
        phone.page.keyboard.press("1")
    else:
        card.focus()
        phone.page.keyboard.press("Enter")
    assert moves(phone) > before
