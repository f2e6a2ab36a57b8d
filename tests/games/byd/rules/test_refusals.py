"""What is refused at any moment, and by which clause."""

from __future__ import annotations

import pytest

from gnav_core.core.sentences import retell
from tests.games.byd.table import Table, undealt

HANDS = "s9 h7 h6 d6 c6 | s8 sa d7 d8 d9"
LAST = "h9 | ha | s8 | hk"


@pytest.mark.parametrize("wrong", ["play:s6", "pass", "bid:1", "turn:s8", "draw:s8", "hop"])
def test_while_cards_are_dealt_nothing_else_is_done(wrong):
    """byd-1774.r16.a."""
    assert undealt(2, "deal:s6").refusal(wrong) == "r16.a"


def test_a_card_is_dealt_once():
    """byd-1774.r16.a."""
    assert undealt(2, "deal:s6").refusal("deal:s6") == "r16.a"


@pytest.mark.parametrize(
    "wrong", ["deal", "deal:s5", "deal:s7+s8", "play:x", "lay:joker", "discard:", "under:s2"]
)
def test_what_is_no_card_of_the_pack_is_refused_as_such(wrong):
    """byd-1774.r0.a."""
    assert undealt(2).refusal(wrong) == "r0.a"
    assert Table(HANDS).refusal(wrong) == "r0.a"
    assert Table(LAST).refusal(wrong) == "r0.a"


@pytest.mark.parametrize("wrong", ["deal:sk", "turn:s9", "draw:sk", "under:sk"])
def test_nothing_is_dealt_while_players_move(wrong):
    """byd-1774.r16.a."""
    assert Table(HANDS).refusal(wrong) == "r16.a"
    assert Table(LAST).refusal(wrong) == "r16.a"


def test_another_players_card_one_of_the_stock_or_one_played_is_not_ones_own():
    """byd-1774.r8.a, r5.a, r3.a."""
    table = Table(HANDS)
    assert table.refusal("sa") == "r8.a"
    assert table.refusal("ck") == "r5.a"
    table.play("s9", "sa")
    assert table.refusal("s9") == "r3.a"
    assert table.refusal("sa") == "r3.a"
    assert Table(LAST).refusal("ha") == "r8.a"


def test_who_tries_a_card_that_he_does_not_hold_is_not_told_where_it_is():
    """byd-1774.r8.a, r5.a: he is told both."""
    told = [Table(HANDS).refused(card).at_the_table() for card in ("sa", "ck")]
    assert {one.clauses for one in told} == {("byd-1774.r8.a", "byd-1774.r5.a")}
    assert [str(one.why) for one in told] == [
        "Seat 0 does not hold the ace of spades.",
        "Seat 0 does not hold the king of clubs.",
    ]


@pytest.mark.parametrize("wrong", ["pass", "bid:1", "lay:s9", "discard:s9", "hop", "play"])
def test_in_the_play_a_card_is_played_and_nothing_else(wrong):
    """byd-1774.r11.a; a card is wanting after *play*: r0.a."""
    assert Table(HANDS).refusal(wrong) == ("r0.a" if wrong == "play" else "r11.a")
    shown = Table(LAST, "bid:1", "bid:1", "pass", "pass")
    assert shown.turn == "show 0"
    assert shown.refusal(wrong) == ("r0.a" if wrong == "play" else "r11.a")


def test_a_card_is_no_bid():
    """byd-1774.r11.a, r11.c."""
    assert Table(LAST).refusal("h9") == "r11.a"
    assert Table(LAST, "bid:1").refusal("ha") == "r11.c"


@pytest.mark.parametrize("wrong", ["bid:0", "bid:6", "bid", "bid:x", "bid:1+2", "take", "lay:h9"])
def test_any_other_word_is_no_bid(wrong):
    """byd-1774.r11.a, q.bid-limit."""
    assert Table(LAST).refusal(wrong) == "r11.a q.bid-limit"


@pytest.mark.parametrize("wrong", ["bid:0", "bid", "bid:x", "take", "lay:ha"])
def test_nor_does_any_other_word_bid_with_the_bidder(wrong):
    """byd-1774.r11.b, q.bid-with."""
    assert Table(LAST, "bid:2").refusal(wrong) == "r11.b q.bid-with"


@pytest.mark.parametrize("wrong", ["bid:3", "bid:6", f"bid:{9 * '9'}", f"bid:{5000 * '9'}"])
def test_a_bid_too_high_is_refused_as_such(wrong):
    """byd-1774.r11.b."""
    assert Table(LAST, "bid:2").refusal(wrong) == "r11.b"


@pytest.mark.parametrize("wrong", ["pass", "h9", "deal:s6", "hop", "play:x"])
def test_after_the_end_nothing_is_done(wrong):
    """byd-1774.r11.d."""
    assert Table(LAST, "pass").refusal(wrong) == "r11.d"


def test_a_refusal_is_told_in_danish_too():
    """byd-1774.q.follow."""
    table = Table(HANDS, "s9")
    told = retell(table.refused("d7").why, "da", ["Anna", "Bo"])
    assert told == "Bo har spar og skal bekende."
