"""What is refused at any moment, and by which clause."""

from __future__ import annotations

import pytest

from gnav_core.core.sentences import retell
from tests.games.lang_hanrey.table import Table, undealt

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
    """lang-hanrey-1774.q.pack, hanrey-1774.r0.a."""
    assert undealt(*moves).refusal(wrong)[1] == "hanrey r0.a, q.pack"


@pytest.mark.parametrize("wrong", ["turn:s8", "draw:s8", "play:s6", "take", "deal", "hop"])
def test_while_cards_are_dealt_nothing_else_is_done(wrong):
    """lang-hanrey-1774.r0.a."""
    assert undealt(*DEAL[:2]).refusal(wrong)[1] == "r0.a"


@pytest.mark.parametrize("wrong", ["deal:s8", "play:s6", "turn"])
def test_before_the_first_lead_the_trump_is_turned_up(wrong):
    """lang-hanrey-1774.r0.a."""
    assert undealt(*DEAL).refusal(wrong)[1] == "r0.a"


@pytest.mark.parametrize("wrong", ["draw:d9", "draw:h8", "draw:sa", "draw:x"])
def test_what_is_drawn_must_be_left_in_the_stock(wrong):
    """lang-hanrey-1774.q.pack: the turned card comes by itself."""
    table = Table("h8 s6 | h9 s7", "h8", "h9", stock=STOCK)
    assert table.refusal(wrong)[1] == "hanrey r0.a, q.pack"


@pytest.mark.parametrize("wrong", ["deal:c6", "play:s7", "take"])
def test_while_cards_are_drawn_nothing_else_is_done(wrong):
    """hanrey-1774.r4.d, lang-hanrey-1774.q.empty-hand."""
    assert Table("h8 s6 | h9 s7", "h8", "h9", stock=STOCK).refusal(wrong)[1] == "hanrey r4.d"
    assert Table("ha | h9 s7", "ha", stock=STOCK).refusal(wrong)[1] == "q.empty-hand"


@pytest.mark.parametrize(
    "wrong", ["play:h9", "play:c6", "play:x", "play:", "play:h8+h9", "play:h8+h8"]
)
def test_what_is_not_in_the_hand_is_not_played(wrong):
    """lang-hanrey-1774.r0.a."""
    assert Table("h8 s6 | h9 s7", stock=STOCK).refusal(wrong)[1] == "r0.a"
    assert Table("ha h8 s6 | h9 s7 sa", "s6", stock=STOCK).refusal("play:h8")[1] == "r0.a"


def test_only_cards_of_one_rank_are_led_together():
    """lang-hanrey-1774.r7.a."""
    table = Table("h8 s6 | h9 s7", stock=STOCK)
    assert table.refusal("play:s6+h8") == ("Only cards of one rank are led together.", "r7.a")


def test_cards_led_together_are_named_in_pack_order():
    """lang-hanrey-1774.r7.a."""
    table = Table("h6 s6 | h9 s7", stock=STOCK)
    why, clauses = table.refusal("play:h6+s6")
    assert clauses == "r7.a"
    assert why.startswith("Cards led together are named in the order of the pack")
    assert table.refusal("play:s6:h6")[1] == "r7.a"


@pytest.mark.parametrize(
    ("cause", "clauses"),
    [("first", "hanrey r4.a"), ("again", "hanrey r4.c"), ("not-all", "r7.b"), ("next", "r6.a")],
)
@pytest.mark.parametrize("wrong", ["take", "draw:c6", "hop", "play"])
def test_who_is_to_lead_does_nothing_else(wrong, cause, clauses):
    """hanrey-1774.r4.a, r4.c, lang-hanrey-1774.r7.b, r6.a."""
    table = Table("h8 s6 | h9 s7", stock=STOCK, cause=cause)
    why, cited = table.refusal(wrong)
    assert cited == clauses
    assert why.startswith("Seat 0 is to lead a card, not")


