"""What can be placed where, and what is refused."""

from __future__ import annotations

import pytest

from tests.games.narrespillet.table import Table, cites


def test_number_cards_of_the_house_are_placed_together_and_the_ace_counts_one() -> None:
    """narrespillet.r15.a, r16.a."""
    table = Table("s9 s8 sa d2 | .")
    assert "place:s:s9+s8+sa" in table.legal
    assert "place:d:d2" in table.legal
    assert not any("d2" in move and "s9" in move for move in table.placed())


def test_the_magician_turns_exactly_one_card_of_another_house() -> None:
    """narrespillet.r21.b, q.idle-magician."""
    table = Table("s9 d2 d3 magician | .")
    assert "place:s:s9+d2+magician" in table.legal
    assert "place:s:d2+magician" in table.legal
    assert table.refusal("place:s:s9+magician") == cites("r21.b", "q.idle-magician")
    assert table.refusal("place:s:s9+d3+d2+magician") == cites("r21.b")


def test_a_knight_goes_with_an_ace_of_another_house_and_the_magician() -> None:
    """narrespillet.r18.a, r21.d."""
    table = Table("sn da d2 magician | .")
    assert table.placed() >= {"place:s:sn", "place:s:sn+da+magician"}
    assert "place:s:sn+d2+magician" not in table.legal


def test_a_couple_is_placed_on_one_field_or_two() -> None:
    """narrespillet.r23.b, r24.b, q.two-fields."""
    table = Table("empress emperor | .")
    assert len([move for move in table.placed() if move.count(":") == 2]) == 4 + 6
    table.play("place:s+c:empress+emperor")
    assert table.position["fields"][0] == [
        ["empress", "emperor"],
        None,
        ["empress", "emperor"],
        None,
    ]


def test_in_kroam_empress_and_queen_are_a_royal_couple() -> None:
    """narrespillet.r58.b, q.national."""
    assert Table("sq empress | .").refusal("place:s:sq+empress") == cites("r23.a")
    assert Table("sq empress | .", national="kroam").placed() == {"place:s:sq+empress"}


def test_the_world_wins_at_once_and_all_others_forfeit() -> None:
    """narrespillet.r41.a, r41.b, r41.c."""
    table = Table("world s2 | s3 | s4", "place:s:world")
    assert table.position["wins"] == [[1, 0, 0, 0], [0] * 4, [0] * 4]
    assert table.position["forfeits"][0] == [1, 2]
    other = Table("s2 b2 | world | s4", "place:s:s2")
    assert "place:s:world" not in other.legal
    assert "place:b:world" in other.legal


REFUSED = {
    "place:s:s2": ("r8.c", "a field that is placed on"),
    "place:b:b3": ("r7.b", "a field that is forfeited"),
    "place:c:c9": ("r4.a", "a card that is not held"),
    "place:c:hermit": ("r6.a", "a picture that is not placed"),
    "place:c:fool": ("r20.a", "the Fool"),
    "place:c:d5": ("r8.b", "a card of another house"),
    "place:c:lovers": ("r26.a", "the Lovers alone"),
    "place:c:empress": ("r23.a", "the Empress alone"),
    "place:c:emperor": ("r24.a", "the Emperor alone"),
    "place:c+d:d5": ("r4.a", "numbers on two fields"),
    "place:c:cq": ("r19.a", "a Queen alone"),
    "place:c:cn+c3": ("r18.a", "a Knight with a number"),
    "place:c:cp+c3": ("r17.a", "a Page with a number"),
    "discard:c9": ("r5.a", "to throw what is not held"),
    "play:tower:0:s": ("r6.a", "to play what is not held"),
    "play:fool": ("r20.a", "the Fool out of its moment"),
    "load:c3": ("r27.a", "no Chariot"),
    "lift": ("r34.d", "no Temperance"),
    "agree": ("r9.b", "an answer nobody asked for"),
    "forfeit:b": ("r3.b", "what is forfeited already"),
    "nonsense": ("r3.b", "no move"),
}


@pytest.mark.parametrize("move", REFUSED)
def test_what_is_refused_cites_the_first_rule_that_forbids_it(move: str) -> None:
    """narrespillet.r8.c, r7.b, r4.a, r6.a, r20.a, r8.b, r26.a, r23.a, r24.a, r19.a, r18.a."""
    hand = "s10 s2 b3 hermit fool d5 lovers empress emperor cq cn cp c3"
    table = Table(f"{hand} | s3", "place:s:s10", "forfeit:c", "forfeit:b", "forfeit:d")
    assert table.refusal(move)[0] == cites(REFUSED[move][0])[0]
