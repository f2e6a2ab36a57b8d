"""The bid on the last card, those who bid with the bidder, and who wins what was bid."""

from __future__ import annotations

import pytest

from tests.games.byd.table import Table

LAST = "h9 | ha | s8 | hk"


def test_the_bidder_bids_one_to_five_stakes_or_passes():
    """byd-1774.r11.a, q.bid-limit."""
    assert Table(LAST).legal == "bid:1 bid:2 bid:3 bid:4 bid:5 pass"
    assert Table(LAST, bid_limit="1").legal == "bid:1 pass"
    table = Table(LAST, "bid:3")
    assert table.said("bid") == [("bid", 0, "r11.a", "q.bid-limit")]
    assert table.position()["bids"] == [3, None, None, None]


def test_where_he_passes_nobody_has_won_and_nothing_is_paid():
    """byd-1774.q.no-bid."""
    table = Table(LAST, "pass")
    assert table.said("passed", "dealer", "unbid") == [
        ("passed", 0, "r11.a", "q.no-bid"),
        ("dealer", 0, "r12.a"),
        ("unbid", 0, "q.no-bid"),
    ]
    assert table.ended == ([], [0, 0, 0, 0])
    outcome = table.game.outcome(table.state)
    assert (outcome.reason, outcome.clauses) == ("nothing bid", ("byd-1774.q.no-bid",))


def test_the_others_are_asked_once_each_from_the_bidders_left():
    """byd-1774.q.bid-order."""
    table = Table(LAST, "bid:3", lead=2)
    assert table.turn == "bid-with 3"
    table.play("pass")
    assert table.turn == "bid-with 0"
    table.play("bid:1")
    assert table.turn == "bid-with 1"
    table.play("bid:2")
    assert table.turn == "show 2"
    assert table.said("bid", "passed")[1:] == [
        ("passed", 3, "r11.c", "q.bid-order"),
        ("bid", 0, "r11.b", "q.bid-with"),
        ("bid", 1, "r11.b", "q.bid-with"),
    ]


def test_nobody_bids_more_than_the_bidder():
    """byd-1774.r11.b, q.bid-with."""
    table = Table(LAST, "bid:2")
    assert table.legal == "bid:1 bid:2 pass"
    assert table.refusal("bid:3") == "r11.b"


def test_the_same_may_have_to_be_bid_or_nothing():
    """byd-1774.q.bid-with."""
    table = Table(LAST, "bid:4", bid_with="same")
    assert table.legal == "bid:4 pass"
    assert table.refusal("bid:3") == "r11.b q.bid-with"


def test_where_nobody_bids_with_him_he_has_won_and_shows_no_card():
    """byd-1774.q.nobody-bids."""
    table = Table(LAST, "bid:5", "pass", "pass", "pass")
    assert table.said("won") == [("won", 0, "r11.c", "q.nobody-bids")]
    assert table.ended == ([0], [0, 0, 0, 0])
    assert table.hands == LAST
    assert table.position()["tricks"] == [4, 0, 0, 0]


def test_the_bidder_shows_his_card_and_then_those_who_bid_with_him():
    """byd-1774.r11.c, r11.d, q.who-shows: who has passed keeps his."""
    table = Table(LAST, "bid:2", "pass", "bid:2", "bid:1")
    assert (table.turn, table.legal) == ("show 0", "h9")
    table.play("h9")
    assert (table.turn, table.legal) == ("show 2", "s8")
    table.play("s8", "hk")
    assert table.said("played", "trick") == [
        ("played", 0, "r11.c"),
        ("played", 2, "r11.d"),
        ("played", 3, "r11.d"),
        ("trick", 3, "q.rank"),
    ]
    assert table.hands == ". | ha | . | ."


def test_whoever_beats_the_bidders_card_highest_gets_what_each_other_bid():
    """byd-1774.r11.d, q.pot."""
    table = Table("h9 | ha | s8 | hk", "bid:3", "bid:1", "bid:2", "bid:3", "h9", "ha", "s8", "hk")
    assert table.said("won") == [("won", 1, "r11.d", "q.pot")]
    assert table.ended == ([1], [-3, 8, -2, -3])
    assert table.position()["tricks"] == [4, 1, 0, 0]
    assert table.game.returns(table.state) == [-3.0, 8.0, -2.0, -3.0]


def test_where_nobody_beats_it_the_bidder_has_won():
    """byd-1774.q.unbeaten, q.pot: lent by Fem Kort."""
    table = Table("h9 | ca | s8 | h6", "bid:3", "bid:1", "pass", "bid:3", "h9", "ca", "h6")
    assert table.said("won") == [("won", 0, "r11.d", "fem-kort-1774.r11.a", "q.pot", "q.unbeaten")]
    assert table.events[-1].supplied == "fem-kort-1774"
    assert table.ended == ([0], [4, -1, 0, -3])


@pytest.mark.parametrize(
    ("moves", "reason"),
    [
        ("bid:1 pass pass pass", "nobody bid with him"),
        ("bid:1 pass bid:1 pass h9 s8", "unbeaten"),
        ("bid:1 bid:1 pass pass h9 ha", "beat highest"),
    ],
)
def test_the_outcome_says_why_and_by_which_clause(moves, reason):
    """byd-1774.r11.c, r11.d, q.nobody-bids, q.unbeaten."""
    table = Table(LAST, *moves.split())
    outcome = table.game.outcome(table.state)
    assert outcome.reason == reason
    assert outcome.clauses


def test_everybody_may_have_to_show_and_wins_what_was_bid_though_he_bid_nothing():
    """byd-1774.q.who-shows, r11.d, q.pot."""
    table = Table(LAST, "bid:2", "pass", "pass", "bid:1", who_shows="everybody")
    for seat, card in enumerate(("h9", "ha", "s8", "hk")):
        assert table.turn == f"show {seat}"
        table.play(card)
    assert table.said("played") == [
        ("played", 0, "r11.c"),
        ("played", 1, "r11.d", "q.who-shows"),
        ("played", 2, "r11.d", "q.who-shows"),
        ("played", 3, "r11.d"),
    ]
    assert table.ended == ([1], [-2, 3, 0, -1])
    assert table.game.outcome(table.state).reason == "beat highest"


@pytest.mark.parametrize(
    ("last", "won", "score", "reason"),
    [
        ("h9 | ha | s8 | hk", 1, [-1, 1, 0, 0], "beat highest"),
        ("ha | h9 | s8 | hk", 0, [0, 0, 0, 0], "unbeaten"),
    ],
)
def test_where_everybody_shows_he_shows_though_nobody_bids_with_him(last, won, score, reason):
    """byd-1774.q.who-shows, q.nobody-bids, q.unbeaten."""
    table = Table(last, "bid:1", "pass", "pass", "pass", who_shows="everybody")
    assert table.turn == "show 0"
    table.play(*(held[0] for held in table.state.lying.hands))
    assert table.ended == ([won], score)
    assert table.game.outcome(table.state).reason == reason
