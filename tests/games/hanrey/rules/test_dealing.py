"""Three cards each, one turned up, and what lies on the table then."""

from __future__ import annotations

import pytest

from gnav_core.core import record, registry
from tests.games.hanrey.table import RULES, undealt

DEAL = "deal:s6 deal:s7 deal:h8 deal:h6 deal:h7 deal:c8 turn:d9".split()


def test_the_pack_has_thirty_six_cards_from_the_ace_to_the_six():
    """hanrey-1774.r0.a, q.ranks."""
    cards = registry.rule_set(RULES).cards
    assert len(cards) == 36
    assert " ".join(cards[:9]) == "sa sk sq sj s10 s9 s8 s7 s6"
    assert undealt(2).legal.split() == [f"deal:{card}" for card in cards]


def test_each_is_dealt_three_cards_at_once_from_the_dealers_left():
    """hanrey-1774.r3.a, q.deal-order."""
    table = undealt(2, *DEAL[:3])
    assert table.hands == "s7 s6 h8 | ."
    assert table.turn == "deal 1"
    assert table.said("dealt")[0] == ("dealt", 0, "r3.a", "q.deal-order")


def test_then_a_trump_is_turned_up():
    """hanrey-1774.r3.b."""
    table = undealt(2, *DEAL[:6])
    assert table.position()["phase"] == "deal"
    assert table.legal.startswith("turn:sa turn:sk")
    table.play("turn:d9")
    assert table.said("turned") == [("turned", None, "r3.b")]
    assert table.turn == "lead 0"


def test_the_turned_card_counts_in_the_stock_and_lies_open_under_it():
    """hanrey-1774.q.trump-card."""
    table = undealt(2, *DEAL)
    assert table.position()["stock"] == 30
    zones = table.zones(None)
    assert (zones["stock"], zones["turned"]) == (([], 29), (["d9"], 0))


def test_the_position_has_every_field_of_a_game_of_cards():
    """hanrey-1774.r4.a: one leads to the dealer, who holds nothing that beats but a trump."""
    table = undealt(2, *DEAL[:3], "deal:h6", "deal:d7", "deal:c8", "turn:d9", "play:s6")
    assert table.position() == {
        "to_move": 1,
        "legal": ["play:d7"],
        "phase": "answer",
        "deal": 1,
        "hands": [["s7", "h8"], ["h6", "d7", "c8"]],
        "table": [[0, ["s6"]]],
        "trump": "d",
        "turned": ["d9"],
        "stock": 30,
        "tricks": [0, 0],
        "score": [0, 0],
        "terminal": False,
        "winners": [],
        "away": 0,
        "loser": None,
    }


def test_a_seat_sees_its_own_cards_and_no_others():
    """hanrey-1774.r3.a."""
    table = undealt(2, *DEAL)
    assert table.zones(0)["hand:0"] == (["s7", "s6", "h8"], 0)
    assert table.zones(0)["hand:1"] == ([], 3)
    known = ["card" in event.seen_by(1).details for event in table.log]
    assert known == [False, False, False, True, True, True, True]


@pytest.mark.parametrize(("players", "stock"), [(2, 30), (3, 27), (4, 24)])
def test_two_three_or_four_may_play_and_the_stock_is_shared_out_evenly(players, stock):
    """hanrey-1774.q.players, q.trump-card."""
    table = undealt(players)
    for card in table.game.rules.cards[: 3 * players]:
        table.play(f"deal:{card}")
    table.play("turn:c6")
    assert table.position()["stock"] == stock
    assert stock % players == 0


@pytest.mark.parametrize(
    "wrong",
    [
        {"players": 1},
        {"players": 5},
        {"readings": {"players": "2-4"}},
        {"readings": {"endless": "100"}},
        {"readings": {"draw": "two-each"}},
        {"readings": {"take_up": "may-take"}},
    ],
)
def test_another_number_of_players_or_another_reading_is_malformed(wrong):
    """hanrey-1774.q.players: and only a crux with options can be named."""
    head = {"format": record.FORMAT, "rules": RULES, "players": 2, "moves": []}
    with pytest.raises(record.RecordError):
        record.read({**head, **wrong})
