"""Throwing and buying: how many, of which heap, and what is left unseen."""

from __future__ import annotations

import pytest

from tests.games.piquet.table import NINETY, Table, undealt

LEGAL = 1 + 220 + 495 + 792
OF_DEALER = 1 + 12 + 66 + 220


def test_forehand_may_throw_three_four_or_five_or_keep_all():
    """piquet-1774.r12.a."""
    table = Table(NINETY)
    numbers = {move.count("+") + 1 for move in table.legal.split() if move != "keep"}
    assert numbers == {3, 4, 5}
    assert len(table.legal.split()) == LEGAL


def test_the_dealer_may_throw_as_he_will_up_to_three():
    """piquet-1774.r12.b, r1.c."""
    table = Table(NINETY, "keep")
    assert table.turn == "throw 1"
    numbers = {move.count("+") + 1 for move in table.legal.split() if move != "keep"}
    assert numbers == {1, 2, 3}
    assert len(table.legal.split()) == OF_DEALER


def test_cards_are_thrown_before_as_many_are_drawn():
    """piquet-1774.r1.d, r1.c, q.left-over, q.unbought."""
    table = Table(NINETY, "throw:h9+dk+ca+c8")
    assert table.turn == "draw 0"
    assert table.position()["talon"] == [1, 3]
    assert table.thrown == "h9 dk ca c8 | ."
    assert (table.zones(0)["five"], table.zones(0)["three"]) == (([], 5), ([], 3))
    table.play("draw:s9", "draw:s8", "draw:s7", "draw:h10")
    assert table.hands.startswith("sa sk sq sj s10 s9 s8 s7 ha hk h10 da |")
    assert table.turn == "throw 1"
    assert (table.zones(0)["five"], table.zones(0)["three"]) == (([], 1), ([], 3))
    assert table.said("threw") == [("threw", 0, "r1.d", "r12.a")]
    drew = ("drew", 0, "r1.c", "r1.b", "r12.a", "q.left-over", "q.unbought")
    assert table.said("drew") == [drew] * 4


def test_the_dealer_buys_of_his_three_and_not_what_forehand_left():
    """piquet-1774.r1.c, r12.b, q.left-over."""
    table = Table(NINETY, "keep", "throw:h8+h7", "draw:s9", "draw:s8")
    assert table.position()["talon"] == [5, 1]
    assert table.said("kept", "threw") == [
        ("kept", 0, "r1.d", "r12.a"),
        ("threw", 1, "r1.d", "r12.b"),
    ]
    assert table.said("drew")[0][2:] == ("r1.c", "r1.b", "r12.b", "q.left-over", "q.unbought")
    assert (table.zones(1)["five"], table.zones(1)["three"]) == (([], 5), ([], 1))
    assert table.turn == "play 0"
    assert table.position()["stock"] == 6


def test_what_was_thrown_is_seen_by_its_seat_alone():
    """piquet-1774.r1.d."""
    table = Table(NINETY, "throw:h9+dk+ca+c8")
    assert table.zones(0)["away:0"] == (["h9", "dk", "ca", "c8"], 0)
    assert table.zones(1)["away:0"] == ([], 4)
    (event,) = (event for event in table.log if event.kind == "threw")
    assert event.seen_by(1).details == {"number": 4}


def test_what_was_thrown_comes_no_more():
    """piquet-1774.r0.a."""
    table = Table(NINETY, "throw:h9+dk+ca+c8")
    assert table.legal.split() == [f"draw:{card}" for card in "s9 s8 s7 h10 dj d10 ck cj".split()]


@pytest.mark.parametrize("wrong", ["throw:sa+sk", "throw:sa", "throw:sa+sk+sq+sj+s10+ha", "throw:"])
def test_forehand_throws_no_other_number(wrong):
    """piquet-1774.r12.a."""
    assert Table(NINETY).refusal(wrong)[1] == "r12.a"


def test_the_dealer_throws_no_more_than_three():
    """piquet-1774.r12.b, r1.c."""
    assert Table(NINETY, "keep").refusal("throw:hq+hj+h8+h7")[1] == "r12.b r1.c"


@pytest.mark.parametrize(
    "wrong",
    "throw:sk+sa+sq throw:sa+sk+s9 throw:sa+sa+sk throw:sa:sk:sq throw play:sa draw:s9 hop".split(),
)
def test_what_is_thrown_is_of_the_hand_in_pack_order(wrong):
    """piquet-1774.r1.d."""
    assert Table(NINETY).refusal(wrong)[1] == "r1.d"


@pytest.mark.parametrize(
    ("wrong", "clause"),
    [("draw:sa", "r0.a"), ("draw:h9", "r0.a"), ("keep", "r1.c"), ("deal", "r1.c")],
)
def test_while_cards_are_drawn_nothing_else_is_done(wrong, clause):
    """piquet-1774.r0.a, r1.c."""
    assert Table(NINETY, "throw:h9+dk+ca+c8").refusal(wrong)[1] == clause


@pytest.mark.parametrize(("wrong", "clause"), [("deal:sa", "r0.a"), ("keep", "r1.a")])
def test_while_cards_are_dealt_nothing_else_is_done(wrong, clause):
    """piquet-1774.r0.a, r1.a."""
    assert undealt("deal:sa").refusal(wrong)[1] == clause


def test_two_play_and_no_other_number():
    """piquet-1774.q.players."""
    with pytest.raises(ValueError, match="2"):
        Table(NINETY).new(3, 0, {})
