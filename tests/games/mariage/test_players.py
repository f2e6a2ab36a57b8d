"""The computer players see no more than their seat, never say it untruly, and one plays better."""

from __future__ import annotations

from math import sqrt
from random import Random

import pytest

from gnav_core.games.mariage.players import PLAYERS
from tests.games.mariage.table import RULES, Table
from tests.games.playing_out import among, chosen

GAMES = 40

STOCK = "c6 c7 c8 c9 d9"


def least(won: int, games: int) -> float:
    """The lower bound of the share won, with 95 of 100 (Wilson)."""
    share, z = won / games, 1.96
    middle = share + z * z / (2 * games)
    spread = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return (middle - spread) / (1 + z * z / games)


@pytest.mark.parametrize("seats", [2, 3])
def test_the_careful_player_wins_more_than_its_share(seats):
    """Its seat changes from game to game."""
    chance, won = Random(seats), 0
    for number in range(GAMES):
        own = number % seats
        kinds = ["careful" if seat == own else "random" for seat in range(seats)]
        _, state = among(RULES, kinds, chance)
        won += own in state.own.winners
    assert least(won, GAMES) > 1 / seats


@pytest.mark.parametrize("kind", PLAYERS)
def test_no_player_says_it_untruly(kind):
    """mariage-1774.q.false-out."""
    for number in range(12):
        _, state = among(RULES, [kind] * (2 + number % 2), Random(number))
        assert state.own.ending in ("is-out", "unsaid")


def test_the_careful_player_says_it_as_soon_as_it_is_true():
    """mariage-1774.r5.a."""
    assert chosen(Table("ha d6 | h7 s7", stock=STOCK, score=(101, 0))) == "out"
    assert chosen(Table("ha d6 | h7 s7", stock=STOCK, score=(100, 0))) != "out"
    silent = Table("ha | h7", "out", score=(100, 0), false_out="goes-on")
    silent.state = silent.state._replace(score=(101, 0))
    assert chosen(silent) == "play:ha"


def test_the_careful_player_melds_trumps_first():
    """mariage-1774.r3.b."""
    table = Table("dk dq hk hq | h9 s7 s8 s9", stock=STOCK, taken="c10 ca | .")
    assert chosen(table) == "meld:d"


def test_the_careful_player_keeps_king_and_queen_together():
    """mariage-1774.r3.a."""
    assert chosen(Table("hk hq s6 | h9 s7 s8", stock=STOCK)) == "play:s6"


def test_the_careful_player_takes_what_counts():
    assert chosen(Table("h10 s7 s8 | ha h6 s9", "h10", stock=STOCK)) == "play:ha"
