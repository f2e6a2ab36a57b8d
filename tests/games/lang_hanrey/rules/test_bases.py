"""What the rules rest on that no event names, or names only beside something weaker."""

from __future__ import annotations

import pytest

from gnav_core.core import registry
from tests.games.lang_hanrey.table import RULES, cited

BASES = {
    "lent": ("r0.a", "stated"),
    "pack": ("hanrey r0.a, q.pack", "inferred"),
    "hand": ("hanrey r3.a", "stated"),
    "turn": ("hanrey r3.b", "stated"),
    "trump_card": ("q.trump-card", "inferred"),
    "seats": ("q.players", "inferred"),
    "cannot": ("hanrey r4.b", "inferred"),
    "kept": ("r4.b", "stated"),
    "best": ("r4.c", "stated"),
    "hands_stay": ("r5.a", "stated"),
    "next_lead": ("r6.a", "stated"),
    "trump": ("r6.b", "stated"),
    "alike": ("r7.a", "stated"),
    "not_all": ("r7.b", "stated"),
    "loser": ("r8.a", "stated"),
    "out": ("r8.a, hanrey q.out", "inferred"),
}


@pytest.mark.parametrize("name", BASES)
def test_a_rule_rests_on_its_clauses(name):
    """lang-hanrey-1774.r0.a, r4.b, r4.c, r5.a, r6.a, r6.b, r7.a, r7.b, r8.a, hanrey-1774.q.out."""
    rule = getattr(registry.rule_set(RULES), name)
    assert (cited(rule.cites), rule.status) == BASES[name]


def test_four_alike_may_be_led_and_one_is_drawn_by_whoever_has_none():
    """lang-hanrey-1774.r7.a, q.empty-hand."""
    rules = registry.rule_set(RULES)
    assert (rules.alike.value, rules.empty_hand.value) == (4, 1)
