"""The essays: what they say of the worst deal is played, and what they cite exists."""

from __future__ import annotations

import re

from gnav_core.core import registry
from scripts import tei
from scripts.pages import worst_deal
from tests.some import some

ESSAYS = tei.ROOT / "docs" / "essays"
LINK = re.compile(r"\]\(([^)]+)\)")
CLAUSE = re.compile(r"\[(1774|1917|Wikipedia|KB|German):(\d+)(?:\[([a-z])\])?\]\(([^)]+)\)")
NAMES = {"1774": "1774", "1917": "1917", "Wikipedia": "wikipedia", "KB": "kb", "German": "german"}


def test_the_worst_deal_draws_what_thirty_seven_players_leave() -> None:
    rules = registry.rule_set(worst_deal.RULES)
    players = rules.seats.value[1]
    drawn = worst_deal.draws(worst_deal.worst_hands(players), players - 5)
    assert len(drawn) == len(rules.full_bag) - players == 5
    assert [draw.left for draw in drawn] == [4, 3, 2, 1, 0]
    assert [len(draw.past) for draw in drawn] == [4, 3, 2, 1, 0]


def test_no_row_at_a_small_table_draws_more() -> None:
    table = worst_deal.tried_table()
    most = re.findall(r"<td[^>]*>(\d)</td>\s*</tr>", table)
    assert most == ["2", "3", "4", "5", "5", "5"]


def test_the_tables_are_filled_in() -> None:
    essay = worst_deal.fill((ESSAYS / "why-37.md").read_text("utf-8"))
    assert "<!--" not in essay
    assert essay.count('<table class="worked">') == 2
    assert "37th, the dealer" in essay


def test_a_clause_link_leads_to_the_clause_it_names() -> None:
    count = 0
    for path in some(ESSAYS.glob("*.md")):
        for source, rule, letter, href in CLAUSE.findall(path.read_text("utf-8")):
            anchor = f"#{letter}" if letter else ""
            assert href == f"../gnav-{NAMES[source]}/r{rule}/index.md{anchor}", path.name
            count += 1
    assert count >= 25


def test_the_essays_cite_nothing_that_is_not_held() -> None:
    for path in some(ESSAYS.glob("*.md")):
        assert not [to for to in LINK.findall(path.read_text("utf-8")) if "://" in to]


def test_the_story_is_as_long_as_a_newcomer_can_bear() -> None:
    story = (ESSAYS / "five-sources-one-game.md").read_text("utf-8").split("---\n", 2)[2]
    assert 900 <= len(LINK.sub("]", story).split()) <= 1300
