"""What each choice of Lang Hanrey says it does: what is kept, drawn, taken up, and who leads."""

from __future__ import annotations

from gnav_core.core.action import Action
from gnav_core.core.game import see
from gnav_core.games.lang_hanrey.consequences import consequence
from tests.games.lang_hanrey.table import Table

STOCK = "c6 d9"


def does(table: Table, language: str = "en") -> str:
    """Say what playing does, to the seat to move."""
    mover = table.game.current_player(table.state)
    assert isinstance(mover, int)
    seen = see(table.game, table.state, mover)
    said = consequence(table.game.rules, seen, Action("play"), (), ["Anna", "Bo"], language)
    assert said.basis.cites
    return said.text


def test_who_leads_is_told_what_becomes_of_it():
    """hanrey-1774.r4.b, r4.c, lang-hanrey-1774.r7.b."""
    table = Table("h8 s6 | h9 hj d7", stock=STOCK)
    assert does(table) == "What is not beaten is taken up, and you lead again"


def test_who_beats_all_is_told_that_he_keeps_it_and_leads():
    """lang-hanrey-1774.r4.b, r6.a, hanrey-1774.r4.d."""
    table = Table("h8 s6 | h9 hj s7", "h8", stock=STOCK)
    assert does(table) == "You keep the trick, cards are drawn, and you lead"
    second = Table("h8 s6 | h9 hj s7", "h8", trump="d")
    assert does(second) == "You keep the trick, and you lead"
    assert does(second, "da") == "Du beholder stikket, og du spiller ud"


def test_who_beats_some_is_told_that_he_takes_up_the_rest():
    """lang-hanrey-1774.r7.b, q.partial."""
    table = Table("h8 s8 s6 | h9 hj c7", "s8+h8", stock=STOCK)
    assert does(table) == ("You keep what you beat and take up the rest, and you are led to again")
