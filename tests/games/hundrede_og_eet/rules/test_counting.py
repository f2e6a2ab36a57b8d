"""What cards count, the last trick, a hundred and one, and from deal to deal."""

from __future__ import annotations

import pytest

from gnav_core.core import registry
from tests.games.hundrede_og_eet.table import RULES, Table

STOCK = "c6 c7 c8 d9"


def test_the_ace_counts_eleven():
    """hundrede-og-eet-1774.r4.a."""
    table = Table("ha s6 | h6 s7", "ha", "h6", stock=STOCK)
    assert table.counted() == [(0, 11, 11)]
    assert table.said("counted") == [("counted", 0, "r4.a", "r4.b", "r4.c")]
    assert table.position()["score"] == [11, 0]


@pytest.mark.parametrize(("card", "count"), [("h10", 10), ("hk", 4), ("hq", 3), ("hj", 2)])
def test_ten_king_queen_and_knave_count(card, count):
    """hundrede-og-eet-1774.r4.b."""
    assert Table(f"{card} s6 | h6 s7", card, "h6", stock=STOCK).counted() == [(0, count, count)]


@pytest.mark.parametrize("card", ["h9", "h8", "h7"])
def test_the_other_cards_count_nothing_and_nothing_is_told_of_it(card):
    """hundrede-og-eet-1774.r4.c."""
    table = Table(f"{card} s6 | h6 s7", card, "h6", stock=STOCK)
    assert table.counted() == []
    assert table.said("trick")[0][:2] == ("trick", 0)


def test_both_cards_count_for_the_taker_at_once():
    """hundrede-og-eet-1774.r3.a, q.count."""
    table = Table("h10 s6 | ha s7", "h10", "ha", stock=STOCK, score=(3, 5))
    assert table.counted() == [(1, 21, 26)]
    assert table.position()["score"] == [3, 26]


def test_a_deal_holds_a_hundred_and_twenty_and_ten():
    """hundrede-og-eet-1774.r4.a, r4.b, r4.c, r7.a."""
    rules = registry.rule_set(RULES)
    assert sum(rules.worths[card[1:]] for card in rules.cards) == 120
    assert rules.last_trick.value == 10


def test_the_last_trick_of_a_deal_counts_ten_besides():
    """hundrede-og-eet-1774.r7.a, q.last-trick."""
    table = Table("h9 | h8", "h9", "h8")
    assert table.counted() == [(0, 10, 10)]
    assert table.said("counted") == [("counted", 0, "r7.a", "q.last-trick")]
    assert Table("hk | h8", "hk", "h8").counted() == [(0, 4, 4), (0, 10, 14)]


def test_a_trick_before_the_last_brings_no_more_than_its_cards():
    """hundrede-og-eet-1774.r7.a."""
    assert Table("hk s6 | h8 s7", "hk", "h8").counted() == [(0, 4, 4)]


def test_whoever_first_has_a_hundred_and_one_has_won_in_the_middle_of_a_deal():
    """hundrede-og-eet-1774.r3.a, q.count."""
    table = Table("ha s6 | h6 s7", "ha", "h6", stock=STOCK, score=(90, 99))
    assert table.said("won") == [("won", None, "r3.a", "q.count")]
    position = table.position()
    assert (position["phase"], position["winners"], position["score"]) == ("over", [0], [101, 99])
    assert (position["to_move"], position["legal"], position["table"]) == (None, [], [])
    assert position["stock"] == 4


def test_a_hundred_is_not_enough_and_more_than_a_hundred_and_one_is():
    """hundrede-og-eet-1774.r3.a."""
    assert not Table("ha s6 | h6 s7", "ha", "h6", stock=STOCK, score=(89, 0)).said("won")
    assert Table("ha s6 | h10 s7", "ha", "h10", stock=STOCK, score=(95, 0)).said("won")


def test_the_last_trick_counts_before_it_is_asked_who_has_won():
    """hundrede-og-eet-1774.r7.a."""
    table = Table("h9 | h8", "h9", "h8", score=(91, 100))
    assert table.position()["winners"] == [0]
    assert table.game.outcome(table.state).reason == "has enough"


def test_the_counts_run_on_and_whoever_got_the_first_card_deals():
    """hundrede-og-eet-1774.q.deals, q.dealer-turn."""
    table = Table("h9 | h8", "h9", "h8", score=(40, 50))
    assert table.said("dealer") == [("dealer", 0, "byd-1774.r12.a", "q.dealer-turn")]
    position = table.position()
    assert (position["deal"], position["phase"], position["score"]) == (2, "deal", [50, 50])
    assert (position["trump"], position["turned"], position["tricks"]) == (None, [], [0, 0])
    assert (position["stock"], position["hands"]) == (36, [[], []])
    assert table.play("deal:s6").hands == ". | s6"


def test_the_other_player_leads_in_the_next_deal():
    """hundrede-og-eet-1774.q.first-lead, q.dealer-turn."""
    table = Table("h9 | h8", "h9", "h8")
    table.play(*(f"deal:{card}" for card in table.game.rules.cards[:12]), "turn:c6", "play:sa")
    assert table.said("led")[-1] == ("led", 1, "mariage-1774.r2.a", "q.first-lead")


def test_where_each_deal_is_a_game_nobody_need_win():
    """hundrede-og-eet-1774.q.deals: the other reading."""
    table = Table("h9 | h8", "h9", "h8", score=(60, 60), deals="one-deal")
    assert table.said("won") == [("won", None, "q.deals")]
    position = table.position()
    assert (position["phase"], position["winners"], position["score"]) == ("over", [], [70, 60])
    assert table.game.outcome(table.state).winners == ()
    assert table.game.returns(table.state) == [0.0, 0.0]


def test_where_each_deal_is_a_game_a_hundred_and_one_wins_too():
    """hundrede-og-eet-1774.q.deals, r3.a."""
    table = Table("h9 | h8", "h9", "h8", score=(91, 29), deals="one-deal")
    assert table.position()["winners"] == [0]
    assert table.game.returns(table.state) == [1.0, -1.0]


def test_nobody_can_need_a_third_deal():
    """hundrede-og-eet-1774.q.deals: two deals hold 260, and two players 200 at most before 101."""
    rules = registry.rule_set(RULES)
    held = sum(rules.worths[card[1:]] for card in rules.cards) + rules.last_trick.value
    assert 2 * held > 2 * (rules.number.value - 1)
