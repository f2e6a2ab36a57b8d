"""What each choice of Mariage says it does: what takes a trick, what counts, what a word costs."""

from __future__ import annotations

import pytest

from gnav_core.core.action import Action
from gnav_core.core.family import Consequence
from gnav_core.core.game import see
from gnav_core.games.mariage.consequences import consequence
from tests.games.mariage.table import Table

STOCK = "c6 d9"


def does(table: Table, verb: str, language: str = "en") -> Consequence:
    """Say what a choice does, to the seat to move."""
    mover = table.game.current_player(table.state)
    assert isinstance(mover, int)
    seen, names = see(table.game, table.state, mover), ["Anna", "Bo", "Carl"][: table.game.players]
    said = consequence(table.game.rules, seen, Action(verb), (), names, language)
    assert said
    assert said.basis.cites
    return said


def test_who_plays_is_told_what_takes_the_trick():
    """hundrede-og-eet-1774.r5.a, r4.a."""
    table = Table("h8 s6 | h9 hj d7", stock=STOCK)
    assert "highest of diamonds" in does(table, "play").text
    assert "the 8 of hearts" in does(table.play("h8"), "play").text


def test_who_may_meld_one_is_told_which_and_what_it_counts():
    """mariage-1774.r3.a, r3.b."""
    one = does(Table("hk hq s6 | h9 s7 s8", stock=STOCK, taken="c10 ca | ."), "meld")
    assert one.label == "Meld the Mariage in hearts"
    assert one.text == "You count 20 at once, and keep both cards in hand"
    trumps = does(Table("dk dq s6 | h9 s7 s8", stock=STOCK, taken="c10 ca | ."), "meld", "da")
    assert trumps.label == "Meld mariage i ruder"
    assert trumps.text.startswith("Du tæller 40")


def test_who_may_meld_two_is_told_what_each_counts():
    """mariage-1774.r3.a, r3.b."""
    both = does(Table("dk dq sk sq | h9 s7 s8 s9", stock=STOCK, taken="c10 ca | ."), "meld")
    assert both.label is None
    assert both.text == "You count 20 at once, in trumps 40, and keep both cards in hand"


@pytest.mark.parametrize(
    ("score", "reading", "told"),
    [
        (104, "loses", "You have 104 and need 101: you win at once, whatever the others have"),
        (87, "loses", "You have only 87 and need 101: you lose, and all the others win"),
        (87, "goes-on", "You have only 87 and need 101: you play on,"),
    ],
)
def test_whoever_may_say_himself_out_is_told_what_would_come_of_it(score, reading, told):
    """mariage-1774.r5.a, r5.b, q.number, q.false-out."""
    table = Table("hk hq s6 | h9 s7 s8", stock=STOCK, score=(score, 0), false_out=reading)
    out = does(table, "out")
    assert out.text.startswith(told)
    assert out.untrue is (score < 101)
