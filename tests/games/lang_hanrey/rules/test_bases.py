"""What the rules rest on that no event names, or names only beside something weaker."""

from __future__ import annotations

from dataclasses import replace

import pytest

from gnav_core.core import registry
from tests.games.lang_hanrey.table import RULES, cited

BASES = {
    "lent": ("r0.a", "stated"),
    "pack": ("hanrey r0.a, q.pack", "inferred"),
    "ranks": ("hanrey q.ranks", "inferred"),
    "hand": ("r0.a, hanrey r3.a", "stated"),
    "turn": ("r0.a, hanrey r3.b", "stated"),
    "trump_card": ("q.trump-card", "inferred"),
    "seats": ("q.players", "inferred"),
    "first_lead": ("hanrey r4.a", "inferred"),
    "cannot": ("hanrey r4.b", "inferred"),
    "lead_again": ("hanrey r4.c", "inferred"),
    "draw_first": ("hanrey r4.d", "inferred"),
    "draw_on": ("hanrey r4.e", "inferred"),
    "kept": ("r4.b", "stated"),
    "best": ("r4.c", "stated"),
    "hands_stay": ("r5.a", "stated"),
    "tricks_up": ("r5.b", "stated"),
    "anew": ("r5.c", "inferred"),
    "second_tricks": ("q.second-tricks", "inferred"),
    "next_lead": ("r6.a", "inferred"),
    "trump": ("r0.a, hanrey r3.c, r6.b", "stated"),
    "alike": ("r7.a", "stated"),
    "not_all": ("r7.b", "inferred"),
    "loser": ("r8.a", "stated"),
    "out": ("r8.a, hanrey q.out", "inferred"),
}


@pytest.mark.parametrize("name", BASES)
def test_a_rule_rests_on_its_clauses(name):
    """lang-hanrey-1774.r0.a, r4.b, r4.c, r5.a, r6.a, r6.b, r7.a, r7.b, r8.a, hanrey-1774.q.out."""
    rule = getattr(registry.rule_set(RULES), name)
    assert (cited(rule.cites), rule.status) == BASES[name]


@pytest.mark.parametrize(
    ("name", "option"),
    [
        (name, option)
        for name, all_of_it in registry.readings(RULES).items()
        for option in all_of_it
    ],
)
def test_each_option_is_our_reading_of_its_crux(name, option):
    """lang-hanrey-1774.q.best-card, q.partial, q.draw."""
    rule = getattr(registry.rule_set(RULES, {name: option}), name.replace("-", "_"))
    assert (rule.value, cited(rule.cites), rule.status) == (option, f"q.{name}", "inferred")


@pytest.mark.parametrize(
    ("name", "value"), [("seats", (2, 3)), ("alike", 0), ("alike", 5), ("empty_hand", 0)]
)
def test_a_value_that_the_game_cannot_be_played_by_is_refused_by_name(name, value):
    """lang-hanrey-1774.q.players, r7.a, q.empty-hand."""
    rules = registry.rule_set(RULES)
    with pytest.raises(ValueError, match=f"^{name}: "):
        replace(rules, **{name: replace(getattr(rules, name), value=value)})
