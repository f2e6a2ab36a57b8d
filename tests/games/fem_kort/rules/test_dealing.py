"""Three cards each, then two, and what lies on the table then."""

from __future__ import annotations

import pytest

from gnav_core.core import record, registry
from tests.games.fem_kort.table import RULES, Table, undealt

DEAL = [f"deal:{card}" for card in "s6 s7 s8 h6 h7 h8 d6 d7 d8 s9 s10 h9 h10 d9 d10".split()]


def test_the_pack_has_thirty_six_cards_from_the_ace_to_the_six():
    """fem-kort-1774.r0.a, q.rank."""
    cards = registry.rule_set(RULES).cards
    assert len(cards) == 36
    assert " ".join(cards[:9]) == "sa sk sq sj s10 s9 s8 s7 s6"
    assert undealt(2).legal.split() == [f"deal:{card}" for card in cards]


def test_forehand_is_given_three_then_each_other_and_the_dealer_last():
    """fem-kort-1774.r1.a, byd-1774.r3.a, r3.b, r3.c."""
    table = undealt(3, *DEAL[:9])
    assert table.hands == "s8 s7 s6 | h8 h7 h6 | d8 d7 d6"
    assert [event[2:] for event in table.said("dealt")] == [
        *[("r1.a", "byd:r3.a")] * 3,
        *[("r1.a", "byd:r3.b")] * 3,
        *[("r1.a", "byd:r3.c")] * 3,
    ]
    assert table.turn == "deal 0"


def test_then_each_is_given_two_in_the_same_way():
    """fem-kort-1774.r1.a, byd-1774.r4.a."""
    table = undealt(3, *DEAL)
    assert [(event[1], *event[2:]) for event in table.said("dealt")[9:]] == [
        (seat, "r1.a", "byd:r4.a") for seat in (0, 0, 1, 1, 2, 2)
    ]
    assert table.turn == "play 0"


def test_of_two_the_one_is_forehand_and_the_other_deals():
    """fem-kort-1774.r1.a, byd-1774.r3.a, r3.c."""
    table = undealt(2, *DEAL[:6], dealer=0)
    assert [event[1:] for event in table.said("dealt")] == [
        *[(1, "r1.a", "byd:r3.a")] * 3,
        *[(0, "r1.a", "byd:r3.c")] * 3,
    ]


def test_the_position_has_every_field_of_a_game_of_cards():
    """fem-kort-1774.r1.a, byd-1774.r7.b, q.follow."""
    table = undealt(2, *DEAL[:6], "deal:d6", "deal:d7", "deal:c9", "deal:ca", "play:s6")
    assert table.position() == {
        "to_move": 1,
        "legal": ["play:c9", "play:ca", "play:h6", "play:h7", "play:h8"],
        "phase": "play",
        "deal": 1,
        "hands": [["s8", "s7", "d7", "d6"], ["h8", "h7", "h6", "ca", "c9"]],
        "table": [[0, ["s6"]]],
        "trump": None,
        "turned": [],
        "stock": 26,
        "tricks": [0, 0],
        "score": [0, 0],
        "terminal": False,
        "winners": [],
        "dealer": 1,
    }


def test_a_seat_sees_its_own_cards_and_nobody_the_stock():
    """fem-kort-1774.r1.a, byd-1774.r5.a."""
    table = undealt(3, *DEAL)
    assert table.zones(0)["hand:0"] == (["s10", "s9", "s8", "s7", "s6"], 0)
    assert table.zones(0)["hand:1"] == ([], 5)
    assert [table.zones(seat)["stock"] for seat in (None, 0, 1, 2)] == [([], 21)] * 4
    known = ["card" in event.seen_by(1).details for event in table.log]
    assert known == [event.seat == 1 for event in table.log]


@pytest.mark.parametrize("players", range(2, 8))
def test_two_to_seven_may_play_and_at_seven_one_card_is_left(players):
    """fem-kort-1774.r0.b, q.players."""
    table = undealt(players)
    for card in table.game.rules.cards[: 5 * players]:
        table.play(f"deal:{card}")
    assert table.position()["stock"] == 36 - 5 * players
    assert {len(hand) for hand in table.state.lying.hands} == {5}


@pytest.mark.parametrize(
    "wrong",
    [
        {"players": 1},
        {"players": 8},
        {"readings": {"players": "2-7"}},
        {"readings": {"leader": "trick-taker"}},
        {"readings": {"follow": "must-trump"}},
    ],
)
def test_another_number_of_players_or_another_reading_is_malformed(wrong):
    """fem-kort-1774.q.players: and only a crux with options can be named."""
    head = {"format": record.FORMAT, "rules": RULES, "players": 2, "moves": []}
    with pytest.raises(record.RecordError):
        record.read({**head, **wrong})


def test_before_the_deal_nobody_holds_a_card():
    """fem-kort-1774.r1.a, byd-1774.r3.a."""
    table = undealt(4)
    position = table.position()
    assert (position["phase"], position["to_move"], position["stock"]) == ("deal", "chance", 36)
    assert table.game.moment(table.state).rests
    assert not Table("ha | h7", took="0 0 0 0").game.moment(table.play("deal:sa").state).rests
