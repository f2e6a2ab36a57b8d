"""Three cards each, two and then one, a trump laid open, and what lies on the table then."""

from __future__ import annotations

import pytest

from gnav_core.core import record, registry
from tests.games.tre_kort.table import RULES, dealt, undealt

DEAL = dealt("sa hk c9", "s10 h9 c10", "s6 d7 cj")


def test_the_pack_has_thirty_six_cards_from_the_ace_to_the_six():
    """tre-kort-1774.r0.a."""
    cards = registry.rule_set(RULES).cards
    assert len(cards) == 36
    assert " ".join(cards[:9]) == "sa sk sq sj s10 s9 s8 s7 s6"
    assert undealt(2).legal.split() == [f"deal:{card}" for card in cards]


@pytest.mark.parametrize("players", [1, 12])
def test_two_to_eleven_play(players):
    """tre-kort-1774.r0.b, q.players."""
    with pytest.raises(record.RecordError):
        record.read({"format": record.FORMAT, "rules": RULES, "players": players, "moves": []})


def test_eleven_are_dealt_three_each_and_a_trump_is_left_to_turn():
    """tre-kort-1774.q.players, r4.c."""
    table = undealt(11)
    while table.state.phase == "deal":
        table.play(table.legal.split()[0])
    assert [len(hand) for hand in table.lying.hands] == [3] * 11
    assert (table.turn, len(table.legal.split())) == ("turn 0", 3)


def test_the_dealers_left_is_dealt_to_first_and_the_others_in_order():
    """tre-kort-1774.r3.a, r3.b, r4.a."""
    table = undealt(3, *DEAL[:5])
    assert table.hands == "sa hk | s10 h9 | s6"
    assert table.said("dealt") == [
        ("dealt", 0, "r4.a", "r3.a"),
        ("dealt", 0, "r4.a", "r3.a"),
        ("dealt", 1, "r4.a", "r3.b"),
        ("dealt", 1, "r4.a", "r3.b"),
        ("dealt", 2, "r4.a", "r3.b"),
    ]


def test_then_each_gets_one_card_more():
    """tre-kort-1774.r4.b."""
    table = undealt(3, *DEAL)
    assert table.hands == "sa hk c9 | s10 h9 c10 | s6 d7 cj"
    assert table.said("dealt")[-1] == ("dealt", 2, "r4.b", "r3.b")


def test_then_a_trump_is_laid_open_and_stays_there():
    """tre-kort-1774.r4.c."""
    table = undealt(3, *DEAL, "turn:d9")
    assert table.said("turned") == [("turned", 2, "r4.c")]
    assert table.turn == "bid 0"
    assert table.zones(None)["turned"] == (["d9"], 0)
    assert table.marks("trump") == {None: "d"}


def test_the_ace_laid_open_is_in_the_velten():
    """tre-kort-1774.q.velten."""
    table = undealt(3, *DEAL, "turn:da")
    assert table.said("turned") == [("turned", 2, "r4.c")]


def test_a_card_dealt_is_seen_by_its_seat_alone():
    """tre-kort-1774.r4.a."""
    first = undealt(2, "deal:sa").log[0]
    assert first.seen_by(0).details["card"] == "sa"
    assert "card" not in first.seen_by(1).details


def test_the_position_has_every_field_of_a_game_of_cards_and_its_own():
    """tre-kort-1774.r5.a, q.dealing."""
    table = undealt(3, *DEAL, "turn:d9", "pass", "join")
    assert table.position() == {
        "to_move": 2,
        "legal": ["join", "pass"],
        "phase": "bid",
        "deal": 1,
        "hands": [None, ["s10", "h9", "c10"], ["s6", "d7", "cj"]],
        "table": [],
        "trump": "d",
        "turned": ["d9"],
        "stock": 29,
        "tricks": [0, 0, 0],
        "score": [0, 0, 0],
        "terminal": False,
        "winners": [],
        "dealer": 2,
        "joined": [1],
        "pot": 3,
        "beets": [],
    }
