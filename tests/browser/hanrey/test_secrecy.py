"""Two games that differ in a hidden card look and sound the same; undo, a link, the replay."""

from __future__ import annotations

import pytest

from tests.browser.hanrey.playing import MAY_TAKE, hand, lay, legal, until
from tests.browser.table import Table
from tests.browser.test_secrecy import looked_on
from tests.browser.visits import clear
from tests.rest_in_prove import rest_in_prove

RULES = "hanrey-1774"

# What happens, and the same with another card, which whoever sits down then has not seen.
DEALT = "deal:h7 deal:s9 deal:dj deal:{} deal:c6 deal:sq deal:hq deal:ck deal:s7 deal:hk deal:{}"
PUT_AWAY = "deal:s10 turn:d7 play:h7 play:h10 play:hq play:hk"
SWAPPED = {
    "dealt to the next": (DEALT.format("{}", "d9") + " deal:s10 turn:d7", "h10", "da"),
    "drawn by another": (
        DEALT.format("h10", "d9") + f" {PUT_AWAY} draw:{{}} draw:ca draw:c9 draw:h8 play:s10",
        "c8",
        "h6",
    ),
    "dealt to the last": (DEALT.format("h10", "{}") + " deal:s10 turn:d7", "d9", "sa"),
}


@pytest.mark.parametrize(("moves", "one", "other"), rest_in_prove(SWAPPED))
def test_two_games_that_differ_in_a_hidden_card_look_and_sound_the_same(
    table: Table, moves: str, one: str, other: str
) -> None:
    """hanrey-1774.r3.a, r4.d: messages, document and accessibility tree, all of them."""
    assert looked_on(table, RULES, moves.format(one)) == looked_on(
        table, RULES, moves.format(other)
    )


def test_an_undone_card_is_in_the_hand_again(table: Table) -> None:
    """hanrey-1774.r4.a"""
    lay(table, [], "human", "thrifty")
    before, moves = held(table), table.view()["moves"]
    table.click(".held.legal >> nth=0")
    assert held(table) != before
    table.click("[data-undo]")
    assert (held(table), table.view()["moves"]) == (before, moves)
    assert legal(table).count() == len(before)


def held(table: Table) -> list[str]:
    cards: list[str] = hand(table).evaluate_all("all => all.map((one) => one.dataset.held)")
    return cards


def test_a_link_that_is_followed_shows_the_game_and_walks_through_it(table: Table) -> None:
    """hanrey-1774.r6.a: a game that is over is shared whole, and lies open."""
    lay(
        table, until(lambda game, state: state.loser is not None, 2), "human", "thrifty", **MAY_TAKE
    )
    made = table.view()["moves"]
    table.click("[data-share]")
    link = table.page.get_by_label("Link to this game")
    link.wait_for()
    address = link.input_value().partition("/play/")[2]
    table.cleared = clear(table.page)
    table.come(address)
    table.page.locator(".shown-game").wait_for()
    for key in ("End", "ArrowLeft", "Home"):
        table.page.keyboard.press(key)
        table.settled()
    assert table.page.locator(".trick [data-card]").count() == 0
    assert table.view()["moves"] == made
    table.page.keyboard.press("r")
    table.page.locator("[data-time=pause]").wait_for()


@pytest.mark.prove
def test_a_moment_that_an_example_shows_is_open_and_is_played_on_from(table: Table) -> None:
    """hanrey-1774.r5.d"""
    table.come("#example=hanrey-1774-r5-takes-all")
    table.page.locator(".shown-game").wait_for()
    assert table.page.locator(".others .card.back").count() == 0
    table.page.keyboard.press("Home")
    table.settled()
    table.click("[data-play-on]")
    assert table.state != "outcome"
    assert table.page.locator(".shown-game").count() == 0
