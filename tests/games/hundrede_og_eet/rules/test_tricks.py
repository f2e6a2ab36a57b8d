"""Playing to a trick, who takes it, who draws, and who leads then."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tests.games.hundrede_og_eet.table import Table

STOCK = "c6 c7 c8 d9"
"""Three covered clubs, and a trump turned up under them."""


def test_forehand_leads_to_the_first_trick():
    """hundrede-og-eet-1774.q.first-lead."""
    table = Table("h8 s6 | h6 hj", "h8", stock=STOCK, taken=False)
    assert table.said("led") == [("led", 0, "mariage-1774.r2.a", "q.first-lead")]
    assert table.turn == "play 1"


def test_any_card_may_be_played_to_a_lead():
    """hundrede-og-eet-1774.q.follow."""
    table = Table("h8 s6 | h6 hj ca d7", "h8", stock=STOCK)
    assert table.legal == "hj h6 d7 ca"
    table.play("ca")
    assert table.said("played") == [("played", 1, "r3.a")]


def test_the_higher_card_of_the_suit_led_takes_the_trick():
    """hundrede-og-eet-1774.r4.a, q.ten."""
    table = Table("h8 s6 | hj s7", "h8", "hj", stock=STOCK)
    assert table.said("trick") == [("trick", 1, "r4.a")]
    assert Table("hj s6 | h8 s7", "hj", "h8", stock=STOCK).said("trick")[0][1] == 0


def test_a_card_of_another_suit_that_is_no_trump_takes_nothing():
    """hundrede-og-eet-1774.r4.a."""
    assert Table("h6 s6 | ca s7", "h6", "ca", stock=STOCK).said("trick")[0][1] == 0


def test_a_trump_takes_every_card_of_another_suit():
    """hundrede-og-eet-1774.r5.a."""
    table = Table("ha s6 | d6 s7", "ha", "d6", stock=STOCK)
    assert table.said("trick") == [("trick", 1, "r5.a")]


def test_of_two_trumps_the_higher_takes_the_trick():
    """hundrede-og-eet-1774.r4.a: no other suit is beaten."""
    table = Table("dj s6 | da s7", "dj", "da", stock=STOCK)
    assert table.said("trick") == [("trick", 1, "r4.a")]
    assert Table("da s6 | dj s7", "da", "dj", stock=STOCK).said("trick")[0][1] == 0


@pytest.mark.parametrize(("ten", "taker"), [("second", 0), ("below-knave", 1)])
def test_the_ten_ranks_next_to_the_ace_or_below_the_knave(ten, taker):
    """hundrede-og-eet-1774.q.ten."""
    table = Table("h10 s6 | hj s7", "h10", "hj", stock=STOCK, ten=ten)
    assert table.said("trick")[0][1] == taker
    assert table.counted() == [(taker, 12, 12)]


def test_a_trick_lies_covered_at_whoever_took_it():
    """hundrede-og-eet-1774.r3.a: his tricks."""
    table = Table("h8 s6 | hj s7", "h8", "hj", stock=STOCK, taken=False)
    zones = table.zones(1)
    assert (zones["pile:0"], zones["pile:1"]) == (([], 0), ([], 2))
    assert zones["trick"] == ([], 0)
    assert table.position()["tricks"] == [0, 1]


def test_the_taker_draws_first_then_the_other_one_card_each():
    """hundrede-og-eet-1774.r6.a, q.draw."""
    table = Table("h8 s6 | hj s7", "h8", "hj", stock=STOCK)
    assert (table.turn, table.legal) == ("draw 1", "draw:c8 draw:c7 draw:c6")
    table.play("draw:c6")
    assert table.turn == "draw 0"
    table.play("draw:c8")
    assert table.said("drew") == [
        ("drew", 1, "r6.a", "q.draw"),
        ("drew", 0, "r6.a", "q.draw"),
    ]
    assert table.hands == "s6 c8 | s7 c6"


def test_the_taker_leads_to_the_next_trick():
    """hundrede-og-eet-1774.q.next-lead."""
    table = Table("h8 s6 | hj s7", "h8", "hj", "draw:c6", "draw:c8", stock=STOCK)
    assert table.turn == "play 1"
    assert table.play("s7").said("led")[-1] == ("led", 1, "q.next-lead")


def test_the_turned_card_is_drawn_last_and_by_itself():
    """hundrede-og-eet-1774.q.trump-card."""
    table = Table("h8 s6 | hj s7", "h8", "hj", stock="c6 d9")
    assert table.legal == "draw:c6"
    table.play("draw:c6")
    assert table.said("drew")[-1] == ("drew", 0, "r6.a", "q.draw", "q.trump-card")
    assert table.hands == "s6 d9 | s7 c6"
    position = table.position()
    assert (position["stock"], position["turned"], position["trump"]) == (0, [], "d")


def test_with_the_stock_gone_nobody_draws():
    """hundrede-og-eet-1774.r6.a."""
    table = Table("h8 s6 | hj s7", "h8", "hj")
    assert table.turn == "play 1"


def test_suit_is_followed_when_the_stock_is_gone():
    """hundrede-og-eet-1774.q.follow: the other reading."""
    table = Table("h8 s6 | hj h6 ca", "h8", follow="after-stock")
    assert table.legal == "hj h6"
    assert Table("h8 s6 | cj c6 sa", "h8", follow="after-stock").legal == "sa cj c6"
    assert Table("h8 s6 | hj h6 ca", "h8", follow="free").legal == "hj h6 ca"


def test_suit_need_not_be_followed_while_the_turned_card_lies():
    """hundrede-og-eet-1774.q.follow: the turned card is the last of the stock."""
    table = Table("h8 s6 | hj h6 ca", "h8", stock="c6 d9", follow="after-stock")
    assert table.legal == "hj h6 ca"


def test_who_leads_may_lead_any_card():
    """hundrede-og-eet-1774.q.follow."""
    assert Table("h8 s6 ca | hj h6 ck", follow="after-stock").legal == "s6 h8 ca"


@pytest.mark.parametrize(
    ("ten", "order"), [("second", "a 10 k q j 9 8 7 6"), ("below-knave", "a k q j 10 9 8 7 6")]
)
def test_each_card_of_a_suit_takes_the_next_in_its_order(ten, order):
    """hundrede-og-eet-1774.q.ten."""
    for high, low in pairwise(order.split()):
        table = Table(f"h{low} s6 | h{high} s7", f"h{low}", f"h{high}", stock="c6 d9", ten=ten)
        assert table.said("trick")[0][1] == 1
