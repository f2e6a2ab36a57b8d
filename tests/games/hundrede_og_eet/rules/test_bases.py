"""What the rules rest on that no event names, or names only beside something weaker."""

from __future__ import annotations

from dataclasses import replace
from operator import attrgetter

import pytest

from gnav_core.core import registry
from tests.games.hundrede_og_eet.table import RULES

BASES = {
    "pack": ("r0.a", "stated"),
    "seats": ("r0.b q.players", "inferred"),
    "answer": ("r3.a", "inferred"),
    "follow": ("q.follow", "inferred"),
    "packet": ("r2.a", "stated"),
    "turn": ("r2.b", "inferred"),
    "number": ("r3.a", "stated"),
    "ace": ("r4.a", "stated"),
    "others": ("r4.b", "stated"),
    "rest": ("r4.c", "stated"),
    "trump": ("r5.a", "inferred"),
    "draw_first": ("r6.a", "stated"),
    "last_trick": ("r7.a", "stated"),
    "trump_card": ("q.trump-card", "inferred"),
    "deals": ("q.deals", "inferred"),
}


@pytest.mark.parametrize("path", BASES)
def test_a_rule_rests_on_its_clauses(path):
    """hundrede-og-eet-1774.r0.a, r0.b, r2.a, r2.b, r3.a, r4.a, r4.b, r4.c, r5.a, r6.a, r7.a,
    q.deals, q.players, q.trump-card.
    """
    cites, status = BASES[path]
    rule = attrgetter(path)(registry.rule_set(RULES))
    assert rule.cites == tuple(f"{RULES}.{name}" for name in cites.split())
    assert rule.status == status


def test_what_the_text_leaves_out_others_lend():
    """hundrede-og-eet-1774.q.first-lead, q.dealer-turn."""
    rules = registry.rule_set(RULES)
    assert rules.first_lead.supplied_from == "mariage-1774"
    assert rules.dealer_turn.supplied_from == "byd-1774"


def test_one_card_each_is_drawn():
    """hundrede-og-eet-1774.q.draw."""
    assert registry.rule_set(RULES).draw.crux == f"{RULES}.q.draw"


@pytest.mark.parametrize(
    ("name", "value"), [("seats", (1, 2)), ("packet", 0), ("hand", 7), ("hand", 0)]
)
def test_a_value_that_the_game_cannot_be_played_by_is_refused_by_name(name, value):
    """hundrede-og-eet-1774.q.players, r2.a, q.hand."""
    rules = registry.rule_set(RULES)
    with pytest.raises(ValueError, match=f"^{name}: "):
        replace(rules, **{name: replace(getattr(rules, name), value=value)})
