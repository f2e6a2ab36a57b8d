"""What the rules rest on that no event names, and what rules each moment."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from gnav_core.core import registry
from tests.games.tre_kort.table import RULES, Table, dealt, undealt

TWO = "sa d7 c9 | s10 h9 dk | ."
MORE = "sa d7 c9 | s10 h9 dk | s6 d8 cj"
SECOND: dict[str, Any] = {"won": (1, 0, 0), "taken": "da ca h8 | . | ."}
STOCK = "c9 dk | s10 h9 | ."
KEPT = "c9 d7 | s10 da | ."
FALLEN: dict[str, Any] = {"won": (1, 0, 0), "taken": "d6 d8 | . | .", "velten": "stock"}
BASES = {
    "pack": ("r0.a", "stated"),
    "seats": ("r0.b q.players", "inferred"),
    "answer": ("r7.a", "inferred"),
    "ranks": ("q.rank", "inferred"),
    "velten": ("q.velten", "inferred"),
    "two_lead": ("r6.a", "inferred"),
    "two_second": ("r6.b", "inferred"),
    "beet": ("r8.a", "stated"),
    "beet_later": ("r8.b", "stated"),
    "beet_size": ("q.beet-size", "inferred"),
    "no_trump": ("r10.a q.no-trump", "inferred"),
    "winners": ("q.winners", "inferred"),
    "next_dealer": ("byd-1774.r12.a q.next-dealer", "supplied"),
}


@pytest.mark.parametrize("name", BASES)
def test_a_rule_rests_on_its_clauses(name):
    """tre-kort-1774.r0.a, r0.b, r6.b, r8.a, r8.b, r10.a, q.players, q.rank, q.velten."""
    cites, status = BASES[name]
    rule = getattr(registry.rule_set(RULES), name)
    assert " ".join(one.removeprefix(f"{RULES}.") for one in rule.cites) == cites
    assert rule.status == status


@pytest.mark.parametrize(
    ("name", "option"),
    [
        (name, option)
        for name in ("velten", "follow", "beet-size")
        for option in registry.readings(RULES)[name]
    ],
)
def test_each_option_is_our_reading_of_its_crux(name, option):
    """tre-kort-1774.q.velten, q.follow, q.beet-size."""
    rule = getattr(registry.rule_set(RULES, {name: option}), name.replace("-", "_"))
    assert (rule.value, rule.cites) == (option, (f"{RULES}.q.{name}",))
    assert rule.status == "inferred"


@pytest.mark.parametrize("value", [(1, 11), (3, 2), (2, 12)])
def test_a_number_of_players_that_cannot_be_dealt_to_is_refused(value):
    """tre-kort-1774.q.players, r4.b, r4.c."""
    rules = registry.rule_set(RULES)
    with pytest.raises(ValueError, match=r"^seats: "):
        replace(rules, seats=replace(rules.seats, value=value))


@pytest.mark.parametrize(
    ("table", "law"),
    [
        (undealt(2), "r4.a r3.a"),
        (undealt(2, *dealt("sa sk sq", "ha hk hq")), "r4.c"),
        (Table(TWO, phase="bid"), "r5.a r5.c"),
        (Table(TWO), "r6.c r6.a q.ace-falls"),
        (Table(TWO, turned="da"), "r6.c r6.a q.ace-falls q.velten"),
        (Table(TWO, "sa"), "r6.c q.ace-falls q.follow q.rank"),
        (Table("sa da c9 | s10 h9 dk | .", "da"), "q.follow q.rank"),
        (Table("sa d7 | s10 h9 | .", **SECOND), "r6.b r6.a"),
        (Table(STOCK, **FALLEN), "r6.c r6.b r6.a q.ace-falls q.velten"),
        (Table("dk c9 | s10 h9 | .", "dk", **FALLEN), "q.follow q.rank"),
        (Table(KEPT, **FALLEN), "r6.b r6.a"),
        (Table(MORE), "r10.a q.no-trump"),
        (Table("sa c9 | s10 h9 | s6 cj", **SECOND), "r10.a r10.b"),
        (Table("sa c9 | s10 h9 | s6 cj", "lay:sa", **SECOND), "r10.c q.rank"),
        (Table("sa | s10 | s6", **{**SECOND, "won": (1, 1, 0)}), "r10.d"),
        (Table(TWO, "pass", "pass", "pass", phase="bid", length="one-deal"), "q.length q.winners"),
    ],
)
def test_every_moment_has_its_law_whatever_is_held(table, law):
    """tre-kort-1774.r4.c, r5.c, r6.a, r6.b, r6.c, r10.a, r10.b, r10.c, r10.d, q.length."""
    cites = table.game.law_now(table.state).cites
    assert " ".join(name.removeprefix(f"{RULES}.") for name in cites) == law


def test_what_allows_a_choice_is_what_its_event_rests_on():
    """tre-kort-1774.r5.a, r5.c, r6.c, r10.b."""
    tables = (
        Table(TWO, phase="bid"),
        Table("sa da c9 | s10 h9 dk | ."),
        Table("sa c9 | s10 h9 | s6 cj", **SECOND),
        Table("sa c9 | s10 h9 | s6 cj", "lay:sa", **SECOND),
        Table(STOCK, **FALLEN),
    )
    for table in tables:
        for action in table.game.legal_actions(table.state):
            event = table.game.apply(table.state, action).events[0]
            assert table.game.allowing(table.state, action).cites == event.clauses


def test_what_may_be_tried_are_the_cards_that_a_duty_forbids():
    """tre-kort-1774.r10.a, r10.b."""
    tried = Table(MORE).game.attempts(Table(MORE).state)
    assert [str(one) for one in tried] == ["play:sa", "play:c9"]
    laying = Table("sa c9 | s10 h9 | s6 cj", **SECOND)
    assert laying.game.attempts(laying.state) == [], "every card may be laid"
    assert laying.game.attempts(Table(TWO, phase="bid").state) == []
