"""What the rules rest on that no event names, or names only beside something else."""

from __future__ import annotations

from dataclasses import replace
from operator import attrgetter

import pytest

from gnav_core.core import registry
from tests.games.styrvolt.table import RULES, Table, dealt, undealt

BASES = {
    "pack": ("r0.a", "stated"),
    "seats": ("r0.a", "stated"),
    "answer": ("r5.a", "inferred"),
    "follow": ("q.follow", "inferred"),
    "lead_when": ("q.leaders", "inferred"),
    "left_out": ("q.pack", "inferred"),
    "ranks": ("r4.d q.pack", "inferred"),
    "velten": ("q.velten", "inferred"),
    "exchange_order": ("q.exchange-order", "inferred"),
    "laid_out": ("r1.d", "stated"),
    "silence": ("r3.a", "stated"),
    "beaters": ("r4.b", "stated"),
    "leaders": ("r4.c", "stated"),
    "powers": ("q.powers", "inferred"),
    "jan": ("r5.b", "stated"),
    "double": ("r7.a", "stated"),
}


@pytest.mark.parametrize("path", BASES)
def test_a_rule_rests_on_its_clauses(path):
    """styrvolt-1774.r0.a, r1.d, r4.b, r4.c, r4.d, r5.b, r7.a, q.pack, q.exchange-order."""
    cites, status = BASES[path]
    rule = attrgetter(path)(registry.rule_set(RULES))
    assert rule.cites == tuple(f"{RULES}.{name}" for name in cites.split())
    assert rule.status == status


@pytest.mark.parametrize("option", registry.readings(RULES)["powers"])
def test_what_the_lesser_beaters_beat_is_our_reading_whichever_it_is(option):
    """styrvolt-1774.q.powers: a plain card that holds against one rests on its rank besides."""
    assert registry.rule_set(RULES, {"powers": option}).powers.status == "inferred"


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("seats", (2, 4)),
        ("left_out", ()),
        ("left_out", ("10",)),
        ("packet", 0),
        ("hand", 10),
        ("hand", 12),
        ("five", 6),
    ],
)
def test_a_value_that_the_game_cannot_be_played_by_is_refused_by_name(name, value):
    """styrvolt-1774.r0.a, r2.a, r5.a, q.pack: of nine tricks one pair has five."""
    rules = registry.rule_set(RULES)
    with pytest.raises(ValueError, match=f"^{name}: "):
        replace(rules, **{name: replace(getattr(rules, name), value=value)})


@pytest.mark.parametrize(
    ("table", "law"),
    [
        (undealt(), "r1.c q.under"),
        (undealt("under:h2"), "r2.a"),
        (dealt("h2"), "r2.b q.same-suit q.velten"),
        (dealt("s2", "turn:h3", "turn:d4"), "r2.c q.ten q.exchange-order"),
        (dealt("h2", "turn:h3", "turn:d4"), "r1.d q.under q.exchange-order"),
        (dealt("h2", "turn:h3", "turn:d4", "keep"), "r2.c q.ten q.exchange-order"),
        (Table("sa | h6 | c2 | d2", "sa"), "r4.a r4.b r4.c r4.d q.follow q.powers q.pack"),
    ],
)
def test_every_moment_has_its_law(table, law):
    """styrvolt-1774.r1.c, r1.d, r2.a, r2.b, r2.c: all see which card is asked for."""
    cites = table.game.law_now(table.state).cites
    assert " ".join(name.removeprefix(f"{RULES}.") for name in cites) == law


def test_what_allows_a_choice_is_what_its_event_rests_on():
    """styrvolt-1774.r1.d, r2.c, r6.a, q.follow."""
    tables = [
        dealt("h2", "turn:h3", "turn:d4"),
        dealt("s2", "turn:h3", "turn:d4"),
        Table("sa s7 | h6 | c2 | d2"),
        Table("sa s7 | h6 d7 | c2 | d2", "sa"),
    ]
    for table in tables:
        for action in table.game.legal_actions(table.state):
            event = table.game.apply(table.state, action).events[0]
            assert table.game.allowing(table.state, action).cites == event.clauses
