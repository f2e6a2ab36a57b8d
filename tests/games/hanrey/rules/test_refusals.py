"""What is refused at any moment, and by which clause."""

from __future__ import annotations

import pytest

from gnav_core.core.sentences import retell
from tests.games.hanrey.table import Table, undealt

STOCK = "c6 c7 c8 c9 d9"
DEAL = "deal:s6 deal:s7 deal:h8 deal:h6 deal:h7 deal:c8".split()


@pytest.mark.parametrize(
    ("moves", "wrong"),
    [
        (DEAL[:1], "deal:s6"),
        (DEAL[:1], "deal:s5"),
        (DEAL[:1], "deal:s7+s8"),
        (DEAL, "turn:h8"),
    ],
)
def test_what_is_dealt_or_turned_up_must_be_left(moves, wrong):
    """hanrey-1774.r0.a."""
    assert undealt(2, *moves).refusal(wrong)[1] == "r0.a"


@pytest.mark.parametrize("wrong", ["turn:s8", "draw:s8", "play:s6", "take", "deal", "hop"])
def test_while_cards_are_dealt_nothing_else_is_done(wrong):
    """hanrey-1774.r3.a."""
    assert undealt(2, *DEAL[:2]).refusal(wrong)[1] == "r3.a"


@pytest.mark.parametrize("wrong", ["deal:s8", "play:s6", "turn"])
def test_before_the_first_lead_the_trump_is_turned_up(wrong):
    """hanrey-1774.r3.a."""
    assert undealt(2, *DEAL).refusal(wrong)[1] == "r3.a"


@pytest.mark.parametrize("wrong", ["draw:d9", "draw:h8", "draw:sa", "draw:x"])
def test_what_is_drawn_must_be_left_in_the_stock(wrong):
    """hanrey-1774.r0.a: the turned card comes by itself."""
    table = Table("h8 s6 | h9 s7", "h8", "h9", stock=STOCK)
    assert table.refusal(wrong)[1] == "r0.a"


@pytest.mark.parametrize("wrong", ["deal:c6", "play:s7", "take"])
def test_while_cards_are_drawn_nothing_else_is_done(wrong):
    """hanrey-1774.r4.d, q.empty-hand."""
    assert Table("h8 s6 | h9 s7", "h8", "h9", stock=STOCK).refusal(wrong)[1] == "r4.d"
    assert Table("h8 s6 | .", "h8", stock=STOCK).refusal(wrong)[1] == "q.empty-hand"


@pytest.mark.parametrize("wrong", ["play:h9", "play:c6", "play:x", "play:", "play:h8+h9"])
def test_what_is_not_in_the_hand_is_not_played(wrong):
    """hanrey-1774.r3.a."""
    assert Table("h8 s6 | h9 s7", stock=STOCK).refusal(wrong)[1] == "r3.a"


@pytest.mark.parametrize("wrong", ["play:s6+h8", "play:h8+s6"])
def test_one_card_is_led_at_a_time(wrong):
    """hanrey-1774.q.one-card."""
    table = Table("h8 s6 | h9 s7", stock=STOCK)
    assert table.refusal(wrong) == ("One card is led at a time.", "q.one-card")


@pytest.mark.parametrize(
    ("cause", "players", "clauses"),
    [
        ("first", 2, "r4.a"),
        ("again", 2, "r4.c"),
        ("next", 2, "q.next-lead"),
        ("first", 3, "r5.a"),
        ("again", 3, "r5.e q.led-again"),
        ("next", 3, "q.next-lead"),
    ],
)
@pytest.mark.parametrize("wrong", ["take", "draw:c6", "hop", "play"])
def test_who_is_to_lead_does_nothing_else(wrong, cause, players, clauses):
    """hanrey-1774.r4.a, r4.c, r5.a, r5.e, q.next-lead."""
    hands = " | ".join(["h8 s6", "h9 s7", "h10 s8"][:players])
    assert Table(hands, stock=STOCK, cause=cause).refusal(wrong)[1] == clauses


@pytest.mark.parametrize("wrong", ["draw:c6", "hop", "play", "play:s7+h9"])
def test_who_is_to_answer_does_nothing_else(wrong):
    """hanrey-1774.r4.b, r5.b, r5.c."""
    assert Table("h8 s6 | h9 s7", "h8", stock=STOCK).refusal(wrong)[1] == "r4.b"
    table = Table("h8 s6 | h9 s7 | h10 s7 s9", "h8", stock=STOCK)
    assert table.refusal(wrong)[1] == "r5.b"
    why, clauses = Table("h8 s6 | h10 | h9 s7 hj", "h8", "h10", stock=STOCK).refusal(wrong)
    assert clauses == "r5.c"
    assert why.startswith("Seat 2 is to beat the 10 of hearts, not")


@pytest.mark.parametrize("wrong", ["play:h9", "take", "deal:c6", "hop"])
def test_after_the_end_no_move_follows(wrong):
    """hanrey-1774.r6.a."""
    assert Table("h8 | h9", "h8").refusal(wrong)[1] == "r6.a"
    assert Table("ha s6 | h7 s7 | h8 s8", "ha", trump="d", takings=99).refusal(wrong)[1] == "r6.a"


def test_what_a_person_may_try_is_told_before_he_tries_it():
    """hanrey-1774.r4.b, q.take-up: the cards that do not beat, and taking up."""
    table = Table("h8 s6 | h9 s7 ca", "h8", stock=STOCK)
    assert list(map(str, table.game.attempts(table.state))) == ["play:s7", "play:ca", "take"]
    table = Table("h8 s6 | h9 s7 ca", stock=STOCK)
    assert table.game.attempts(table.state) == []


def test_a_refusal_is_told_in_danish():
    """hanrey-1774.r4.b."""
    table = Table("h8 s6 | h9 ca", "h8", stock=STOCK)
    refused = table.game.refuse(table.state, table.game.attempts(table.state)[0])
    assert retell(refused.why, "da") == "Klør es stikker ikke hjerter 8."
