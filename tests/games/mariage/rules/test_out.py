"""Saying oneself out: who has won, what an untrue word costs, and what if nobody says it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mariage.table import Table

STOCK = "c6 c7 c8 c9 d9"
HANDS = "ha s6 | h9 s7"


def test_he_who_says_himself_out_and_is_has_won():
    """mariage-1774.r5.a, r5.b, q.number, q.out-when."""
    table = Table(HANDS, "out", stock=STOCK, score=(101, 40))
    assert table.said("said-out", "won") == [
        ("said-out", 0, "r5.a"),
        ("won", None, "r5.a r5.b q.number"),
    ]
    assert table.winners == [0]
    assert table.game.returns(table.state) == [1.0, -1.0]


def test_even_if_the_other_had_his_full_number_before_him():
    """mariage-1774.r5.b."""
    table = Table(HANDS, "out", stock=STOCK, score=(101, 120), reached=(1, 0))
    assert table.winners == [0]


@pytest.mark.parametrize(("score", "winners"), [(100, [1]), (101, [0]), (130, [0])])
def test_the_full_number_is_a_hundred_and_one(score, winners):
    """mariage-1774.q.number."""
    assert Table(HANDS, "out", stock=STOCK, score=(score, 0)).winners == winners


def test_it_is_said_when_following_too_and_the_table_stays_as_it_lies():
    """mariage-1774.q.out-when."""
    table = Table(HANDS, "ha", "out", stock=STOCK, score=(0, 101))
    position = table.position()
    assert (position["table"], position["to_move"], position["legal"]) == ([[0, ["ha"]]], None, [])
    assert (position["terminal"], position["phase"], position["winners"]) == (True, "over", [1])


def test_it_may_be_that_only_who_is_to_lead_says_it():
    """mariage-1774.q.out-when: who was not out before is told that first only when he leads."""
    lead: Any = {"out_when": "lead"}
    table = Table(HANDS, "ha", stock=STOCK, score=(0, 101), **lead)
    assert table.refusal("out") == (
        "A player says that he is out only when he is to lead.",
        "q.out-when",
    )
    assert "out" in [str(one) for one in table.game.attempts(table.state)]
    assert Table(HANDS, "out", stock=STOCK, score=(101, 0), **lead).winners == [0]


def test_a_full_number_alone_ends_nothing():
    """mariage-1774.r5.a."""
    table = Table("ha s6 | h9 s7", "ha", "h9", stock=STOCK, score=(95, 0))
    assert table.score == (106, 0)
    assert (table.turn, table.position()["reached"]) == ("draw 0", [0])


def test_a_mariage_can_bring_the_full_number():
    """mariage-1774.r3.a, q.number."""
    table = Table("hk hq | h9 s7", "meld:h", stock=STOCK, taken="c6 c7 | .", score=(81, 0))
    assert table.position()["reached"] == [0]
    assert table.play("out").winners == [0]


def test_who_says_so_and_is_not_has_lost_and_the_others_have_won():
    """mariage-1774.q.false-out."""
    table = Table("ha s6 | h9 s7 | h8 s8", "out", stock=STOCK, score=(100, 0, 0))
    assert table.said("not-out", "won") == [
        ("not-out", 0, "r5.a"),
        ("won", None, "q.false-out"),
    ]
    assert table.winners == [1, 2]
    assert table.position()["score"] == [100, 0, 0]


def test_or_he_plays_on_and_may_not_say_it_again():
    """mariage-1774.q.false-out."""
    table = Table(HANDS, "out", stock=STOCK, score=(100, 0), false_out="goes-on")
    assert (table.kinds(), table.turn) == (["said-out", "not-out"], "play 0")
    assert table.legal == "s6 ha"
    why, clauses = table.refusal("out")
    assert clauses == "q.false-out"
    assert why == (
        "Seat 0 was not out, and may say it again only after taking a trick or melding a Mariage."
    )


def test_until_he_has_taken_a_trick():
    """mariage-1774.q.false-out."""
    table = Table("ha s6 | h9 s7", "out", "s6", "s7", stock=STOCK, false_out="goes-on")
    table.play("draw:c6", "draw:c7", "c6")
    assert table.legal == "ha c7"
    taken = Table("ha s6 | h9 s7", "out", "ha", "h9", stock=STOCK, false_out="goes-on")
    assert "out" in taken.play("draw:c6", "draw:c7").legal


def test_or_melded():
    """mariage-1774.q.false-out."""
    table = Table("hk hq | h9 s7", "out", stock=STOCK, taken="c6 c7 | .", false_out="goes-on")
    assert "out" not in table.legal
    assert "out" in table.play("meld:h").legal


def test_nor_in_the_next_deal_before_he_has():
    """mariage-1774.q.false-out."""
    table = Table("h9 | ha", "out", "h9", "ha", false_out="goes-on")
    assert table.position()["deal"] == 2
    deal = "hk hq s6 ha h9 h8 s7 s8 s9 h7 h6 hj".split()
    table.play(*(f"deal:{card}" for card in deal), "turn:d9", "hk")
    assert table.turn == "play 0"
    assert "out" not in table.legal


def test_the_other_may_say_it_all_the_same():
    """mariage-1774.q.false-out."""
    table = Table(HANDS, "out", "ha", stock=STOCK, score=(100, 101), false_out="goes-on")
    assert table.play("out").winners == [1]


def test_if_nobody_says_it_he_who_came_to_it_first_has_won_when_the_deal_is_over():
    """mariage-1774.q.unsaid; hundrede-og-eet-1774.r3.a."""
    table = Table("h6 | ha", "h6", "ha", score=(101, 90), reached=(0,))
    assert table.position()["reached"] == [0, 1]
    assert table.said("won") == [("won", None, "r2.c 101:r3.a q.unsaid")]
    assert table.winners == [0]


def test_the_last_trick_counts_before_the_full_number_is_looked_for():
    """mariage-1774.q.unsaid; hundrede-og-eet-1774.r7.a."""
    table = Table("h6 | ha", "h6", "ha", score=(0, 80))
    assert (table.score, table.winners) == ((0, 101), [1])


@pytest.mark.parametrize("deals", ["runs-on", "one-deal"])
def test_so_it_is_where_each_deal_is_a_game_too(deals):
    """mariage-1774.q.unsaid, q.deals."""
    table = Table("h6 | ha", "h6", "ha", score=(0, 80), deals=deals)
    assert (table.winners, table.kinds()[-1]) == ([1], "won")
