"""What the rules rest on that no event names, or names only beside something weaker."""

from __future__ import annotations

from dataclasses import replace

import pytest

from gnav_core.core import registry
from tests.games.fem_kort.table import RULES, short

BASES = {
    "pack": ("r0.a", "stated"),
    "ranks": ("q.rank", "inferred"),
    "seats": ("r0.b q.players", "inferred"),
    "first_packet": ("r1.a byd:r3.a", "stated"),
    "stock": ("r1.a byd:r5.a", "stated"),
    "answer": ("r1.a byd:r7.a", "stated"),
    "in_turn": ("r1.a byd:r7.b", "stated"),
    "before_turn": ("r1.a byd:r8.a", "stated"),
    "follow": ("q.follow", "inferred"),
    "next_lead": ("q.leader", "inferred"),
    "last_lead": ("r11.a", "inferred"),
    "last_others": ("r11.b", "inferred"),
    "unbeaten": ("r11.a", "inferred"),
    "beaten": ("r11.b", "stated"),
    "stake": ("q.stake", "inferred"),
    "misdeal": ("r12.a byd:r16.a", "stated"),
}


@pytest.mark.parametrize("field", BASES)
def test_a_rule_rests_on_its_clauses_what_is_lent_on_both_texts(field):
    """fem-kort-1774.r0.a, r0.b, r1.a, r11.a, r11.b, r12.a, q.players, q.leader, q.stake."""
    cites, status = BASES[field]
    rule = getattr(registry.rule_set(RULES), field)
    assert (" ".join(map(short, rule.cites)), rule.status) == (cites, status)


def test_the_rules_cite_no_clause_of_byd_but_beside_the_one_that_borrows_it():
    """fem-kort-1774.r1.a, r12.a: rules 1 to 10, and 12 to 16."""
    rules = registry.rule_set(RULES)
    for field in rules.__dataclass_fields__:
        lent = [name for name in cites(rules, field) if name.startswith("byd")]
        for name in lent:
            number = int(name.removeprefix("byd-1774.r").partition(".")[0])
            borrower = "r1.a" if number <= 10 else "r12.a"
            assert f"{RULES}.{borrower}" in cites(rules, field)
            assert number != 11


@pytest.mark.parametrize(
    ("name", "value"), [("seats", (1, 7)), ("seats", (2, 8)), ("first_packet", 0)]
)
def test_a_value_that_the_game_cannot_be_played_by_is_refused_by_name(name, value):
    """fem-kort-1774.r0.b, q.players, byd-1774.r3.a."""
    rules = registry.rule_set(RULES)
    with pytest.raises(ValueError, match=f"^{name}: "):
        replace(rules, **{name: replace(getattr(rules, name), value=value)})


def cites(rules, field: str) -> tuple[str, ...]:
    """What a field rests on; the id of the source rests on nothing."""
    return getattr(getattr(rules, field), "cites", ())
