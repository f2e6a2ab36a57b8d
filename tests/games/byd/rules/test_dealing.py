"""Three cards each, then two; the rest is seen by nobody."""

from __future__ import annotations

import pytest

from gnav_core.core import record, registry
from tests.games.byd.table import RULES, undealt

CARDS = "s6 s7 h8 h6 h7 c8 sa ha da ca".split()
DEAL = [f"deal:{card}" for card in CARDS]


def test_the_pack_has_thirty_six_cards_from_the_ace_to_the_six():
    """byd-1774.r0.a, q.rank."""
    cards = registry.rule_set(RULES).cards
    assert len(cards) == 36
    assert " ".join(cards[:9]) == "sa sk sq sj s10 s9 s8 s7 s6"
    assert undealt(2).legal.split() == [f"deal:{card}" for card in cards]


def test_three_cards_go_to_the_dealers_left_then_to_the_others_and_last_to_the_dealer():
    """byd-1774.r3.a, r3.b, r3.c."""
    table = undealt(3, *(f"deal:{card}" for card in [*CARDS[:8], "c9"]))
    assert table.hands == "s7 s6 h8 | h7 h6 c8 | sa ha c9"
    assert table.said("dealt") == [
        *[("dealt", 0, "r3.a")] * 3,
        *[("dealt", 1, "r3.b")] * 3,
        *[("dealt", 2, "r3.c")] * 3,
    ]


def test_two_more_cards_follow_in_the_same_order_and_forehand_leads():
    """byd-1774.r4.a, r6.a."""
    table = undealt(2, *DEAL)
    assert table.hands == "sa s7 s6 ha h8 | h7 h6 da ca c8"
    assert table.said("dealt")[6:] == [*[("dealt", 0, "r4.a")] * 2, *[("dealt", 1, "r4.a")] * 2]
    assert table.turn == "play 0"


def test_the_position_has_every_field_of_a_game_of_cards_and_its_own():
    """byd-1774.r5.a."""
    table = undealt(2, *DEAL, "play:s6")
    assert table.position() == {
        "to_move": 1,
        "legal": sorted(["play:h7", "play:h6", "play:da", "play:ca", "play:c8"]),
        "phase": "play",
        "deal": 1,
        "hands": [["sa", "s7", "ha", "h8"], ["h7", "h6", "da", "ca", "c8"]],
        "table": [[0, ["s6"]]],
        "trump": None,
        "turned": [],
        "stock": 26,
        "tricks": [0, 0],
        "score": [0, 0],
        "terminal": False,
        "winners": [],
        "dealer": 1,
        "bids": [None, None],
    }


def test_a_seat_sees_its_own_cards_and_nothing_of_the_stock():
    """byd-1774.r5.a, r10.a."""
    table = undealt(2, *DEAL)
    zones = table.zones(0)
    assert zones["hand:0"] == ("sa s7 s6 ha h8".split(), 0)
    assert (zones["hand:1"], zones["stock"]) == (([], 5), ([], 26))
    known = ["card" in event.seen_by(1).details for event in table.log]
    assert known == [False] * 3 + [True] * 3 + [False] * 2 + [True] * 2


@pytest.mark.parametrize("players", range(2, 8))
def test_two_to_seven_may_play(players):
    """byd-1774.r0.b, q.players."""
    table = undealt(players)
    for card in table.game.rules.cards[: 5 * players]:
        table.play(f"deal:{card}")
    assert table.position()["stock"] == 36 - 5 * players
    assert table.turn == "play 0"


@pytest.mark.parametrize(
    "wrong",
    [
        {"players": 1},
        {"players": 8},
        {"readings": {"players": "2-7"}},
        {"readings": {"bid-limit": "4"}},
        {"readings": {"bid-limit": 5}},
        {"readings": {"follow": "after-stock"}},
        {"readings": {"bid_with": "same"}},
    ],
)
def test_another_number_of_players_or_another_reading_is_malformed(wrong):
    """byd-1774.q.players: and only a crux with options can be named."""
    head = {"format": record.FORMAT, "rules": RULES, "players": 2, "moves": []}
    with pytest.raises(record.RecordError):
        record.read({**head, **wrong})


def test_whoever_was_dealt_to_first_deals_the_next_game():
    """byd-1774.r12.a: it is told just before the close, and the game shows its own dealer."""
    table = undealt(2, *DEAL, "play:sa", "play:h6", "play:s7", "play:h7")
    table.play("play:ha", "play:c8", "play:h8", "play:da", "pass")
    assert table.said("dealer") == [("dealer", 0, "r12.a")]
    assert table.kinds()[-2:] == ["dealer", "unbid"]
    assert table.position()["dealer"] == 1
