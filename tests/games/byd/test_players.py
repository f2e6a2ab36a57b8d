"""The computer players see no more than their seat, move legally, and one plays better."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.byd.table import RULES, Table
from tests.games.playing_out import among, chosen


def won(kinds: list[str], chance: Random, readings: dict[str, str]) -> float:
    """Play a game to its end among these players: how many stakes the first has won."""
    game, state = among(RULES, kinds, chance, readings)
    return game.returns(state)[0]


@pytest.mark.parametrize("seats", [2, 4, 7])
def test_the_careful_player_wins_stakes_from_those_who_play_at_random(seats):
    chance, games = Random(seats), 150
    others = ["random"] * (seats - 1)
    assert sum(won(["careful", *others], chance, {}) for _ in range(games)) / games > 0.15


def test_the_careful_player_throws_low_cards_away_first():
    assert chosen(Table("sa ha c6 d7 h8 | s8 sk d9 d8 dk")) == "play:c6"


def test_the_careful_player_bids_the_most_on_an_ace_and_nothing_on_a_six():
    assert chosen(Table("ha | hk | s8")) == "bid:5"
    assert chosen(Table("h6 | hk | s8 | s9 | s10 | d9 | d10")) == "pass"
    assert chosen(Table("ha | hk | s8", bid_limit="1")) == "bid:1"


def test_the_careful_player_bids_with_the_bidder_on_a_high_card_alone():
    assert chosen(Table("h9 | ha | s8", "bid:5")) == "bid:1"
    assert chosen(Table("h9 | s6 | s8", "bid:5")) == "pass"
