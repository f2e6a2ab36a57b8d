"""What the rules rest on that no event names, or names only beside something weaker."""

from __future__ import annotations

from dataclasses import replace
from operator import attrgetter

import pytest

from gnav_core.core import registry
from tests.games.hanrey.table import RULES

BASES = {
    "hand": ("r3.a", "stated"),
    "trump_card": ("q.trump-card", "inferred"),
    "two.answer_later": ("r4.b", "inferred"),
    "two.take_all": ("r4.b", "inferred"),
    "more.answer_first": ("r5.b", "stated"),
    "more.complete": ("q.round", "inferred"),
    "draw_first": ("r4.d", "stated"),
    "draw_on": ("r4.e", "stated"),
}


@pytest.mark.parametrize("path", BASES)
def test_a_rule_rests_on_its_clauses(path):
    """hanrey-1774.r3.a, r4.b, r4.d, r4.e, r5.b, q.round, q.trump-card."""
    cites, status = BASES[path]
    rule = attrgetter(path)(registry.rule_set(RULES))
    assert rule.cites == tuple(f"{RULES}.{name}" for name in cites.split())
    assert rule.status == status


@pytest.mark.parametrize(
    ("name", "value"), [("seats", (1, 4)), ("seats", (4, 2)), ("one_card", 2), ("empty_hand", 0)]
)
def test_a_value_that_the_game_cannot_be_played_by_is_refused_by_name(name, value):
    """hanrey-1774.q.players, q.one-card, q.empty-hand."""
    rules = registry.rule_set(RULES)
    with pytest.raises(ValueError, match=f"^{name}: "):
        replace(rules, **{name: replace(getattr(rules, name), value=value)})