@pytest.mark.parametrize("wrong", ["draw:c6", "hop", "play", "take"])
@pytest.mark.parametrize("led", ["h8", "h8+c8"])
def test_who_is_to_answer_does_nothing_else(wrong, led):
    """hanrey-1774.r4.b."""
    table = Table("h8 c8 s6 | h9 c9 s7", led, stock=STOCK)
    assert table.refusal(wrong)[1] == "hanrey r4.b"


def test_a_card_that_beats_but_is_not_the_best_is_refused():
    """lang-hanrey-1774.r4.c, q.best-card."""
    table = Table("h8 s6 | h9 hj s7", "h8", stock=STOCK)
    assert table.refusal("h9") == (
        "The 9 of hearts is not the best card in the hand that beats.",
        "r4.c, q.best-card",
    )


def test_as_many_cards_that_beat_but_are_not_the_best_are_refused():
    """lang-hanrey-1774.r4.c, q.best-card."""
    table = Table("h8 c8 s6 | h9 hj c9 s7", "h8+c8", stock=STOCK)
    assert table.legal == "hj+c9"
    assert table.refusal("h9+c9") == (
        "These are not the best cards in the hand that beat as many.",
        "r4.c, q.best-card",
    )


@pytest.mark.parametrize("wrong", ["play:s7", "play:h9+s7", "play:h9+hj"])
def test_a_card_that_does_not_beat_or_too_many_are_refused(wrong):
    """hanrey-1774.r4.b."""
    table = Table("h8 s6 | h9 hj s7", "h8", stock=STOCK)
    assert table.refusal(wrong)[1] == "hanrey r4.b"


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ("play:s7", "The 7 of spades beats none of the cards led."),
        ("play:h9", "2 of the cards led can be beaten, each with another card."),
        ("play:h9+s7", "2 of the cards led can be beaten, each with another card."),
        ("play:c9+h9", "2 of the cards led can be beaten, each with another card."),
    ],
)
def test_too_few_too_many_or_unfit_answers_to_several_are_refused(wrong, why):
    """lang-hanrey-1774.r7.b."""
    table = Table("h8 c8 s6 | h9 c9 s7", "h8+c8", stock=STOCK)
    assert table.refusal(wrong) == (why, "r7.b")


def test_of_several_one_may_be_all_that_can_be_beaten():
    """lang-hanrey-1774.r7.b."""
    table = Table("h8 c8 s6 | h9 ha s7", "h8+c8", stock=STOCK)
    assert table.refusal("h9")[1] == "r4.c, q.best-card"
    assert table.refusal("ha+s7") == ("One of the cards led can be beaten, with one card.", "r7.b")


@pytest.mark.parametrize("wrong", ["play:h9", "take", "deal:c6", "hop"])
def test_after_the_end_no_move_follows(wrong):
    """lang-hanrey-1774.r8.a."""
    assert Table("h8 | h9", "h8").refusal(wrong)[1] == "r8.a"


def test_what_a_person_may_try_is_told_before_he_tries_it():
    """lang-hanrey-1774.r4.c, r7.b: the cards that may not be played."""
    table = Table("h8 s6 | h9 hj s7 ca", "h8", stock=STOCK)
    assert list(map(str, table.game.attempts(table.state))) == ["play:s7", "play:h9", "play:ca"]
    table = Table("h8 c8 s6 | h9 hj c9 s7", "h8+c8", stock=STOCK)
    assert list(map(str, table.game.attempts(table.state))) == ["play:s7", "play:h9"]
    table = Table("h8 s6 | h9 s7", stock=STOCK)
    assert table.game.attempts(table.state) == []


def test_a_refusal_is_told_in_danish():
    """hanrey-1774.r4.b."""
    table = Table("h8 s6 | h9 ca", "h8", stock=STOCK)
    refused = table.game.refuse(table.state, table.game.attempts(table.state)[0])
    assert retell(refused.why, "da") == "Klør es stikker ikke hjerter 8."
