"""The play: leads count, suit is followed, the highest takes; the last, the most, all tricks."""

from __future__ import annotations

import pytest

from tests.games.piquet.table import NINETY, Table


def test_forehand_leads_and_counts_one():
    """piquet-1774.r7.a."""
    table = Table(NINETY, "keep", "keep")
    assert table.turn == "play 0"
    table.play("sa")
    assert table.said("led") == [("led", 0, "r7.a")]
    assert table.counted("lead") == [(0, 1, "r7.a")]


def test_the_taker_of_a_trick_leads():
    """piquet-1774.q.next-lead, q.ranks, r7.a."""
    table = Table("s9 ha | s10 h9", "s9", "s10")
    assert table.turn == "play 1"
    assert table.said("played") == [("played", 1, "r8.a", "q.follow")]
    assert table.said("trick") == [("trick", 1, "q.ranks")]
    table.play("h9")
    assert table.said("led")[-1] == ("led", 1, "r7.a", "q.next-lead")
    assert table.counted("lead")[-1] == (1, 1, "r7.a")


def test_suit_is_followed():
    """piquet-1774.q.follow."""
    table = Table("s9 ha | s10 h9", "s9")
    assert table.legal == "s10"
    assert table.refusal("h9")[1] == "q.follow"
    assert Table("s9 ha | d10 h9", "s9").legal == "h9 d10"


def test_any_card_may_be_played_by_a_reading():
    """piquet-1774.q.follow."""
    assert Table("s9 ha | s10 h9", "s9", follow="free").legal == "s10 h9"


def test_a_higher_card_of_another_suit_takes_nothing():
    """piquet-1774.q.ranks."""
    table = Table("s7 h7 | da d9", "s7", "da")
    assert table.said("trick") == [("trick", 0, "q.ranks")]


def test_the_last_trick_counts_three():
    """piquet-1774.r7.b."""
    table = Table("s9 | s10", "s9", "s10", won=(6, 5))
    assert table.counted("last") == [(1, 3, "r7.b")]


@pytest.mark.parametrize(("won", "most"), [((6, 5), [(0, 10, "r8.a")]), ((5, 6), [])])
def test_seven_tricks_count_ten_and_six_each_nothing(won, most):
    """piquet-1774.r8.a."""
    table = Table("sa | s10", "sa", "s10", won=won)
    assert table.counted("cards") == most


@pytest.mark.parametrize(("reading", "more"), [("instead", 40), ("besides", 50)])
def test_all_the_tricks_count_forty(reading, more):
    """piquet-1774.r10.a, q.capot."""
    table = Table("sa | s10", "sa", "s10", won=(11, 0), capot=reading)
    assert table.counted("capot") == [(0, 40, "r10.a q.capot")]
    assert table.counts[0][0] == 1 + 3 + more
    assert bool(table.counted("cards")) is (reading == "besides")


def test_the_higher_score_has_won():
    """piquet-1774.q.game: one deal, honours and all."""
    table = Table("sa | s10", "sa", "s10", won=(5, 6), points=(20, 10), honours=(0, 2))
    assert table.counts[2] == [24, 30]
    assert table.said("won") == [("won", None, "q.game")]
    assert table.position()["winners"] == [1]
    assert table.game.returns(table.state) == [-1.0, 1.0]
    assert table.turn.startswith("over")


def test_both_have_won_where_they_are_equal():
    """piquet-1774.q.game."""
    table = Table("sa | s10", "sa", "s10", won=(5, 6), points=(6, 10))
    assert table.counts[2] == [10, 10]
    assert table.position()["winners"] == [0, 1]
    assert table.game.returns(table.state) == [0.0, 0.0]


@pytest.mark.parametrize("wrong", ["play:s7", "play:x", "play:", "play:sa+s7"])
def test_what_is_not_in_the_hand_is_not_played(wrong):
    """piquet-1774.r1.a."""
    assert Table("s9 ha | s10 h9").refusal(wrong)[1] == "r1.a"


@pytest.mark.parametrize("wrong", ["play:s9+ha", "keep", "throw:s9", "draw:s7", "hop", "play"])
def test_who_is_to_lead_or_to_answer_does_nothing_else(wrong):
    """piquet-1774.r7.a, r8.a, q.next-lead, q.follow."""
    assert Table("s9 ha | s10 h9").refusal(wrong)[1] == "r7.a"
    assert Table("s9 ha | s10 h9", won=(4, 6)).refusal(wrong)[1] == "r7.a q.next-lead"
    answering = wrong.replace("s9+ha", "s10+h9")
    assert Table("s9 ha | s10 h9", "s9").refusal(answering)[1] == "r8.a q.follow"


@pytest.mark.parametrize("wrong", ["play:s10", "keep", "deal:s7", "hop"])
def test_after_the_end_no_move_follows(wrong):
    """piquet-1774.q.game."""
    assert Table("sa | s10", "sa", "s10").refusal(wrong)[1] == "q.game"


def test_what_a_person_may_try_is_told_before_he_tries_it():
    """piquet-1774.q.follow; at the throw nothing is listed."""
    table = Table("s9 ha | s10 h9", "s9")
    assert list(map(str, table.game.attempts(table.state))) == ["play:h9"]
    assert table.game.attempts(Table(NINETY).state) == []
