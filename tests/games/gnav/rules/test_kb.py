"""The Royal Library's fragment: its own order, strokes and stakes; the rest lent by 1774."""

from __future__ import annotations

import pytest

from gnav_core.core import registry
from tests.games.gnav.table import Table

RULES = "gnav-kb"


def show(hands: str, readings: dict[str, str] | None = None, **start) -> Table:
    """Deal these pieces; everybody stands, all show."""
    return Table(RULES, hands, *["stand"] * len(hands.split()), readings=readings, **start)


def test_the_fool_stands_above_the_null_and_the_owl_is_the_worst():
    """gnav-kb.r1.a, r1.b."""
    order = registry.rule_set(RULES).pieces.value
    assert order[-5:] == ("1", "fool", "0", "pot", "owl")
    assert len(order) == 21
    assert show("0 owl pot").score == [3, 2, 3]


def test_there_are_two_of_each():
    """gnav-kb.r1.c."""
    assert len(registry.new(RULES, 2).initial_state().bag) == 42


@pytest.mark.parametrize(("players", "allowed"), [(1, False), (2, True), (37, True), (38, False)])
def test_two_to_thirty_seven_play(players, allowed):
    """gnav-kb.r2.a."""
    if allowed:
        assert registry.new(RULES, players).players == players
        return
    with pytest.raises(registry.SetupError) as refused:
        registry.new(RULES, players)
    assert "gnav-kb.r2.a" in refused.value.clauses


def test_each_has_three_strokes_and_puts_in_one_stake():
    """gnav-kb.r2.b, r2.c."""
    state = registry.new(RULES, 4).initial_state()
    assert (state.score, state.pool) == ((3, 3, 3, 3), 4)


def test_the_fools_rules_hold_though_it_is_not_the_lowest():
    """gnav-kb.q.fool: the fool's holder loses, and the lowest other with him."""
    table = show("fool 7 owl")
    assert table.score == [2, 3, 2]
    assert table.lost() == [0, 2]


def test_every_rule_of_1774_says_that_it_is_supplied():
    """gnav-kb: each event on 1774's clauses names the lender."""
    table = show("fool 7 owl")
    lent = {event.supplied for event in table.events if event.kind != "showed"}
    assert lent == {"gnav-1774"}


def test_there_are_no_appeals_by_default():
    """gnav-kb.q.appeals."""
    table = show("7 9 10", score=(1, 2, 3))
    assert table.state.phase == "deal"
    assert table.refusal("appeal")
    asked = show("7 9 10", {"appeals": "three-each"}, score=(1, 2, 3))
    assert asked.state.phase == "appeal"


def test_the_cat_undoes_the_exchanges_as_in_1774():
    """gnav-1774.r17, supplied."""
    table = Table(RULES, "3 4 cat 7", "exchange", "exchange")
    assert table.held == "3 4 cat 7"


def test_with_numbers_only_the_fool_may_refuse_and_the_null_may_not():
    """gnav-1774.q.compelled, supplied."""
    reading = {"compelled": "numbers-only"}
    assert Table(RULES, "3 fool 9", "exchange", readings=reading).legal == ["accept", "refuse"]
    assert Table(RULES, "3 0 9", "exchange", readings=reading).held == "0 3 9"
