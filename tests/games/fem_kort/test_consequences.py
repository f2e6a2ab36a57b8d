"""What each choice of Fem Kort says it does: what must be followed, what takes the trick."""

from __future__ import annotations

import pytest

from gnav_core.core.action import Action
from gnav_core.core.game import see
from gnav_core.games.fem_kort.consequences import consequence
from tests.games.fem_kort.table import Table


def does(table: Table, language: str = "en") -> str:
    """Say what playing a card does, to the seat to move."""
    mover = table.game.current_player(table.state)
    seen, names = see(table.game, table.state, mover), ["Anna", "Bo", "Carl"][: table.game.players]
    said = consequence(table.game.rules, seen, Action("play"), (), names, language)
    assert said.basis.cites
    return said.text


@pytest.mark.parametrize(
    ("follow", "said"),
    [
        ("must-follow", "Who has its suit must play it; the highest of it takes the trick"),
        (
            "must-beat",
            "Who has its suit must beat it if he can; the highest of it takes the trick",
        ),
        ("free", "The others play what they will; the highest of its suit takes the trick"),
    ],
)
def test_who_leads_is_told_what_the_others_must_do(follow, said):
    """fem-kort-1774.q.follow."""
    assert does(Table("h8 s6 | h9 s7", follow=follow)) == said


def test_who_plays_to_a_lead_is_told_what_takes_the_trick():
    """fem-kort-1774.q.rank."""
    table = Table("h8 s6 | h9 s7 | ha d7", "h8", "h9", took="0 0 0")
    assert does(table) == "Only a higher one of hearts than the 9 of hearts takes the trick"
    assert does(table, "da") == "Kun et højere kort i hjerter end hjerter 9 tager stikket"
    table = Table("ha s6 | h9 s7", "ha")
    assert does(table) == "Nothing beats the ace of hearts"


def test_the_last_card_is_told_to_win():
    """fem-kort-1774.r11.a, r11.b."""
    table = Table("h8 | h9")
    assert does(table) == "Whoever beats it highest has won; if nobody does, you have"
    table.play("h8")
    assert does(table) == "Only a higher one of hearts than the 8 of hearts wins"
