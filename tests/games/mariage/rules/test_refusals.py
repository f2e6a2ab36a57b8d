"""What is refused at any moment, and by which clause."""

from __future__ import annotations

import pytest

from gnav_core.core.sentences import retell
from tests.games.mariage.table import Table, undealt

STOCK = "c6 c7 c8 c9 d9"
DEAL = [f"deal:{card}" for card in "sa s10 sk ha h10 hk sq sj s9 hq hj h9".split()]


@pytest.mark.parametrize(
    ("moves", "wrong"),
    [
        (DEAL[:1], "deal:sa"),
        (DEAL[:1], "deal:s5"),
        (DEAL[:1], "deal:s7+s8"),
        (DEAL, "turn:h9"),
    ],
)
def test_what_is_dealt_or_turned_up_must_be_left(moves, wrong):
    """mariage-1774.r0.a."""
    assert undealt(2, *moves).refusal(wrong)[1] == "r0.a"


@pytest.mark.parametrize("wrong", ["turn:s8", "draw:s8", "play:sa", "meld:s", "out", "deal", "hop"])
def test_while_cards_are_dealt_nothing_else_is_done(wrong):
    """mariage-1774.r1.b."""
    assert undealt(2, *DEAL[:2]).refusal(wrong)[1] == "r1.b"


@pytest.mark.parametrize("wrong", ["deal:s8", "play:sa", "turn", "out"])
def test_before_the_first_lead_the_trump_is_turned_up(wrong):
    """mariage-1774.r1.b."""
    assert undealt(2, *DEAL).refusal(wrong)[1] == "r1.b"


@pytest.mark.parametrize("wrong", ["draw:d9", "draw:h8", "draw:sa", "draw:x"])
def test_what_is_drawn_must_be_left_in_the_stock(wrong):
    """mariage-1774.r0.a: the turned card comes by itself."""
    assert Table("h8 s6 | h9 s7", "h8", "h9", stock=STOCK).refusal(wrong)[1] == "r0.a"


@pytest.mark.parametrize("wrong", ["deal:c6", "play:s7", "out", "meld:h"])
def test_while_cards_are_drawn_nothing_else_is_done(wrong):
    """hundrede-og-eet-1774.r6.a."""
    assert Table("h8 s6 | h9 s7", "h8", "h9", stock=STOCK).refusal(wrong)[1] == "101:r6.a"


@pytest.mark.parametrize("wrong", ["play:h9", "play:c6", "play:x", "play:", "play:h8+h9"])
def test_what_is_not_in_the_hand_is_not_played(wrong):
    """mariage-1774.r1.b."""
    assert Table("h8 s6 | h9 s7", stock=STOCK).refusal(wrong)[1] == "r1.b"


@pytest.mark.parametrize(
    "wrong", ["play:s6+h8", "take", "draw:c6", "hop", "play", "meld", "meld:x", "meld:s+h", "out:x"]
)
def test_who_is_to_lead_does_nothing_else(wrong):
    """mariage-1774.r2.a, q.next-lead."""
    assert Table("h8 s6 | h9 s7", stock=STOCK).refusal(wrong)[1] == "r2.a"
    again = Table("h8 s6 | h9 s7", stock=STOCK, taken="c10 ca | .")
    assert again.refusal(wrong)[1] == "q.next-lead"


@pytest.mark.parametrize(
    "wrong", ["play:s7+h9", "take", "draw:c6", "hop", "play", "meld", "meld:x"]
)
def test_who_is_to_answer_does_nothing_else(wrong):
    """mariage-1774.q.follow."""
    assert Table("h8 s6 | h9 s7", "h8", stock=STOCK).refusal(wrong)[1] == "q.follow"


@pytest.mark.parametrize("wrong", ["play:h9", "out", "meld:h", "deal:c6", "hop"])
def test_after_the_end_no_move_follows(wrong):
    """mariage-1774.r5.a."""
    assert Table("h8 s6 | h9 s7", "out", stock=STOCK).refusal(wrong)[1] == "r5.a"
    nobody = Table("h8 | h9", "h8", "h9", deals="one-deal")
    assert nobody.refusal(wrong)[1] == "r5.a"


def test_what_a_person_may_try_is_told_before_he_tries_it():
    """mariage-1774.r4.a, q.follow, q.false-out: a pair that he holds, another suit, being out."""
    table = Table("hk hq s6 | h9 s7 s8", stock=STOCK)
    assert list(map(str, table.game.attempts(table.state))) == ["meld:h"]
    table = Table("h6 s6 | ha s7", "h6", follow="after-stock")
    assert list(map(str, table.game.attempts(table.state))) == ["play:s7"]
    table = Table("h6 s6 | ha s7", "out", stock=STOCK, false_out="goes-on")
    assert list(map(str, table.game.attempts(table.state))) == ["out"]
    assert table.game.attempts(undealt(2).state) == []


def test_a_refusal_is_told_in_danish():
    """mariage-1774.r4.b."""
    table = Table("hk hq s6 | h9 s7 s8", taken="c10 ca | .")
    refused = table.game.refuse(table.state, table.game.attempts(table.state)[0])
    assert retell(refused.why, "da") == "Bunken er brugt, og der kan ikke meldes mariage mere."
