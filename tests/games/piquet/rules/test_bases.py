"""What the rules rest on that no event names, or names only beside something weaker."""

from __future__ import annotations

from dataclasses import replace

import pytest

from gnav_core.core import registry
from tests.games.piquet.table import NINETY, RULES, Table, undealt

BASES = {
    "pack": ("r0.a", "stated"),
    "seats": ("q.players", "inferred"),
    "answer": ("r8.a", "inferred"),
    "ranks": ("q.ranks", "inferred"),
    "packet": ("r1.a", "stated"),
    "hand": ("r1.a", "stated"),
    "heaps": ("r1.b", "stated"),
    "buys": ("r1.c", "stated"),
    "throw_first": ("r1.d", "stated"),
    "rommel": ("r2.a", "inferred"),
    "rommel_better": ("r2.b", "stated"),
    "quint": ("r3.a", "stated"),
    "several": ("r3.b q.several", "inferred"),
    "longer": ("r3.b q.long-sequence", "inferred"),
    "quart": ("r3.c", "stated"),
    "tierce": ("r3.d", "stated"),
    "quint_counts": ("r3.e", "stated"),
    "honour": ("r3.e", "stated"),
    "quart_counts": ("r3.f", "stated"),
    "tierce_counts": ("r3.f", "stated"),
    "four": ("r4.a", "inferred"),
    "alike": ("r4.a", "stated"),
    "three": ("r4.b", "stated"),
    "contest": ("q.contest", "inferred"),
    "open_hand": ("r5.a q.open-hand", "inferred"),
    "ninety": ("r6.a", "stated"),
    "honours_in_thirty": ("q.honours-in-30", "inferred"),
    "all_tricks": ("r10.a", "stated"),
    "besides": ("q.capot", "inferred"),
    "follow": ("q.follow", "inferred"),
    "dealer_melds": ("q.dealer-melds", "inferred"),
    "melding": ("q.melding", "inferred"),
    "thirty": ("r6.a", "stated"),
    "unanswered": ("r6.b", "stated"),
    "equal": ("r6.b", "stated"),
    "sixty": ("r9.a", "stated"),
    "leads_only": ("q.leads-only", "inferred"),
    "lead_counts": ("r9.a q.lead-counts", "inferred"),
    "honours": ("r11.a", "stated"),
    "one_honour": ("q.one-honour", "inferred"),
    "once": ("r11.b", "stated"),
    "ninety_and_sixty": ("q.ninety-and-sixty", "inferred"),
    "left_over": ("q.left-over", "inferred"),
    "unbought": ("q.unbought", "inferred"),
    "next_lead": ("q.next-lead", "inferred"),
    "game": ("q.game", "inferred"),
}


@pytest.mark.parametrize("name", BASES)
def test_a_rule_rests_on_its_clauses(name):
    """piquet-1774.r0.a, r1.a, q.players, q.ranks, q.unbought, q.left-over, r11.b."""
    rule = getattr(registry.rule_set(RULES), name)
    assert (" ".join(rule.cites).replace(f"{RULES}.", ""), rule.status) == BASES[name]


OTHERWISE = {
    "long-sequence": ("longer", "one-more"),
    "contest": ("contest", "each"),
    "open-hand": ("open_hand", "off"),
    "honours-in-30": ("honours_in_thirty", "yes"),
    "capot": ("besides", "besides"),
    "follow": ("follow", "free"),
    "several": ("several", "sequences"),
    "lead-counts": ("lead_counts", "melds-only"),
    "leads-only": ("leads_only", "all-play"),
    "ninety-and-sixty": ("ninety_and_sixty", "both"),
    "melding": ("melding", "shown"),
    "one-honour": ("one_honour", "twice"),
}


@pytest.mark.parametrize("crux", OTHERWISE)
def test_read_otherwise_it_rests_on_the_same(crux):
    """piquet-1774.r5.a, r3.b, q.long-sequence, q.contest, q.open-hand, q.honours-in-30, q.capot."""
    name, option = OTHERWISE[crux]
    rule = getattr(registry.rule_set(RULES, {crux: option}), name)
    assert (" ".join(rule.cites).replace(f"{RULES}.", ""), rule.status) == BASES[name]
    assert rule.value == option


@pytest.mark.parametrize(
    ("name", "value"),
    [("seats", (2, 3)), ("packet", 0), ("hand", 13), ("heaps", (5, 2)), ("heaps", (8,))],
)
def test_a_value_that_the_game_cannot_be_played_by_is_refused_by_name(name, value):
    """piquet-1774.r1.a, r1.b, q.players."""
    rules = registry.rule_set(RULES)
    with pytest.raises(ValueError, match=f"^{name}: "):
        replace(rules, **{name: replace(getattr(rules, name), value=value)})


def test_what_rules_each_moment_is_told():
    """piquet-1774.r1.a, r1.d, r12.a, r7.a, r8.a, q.ranks, q.game."""

    def law(table: Table) -> str:
        return " ".join(map(table.short, table.game.law_now(table.state).cites))

    assert law(undealt()) == "r1.a"
    assert law(Table(NINETY)) == "r1.d r12.a"
    assert law(Table(NINETY, "keep")) == "r1.d r12.b"
    drawing = "r1.c r1.b r12.a q.left-over q.unbought"
    assert law(Table(NINETY, "throw:h9+dk+ca")) == drawing
    assert law(Table("sa ha | s9 h9")) == "r7.a q.ranks"
    assert law(Table("sa ha | s9 h9", "sa")) == "r8.a q.follow q.ranks"
    assert law(Table("sa | s9", "sa", "s9")) == "q.game"
