"""Three tricks: what two may lead, what three must, what falls, and a card that lies face down."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.tre_kort.table import Table

TWO = "sa d7 c9 | s10 h9 dk | ."
MORE = "sa d7 c9 | s10 h9 dk | s6 d8 cj"


def test_two_lead_what_they_will():
    """tre-kort-1774.r6.a."""
    table = Table(TWO)
    assert table.legal == "sa d7 c9"
    table.play("c9")
    assert table.said("played") == [("played", 0, "r6.a")]


def test_a_trump_beats_the_other_suits_and_the_higher_its_own():
    """tre-kort-1774.q.rank."""
    table = Table(
        "c9 s6 s7 | d6 h9 h8 | ca s8 s9 | dk sj sq", "c9", "d6", "ca", "dk", follow="free"
    )
    assert table.said("trick") == [("trick", 3, "q.rank")]
    assert Table("c9 s6 | c10 h9 | .", "c9", "c10", taken=". | sa sk | .").said("trick")[0][1] == 1


def test_whoever_took_the_trick_leads_the_next():
    """tre-kort-1774.q.rank."""
    table = Table(TWO, "sa", "s10")
    assert table.turn == "play 0"
    assert Table(TWO, "c9", "dk").turn == "play 1"


def test_who_has_the_suit_led_plays_it():
    """tre-kort-1774.q.follow."""
    table = Table(TWO, "sa")
    assert table.legal == "s10"
    assert table.refusal("dk") == "r7.a q.follow"
    assert Table(TWO, "sa", follow="free").legal == "s10 h9 dk"
    table.play("s10")
    assert table.said("played")[1] == ("played", 1, "r7.a", "q.follow")


def test_who_lacks_it_may_play_any_card_and_need_not_trump():
    """tre-kort-1774.q.follow."""
    assert Table(TWO, "c9").legal == "s10 h9 dk"


def test_two_lead_a_trump_from_the_knave_up_to_the_second_trick():
    """tre-kort-1774.r6.b."""
    second: dict[str, Any] = {"won": (1, 0, 0), "taken": "ca c10 | . | ."}
    table = Table("sa dk dj d7 | s10 h9 | .", **second)
    assert table.legal == "dk dj"
    assert table.refusal("d7") == "r6.b"
    assert table.play("dj").said("played") == [("played", 0, "r6.b")]


@pytest.mark.parametrize("rank", ["a", "k", "q", "j"])
def test_each_trump_from_the_knave_to_the_ace_is_one_of_them(rank):
    """tre-kort-1774.r6.b: the ace too, which by r6.c has fallen already."""
    table = Table(f"sa d{rank} | s10 h9 | .", won=(1, 0, 0), taken="ca c10 | . | .")
    assert table.legal == f"d{rank}"


def test_without_one_they_lead_what_they_will():
    """tre-kort-1774.r6.b, r6.a: one from the ten down may be kept."""
    table = Table("sa d10 | s10 h9 | .", won=(1, 0, 0), taken="ca c10 | . | .")
    assert table.legal == "sa d10"
    assert table.play("sa").said("played") == [("played", 0, "r6.a")]


def test_the_third_lead_of_two_is_free():
    """tre-kort-1774.r6.a."""
    table = Table("sa dk | s10 h9 | .", won=(2, 0, 0), taken="ca c10 cj cq | . | .")
    assert table.legal == "sa dk"


@pytest.mark.parametrize(("lead", "at"), [(True, 0), (False, 1)])
def test_the_ace_of_trumps_falls_to_the_first_trick_whatever_is_led(lead, at):
    """tre-kort-1774.r6.c, q.ace-falls."""
    table = Table("sa da c9 | s10 h9 dk | ." if lead else "sa d7 c9 | s10 h9 da | .")
    if not lead:
        table.play("sa")
    assert (table.legal, table.turn) == ("da", f"play {at}")
    assert table.refusal("sa" if lead else "s10") == "r6.c q.ace-falls"
    assert table.play("da").said("played")[-1] == ("played", at, "r6.c")


def test_the_king_falls_if_the_ace_lies_open():
    """tre-kort-1774.r6.c, q.velten."""
    assert Table(TWO, "sa", turned="da").legal == "dk"


FALLEN: dict[str, Any] = {"won": (1, 0, 0), "taken": "d6 d8 | . | ."}


def test_by_another_reading_the_king_falls_second_if_the_ace_is_in_the_stock():
    """tre-kort-1774.q.velten, r6.c, r6.b: no ace came to the first trick, so nobody has it."""
    hands = "c9 dq | s10 dk | ."
    assert Table(hands, "dq", **FALLEN).legal == "dk"
    assert Table("c9 dq | dk s10 | .", "dq", **FALLEN, follow="free").legal == "s10 dk"
    table = Table("c9 dq | s10 dk | .", "dq", **FALLEN, follow="free", velten="stock")
    assert table.legal == "dk"
    assert table.refusal("s10") == "r6.c q.ace-falls q.velten"
    assert table.play("dk").said("played")[-1] == ("played", 1, "r6.c", "q.velten")
    leads = Table("c9 dk dj | s10 h9 h8 | .", **FALLEN, velten="stock")
    assert leads.legal == "dk"


def test_not_if_the_ace_has_fallen_or_is_held_or_at_the_third_trick():
    """tre-kort-1774.q.velten, q.ace-falls."""
    fallen: dict[str, Any] = {"won": (1, 0, 0), "taken": "da d8 | . | ."}
    assert Table("c9 dk dj | s10 h9 h8 | .", **fallen, velten="stock").legal == "dk dj"
    held = Table("c9 dk dj | s10 h9 da | .", **FALLEN, velten="stock")
    assert held.legal == "dk dj"
    third: dict[str, Any] = {"won": (2, 0, 0), "taken": "d6 d8 s7 s8 | . | ."}
    assert Table("c9 dk | s10 h9 | .", **third, velten="stock").legal == "dk c9"
    more = "c9 dk dj | s10 h9 h8 | s6 s7 s9"
    assert Table(more, **FALLEN, velten="stock").legal == "dk dj"
    assert Table(more, **FALLEN, velten="stock", ace_falls="always").legal == "dk"
    turned = Table("sa d7 c9 | s10 h9 dk | .", "sa", turned="da", velten="stock")
    assert turned.legal == "dk"


def test_with_more_players_the_ace_may_be_kept_or_must_fall_too():
    """tre-kort-1774.q.ace-falls."""
    hands = "sa dj c9 | s10 h9 da | s6 d8 cj"
    assert Table(hands, "dj").legal == "da"
    leads = "sa da dj | s10 h9 dk | s6 d8 cj"
    assert Table(leads).legal == "da dj"
    assert Table(leads, ace_falls="always").legal == "da"
    off = Table("c9 s7 s8 | s10 c10 da | s6 d8 cj", "c9", ace_falls="always")
    assert off.legal == "da"


def test_three_lead_a_trump_to_the_first_trick():
    """tre-kort-1774.r10.a."""
    table = Table(MORE)
    assert table.legal == "d7"
    assert table.refusal("sa") == "r10.a"
    assert table.play("d7").said("played") == [("played", 0, "r10.a")]


def test_or_any_card_if_they_have_none():
    """tre-kort-1774.q.no-trump, r10.a."""
    table = Table("sa h6 c9 | s10 h9 dk | s6 d8 cj")
    assert table.legal == "sa h6 c9"
    assert table.play("h6").said("played") == [("played", 0, "r10.a", "q.no-trump")]


SECOND: dict[str, Any] = {"won": (1, 0, 0), "taken": "d7 dk d8 | . | ."}


def test_and_to_the_second():
    """tre-kort-1774.r10.a."""
    table = Table("sa d10 | s10 h9 | s6 cj", **SECOND)
    assert table.legal == "d10"
    assert table.refusal("lay:sa") == "r10.a"


def test_without_a_trump_the_second_lead_lies_face_down():
    """tre-kort-1774.r10.b."""
    table = Table("sa c9 | s10 h9 | s6 cj", **SECOND)
    assert table.legal == "lay:sa lay:c9"
    assert table.refusal("sa") == "r10.b"
    table.play("lay:c9")
    assert table.said("laid") == [("laid", 0, "r10.b")]
    assert table.position()["table"] == [[0, ["c9"]]]


def test_only_its_player_knows_it():
    """tre-kort-1774.r10.b."""
    table = Table("sa c9 | s10 h9 | s6 cj", "lay:c9", **SECOND)
    assert [table.zones(seat)["trick"] for seat in (0, 1, None)] == [(["c9"], 0)] + [([], 1)] * 2
    assert "card" not in table.log[0].seen_by(1).details
    assert table.marks("laid") == {0: 1}
    table.play("h9", "cj")
    assert table.marks("laid") == {}
    for seat in (1, 2, None):
        told = table.log[-1].seen_by(seat)
        assert "c9" not in str(told)
        assert sum(moved.unknown for moved in told.moved) == 1


def test_any_card_is_played_to_it():
    """tre-kort-1774.r10.c."""
    table = Table("sa c9 | s10 c10 | s6 cj", "lay:c9", **SECOND)
    assert table.legal == "s10 c10"
    assert table.play("s10").said("played") == [("played", 1, "r10.c")]


def test_nobody_takes_that_trick_without_a_trump():
    """tre-kort-1774.r10.c: not even with a higher card of its suit."""
    table = Table("sa c9 | s10 c10 | s6 cj", "lay:c9", "c10", "cj", **SECOND)
    assert table.said("trick") == [("trick", 0, "r10.c")]
    trumped = Table("sa c9 | d6 c10 | d10 cj", "lay:c9", "d6", "d10", **SECOND)
    assert trumped.said("trick") == [("trick", 2, "r10.c")]


def test_the_third_lead_is_open_and_taken_by_the_best_card_for_it():
    """tre-kort-1774.r10.d."""
    third: dict[str, Any] = {
        "won": (2, 0, 0),
        "taken": "d7 dk d8 cj ca d6 | . | .",
        "length": "one-deal",
    }
    table = Table("sa | sk | s6", **third)
    assert table.legal == "sa"
    table.play("sa", "sk", "s6")
    assert table.said("played", "trick")[0] == ("played", 0, "r10.d")
    assert table.said("trick") == [("trick", 0, "r10.d")]


def test_two_of_many_at_the_table_play_as_two():
    """tre-kort-1774.r6.a: the rule is of those who play."""
    assert Table("sa d7 c9 | . | s6 d8 cj | .").legal == "sa d7 c9"
