"""What the dealer pays, who is beet and for how much, which beet is paid out, and the end."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.tre_kort.table import Table

LAST = "sa | sk | s6"
THIRD: dict[str, Any] = {"won": (1, 1, 0), "taken": "d7 dk d8 | cj ca d6 | ."}


def close(*moves: str, hands: str = LAST, **parts) -> Table:
    """Play the third trick of a deal."""
    return Table(hands, *(moves or ("sa", "sk", "s6")), **{**THIRD, **parts})


def test_the_dealer_pays_a_stake_for_each_trick():
    """tre-kort-1774.r7.a, q.dealing."""
    table = close()
    assert table.said("paid") == [("paid", 2, "r7.a", "q.dealing")]
    assert table.events[-3].details["shares"] == [[0, 2], [1, 1]]


def test_a_dealer_who_takes_tricks_keeps_what_they_bring():
    """tre-kort-1774.q.dealing."""
    kept: dict[str, Any] = {"won": (1, 0, 1), "hands": "s7 | sk | sa", "length": "one-deal"}
    assert close("s7", "sk", "sa", **kept).score == (1, -3, -1)


def test_who_plays_and_takes_no_trick_is_beet_for_what_the_dealer_pays():
    """tre-kort-1774.r8.a, q.beet-size."""
    table = close()
    assert table.said("beet") == [("beet", 2, "r8.a")]
    assert table.score == (2, 1, -6)
    assert table.position()["beets"] == [[2, 3]]


def test_where_a_beet_lies_it_is_a_dealing_larger_than_the_smallest():
    """tre-kort-1774.r8.b, q.beet-size."""
    table = close(beets=((1, 6), (0, 9)), score=(-9, -6, 0))
    assert table.said("beet") == [("beet", 2, "r8.b", "q.beet-size")]
    assert table.position()["beets"] == [[0, 9], [2, 9]]


def test_the_smallest_beet_is_paid_out_first_a_third_for_each_trick():
    """tre-kort-1774.r8.c, q.one-beet."""
    table = close(beets=((0, 9), (1, 6)), score=(-9, -6, 0))
    assert table.said("beet-paid") == [("beet-paid", 1, "r8.c", "q.one-beet")]
    assert table.score == (-9 + 2 + 4, -6 + 1 + 2, -3 - 9)


def test_of_equal_beets_the_oldest_is_paid_out():
    """tre-kort-1774.q.one-beet."""
    table = close(beets=((1, 3), (0, 3)))
    assert table.said("beet-paid")[0][1] == 1
    assert table.position()["beets"] == [[0, 3], [2, 6]]


def test_several_are_beet_for_the_same_in_the_order_of_saying():
    """tre-kort-1774.q.beet-size."""
    table = close(won=(2, 0, 0), taken="d7 dk d8 cj ca d6 | . | .")
    assert [event[1] for event in table.said("beet")] == [1, 2]
    assert table.position()["beets"] == [[1, 3], [2, 3]]


def test_by_another_reading_a_beet_is_measured_when_the_smallest_is_paid_out():
    """tre-kort-1774.q.beet-size, r8.b, r8.c."""
    first = close(beets=(), beet_size="after-paying")
    assert first.position()["beets"] == [[2, 3]]
    alone = close(beets=((1, 6),), beet_size="after-paying")
    assert alone.position()["beets"] == [[2, 3]], "none is left on the table to be larger than"
    assert alone.said("beet") == [("beet", 2, "r8.b", "q.beet-size")]
    left = close(beets=((0, 9), (1, 6)), beet_size="after-paying")
    assert left.position()["beets"] == [[0, 9], [2, 12]]
    both: dict[str, Any] = {"won": (2, 0, 0), "taken": "d7 dk d8 cj ca d6 | . | ."}
    several = close(beets=((0, 9), (1, 6)), beet_size="after-paying", **both)
    assert several.position()["beets"] == [[0, 9], [1, 12], [2, 12]]


def test_what_a_deal_is_for_is_told_from_its_beginning():
    """tre-kort-1774.r8.c, q.beet-size."""
    table = close()
    assert table.position()["pot"] == 6
    assert (table.marks("pot"), table.marks("beet-played")) == ({None: 6}, {2: 3})
    assert table.marks("beet") == {2: "3"}


def test_every_payment_balances_by_itself():
    """tre-kort-1774.r7.a, r8.a, r8.c."""
    table = close(beets=((0, 9), (1, 6)), score=(-9, -6, 0))
    before: dict[str, dict[Any, int]] = {"score": {0: -9, 1: -6, 2: 0}, "beet": {0: 9, 1: 6}}
    for event in table.events:
        if event.kind in ("paid", "beet-paid", "beet"):
            for mark in event.marked:
                if mark.id in before:
                    value = str(getattr(mark, "value", 0))
                    before[mark.id][mark.place] = sum(map(int, value.split()))
            assert sum(before["score"].values()) + sum(before["beet"].values()) == 0


def test_the_dealers_left_deals_next():
    """tre-kort-1774.q.next-dealer; byd-1774.r12.a."""
    table = close()
    assert table.said("dealer") == [("dealer", 0, "byd-1774.r12.a", "q.next-dealer")]
    assert table.turn == "deal 1"
    position = table.position()
    assert (position["deal"], position["dealer"], position["joined"]) == (2, 0, [])
    assert (position["trump"], position["turned"], position["tricks"]) == (None, [], [0, 0, 0])


@pytest.mark.parametrize(("length", "deal"), [("each-deals-once", 3), ("one-deal", 1)])
def test_the_game_ends_when_each_has_dealt_or_after_one_deal(length, deal):
    """tre-kort-1774.q.length, q.winners."""
    table = close(length=length, deal=deal)
    assert table.said("ended") == [("ended", None, "q.length", "q.winners")]
    assert table.turn.startswith("over")
    assert table.position()["beets"] == [[2, 3]]


def test_whoever_has_gained_most_has_won():
    """tre-kort-1774.q.winners."""
    table = close(length="one-deal")
    assert table.game.winners(table.state) == [0]
    outcome = table.game.outcome(table.state)
    assert table.short(outcome.clauses[0]) == "q.winners"
    assert table.game.returns(table.state) == [2.0, 1.0, -6.0]


def test_several_win_alike_and_nobody_who_has_gained_nothing():
    """tre-kort-1774.q.winners."""
    alike = close(length="one-deal", score=(0, 1, -1))
    assert alike.game.winners(alike.state) == [0, 1]
    none = close(length="one-deal", score=(-2, -1, 3))
    assert none.game.winners(none.state) == []
    assert none.game.outcome(none.state).reason == "no gain"
