"""What the rules rest on that no event names, or names only beside something weaker."""

from __future__ import annotations

import pytest

from gnav_core.core import registry
from tests.games.piquet.table import NINETY, RULES, Table, undealt

BASES = {
    "pack": ("r0.a", "stated", None),
    "seats": ("q.players", "inferred", (2, 2)),
    "ranks": ("q.ranks", "inferred", ("a", "k", "q", "j", "10", "9", "8", "7")),
    "packet": ("r1.a", "stated", 2),
    "hand": ("r1.a", "stated", 12),
    "heaps": ("r1.b", "stated", (5, 3)),
    "buys": ("r1.c", "stated", None),
    "throw_first": ("r1.d", "stated", None),
    "rommel": ("r2.a", "stated", None),
    "rommel_better": ("r2.b", "stated", None),
    "quint": ("r3.a", "stated", 5),
    "longer": ("r3.b q.long-sequence", "inferred", "quint"),
    "quart": ("r3.c", "stated", 4),
    "tierce": ("r3.d", "stated", 3),
    "quint_counts": ("r3.e", "stated", 15),
    "honour": ("r3.e", "stated", 10),
    "quart_counts": ("r3.f", "stated", 4),
    "tierce_counts": ("r3.f", "stated", 3),
    "four": ("r4.a", "stated", 14),
    "alike": ("r4.a", "stated", ("a", "k", "q", "j", "10")),
    "three": ("r4.b", "stated", 3),
    "contest": ("q.contest", "inferred", "best"),
    "open_hand": ("r5.a q.open-hand", "inferred", "carte-blanche"),
    "ninety": ("r6.a", "stated", 90),
    "honours_in_thirty": ("q.honours-in-30", "inferred", "no"),
    "all_tricks": ("r10.a", "stated", 40),
    "besides": ("q.capot", "inferred", "instead"),
    "follow": ("q.follow", "inferred", "must"),
    "dealer_melds": ("q.dealer-melds", "inferred", None),
    "melding": ("q.melding", "inferred", None),
    "thirty": ("r6.a", "stated", 30),
    "unanswered": ("r6.b", "stated", None),
    "equal": ("q.equal-30", "inferred", None),
    "sixty": ("r9.a", "stated", 60),
    "leads_only": ("q.leads-only", "inferred", None),
    "honours": ("r11.a", "stated", None),
    "once": ("r11.b", "stated", None),
    "left_over": ("q.left-over", "inferred", None),
    "unbought": ("q.unbought", "inferred", None),
    "next_lead": ("q.next-lead", "inferred", None),
    "game": ("q.game", "inferred", None),
}


@pytest.mark.parametrize("name", BASES)
def test_a_rule_rests_on_its_clauses(name):
    """piquet-1774.r0.a, r1.a, q.players, q.ranks, q.unbought, q.left-over, r11.b."""
    cites, status, value = BASES[name]
    rule = getattr(registry.rule_set(RULES), name)
    assert (" ".join(rule.cites).replace(f"{RULES}.", ""), rule.status) == (cites, status)
    assert getattr(rule, "value", None) == value


OTHERWISE = {
    "long-sequence": ("longer", "one-more"),
    "contest": ("contest", "each"),
    "open-hand": ("open_hand", "off"),
    "honours-in-30": ("honours_in_thirty", "yes"),
    "capot": ("besides", "besides"),
    "follow": ("follow", "free"),
}


@pytest.mark.parametrize("crux", OTHERWISE)
def test_read_otherwise_it_rests_on_the_same(crux):
    """piquet-1774.r5.a, r3.b, q.long-sequence, q.contest, q.open-hand, q.honours-in-30, q.capot."""
    name, option = OTHERWISE[crux]
    rule = getattr(registry.rule_set(RULES, {crux: option}), name)
    cites, status, _ = BASES[name]
    assert (" ".join(rule.cites).replace(f"{RULES}.", ""), rule.status) == (cites, status)
    assert rule.value == option


def test_what_rules_each_moment_is_told():
    """piquet-1774.r1.a, r1.d, r12.a, r7.a, q.ranks, q.game."""

    def law(table: Table) -> str:
        return " ".join(map(table.short, table.game.law_now(table.state).cites))

    assert law(undealt()) == "r1.a"
    assert law(Table(NINETY)) == "r1.d r12.a"
    assert law(Table(NINETY, "keep")) == "r1.d r12.b"
    drawing = "r1.c r1.b r12.a q.left-over q.unbought"
    assert law(Table(NINETY, "throw:h9+dk+ca")) == drawing
    assert law(Table("sa ha | s9 h9")) == "r7.a q.ranks"
    assert law(Table("sa ha | s9 h9", "sa")) == "q.follow q.ranks"
    assert law(Table("sa | s9", "sa", "s9")) == "q.game"
