"""What may not be done, and by which clause it is refused."""

from __future__ import annotations

import pytest

from tests.games.styrvolt.table import Table, dealt, undealt

LONG = "h3 sa | h6 d4 | c2 c3 | d2 hk"


@pytest.mark.parametrize(
    ("move", "law"),
    [("under:h5", "r0.a"), ("deal:h2", "r1.c"), ("take", "r1.c"), ("play:sa", "r1.c")],
)
def test_while_the_cutter_looks_nothing_else_is_done(move, law):
    """styrvolt-1774.r1.c, r0.a."""
    assert undealt().refusal(move) == law


@pytest.mark.parametrize("move", ["deal:s2", "turn:h3", "keep", "pass", "deal:sa"])
def test_a_wrong_deal_is_refused(move):
    """styrvolt-1774.r2.a: the card under the pack is not dealt either."""
    assert undealt("under:s2", "deal:sa").refusal(move) == "r2.a"


@pytest.mark.parametrize("move", ["deal:h3", "turn:sa", "turn:s2", "take", "play:h3"])
def test_a_wrong_card_laid_open_is_refused(move):
    """styrvolt-1774.r2.b."""
    assert dealt("s2").refusal(move) == "r2.b"


@pytest.mark.parametrize(("under", "law"), [("h2", "r1.d q.under"), ("s2", "r2.c")])
def test_at_an_exchange_there_are_two_words(under, law):
    """styrvolt-1774.r1.d, r2.c."""
    table = dealt(under, "turn:d2", "turn:s3" if under == "h2" else "turn:h4")
    assert table.refusal("play:sa") == law
    assert table.refusal("pass") == law
    assert table.refusal("deal:h3") == "r2.b"
    assert table.refusal("play:s5") == "r0.a"
    assert table.refusal("play:sa+sk") == "r0.a"


def test_what_the_text_itself_says_is_no_reading_of_ours():
    """styrvolt-1774.r1.c, r2.c, r5.a; what is given for a matador is ours to read, r1.d."""
    over = Table(LONG, "h3", "h6", "c2", "d2", won=(0, 4, 4, 0))
    tables = [undealt(), dealt("s2", "turn:d2", "turn:h4"), over]
    assert [table.refused("pass").status for table in tables] == ["stated"] * 3
    assert dealt("h2", "turn:d2", "turn:s3").refused("pass").status == "inferred"


def test_in_the_play_nothing_is_exchanged():
    """styrvolt-1774.r1.d, r2.c."""
    assert Table(LONG).refusal("take") == "r1.d r2.c q.under"
    assert Table(LONG).refusal("keep") == "r1.d r2.c q.under"


def test_a_card_that_one_does_not_hold_is_refused():
    """styrvolt-1774.r2.a: whether another has it, nobody, or it was played."""
    table = Table(LONG, "h3")
    for card in ("sa", "sk", "h3"):
        assert table.refusal(card) == "r2.a"
    assert str(table.refused("h3").why) == "The 3 of hearts has been played already."
    one, other = (table.refused(card) for card in ("sa", "sk"))
    assert str(one.why).replace("ace", "king") == str(other.why)


def test_what_does_not_follow_is_refused():
    """styrvolt-1774.q.follow."""
    table = Table(LONG, "h3", follow="must-follow")
    assert table.refusal("d4") == "q.follow"
    assert [str(one) for one in table.game.attempts(table.state)] == ["play:d4"]


@pytest.mark.parametrize("move", ["pass", "bid:3", "say"])
def test_any_other_word_is_talk(move):
    """styrvolt-1774.r3.a."""
    assert Table(LONG).refusal(move) == "r3.a"


@pytest.mark.parametrize("move", ["turn:h4", "under:h4", "draw:h4"])
def test_what_chance_does_is_refused_to_a_player(move):
    """styrvolt-1774.r2.b."""
    assert Table(LONG).refusal(move) == "r2.b"


def test_after_the_end_nothing_is_done():
    """styrvolt-1774.r5.a."""
    table = Table(LONG, "h3", "h6", "c2", "d2", won=(0, 4, 4, 0))
    assert table.ended[0] == [1, 3]
    assert table.refusal("play:sa") == "r5.a"
    assert table.refusal("deal:h5") == "r5.a"
