"""Four tricks without trumps: who leads, what binds the others, who takes them."""

from __future__ import annotations

import pytest

from tests.games.byd.table import Table

HANDS = "s9 h7 h6 d6 c6 | s8 sa d7 d8 d9 | h8 ha hk c7 c8"


def test_the_others_play_in_turn_and_the_highest_of_the_suit_led_takes():
    """byd-1774.r7.a, r7.b, q.rank."""
    table = Table(HANDS, "s9", "sa", "ha")
    assert table.said("played", "trick") == [
        ("played", 0, "r6.a"),
        ("played", 1, "r7.b", "q.follow"),
        ("played", 2, "r7.b"),
        ("trick", 1, "q.rank"),
    ]
    assert table.position()["tricks"] == [0, 1, 0]
    assert table.position()["table"] == []
    assert table.zones(1)["pile:1"] == ([], 3)


def test_whoever_took_a_trick_leads_the_next():
    """byd-1774.q.leader."""
    table = Table(HANDS, "s9", "sa", "ha")
    assert table.turn == "play 1"
    table.play("d7")
    assert table.said("played")[-1] == ("played", 1, "q.leader")


def test_a_card_of_the_suit_led_must_be_played():
    """byd-1774.q.follow."""
    table = Table(HANDS, "s9")
    assert table.legal == "sa s8"
    assert table.refusal("d7") == "q.follow"
    table.play("s8")
    assert table.legal == "ha hk h8 c8 c7"


def test_a_higher_card_must_be_played_by_whoever_can():
    """byd-1774.q.follow."""
    table = Table(HANDS, "s9", follow="must-beat")
    assert table.legal == "sa"
    assert table.refusal("s8") == "q.follow"
    assert table.refused("s8").why == "Seat 1 can beat the 9 of spades, and must."


def test_who_cannot_beat_still_follows():
    """byd-1774.q.follow."""
    table = Table(
        "s9 h7 h6 d6 c6 | sa sk d7 d8 d9 | s8 s7 hk c7 c8", "s9", "sa", follow="must-beat"
    )
    assert table.legal == "s8 s7"


def test_any_card_may_be_played_where_nobody_must_follow():
    """byd-1774.q.follow."""
    table = Table(HANDS, "s9", follow="free")
    assert table.legal == "sa s8 d9 d8 d7"
    table.play("d9", "ha")
    assert table.said("trick") == [("trick", 0, "q.rank")]


@pytest.mark.parametrize(
    ("follow", "card"), [("must-follow", "ha"), ("must-beat", "ha"), ("free", "d9")]
)
def test_a_card_of_another_suit_takes_nothing(follow, card):
    """byd-1774.q.rank: there are no trumps."""
    hands = "s6 h7 h6 d6 c6 | d9 dk d7 d8 dj | h8 ha hk c7 c8"
    table = Table(hands, "s6", "d9", "ha", follow=follow)
    assert table.said("trick") == [("trick", 0, "q.rank")]


def test_the_taker_of_the_fourth_trick_is_asked_for_his_bid():
    """byd-1774.r11.a."""
    table = Table("s9 h7 | s8 sa | h8 ha", "s9", "sa", "h8", taken="c6 c7 c8 d6 d7 d8 ck cq cj")
    assert table.position()["tricks"] == [3, 1, 0]
    assert table.turn == "bid 1"
