"""A pack of cards, its order, and how cards go from zone to zone."""

from __future__ import annotations

from gnav_core.cards.go import go, go_openly, show
from gnav_core.cards.pack import CARDS, in_order, is_higher, pack, rank_of, suit_of, without
from gnav_core.core.table import Transfer

RANKS = "a k q j 10 9 8 7 6".split()


def test_pack_order_is_spades_hearts_diamonds_clubs_and_the_ace_first():
    assert len(CARDS) == 52
    assert " ".join(CARDS[:14]) == "sa sk sq sj s10 s9 s8 s7 s6 s5 s4 s3 s2 ha"
    assert in_order(["c6", "h10", "s6", "ha", "dk"]) == ("s6", "ha", "h10", "dk", "c6")


def test_a_pack_has_its_ranks_in_every_suit():
    assert len(pack(RANKS)) == 36
    assert pack(["k", "a"]) == ("sa", "sk", "ha", "hk", "da", "dk", "ca", "ck")


def test_a_card_is_named_by_suit_and_rank():
    assert (suit_of("h10"), rank_of("h10")) == ("h", "10")


def test_a_card_is_higher_only_in_its_own_suit():
    assert is_higher("h10", "h9", RANKS)
    assert not is_higher("h9", "h10", RANKS)
    assert not is_higher("h9", "h9", RANKS)
    assert not is_higher("sa", "h9", RANKS)


def test_a_card_is_taken_out_of_a_row():
    assert without(("sa", "h7", "c6"), "h7") == ("sa", "c6")


def test_only_those_at_either_end_see_a_card_that_goes_covered():
    assert go("h7", "stock", 2) == Transfer(("h7",), "stock", "hand:2", (2,))
    assert go("h7", 0, 2).to == (0, 2)


def test_everybody_sees_cards_that_go_openly_or_are_shown():
    assert go_openly(("h7", "h8"), "trick", 1) == Transfer(("h7", "h8"), "trick", "hand:1")
    assert show("h7", 1).to is None
