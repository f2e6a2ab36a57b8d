"""Who takes a trick, what may be played to it, and to whom each card of a deal goes."""

from __future__ import annotations

from random import Random

import pytest

from gnav_core.cards.deal import order
from gnav_core.cards.moves import MOVES, cards_of, several
from gnav_core.cards.pack import in_order, pack, suit_of
from gnav_core.cards.seats import left_of, others
from gnav_core.cards.stock import by_itself, given, played, taken
from gnav_core.cards.trick import Ranking, Trick
from gnav_core.core.action import Action

RANKS = tuple("a k q j 10 9 8 7 6".split())
RANKING = Ranking(RANKS)


def trick(cards: str) -> Trick:
    """Cards as they were played, from the first seat on."""
    return tuple(enumerate(cards.split()))


@pytest.mark.parametrize(
    ("cards", "trump", "takes"),
    [
        ("s7 s9 s8", "", 1),
        ("s7 ha da ca", "", 0),
        ("s7 h6 sa h7", "h", 3),
        ("h6 sa", "h", 0),
        ("s6 d6", "d", 1),
    ],
)
def test_the_highest_of_the_suit_led_takes_a_trick_or_the_highest_trump(cards, trump, takes):
    assert RANKING.best(trick(cards), trump)[0] == takes


@pytest.mark.parametrize(
    ("follow", "allowed"), [("free", "s8 s6 ha"), ("must-follow", "s8 s6"), ("must-beat", "s8")]
)
def test_what_may_be_played_to_a_trick(follow, allowed):
    hand = ("s8", "s6", "ha")
    assert " ".join(RANKING.allowed(hand, trick("s7"), follow)) == allowed
    assert RANKING.allowed(hand, (), follow) == hand
    assert RANKING.allowed(hand, trick("c6"), follow) == hand


def test_who_cannot_beat_plays_any_of_the_suit():
    assert RANKING.allowed(("s8", "s6", "ha"), trick("s7 h6 s9"), "must-beat") == ("s8", "s6")


def test_of_any_cards_played_one_alone_is_beaten_by_no_other():
    chance = Random(1774)
    for _ in range(500):
        cards = chance.sample(pack(RANKS), 5)
        trump = chance.choice(["", "s", "h"])
        _, best = RANKING.best(tuple(enumerate(cards)), trump)
        unbeaten = [
            card
            for card in cards
            if suit_of(card) in (suit_of(cards[0]), trump)
            and not any(RANKING.beats(other, card, trump) for other in cards)
        ]
        assert unbeaten == [best]


def test_cards_are_dealt_in_packets_from_forehand_on():
    assert order(3, 1, (3, 2)) == (1, 1, 1, 2, 2, 2, 0, 0, 0, 1, 1, 2, 2, 0, 0)
    assert order(2, 0, (1,)) == (0, 1)


def test_seats_follow_each_other_to_the_left_and_to_the_right():
    assert others(4, 2) == (3, 0, 1)
    assert others(4, 2, -1) == (1, 0, 3)
    assert (left_of(4, 3), left_of(4, 0)) == (0, 1)


def test_cards_go_from_the_stock_to_a_hand_and_from_the_hand():
    hands = given((("s6",), ()), 0, "sa")
    assert hands == (("sa", "s6"), ())
    assert played(hands, 0, "s6") == (("sa",), ())
    assert taken(("h6", "h7"), ("c6",), "h6") == (("h7",), ("c6",))
    assert taken(("h6",), ("c6",), "c6") == (("h6",), ())


def test_the_turned_card_is_drawn_by_itself_where_it_is_the_last():
    assert by_itself(("h6",), ("c6",)) is None
    assert by_itself((), ("c6",)) == "c6"
    assert by_itself((), ()) is None


def test_a_move_names_one_card_or_several_in_pack_order():
    assert str(MOVES["play"]["h7"]) == "play:h7"
    assert str(several("play", frozenset({"h6", "s6"}))) == "play:s6+h6"
    assert cards_of(Action.read("play:s6+h6")) == in_order(["h6", "s6"])
