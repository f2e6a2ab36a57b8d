"""Three cards each, one turned up, and what lies on the table then."""

from __future__ import annotations

import pytest

from gnav_core.core import record, registry
from tests.games.lang_hanrey.table import RULES, undealt

DEAL = "deal:s6 deal:s7 deal:h8 deal:h6 deal:h7 deal:c8 turn:d9".split()


def test_the_pack_is_hanreys_thirty_six():
    """lang-hanrey-1774.q.pack, hanrey-1774.r0.a, hanrey-1774.q.ranks."""
    cards = registry.rule_set(RULES).cards
    assert len(cards) == 36
    assert " ".join(cards[:9]) == "sa sk sq sj s10 s9 s8 s7 s6"
    assert undealt().legal.split() == [f"deal:{card}" for card in cards]


def test_each_is_dealt_three_cards_at_once_from_the_dealers_left():
    """hanrey-1774.r3.a, lang-hanrey-1774.r0.a, q.deal-order."""
    table = undealt(*DEAL[:3])
    assert table.hands == "s7 s6 h8 | ."
    assert table.turn == "deal 1"
    assert table.said("dealt")[0] == "dealt 0: r0.a, hanrey r3.a, q.deal-order"


def test_then_a_trump_is_turned_up():
    """lang-hanrey-1774.r0.a, hanrey-1774.r3.b."""
    table = undealt(*DEAL[:6])
    assert table.position()["phase"] == "deal"
    assert table.legal.startswith("turn:sa turn:sk")
    table.play("turn:d9")
    assert table.said("turned") == ["turned -: r0.a, hanrey r3.b"]
    assert table.turn == "lead 0"


def test_the_turned_card_counts_in_the_stock_and_lies_open_under_it():
    """lang-hanrey-1774.q.trump-card."""
    table = undealt(*DEAL)
    assert table.position()["stock"] == 30
    zones = table.zones(None)
    assert (zones["stock"], zones["turned"]) == (([], 29), (["d9"], 0))


def test_the_position_has_every_field_of_a_game_of_cards():
    """hanrey-1774.r4.a: one leads to the dealer."""
    table = undealt(*"deal:s6 deal:h6 deal:h8 deal:s7 deal:d7 deal:c8 turn:d9".split())
    table.play("s6+h6")
    assert table.position() == {
        "to_move": 1,
        "legal": ["play:s7+d7"],
        "phase": "answer",
        "deal": 1,
        "hands": [["h8"], ["s7", "d7", "c8"]],
        "table": [[0, ["s6", "h6"]]],
        "trump": "d",
        "turned": ["d9"],
        "stock": 30,
        "tricks": [0, 0],
        "score": [0, 0],
        "terminal": False,
        "winners": [],
        "part": 1,
        "loser": None,
    }


def test_a_seat_sees_its_own_cards_and_no_others():
    """hanrey-1774.r3.a."""
    table = undealt(*DEAL)
    assert table.zones(0)["hand:0"] == (["s7", "s6", "h8"], 0)
    assert table.zones(0)["hand:1"] == ([], 3)
    known = ["card" in event.seen_by(1).details for event in table.log]
    assert known == [False, False, False, True, True, True, True]


@pytest.mark.parametrize(
    "wrong",
    [
        {"players": 1},
        {"players": 3},
        {"readings": {"players": "2"}},
        {"readings": {"second-tricks": "kept", "draw": "two-each"}},
        {"readings": {"best_card": "in-hand"}},
    ],
)
def test_another_number_of_players_or_another_reading_is_malformed(wrong):
    """lang-hanrey-1774.q.players: and only a crux with options can be named."""
    head = {"format": record.FORMAT, "rules": RULES, "players": 2, "moves": []}
    with pytest.raises(record.RecordError):
        record.read({**head, **wrong})
