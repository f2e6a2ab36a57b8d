"""What the rules rest on that no event names, or names only beside something else."""

from __future__ import annotations

from operator import attrgetter

import pytest

from gnav_core.core import registry
from tests.games.styrvolt.table import RULES, Table, dealt, undealt

BASES = {
    "pack": ("r0.a", "stated"),
    "seats": ("r0.a", "stated"),
    "left_out": ("q.pack", "inferred"),
    "ranks": ("r4.d", "stated"),
    "velten": ("q.velten", "inferred"),
    "exchange_order": ("q.exchange-order", "inferred"),
    "silence": ("r3.a", "stated"),
    "powers": ("q.powers", "inferred"),
    "double": ("r7.a", "stated"),
}


@pytest.mark.parametrize("path", BASES)
def test_a_rule_rests_on_its_clauses(path):
    """styrvolt-1774.r0.a, r3.a, r4.d, r7.a, q.pack, q.velten, q.exchange-order, q.powers."""
    cites, status = BASES[path]
    rule = attrgetter(path)(registry.rule_set(RULES))
    assert rule.cites == tuple(f"{RULES}.{name}" for name in cites.split())
    assert rule.status == status


@pytest.mark.parametrize(
    ("table", "law"),
    [
        (undealt(), "r1.c q.under"),
        (undealt("under:h2"), "r2.a"),
        (dealt("h2"), "r2.b q.same-suit q.velten"),
        (dealt("s2", "turn:h3", "turn:d4"), "r2.c q.ten q.exchange-order"),
        (dealt("h2", "turn:h3", "turn:d4"), "r1.d r2.c q.under q.ten q.exchange-order"),
        (dealt("h2", "turn:h3", "turn:d4", "keep"), "r2.c q.ten q.exchange-order"),
        (Table("sa | h6 | c2 | d2", "sa"), "r4.a r4.b r4.c r4.d q.follow q.powers"),
    ],
)
def test_every_moment_has_its_law(table, law):
    """styrvolt-1774.r1.c, r1.d, r2.a, r2.b, r2.c: who is asked for what, only he knows."""
    cites = table.game.law_now(table.state).cites
    assert " ".join(name.removeprefix(f"{RULES}.") for name in cites) == law


def test_what_allows_a_choice_is_what_its_event_rests_on():
    """styrvolt-1774.r1.d, r2.c, r6.a, q.follow."""
    tables = [
        dealt("h2", "turn:h3", "turn:d4"),
        dealt("s2", "turn:h3", "turn:d4"),
        Table("sa s7 | h6 | c2 | d2"),
        Table("sa s7 | h6 d7 | c2 | d2", "sa"),
    ]
    for table in tables:
        for action in table.game.legal_actions(table.state):
            event = table.game.apply(table.state, action).events[0]
            assert table.game.allowing(table.state, action).cites == event.clauses
