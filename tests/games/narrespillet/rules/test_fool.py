"""The Fool: who is asked, what it takes, and who may know that somebody holds it."""

from __future__ import annotations

from gnav_core.core.action import Action
from gnav_core.core.game import see
from tests.games.narrespillet.table import Table, cites


def test_the_fool_takes_a_placement_at_the_moment_it_is_made() -> None:
    """narrespillet.r20.a, r20.b, q.robbed-field."""
    table = Table("s9 s8 | fool b2 | c2", "place:s:s9+s8", "steal")
    assert table.position["fields"][:2] == [[None] * 4, [["s9", "s8"], None, None, None]]
    assert table.last("stole").clauses == cites("r20.a", "r20.b", "q.robbed-field")
    assert table.position["pile"] == 1


def test_an_ace_guards_against_the_fool() -> None:
    """narrespillet.r15.c, r20.c."""
    table = Table("s9 sa | fool b2 | c2", "place:s:s9+sa")
    assert table.position["phase"] == "turn"


def test_of_a_couple_the_thief_gets_the_fields_that_are_open_to_him() -> None:
    """narrespillet.q.robbed-field, q.two-fields."""
    couple = ["empress", "emperor"]
    table = Table("c4 empress emperor | fool s2", "forfeit:d", "place:s:s2")
    table.play("place:s+b:empress+emperor", "steal")
    assert table.position["fields"] == [
        [None, None, None, "forfeit"],
        [["s2"], couple, None, None],
    ]


def test_whoever_has_no_open_field_for_it_is_not_asked() -> None:
    """narrespillet.q.robbed-field."""
    table = Table("s9 c9 | fool s2", "place:c:c9", "let", "place:s:s2", "place:s:s9")
    assert table.position["phase"] == "turn"


def test_all_who_could_hold_the_fool_are_asked_so_that_nobody_knows_who_does() -> None:
    """narrespillet.r20.a: the seats without it have one answer, which no record has."""
    asked = []
    for holder in (1, 2):
        hands = ["s9 s8", "b2 c2", "b3 c3"]
        hands[holder] += " fool"
        table = Table(" | ".join(hands))
        game, state = table.game, table.state
        state, _ = game.step(state, Action.read("place:s:s9"))
        seats = []
        while game.moment(state).phase == "fool":
            seats.append(game.current_player(state))
            assert see(game, state, 0).legal == ()
            state, events = game.step(state, game.forced(state) or Action.read("let"))
            assert all(event.is_silent for event in events if event.kind == "let")
        asked.append(seats)
    assert asked == [[1, 2], [1, 2]]


def test_where_all_see_that_the_fool_lies_on_the_pile_nobody_is_asked() -> None:
    """narrespillet.r20.a."""
    table = Table("s9 fool | b2 c2", "discard:fool", "forfeit:b")
    state, _ = table.game.step(table.state, Action.read("place:s:s9"))
    assert table.game.moment(state).phase == "turn"
