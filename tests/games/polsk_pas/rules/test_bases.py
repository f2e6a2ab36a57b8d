"""What the rules rest on that no event names, or names only beside something weaker."""

from __future__ import annotations

from dataclasses import replace
from operator import attrgetter

import pytest

from gnav_core.core import registry
from gnav_core.games.polsk_pas.sources.polsk_pas_1774 import PACKETS
from tests.games.polsk_pas.table import HANDS, RULES, Table, dealt, undealt

BASES = {
    "pack": ("r0.a", "stated"),
    "seats": ("r0.a", "inferred"),
    "answer": ("r7.a", "inferred"),
    "in_pack": ("r0.a", "inferred"),
    "packet": ("q.packet", "inferred"),
    "take": ("r2.a", "stated"),
    "bound": ("r2.b", "stated"),
    "lay_away": ("r3.a", "stated"),
    "discard": ("q.discard", "inferred"),
    "knaves": ("r4.a", "stated"),
    "trumps": ("r4.b", "stated"),
    "others_say": ("r5.b", "stated"),
    "others_again": ("r6.b", "inferred"),
    "two": ("r7.a q.two-tricks", "inferred"),
    "three": ("r7.b", "stated"),
    "beet": ("r8.a", "stated"),
    "stake": ("r9.a q.stake", "inferred"),
    "vole_failed": ("r9.b", "stated"),
    "vole_when": ("q.vole", "inferred"),
    "beet_size": ("q.beet-size", "inferred"),
    "doubled": ("r10.a q.beet-size", "inferred"),
    "own_beet": ("q.own-beet", "inferred"),
    "nothing_added": ("r11.a", "stated"),
    "winners": ("q.winners", "inferred"),
}
VOLE = "ha hk hq | c10 ca sk | s9 sa sq | d9 dk dq"


@pytest.mark.parametrize("path", BASES)
def test_a_rule_rests_on_its_clauses(path):
    """polsk-pas-1774.r0.a, r2.b, r4.a, r4.b, r5.b, r7.a, r8.a, r9.b, r10.a, r11.a, q.own-beet."""
    cites, status = BASES[path]
    rule = attrgetter(path)(registry.rule_set(RULES))
    assert rule.cites == tuple(f"{RULES}.{name}" for name in cites.split())
    assert rule.status == status


@pytest.mark.parametrize(
    ("name", "option"),
    [
        (name, option)
        for name, all_of_it in registry.readings(RULES).items()
        for option in all_of_it
    ],
)
def test_each_option_is_our_reading_of_its_crux(name, option):
    """polsk-pas-1774.q.packet, q.turn-up, q.turn-up-when, q.follow, q.two-tricks, q.beet-size."""
    rule = getattr(registry.rule_set(RULES, {name: option}), name.replace("-", "_"))
    value = PACKETS[option] if name == "packet" else option
    assert (rule.value, rule.cites) == (value, (f"{RULES}.q.{name}",))
    assert rule.status == "inferred"


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("seats", (1, 4)),
        ("seats", (4, 5)),
        ("packet", ()),
        ("packet", (0, 5)),
        ("hand", 0),
        ("hand", 6),
        ("stake", 0),
    ],
)
def test_a_value_that_the_game_cannot_be_played_by_is_refused_by_name(name, value):
    """polsk-pas-1774.r0.a, r1.a, q.packet, q.stake."""
    rules = registry.rule_set(RULES)
    with pytest.raises(ValueError, match=f"^{name}: "):
        replace(rules, **{name: replace(getattr(rules, name), value=value)})


@pytest.mark.parametrize(
    ("table", "law"),
    [
        (undealt(), "r1.a q.packet"),
        (undealt(*dealt(), turn_up_when="before-bidding"), "r2.a q.turn-up-when"),
        (Table(HANDS), "r5.a q.first-round"),
        (Table(HANDS, "pass"), "r5.b q.first-round"),
        (Table(HANDS, *["pass"] * 4), "r6.a"),
        (Table(HANDS, "pass", "pass", "pass", "take"), "r3.a q.discard"),
        (Table(HANDS, plays=0), "r4.a r4.b q.leader q.plain-rank"),
        (
            Table(VOLE, turned="s10", trump="h", plays=0, takers=(0, 0)),
            "r4.a r4.b r9.a q.leader q.plain-rank q.vole",
        ),
        (Table(HANDS, *["pass"] * 8, length="one-deal"), "q.length q.winners"),
    ],
)
def test_every_moment_has_its_law(table, law):
    """polsk-pas-1774.r1.a, r5.a, r6.a, r3.a, r4.a, r9.a, q.discard, q.vole, q.winners."""
    cites = table.game.law_now(table.state).cites
    assert " ".join(map(table.short, cites)) == law


def test_what_allows_a_choice_is_what_its_event_rests_on():
    """polsk-pas-1774.r2.a, r3.a, r5.a, r6.b, r9.a, q.turn-up-when."""
    bids = [[], ["pass"] * 3, ["pass"] * 5, [*["pass"] * 3, "take"]]
    offered = undealt(*dealt(), turn_up_when="before-bidding")
    for table in (*(Table(HANDS, *moves) for moves in bids), offered):
        for action in table.game.legal_actions(table.state):
            event = table.game.apply(table.state, action).events[0]
            assert table.game.allowing(table.state, action).cites == event.clauses
