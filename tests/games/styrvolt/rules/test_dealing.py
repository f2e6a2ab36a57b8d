"""The card under the pack, nine cards each, two trumps, and the exchanges."""

from __future__ import annotations

import pytest

from gnav_core.core import registry
from gnav_core.games.styrvolt.play import given_for
from tests.games.styrvolt.table import HANDS, RULES, Table, dealt, undealt


def given(table: Table) -> str:
    """Name the card that whoever is asked may give."""
    return given_for(table.game.rules, table.state)


def test_the_pack_has_forty_eight_cards_from_the_ace_to_the_two_without_the_fives():
    """styrvolt-1774.r0.a, q.pack."""
    cards = registry.rule_set(RULES).cards
    assert len(cards) == 48
    assert " ".join(cards[:12]) == "sa sk sq sj s10 s9 s8 s7 s6 s4 s3 s2"
    assert undealt().legal.split() == [f"under:{card}" for card in cards]


def test_four_play():
    """styrvolt-1774.r0.a."""
    assert registry.rule_set(RULES).seats.value == (4, 4)
    with pytest.raises(registry.SetupError):
        registry.new(RULES, 3, None, {})


def test_the_cutter_at_the_dealers_right_looks_at_one_card_and_no_other_sees_it():
    """styrvolt-1774.r1.c, r1.e, q.under."""
    table = undealt("under:s2")
    assert table.said("looked", "laid-out") == [("looked", 2, "r1.c", "q.under")]
    assert [table.zones(seat)["under"] for seat in range(4)] == [
        ([], 1),
        ([], 1),
        (["s2"], 0),
        ([], 1),
    ]
    assert [table.log[0].seen_by(seat).details for seat in (0, 2)] == [{}, {"card": "s2"}]
    position = table.position()
    assert (position["under"], position["turned"], position["stock"]) == ("s2", [], 48)
    assert "deal:s2" not in table.legal.split()


@pytest.mark.parametrize("card", "h2 c4 s8 h9 d9".split())
def test_a_matador_is_laid_open(card):
    """styrvolt-1774.r1.d, q.matadors."""
    table = undealt(f"under:{card}")
    assert table.said("laid-out") == [("laid-out", 2, "r1.d", "q.matadors")]
    assert table.zones(0)["turned"] == ([card], 0)
    assert table.zones(2)["under"] == ([], 0)
    position = table.position()
    assert (position["under"], position["turned"], position["stock"]) == (card, [card], 47)


def test_each_gets_nine_cards_three_at_a_time_from_forehand():
    """styrvolt-1774.r2.a."""
    table = dealt("s2")
    assert [event.seat for event in table.events if event.kind == "dealt"] == 3 * [
        seat for seat in range(4) for _ in range(3)
    ]
    assert set(table.said("dealt")) == {("dealt", seat, "r2.a") for seat in range(4)}
    assert [len(hand) for hand in table.lying.hands] == [9] * 4
    assert table.position()["stock"] == 12
    assert table.turn.startswith("turn")


def test_two_cards_are_laid_open_and_their_suits_are_the_velten():
    """styrvolt-1774.r2.b, q.velten, q.same-suit."""
    table = dealt("s2", "turn:h3", "turn:d4")
    assert table.said("turned") == [("turned", None, "r2.b")] * 2
    position = table.position()
    assert (position["trumps"], position["trump"]) == (["h", "d"], None)
    assert (position["turned"], position["stock"]) == (["h3", "d4"], 10)
    assert table.marks("trumps") == {None: "h d"}


def test_cards_of_one_suit_are_turned_until_a_second_comes():
    """styrvolt-1774.q.same-suit: the further ones stay open and are not exchanged."""
    table = dealt("s2", "turn:h3", "turn:h4")
    assert table.turn.startswith("turn")
    table.play("turn:h2", "turn:d4")
    assert table.position()["trumps"] == ["h", "d"]
    assert table.position()["turned"] == ["h3", "h4", "h2", "d4"]
    assert (table.turn, given(table)) == ("exchange 1", "h10")
    table.play("keep")
    assert (table.turn, given(table)) == ("exchange 2", "d10")


def test_of_two_cards_as_they_fall_one_suit_alone_is_trumps():
    """styrvolt-1774.q.same-suit: each of the two may be exchanged."""
    table = dealt("s2", "turn:h3", "turn:h4", same_suit="as-they-fall")
    assert table.position()["trumps"] == ["h"]
    assert table.turn == "exchange 1"
    assert dealt("s2", "turn:h3", "turn:h4", "keep", same_suit="as-they-fall").turn == "exchange 1"
    table.play("take")
    assert table.position()["turned"] == ["h10", "h4"]
    assert table.turn == "play 0"


