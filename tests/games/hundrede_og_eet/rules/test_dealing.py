"""Six cards each, three at a time, one turned up, and what lies on the table then."""

from __future__ import annotations

import pytest

from gnav_core.core import record, registry
from tests.games.hundrede_og_eet.table import RULES, undealt

DEALT = "s6 s7 h8 h6 h7 c8 sa ha da ca c10 d10".split()
DEAL = [f"deal:{card}" for card in DEALT]


def test_the_pack_has_thirty_six_cards_from_the_ace_to_the_six():
    """hundrede-og-eet-1774.r0.a."""
    cards = registry.rule_set(RULES).cards
    assert len(cards) == 36
    assert " ".join(cards[:9]) == "sa sk sq sj s10 s9 s8 s7 s6"
    assert undealt().legal.split() == [f"deal:{card}" for card in cards]


def test_three_cards_are_given_at_a_time_from_the_dealers_left():
    """hundrede-og-eet-1774.r2.a, q.hand."""
    table = undealt(*DEAL[:3])
    assert table.hands == "s7 s6 h8 | ."
    assert table.turn == "deal 1"
    assert table.said("dealt")[0] == ("dealt", 0, "r2.a")
    table.play(*DEAL[3:9])
    assert table.hands == "sa s7 s6 ha h8 da | h7 h6 c8"


def test_each_gets_six_cards_and_then_a_trump_is_turned_up():
    """hundrede-og-eet-1774.q.hand, r2.b."""
    table = undealt(*DEAL)
    assert [len(hand) for hand in table.state.hands] == [6, 6]
    assert table.legal.startswith("turn:sk turn:sq")
    table.play("turn:d9")
    assert table.said("turned") == [("turned", None, "r2.b")]
    assert table.turn == "play 0"


def test_each_gets_three_cards_and_no_more():
    """hundrede-og-eet-1774.q.hand: the other reading."""
    table = undealt(*DEAL[:6], "turn:d9", hand="3")
    assert table.hands == "s7 s6 h8 | h7 h6 c8"
    assert table.position()["stock"] == 30


def test_the_turned_card_counts_in_the_stock_and_lies_open_under_it():
    """hundrede-og-eet-1774.q.trump-card."""
    table = undealt(*DEAL, "turn:d9")
    assert table.position()["stock"] == 24
    zones = table.zones(None)
    assert (zones["stock"], zones["turned"]) == (([], 23), (["d9"], 0))


def test_the_position_has_every_field_of_a_game_of_cards():
    """hundrede-og-eet-1774.q.first-lead: forehand leads."""
    table = undealt(*DEAL[:6], "turn:d9", "play:s6", hand="3")
    assert table.position() == {
        "to_move": 1,
        "legal": ["play:c8", "play:h6", "play:h7"],
        "phase": "play",
        "deal": 1,
        "hands": [["s7", "h8"], ["h7", "h6", "c8"]],
        "table": [[0, ["s6"]]],
        "trump": "d",
        "turned": ["d9"],
        "stock": 30,
        "tricks": [0, 0],
        "score": [0, 0],
        "terminal": False,
        "winners": [],
    }


def test_a_seat_sees_its_own_cards_and_no_others():
    """hundrede-og-eet-1774.r2.a."""
    table = undealt(*DEAL[:6], "turn:d9", hand="3")
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
        {"readings": {"count": "by-itself"}},
        {"readings": {"hand": "9"}},
        {"readings": {"hand": 6}},
    ],
)
def test_another_number_of_players_or_another_reading_is_malformed(wrong):
    """hundrede-og-eet-1774.r0.b, q.players: and only a crux with options can be named."""
    head = {"format": record.FORMAT, "rules": RULES, "players": 2, "moves": []}
    with pytest.raises(record.RecordError):
        record.read({**head, **wrong})
