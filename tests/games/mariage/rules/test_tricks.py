"""Tricks: who leads, who takes, what is counted, who draws, and what follows the last."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tests.games.mariage.table import Table

STOCK = "c6 c7 c8 c9 d9"
DRAWN = ("draw:c6", "draw:c7")


def test_he_who_first_got_cards_leads():
    """mariage-1774.r2.a: on which side he sits, Byd says."""
    table = Table("ha s6 | h9 s7", "ha", stock=STOCK)
    assert table.said("led") == [("led", 0, "r2.a")]


def test_then_the_taker_of_the_trick_leads():
    """mariage-1774.q.next-lead."""
    table = Table("h9 s6 | ha s7", "h9", "ha", *DRAWN, stock=STOCK)
    assert table.turn == "play 1"
    table.play("s7")
    assert table.said("led")[-1] == ("led", 1, "q.next-lead")


def test_the_highest_of_the_suit_led_takes_the_trick_which_is_kept():
    """mariage-1774.r2.b, q.ten; hundrede-og-eet-1774.r4.a."""
    table = Table("h9 s6 | ha s7", "h9", "ha", stock=STOCK)
    assert table.said("trick") == [("trick", 1, "r2.b 101:r4.a")]
    assert table.position()["tricks"] == [0, 1]
    assert table.zones(None)["pile:1"] == ([], 2)


def test_a_card_of_another_suit_takes_nothing():
    """mariage-1774.q.follow."""
    table = Table("h6 s6 | ca s7", "h6", "ca", stock=STOCK)
    assert table.said("played", "trick")[0] == ("played", 1, "r2.b")
    assert table.said("trick")[0][1] == 0


def test_a_trump_takes_a_trick_of_another_suit():
    """hundrede-og-eet-1774.r5.a."""
    table = Table("ha s6 | d6 s7", "ha", "d6", stock=STOCK)
    assert table.said("trick") == [("trick", 1, "r2.b 101:r5.a")]


def test_of_two_trumps_the_higher_takes_the_trick():
    """hundrede-og-eet-1774.r5.a, r4.a."""
    table = Table("h6 s6 | d6 s7 | dk s8", "h6", "d6", "dk", stock=STOCK)
    assert table.said("trick") == [("trick", 2, "r2.b 101:r5.a")]
    led = Table("d6 s6 | dk s7 | ha s8", "d6", "dk", "ha", stock=STOCK)
    assert led.said("trick") == [("trick", 1, "r2.b 101:r4.a")]


@pytest.mark.parametrize(("ten", "taker"), [("second", 1), ("below-knave", 0)])
def test_the_ten_stands_next_to_the_ace_or_below_the_knave(ten, taker):
    """mariage-1774.q.ten."""
    table = Table("hj s6 | h10 s7", "hj", "h10", stock=STOCK, ten=ten)
    assert table.said("trick")[0][1] == taker
    assert table.score[taker] == 12


@pytest.mark.parametrize("ten", ["second", "below-knave"])
def test_the_ace_is_the_highest(ten):
    """hundrede-og-eet-1774.r4.a."""
    table = Table("h10 s6 | ha s7", "h10", "ha", stock=STOCK, ten=ten)
    assert table.said("trick")[0][1] == 1


def test_tricks_count_as_in_hundrede_og_eet():
    """mariage-1774.r2.c; hundrede-og-eet-1774.r4.a, r4.b."""
    table = Table("h6 s6 | ha s7 | h10 s8", "h6", "ha", "h10", stock=STOCK)
    assert table.score == (0, 21, 0)
    (counted,) = table.said("counted")
    assert counted == ("counted", 1, "r2.c 101:r4.a 101:r4.b 101:r4.c")
    pictures = Table("hk s6 | hq s7 | hj s8", "hk", "hq", "hj", stock=STOCK)
    assert pictures.score == (9, 0, 0)
    assert pictures.events[-1].details["by"] == 9


def test_the_other_cards_count_nothing_and_nothing_is_said_of_it():
    """hundrede-og-eet-1774.r4.c."""
    table = Table("h9 s6 | h8 s7 | h7 s8", "h9", "h8", "h7", stock=STOCK)
    assert table.score == (0, 0, 0)
    assert "counted" not in table.kinds()


def test_the_taker_draws_first_one_card_each_and_then_to_the_left():
    """hundrede-og-eet-1774.r6.a, mariage-1774.q.draw."""
    table = Table("h6 s6 | ha s7 | h10 s8", "h6", "ha", "h10", stock="c6 c7 c8 c9 ca d9")
    assert (table.turn, table.legal) == ("draw 1", "draw:ca draw:c9 draw:c8 draw:c7 draw:c6")
    table.play("draw:c6", "draw:c7", "draw:c8")
    assert table.hands == "s6 c8 | s7 c6 | s8 c7"
    assert table.said("drew") == [("drew", seat, "101:r6.a q.draw") for seat in (1, 2, 0)]
    assert table.turn == "play 1"


def test_a_card_drawn_is_seen_by_its_drawer_alone():
    """hundrede-og-eet-1774.r6.a."""
    table = Table("h6 s6 | ha s7", "h6", "ha", "draw:c6", stock=STOCK)
    assert "card" not in table.log[-1].seen_by(0).details
    assert table.log[-1].seen_by(1).details["card"] == "c6"


def test_the_turned_card_is_drawn_last_by_itself_and_the_trump_stays():
    """mariage-1774.q.trump-card."""
    table = Table("h6 s6 | ha s7", "h6", "ha", stock="c6 d9")
    assert (table.turn, table.legal) == ("draw 1", "draw:c6")
    table.play("draw:c6")
    assert table.said("drew")[-1] == ("drew", 0, "101:r6.a q.draw q.trump-card")
    assert table.log[-1].seen_by(1).details["card"] == "d9"
    position = table.position()
    assert (position["turned"], position["stock"], position["trump"]) == ([], 0, "d")
    assert table.turn == "play 1"


def test_with_the_stock_gone_the_hands_are_played_out_with_no_drawing():
    """mariage-1774.q.draw."""
    table = Table("h6 s6 | ha s7", "h6", "ha")
    assert table.turn == "play 1"
    assert "drew" not in table.kinds()


def test_any_card_may_be_played_with_the_stock_gone_too():
    """mariage-1774.q.follow."""
    assert Table("h6 s6 | ha s7", "h6").legal == "s7 ha out"


def test_or_suit_is_followed_when_the_stock_is_gone():
    """mariage-1774.q.follow."""
    table = Table("h6 s6 | ha s7", "h6", follow="after-stock")
    assert table.legal == "ha out"
    why, clauses = table.refusal("s7")
    assert clauses == "q.follow"
    assert why == "Seat 1 has hearts, and must follow suit."
    assert Table("h6 s6 | ca s7", "h6", follow="after-stock").legal == "s7 ca out"
    assert Table("h6 s6 | ha s7", "h6", stock=STOCK, follow="after-stock").legal == "s7 ha out"


def test_the_last_trick_of_the_deal_counts_ten_more():
    """mariage-1774.r2.c; hundrede-og-eet-1774.r7.a."""
    table = Table("h6 | ha", "h6", "ha", score=(20, 30))
    assert table.said("counted")[1] == ("counted", 1, "r2.c 101:r7.a")
    assert [event.details["by"] for event in table.events if event.kind == "counted"] == [11, 10]
    assert table.score == (20, 51)
    empty = Table("h7 | h6", "h7", "h6")
    assert empty.score == (10, 0)


def test_then_the_next_deal_begins_and_the_counts_stand():
    """mariage-1774.q.deals, q.dealer-turn."""
    table = Table("h6 | ha", "h6", "ha", score=(20, 30), taken="c6 c7 | c8 c9")
    assert table.said("dealer") == [("dealer", 0, "q.dealer-turn")]
    position = table.position()
    assert (position["deal"], position["phase"], position["to_move"]) == (2, "deal", "chance")
    assert (position["hands"], position["stock"]) == ([[], []], 36)
    assert (position["trump"], position["turned"], position["tricks"]) == (None, [], [0, 0])
    assert position["score"] == [20, 51]
    assert table.turn == "deal 1"
    assert table.marks("dealer") == {0: "deals"}


def test_or_each_deal_is_a_game_which_nobody_need_win():
    """mariage-1774.q.deals."""
    table = Table("h6 | ha", "h6", "ha", score=(20, 30), deals="one-deal")
    assert table.said("won") == [("won", None, "q.deals")]
    position = table.position()
    assert (position["terminal"], position["winners"], position["deal"]) == (True, [], 1)
    assert table.game.returns(table.state) == [0.0, 0.0]


@pytest.mark.parametrize(
    ("ten", "order"), [("second", "a 10 k q j 9 8 7 6"), ("below-knave", "a k q j 10 9 8 7 6")]
)
def test_each_card_of_a_suit_takes_the_next_in_its_order(ten, order):
    """mariage-1774.q.ten."""
    for high, low in pairwise(order.split()):
        table = Table(f"h{low} s6 | h{high} s7", f"h{low}", f"h{high}", stock="c6 d9", ten=ten)
        assert table.said("trick")[0][1] == 1
