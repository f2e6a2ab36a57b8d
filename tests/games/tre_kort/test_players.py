"""The computer players see no more than their seat, move legally, and one plays better."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.games.playing_out import among, chosen
from tests.games.tre_kort.table import RULES, Table

GAMES = 25

MORE = "sa d7 c9 | s10 h9 dk | s6 d8 cj"


def won(kinds: list[str], chance: Random) -> float:
    """Play a game to its end among these players: how many stakes the first has won."""
    game, state = among(RULES, kinds, chance)
    return game.returns(state)[0]


@pytest.mark.parametrize("seats", [2, 5])
def test_the_careful_player_wins_stakes_from_those_who_play_at_random(seats):
    chance, others = Random(seats), ["random"] * (seats - 1)
    assert sum(won(["careful", *others], chance) for _ in range(GAMES)) / GAMES > 0.4


def test_the_careful_player_plays_a_hand_that_promises_a_trick_and_no_other():
    assert chosen(Table("da dk sa | . | . | .", phase="bid")) == "join"
    assert chosen(Table("s6 h7 c8 | . | . | .", phase="bid")) == "pass"
    assert chosen(Table(MORE, "pass", "pass", phase="bid")) == "join"


def test_the_careful_player_takes_a_trick_with_the_lowest_card_that_does():
    table = Table("c9 h7 | ca c10 d6 | .", "c9", taken="sa sk | . | .", won=(1, 0, 0))
    assert chosen(table) == "play:c10"
    last = Table("c9 h7 | ck ca | .", "c9", turned="s9")
    assert chosen(last) == "play:ck"


def test_the_careful_player_throws_its_lowest_card_to_a_trick_it_cannot_take():
    laid: dict[str, Any] = {"won": (1, 0, 0), "taken": "da ca h8 | . | ."}
    assert chosen(Table("sa c9 | s10 h6 | s6 cj", "lay:sa", **laid)) == "play:h6"
