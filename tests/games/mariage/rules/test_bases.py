"""What the rules rest on that no event names, or names only beside something weaker."""

from __future__ import annotations

from dataclasses import replace

import pytest

from gnav_core.core import registry
from tests.games.mariage.table import LENDER, RULES, brief

BASES = {
    "pack": ("r0.a", "stated"),
    "seats": ("q.players", "inferred"),
    "answer": ("r2.b", "inferred"),
    "follow": ("q.follow", "inferred"),
    "hand": ("r1.b", "stated"),
    "packet": ("r1.b", "stated"),
    "first_lead": ("r2.a", "inferred"),
    "home": ("r2.b", "stated"),
    "counting": ("r2.c", "inferred"),
    "rest": ("101:r4.c", "inferred"),
    "trump_card": ("q.trump-card", "inferred"),
    "draw": ("q.draw", "inferred"),
    "meld_when": ("q.meld-when", "inferred"),
    "deals": ("q.deals", "inferred"),
    "draw_first": ("101:r6.a", "inferred"),
    "last_of": ("101:r7.a", "inferred"),
    "after_trick": ("r4.a", "stated"),
    "this_deal": ("q.this-deal", "inferred"),
    "before_stock_gone": ("r4.b", "stated"),
    "out": ("r5.a", "stated"),
    "though_others": ("r5.b", "stated"),
}


@pytest.mark.parametrize("name", BASES)
def test_a_rule_rests_on_its_clauses(name):
    """mariage-1774.r0.a, r1.b, r2.b, r2.c, r4.a, r4.b, r5.a, r5.b, q.players, q.deals."""
    cites, status = BASES[name]
    rule = getattr(registry.rule_set(RULES), name)
    assert " ".join(map(brief, rule.cites)) == cites
    assert rule.status == status


def test_whatever_is_lent_is_our_reading():
    """mariage-1774.r2.c: it says that one counts as there, and of what else is there nothing."""
    for rule in vars(registry.rule_set(RULES)).values():
        cites = getattr(rule, "cites", ())
        if any(clause.startswith(LENDER) for clause in cites):
            assert (rule.status, rule.supplied_from) == ("inferred", None)


def test_what_allows_a_meld_and_the_word_is_told_before():
    """mariage-1774.r3.a, r4.a, r4.b, r5.a, q.meld-when, q.once, q.this-deal, q.out-when."""
    rules = registry.rule_set(RULES)
    meld = " ".join(brief(clause) for rule in rules.may_meld for clause in rule.cites)
    assert meld == "r3.a r4.a r4.b q.meld-when q.once q.this-deal"
    out = " ".join(brief(clause) for rule in rules.may_say_out for clause in rule.cites)
    assert out == "r5.a q.out-when"


def test_each_draws_one_card():
    """mariage-1774.q.draw."""
    assert registry.rule_set(RULES).draw.crux == f"{RULES}.q.draw"


@pytest.mark.parametrize(
    ("name", "value"), [("seats", (1, 3)), ("packet", 0), ("hand", 5), ("hand", 0)]
)
def test_a_value_that_the_game_cannot_be_played_by_is_refused_by_name(name, value):
    """mariage-1774.q.players, r1.b."""
    rules = registry.rule_set(RULES)
    with pytest.raises(ValueError, match=f"^{name}: "):
        replace(rules, **{name: replace(getattr(rules, name), value=value)})
