"""Danish Wikipedia's note: 1917 counted down."""

from __future__ import annotations

import pytest

from gnav_core.core import registry
from tests.games.gnav.table import Table

RULES = "gnav-wikipedia"


def show(hands: str, readings: dict[str, str] | None = None, **start) -> Table:
    """Deal these pieces; everybody stands, all show."""
    return Table(RULES, hands, *["stand"] * len(hands.split()), readings=readings, **start)


def test_there_are_two_of_each_piece():
    """gnav-wikipedia.r0.c."""
    assert len(registry.new(RULES, 2).initial_state().bag) == 42
    refused = Table(RULES, "cat cat", "exchange").game
    table = Table(RULES, "7 8 9", "stand", "stand", "exchange")
    table.state = table.state._replace(bag=("3",))
    assert table.refusal("draw:4")[1] == ["gnav-wikipedia.r0.c"]
    assert refused.rules.copies.cites == ("gnav-wikipedia.r0.c",)


@pytest.mark.parametrize("strokes", ["3", "5", "4"])
def test_each_starts_with_the_strokes_agreed(strokes):
    """gnav-wikipedia.r2.a, q.strokes."""
    start = registry.rule_set(RULES, {"strokes": strokes}).tally.start
    assert start.value == int(strokes)
    assert start.status == ("supplied" if strokes == "4" else "inferred")


def test_a_stroke_is_rubbed_out_where_1917_gives_one():
    """gnav-wikipedia.r2.b, with 1917's clause, which says it is supplied."""
    table = show("7 cat 3")
    assert table.score == [3, 3, 2]
    lost = next(event for event in table.events if event.kind == "lost")
    assert lost.clauses == ("gnav-1917.r7.b", "gnav-wikipedia.r2.b")
    assert lost.supplied == "gnav-1917"


def test_a_plus_is_a_new_stroke():
    """gnav-wikipedia.r2.c."""
    table = show("7 fool 3 fool")
    assert (table.score, table.state.plus) == ([3, 4, 3, 4], (0, 0, 0, 0))
    gained = next(event for event in table.events if event.kind == "gained")
    assert "gnav-wikipedia.r2.c" in gained.clauses


def test_who_has_none_left_is_out():
    """gnav-wikipedia.r2.d."""
    table = show("7 3", score=(1, 1))
    assert table.said("out") == [("out", 1, "r2.d")]
    assert table.state.winners == (0,)


def test_strokes_never_fall_below_none():
    """gnav-1917.q.several-strokes."""
    table = Table(RULES, "3 cat 9", "exchange", "stand", "stand", score=(1, 3, 3))
    assert table.score == [0, 3, 3]


def test_the_cuckoo_stops_play_as_in_1917():
    """gnav-1917.r5.d, supplied."""
    table = Table(RULES, "7 cuckoo 3", "exchange")
    assert table.shown == "7 cuckoo 3"
    assert {event.supplied for event in table.events if event.kind == "stopped"} == {"gnav-1917"}


def test_a_void_deal_restores_the_strokes():
    """gnav-1917.q.nobody-left, supplied."""
    table = show("3 3", score=(1, 1))
    assert (table.score, table.state.deal) == ([1, 1], 2)


def test_what_the_article_says_of_itself_binds_nobody():
    """gnav-wikipedia.r0.a, r0.b, r1, r3."""
    rules = registry.rule_set(RULES)
    assert rules.id == RULES


@pytest.mark.parametrize(("players", "allowed"), [(1, False), (2, True), (37, True), (38, False)])
def test_the_number_of_players_is_supplied_as_in_1917(players, allowed):
    """gnav-1917.q.players, supplied; gnav-kb.r2.a."""
    if allowed:
        assert len(registry.new(RULES, players).initial_state().order) == players
        return
    with pytest.raises(registry.SetupError) as refused:
        registry.new(RULES, players)
    assert refused.value.clauses == ("gnav-kb.r2.a", "gnav-1917.q.players")
