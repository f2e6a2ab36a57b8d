"""What the rules rest on that no event names, or names only beside something weaker."""

from __future__ import annotations

from dataclasses import replace
from operator import attrgetter

import pytest

from gnav_core.core import registry
from gnav_core.core.action import Action
from tests.games.byd.table import RULES, Table, undealt

BASES = {
    "pack": ("r0.a", "stated"),
    "seats": ("r0.b q.players", "inferred"),
    "first_packet": ("r3.a", "stated"),
    "answer": ("r7.a", "stated"),
    "in_turn": ("r7.b", "stated"),
    "before_turn": ("r8.a", "stated"),
    "bidder": ("r11.a", "stated"),
    "who_shows": ("r11.c q.who-shows", "inferred"),
    "bid_order": ("r11.c q.bid-order", "inferred"),
    "next_dealer": ("r12.a", "stated"),
    "misdeal": ("r16.a", "stated"),
}


@pytest.mark.parametrize("path", BASES)
def test_a_rule_rests_on_its_clauses(path):
    """byd-1774.r0.a, r0.b, r3.a, r7.a, r7.b, r8.a, r11.a, r12.a, r16.a, q.bid-order."""
    cites, status = BASES[path]
    rule = attrgetter(path)(registry.rule_set(RULES))
    assert rule.cites == tuple(f"{RULES}.{name}" for name in cites.split())
    assert rule.status == status


@pytest.mark.parametrize(
    ("table", "law"),
    [
        (undealt(2), "r3.a"),
        (Table("s9 h7 | s8 sa", taken="c6 c7 c8 d6 d7 d8"), "q.leader q.rank"),
        (Table("h9 | ha"), "r11.a q.bid-limit q.no-bid"),
        (Table("h9 | ha", "bid:2"), "r11.b r11.c q.bid-with q.bid-order"),
        (Table("h9 | ha", "bid:2", "bid:1"), "r11.c q.who-shows"),
        (Table("h9 | ha", "bid:2", "bid:1", "h9"), "r11.d r11.c q.who-shows"),
        (Table("h9 | ha", "pass"), "r11.d"),
    ],
)
def test_every_moment_has_its_law(table, law):
    """byd-1774.r3.a, r11.a, r11.b, r11.c, r11.d, q.leader, q.who-shows."""
    cites = table.game.law_now(table.state).cites
    assert " ".join(name.removeprefix(f"{RULES}.") for name in cites) == law


def test_what_allows_a_choice_is_what_its_event_rests_on():
    """byd-1774.r11.a, q.no-bid, q.bid-limit."""
    for moves in ([], ["bid:2"], ["bid:2", "bid:1"], ["bid:2", "bid:1", "h9"]):
        table = Table("h9 | ha", *moves)
        for action in table.game.legal_actions(table.state):
            event = table.game.apply(table.state, action).events[0]
            assert table.game.allowing(table.state, action).cites == event.clauses


def test_what_may_be_tried_are_the_cards_that_do_not_follow():
    """byd-1774.q.follow."""
    table = Table("s9 h7 h6 d6 c6 | s8 sa d7 d8 d9", "s9")
    tried = table.game.attempts(table.state)
    assert [str(one) for one in tried] == ["play:d9", "play:d8", "play:d7"]
    assert table.game.attempts(Table("h9 | ha").state) == []
    assert Action("pass") in table.game.legal_actions(Table("h9 | ha").state)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("seats", (1, 7)),
        ("seats", (2, 8)),
        ("first_packet", 0),
        ("bidder", 0),
        ("bidder", 5),
        ("bid_limit", 0),
    ],
)
def test_a_value_that_the_game_cannot_be_played_by_is_refused_by_name(name, value):
    """byd-1774.r0.b, r3.a, r11.a, q.players, q.bid-limit."""
    rules = registry.rule_set(RULES)
    with pytest.raises(ValueError, match=f"^{name}: "):
        replace(rules, **{name: replace(getattr(rules, name), value=value)})
