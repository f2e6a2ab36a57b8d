"""The deal: twelve each, two at a time, the rest in two heaps, and a hand that is laid open."""

from __future__ import annotations

from tests.games.piquet.table import NINETY, dealing, undealt

OPEN = "sa s10 s9 s8 h10 h9 h8 h7 d10 d9 d8 d7 | sk sq sj ha hk hq hj da dk dq dj ca"


def test_each_is_dealt_twelve_cards_two_at_a_time_forehand_first():
    """piquet-1774.r1.a."""
    moves = dealing(NINETY)
    table = undealt(*moves[:5])
    assert table.hands == "sa sk sq | hq hj"
    assert set(table.said("dealt")) == {("dealt", 0, "r1.a"), ("dealt", 1, "r1.a")}
    table.play(*moves[5:])
    assert table.hands == NINETY
    assert table.turn == "throw 0"


def test_the_other_eight_lie_in_two_heaps():
    """piquet-1774.r1.b."""
    table = undealt(*dealing(NINETY))
    assert table.said("parted") == [("parted", None, "r1.b")]
    zones = table.zones(0)
    assert (zones["stock"], zones["five"], zones["three"]) == (([], 0), ([], 5), ([], 3))
    assert table.position()["talon"] == [5, 3]
    assert table.position()["stock"] == 8


def test_a_hand_without_a_picture_is_laid_open_for_an_honour():
    """piquet-1774.r5.a, q.open-hand."""
    table = undealt(*dealing(OPEN))
    assert table.said("laid-open", "honour") == [
        ("laid-open", 0, "r5.a", "q.open-hand"),
        ("honour", 0, "r5.a", "q.open-hand"),
    ]
    assert table.melds == "open | ."
    assert table.counts == ((0, 0), (1, 0), [10, 0])


def test_the_hand_may_stay_covered_by_a_reading():
    """piquet-1774.q.open-hand."""
    table = undealt(*dealing(OPEN), open_hand="off")
    assert not table.said("laid-open", "honour")
    assert table.melds == ". | ."


def test_a_hand_with_one_picture_stays_covered():
    """piquet-1774.q.open-hand."""
    assert not undealt(*dealing(OPEN.replace("sa s10", "sk s10").replace("| sk", "| sa"))).said(
        "laid-open"
    )
