"""A move made aside, while nobody asks, changes nothing at the table."""

from __future__ import annotations

import pytest

from gnav_core import web
from gnav_core.core import registry
from gnav_core.play.rehearsal import LONGEST, deal, rehearse
from tests.play.page import Page


def dealt(rules: str, people: int = 1) -> Page:
    least, _ = registry.rule_set(rules).seats.value
    page = Page()
    page.start(rules, people, least - people)
    return page


@pytest.mark.parametrize("rules", list(registry.SOURCES))
def test_a_move_made_aside_leaves_the_game_as_it_is(rules: str) -> None:
    page = dealt(rules)
    before = page.call("view", seat=0), page.call("save")
    answer = rehearse(page.table)
    assert answer is None or len(answer["events"]) >= len(before[0]["events"])
    assert (page.call("view", seat=0), page.call("save")) == before


def test_a_move_is_made_aside_in_most_games() -> None:
    """Where nobody is asked at the beginning none is."""
    made = [rules for rules in registry.SOURCES if rehearse(dealt(rules).table)]
    assert len(made) > len(registry.SOURCES) / 2


def test_warming_up_needs_no_game_and_nobody_who_is_asked() -> None:
    web.warm(Page().table)
    page = dealt("gnav-1774")
    page.call("finish", seat=0)
    web.warm(page.table)


@pytest.mark.parametrize("rules", list(registry.SOURCES))
def test_a_deal_aside_is_told_as_one_at_the_table_is(rules: str) -> None:
    least, _ = registry.rule_set(rules).seats.value
    page = Page()
    assert deal(rules).keys() == page.start(rules, 1, least - 1).keys()


def test_warming_up_without_a_game_leaves_the_table_empty() -> None:
    page = Page()
    web.DEALT.clear()
    web.warm(page.table)
    assert page.table.session is None
    assert {"gnav-1774", "piquet-1774"} <= web.DEALT


def test_of_a_long_game_none_is_made() -> None:
    page = dealt("gnav-1774")
    page.table.session.line.moves.extend(["stand"] * LONGEST)
    assert rehearse(page.table) is None