def test_where_no_second_suit_is_left_one_is_trumps():
    """styrvolt-1774.q.same-suit."""
    ranks = "a k q j 10 9 8 7 6 4 3 2".split()
    others = [f"{suit}{rank}" for suit in "shd" for rank in ranks]
    hands = tuple(" ".join(others[at : at + 9]) for at in (0, 9, 18, 27))
    turns = [f"turn:c{rank}" for rank in ranks if rank != "2"]
    table = dealt("c2", *turns, hands=hands)
    assert table.position()["trumps"] == ["c"]
    assert (table.position()["stock"], table.turn) == (1, "play 0")


def test_the_queen_of_its_suit_goes_for_the_matador():
    """styrvolt-1774.r1.d, q.under: the queen's holder is asked, and the king's is not."""
    table = dealt("h2", "turn:s3", "turn:c3")
    assert (table.turn, table.legal) == ("exchange 2", "take keep")
    table.play("take")
    assert table.said("exchanged") == [("exchanged", 2, "r1.d", "q.under")]
    assert "h2" in table.lying.hands[2]
    assert table.position()["turned"] == ["hq", "s3", "c3"]
    assert table.position()["under"] == "h2"
    assert dealt("h2", "turn:s3", "turn:c3", "keep").said("kept") == [
        ("kept", 2, "r1.d", "q.under")
    ]
    assert dealt("h2", "turn:s3", "turn:c3", "keep").turn == "exchange 0"


def test_the_king_goes_for_it_only_where_no_hand_has_the_queen():
    """styrvolt-1774.r1.d, q.under."""
    hands = (*HANDS[:2], HANDS[2].replace("hq", "h4"), HANDS[3])
    table = dealt("h2", "turn:s3", "turn:c3", hands=hands)
    assert (table.turn, given(table)) == ("exchange 0", "hk")
    table.play("take")
    assert table.position()["turned"] == ["hk", "s3", "c3"]


def test_a_ten_goes_for_the_card_laid_open_of_its_suit():
    """styrvolt-1774.r2.c, q.ten, q.exchange-order: in the order in which they were laid open."""
    table = dealt("s2", "turn:d2", "turn:h4")
    assert table.turn == "exchange 2"
    table.play("take")
    assert table.turn == "exchange 1"
    table.play("keep")
    assert table.said("exchanged", "kept") == [
        ("exchanged", 2, "r2.c", "q.ten"),
        ("kept", 1, "r2.c", "q.ten"),
    ]
    assert table.position()["turned"] == ["d10", "h4"]
    assert table.lying.hands[2] == tuple("sq s8 s7 hq h9 dq d2 ca c10".split())
    assert (table.turn, table.position()["trumps"]) == ("play 0", ["d", "h"])


def test_the_matador_is_exchanged_before_the_cards_laid_open():
    """styrvolt-1774.q.exchange-order."""
    table = dealt("h2", "turn:h4", "turn:d2", "take", "take", "take")
    assert [event.details["card"] for event in table.events if event.kind == "exchanged"] == [
        "h2",
        "h4",
        "d2",
    ]
    assert table.turn == "play 0"


def test_who_has_nothing_to_exchange_is_not_asked():
    """styrvolt-1774.q.exchange-order: the tens of both suits may lie open or in the stock."""
    hands = (*HANDS[:1], HANDS[1].replace("h10", "h4"), HANDS[2].replace("d10", "d3"), HANDS[3])
    assert dealt("s2", "turn:d10", "turn:h3", hands=hands).turn == "play 0"


def test_the_position_has_every_field_of_a_game_of_cards_and_its_own():
    """styrvolt-1774.r2.b."""
    table = dealt("s2", "turn:h3", "turn:d4", "keep", "keep", "play:c9")
    position = table.position()
    assert position | {"hands": [], "legal": []} == {
        "to_move": 1,
        "legal": [],
        "phase": "play",
        "deal": 1,
        "hands": [],
        "table": [[0, ["c9"]]],
        "trump": None,
        "turned": ["h3", "d4"],
        "stock": 10,
        "tricks": [0, 0, 0, 0],
        "score": [0, 0, 0, 0],
        "terminal": False,
        "winners": [],
        "dealer": 3,
        "trumps": ["h", "d"],
        "under": "s2",
    }
