"""Who plays: each says so in turn, or lays his cards away; what follows where none or one does."""

from __future__ import annotations

from tests.games.tre_kort.table import Table

HANDS = "sa hk c9 | s10 h9 c10 | s6 d7 cj"


def asked(*moves: str, **parts) -> Table:
    """Lay three hands that are asked whether they play."""
    return Table(HANDS, *moves, phase="bid", **parts)


def test_who_was_dealt_to_first_says_first_and_then_the_others():
    """tre-kort-1774.r5.a, r5.b."""
    table = asked("join", "join", "join")
    assert table.said("joined") == [
        ("joined", 0, "r5.a"),
        ("joined", 1, "r5.b"),
        ("joined", 2, "r5.b"),
    ]
    assert (table.turn, table.position()["joined"]) == ("play 0", [0, 1, 2])


def test_who_will_not_play_lays_his_cards_to_the_stock_where_nobody_sees_them():
    """tre-kort-1774.r5.c."""
    table = asked("pass")
    assert table.said("passed") == [("passed", 0, "r5.c")]
    assert table.position()["hands"][0] is None
    assert table.position()["stock"] == 36 - 9 - 1 + 3
    assert table.zones(0)["stock"] == ([], 29)
    (moved,) = table.log[0].seen_by(1).moved
    assert (moved.cards, moved.unknown) == ((), 3)
    assert table.marks("joined") == {0: 0}


def test_the_first_who_plays_leads():
    """tre-kort-1774.r5.b."""
    assert asked("pass", "join", "join").turn == "play 1"


def test_one_alone_takes_all_three_tricks_unplayed():
    """tre-kort-1774.q.alone."""
    table = asked("pass", "join", "pass", length="one-deal")
    assert table.kinds()[3:] == ["unopposed", "paid", "ended"]
    assert table.said("unopposed", "paid") == [
        ("unopposed", 1, "q.alone"),
        ("paid", 2, "r7.a", "q.dealing"),
    ]
    assert table.score == (0, 3, -3)
    assert table.position()["tricks"] == [0, 3, 0]
    assert table.position()["hands"] == [None, ["s10", "h9", "c10"], None]


def test_a_dealer_who_plays_alone_pays_himself_and_gets_the_beet():
    """tre-kort-1774.q.alone, r8.c."""
    table = asked("pass", "pass", "join", beets=((0, 3),), score=(-3, 0, 0), length="one-deal")
    assert table.score == (-3, 0, 3)
    assert table.position()["beets"] == []


def test_if_nobody_plays_nothing_is_paid_and_the_beets_stay():
    """tre-kort-1774.q.nobody."""
    table = asked("pass", "pass", "pass", beets=((0, 3),), score=(-3, 0, 3))
    assert table.said("nobody") == [("nobody", None, "q.nobody")]
    assert (table.score, table.position()["beets"]) == ((-3, 0, 3), [[0, 3]])
    assert (table.turn, table.position()["deal"]) == ("deal 1", 2)
