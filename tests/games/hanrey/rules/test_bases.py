"""What the rules rest on that no event names, or names only beside something weaker."""

from __future__ import annotations

from operator import attrgetter

import pytest

from gnav_core.core import registry
from tests.games.hanrey.table import RULES

BASES = {
    "hand": ("r3.a", "stated"),
    "trump_card": ("q.trump-card", "inferred"),
    "two.answer_later": ("r4.b", "stated"),
    "two.take_all": ("r4.b", "stated"),
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


def test_one_card_is_led_and_one_is_drawn_by_whoever_has_none():
    """hanrey-1774.q.one-card, q.empty-hand."""
    rules = registry.rule_set(RULES)
    assert (rules.one_card.value, rules.empty_hand.value) == (1, 1)
