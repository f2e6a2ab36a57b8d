"""What is refused at any moment, and by which clause."""

from __future__ import annotations

import pytest

from gnav_core.core.game import IllegalAction
from gnav_core.core.record import FORMAT
from gnav_core.core.sentences import retell
from tests.core.any_game import begun
from tests.games.fem_kort.table import RULES, Table, short, undealt

HANDS = "h8 s6 | h9 s7"
DEAL = [f"deal:{card}" for card in "s6 s7 s8 h6 h7 h8 d6 d7 c9 ca".split()]
WORDS = "deal turn under draw play lay discard".split()


@pytest.mark.parametrize("word", WORDS)
@pytest.mark.parametrize("card", ["s5", "x", "s7+s8", ""])
def test_after_a_word_that_takes_a_card_stands_a_card_of_the_pack(word, card):
    """fem-kort-1774.r0.a."""
    assert undealt(2, *DEAL[:3]).refusal(f"{word}:{card}")[1] == "r0.a"
    assert Table(HANDS).refusal(f"{word}:{card}")[1] == "r0.a"


@pytest.mark.parametrize("wrong", ["deal:s6", "turn:s9", "play:s6", "lay:s6", "take", "hop"])
def test_while_cards_are_dealt_nothing_else_is_done(wrong):
    """fem-kort-1774.r12.a, byd-1774.r16.a: a card dealt already comes no more."""
    assert undealt(2, *DEAL[:3]).refusal(wrong)[1] == "r12.a byd:r16.a"


@pytest.mark.parametrize("wrong", ["deal:sa", "turn:sa", "under:sa", "draw:sa", "deal:h8"])
def test_when_all_are_dealt_no_card_comes(wrong):
    """fem-kort-1774.r12.a, byd-1774.r16.a."""
    assert Table(HANDS).refusal(wrong)[1] == "r12.a byd:r16.a"


def test_a_card_in_anothers_hand_is_played_when_his_turn_comes():
    """fem-kort-1774.r1.a, byd-1774.r8.a."""
    why, clauses = Table(HANDS).refusal("play:h9")
    assert (why, clauses) == ("Seat 0 does not hold the 9 of hearts.", "r1.a byd:r8.a")


def test_a_card_in_the_stock_is_nobodys():
    """fem-kort-1774.r1.a, byd-1774.r5.a."""
    assert Table(HANDS).refusal("play:c6")[1] == "r1.a byd:r5.a"


def test_at_the_table_nobody_is_told_where_a_card_lies_that_he_does_not_hold():
    """fem-kort-1774.r1.a, byd-1774.r5.a, byd-1774.r8.a: both rules are told of either card."""
    table = undealt(2, *DEAL)
    head = {"format": FORMAT, "rules": RULES, "players": 2}
    session = begun({**head, "readings": {}}, DEAL)
    told = []
    for card in ("h6", "c6"):
        with pytest.raises(IllegalAction) as refused:
            session.act(f"play:{card}")
        told.append((refused.value.clauses, refused.value.status))
    assert told[0] == told[1]
    assert [*map(short, told[0][0])] == ["r1.a", "byd:r8.a", "byd:r5.a"]
    assert table.refusal("play:h6")[1] != table.refusal("play:c6")[1]


def test_a_card_is_played_once():
    """fem-kort-1774.r1.a, byd-1774.r3.a."""
    table = Table(HANDS, "h8")
    assert table.refusal("play:h8")[1] == "r1.a byd:r3.a"
    table.play("h9")
    assert table.refusal("play:h8")[1] == "r1.a byd:r3.a"


def test_whoever_has_the_suit_plays_it():
    """fem-kort-1774.q.follow."""
    table = Table(HANDS, "h8")
    assert table.refusal("s7") == ("Seat 1 has hearts, and must play one of them.", "q.follow")


def test_whoever_must_beat_and_can_does():
    """fem-kort-1774.q.follow."""
    table = Table("h8 s6 | h9 h7", "h8", follow="must-beat")
    assert table.refusal("h7") == ("Seat 1 can beat the 8 of hearts, and must.", "q.follow")
    assert table.refusal("play:h9+h7")[1] == "r0.a"


@pytest.mark.parametrize("wrong", ["take", "pass", "bid:3", "lay:s6", "discard:s6", "hop"])
def test_whoever_is_to_play_does_nothing_else(wrong):
    """fem-kort-1774.r1.a, byd-1774.r7.a: there is no bidding here."""
    assert Table(HANDS).refusal(wrong)[1] == "r1.a byd:r7.a"


@pytest.mark.parametrize("wrong", ["play:h9", "play:x", "deal:c6", "hop", "play"])
def test_after_the_end_no_move_follows(wrong):
    """fem-kort-1774.r11.b."""
    assert Table("h8 | h9", "h8", "h9").refusal(wrong)[1] == "r11.b"


def test_what_a_person_may_try_is_told_before_he_tries_it():
    """fem-kort-1774.q.follow: the cards that do not follow."""
    table = Table("h8 s6 | h9 s7", "h8")
    assert list(map(str, table.game.attempts(table.state))) == ["play:s7"]
    assert Table("h8 s6 | h9 s7").game.attempts(table.game.initial_state()) == []


def test_a_refusal_is_told_in_danish():
    """fem-kort-1774.q.follow."""
    table = Table(HANDS, "h8")
    refused = table.game.refuse(table.state, table.game.attempts(table.state)[0])
    assert retell(refused.why, "da", ["Anna", "Bo"]) == "Bo har hjerter og skal bekende."
