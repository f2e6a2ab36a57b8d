"""What each choice of Hanrey says it does: what must be beaten, how many cards are taken up."""

from __future__ import annotations

from gnav_core.core.action import Action
from gnav_core.core.game import see
from gnav_core.games.hanrey.consequences import consequence
from tests.games.hanrey.table import Table

STOCK = "c6 d9"


def does(table: Table, verb: str, language: str = "en") -> str:
    """Say what a choice does, to the seat to move."""
    mover = table.game.current_player(table.state)
    assert isinstance(mover, int)
    seen, names = see(table.game, table.state, mover), ["Anna", "Bo", "Carl"][: table.game.players]
    said = consequence(table.game.rules, seen, Action(verb), (), names, language)
    assert said.basis.cites
    return said.text


def test_who_leads_is_told_what_the_next_must_do():
    """hanrey-1774.r5.a."""
    table = Table("h8 s6 | h9 hj d7", stock=STOCK)
    assert does(table, "play") == "The next must beat it or take it up"


def test_who_answers_is_told_what_beats():
    """hanrey-1774.r6.a: diamonds are trumps."""
    table = Table("h8 s6 | h9 hj d7", "h8", stock=STOCK)
    assert does(table, "play") == (
        "A higher one of hearts beats the 8 of hearts, or any of diamonds"
    )
    trumped = Table("d8 s6 | d9 hj d7", "d8", stock=STOCK)
    assert does(trumped, "play") == "Only a higher one of diamonds beats the 8 of diamonds"
    assert does(trumped, "play", "da") == "Kun et højere kort i ruder stikker ruder 8"


def test_who_may_take_up_is_told_how_many_cards():
    """hanrey-1774.q.take-up."""
    one = Table("h8 s6 | h9 hj d7", "h8", stock=STOCK, take_up="may-take")
    assert does(one, "take") == "You take up the 8 of hearts, and a card is led to you again"
    two = Table("h6 s6 | h7 s7 | h8 s8", "h6", "h7", stock=STOCK, take_up="may-take")
    assert does(two, "take") == "You take up all 2 cards, and a card is led to you again"
