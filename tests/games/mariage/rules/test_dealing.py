"""Six cards each, three at a time, one turned up, and what lies on the table then."""

from __future__ import annotations

import pytest

from gnav_core.core import record, registry
from tests.games.mariage.table import RULES, undealt

TWO = "sa s10 sk ha h10 hk sq sj s9 hq hj h9".split()
DEAL = [f"deal:{card}" for card in TWO]


def test_the_pack_has_thirty_six_cards_from_the_ace_to_the_six():
    """mariage-1774.r0.a."""
    cards = registry.rule_set(RULES).cards
    assert len(cards) == 36
    assert " ".join(cards[:9]) == "sa sk sq sj s10 s9 s8 s7 s6"
    assert undealt(2).legal.split() == [f"deal:{card}" for card in cards]


@pytest.mark.parametrize("players", [1, 4])
def test_two_or_three_play(players):
    """mariage-1774.r0.b, q.players."""
    with pytest.raises(record.RecordError):
        record.read({"format": record.FORMAT, "rules": RULES, "players": players, "moves": []})


def test_each_is_dealt_three_cards_at_a_time_twice_from_the_dealers_left():
    """mariage-1774.r1.b."""
    table = undealt(2, *DEAL[:7])
    assert table.hands == "sa sk sq s10 | ha hk h10"
    assert table.turn == "deal 0"
    assert table.said("dealt")[0] == ("dealt", 0, "r1.b")
    table.play(*DEAL[7:])
    assert table.hands == "sa sk sq sj s10 s9 | ha hk hq hj h10 h9"


def test_with_three_the_third_deals_to_himself_last():
    """mariage-1774.r1.b."""
    table = undealt(3, *DEAL[:9])
    assert table.hands == "sa sk s10 | ha hk h10 | sq sj s9"
    assert table.turn == "deal 0"


def test_then_a_trump_is_turned_up():
    """mariage-1774.r1.c."""
    table = undealt(2, *DEAL)
    assert table.position()["phase"] == "deal"
    assert table.legal.startswith("turn:s8 turn:s7")
    table.play("turn:d9")
    assert table.said("turned") == [("turned", None, "r1.c")]
    assert table.turn == "play 0"


def test_the_turned_card_counts_in_the_stock_and_lies_open_under_it():
    """mariage-1774.q.trump-card."""
    table = undealt(2, *DEAL, "turn:d9")
    assert table.position()["stock"] == 24
    zones = table.zones(None)
    assert (zones["stock"], zones["turned"]) == (([], 23), (["d9"], 0))


def test_the_position_has_every_field_of_a_game_of_cards_and_its_own():
    """mariage-1774.r2.a."""
    table = undealt(2, *DEAL, "turn:d9", "play:s9")
    assert table.position() == {
        "to_move": 1,
        "legal": [
            *("out", "play:h10", "play:h9", "play:ha", "play:hj", "play:hk", "play:hq"),
        ],
        "phase": "play",
        "deal": 1,
        "hands": [["sa", "sk", "sq", "sj", "s10"], ["ha", "hk", "hq", "hj", "h10", "h9"]],
        "table": [[0, ["s9"]]],
        "trump": "d",
        "turned": ["d9"],
        "stock": 24,
        "tricks": [0, 0],
        "score": [0, 0],
        "terminal": False,
        "winners": [],
        "melds": [[], []],
        "reached": [],
    }


def test_a_card_dealt_is_seen_by_its_seat_alone():
    """mariage-1774.r1.b."""
    dealt = undealt(2, *DEAL[:1]).log[0]
    assert dealt.seen_by(0).details["card"] == "sa"
    assert "card" not in dealt.seen_by(1).details
