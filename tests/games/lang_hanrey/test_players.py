"""The computer players see no more than their seat, move legally, and one plays better."""

from __future__ import annotations

from math import sqrt
from random import Random

import pytest

from gnav_core.core import registry
from gnav_core.core.game import CHANCE, see
from gnav_core.games.lang_hanrey.players import PLAYERS
from tests.games.lang_hanrey.table import RULES, Table

GAMES = 60

STOCK = "c6 c7 d9"


def loser(kinds: list[str], chance: Random) -> int | None:
    """Play a game to its end between these players: who lost."""
    game = registry.new(RULES, 2, chance.randrange(2), {})
    made = [PLAYERS[kind].make(game.rules) for kind in kinds]
    state = game.begin().state
    while (mover := game.current_player(state)) is not None:
        if mover == CHANCE:
            action = chance.choice(game.legal_actions(state))
        else:
            action = made[mover].choose(see(game, state, mover), (), chance)
        state = game.apply(state, action).state
    return state.loser


def test_the_careful_player_wins_more_often_than_not_against_random():
    """With 95 in 100 it wins more than four GAMES of five."""
    chance = Random("careful")
    won = sum(
        loser(kinds, chance) == kinds.index("random")
        for kinds in [["thrifty", "random"], ["random", "thrifty"]]
        for _ in range(GAMES // 2)
    )
    share = won / GAMES
    assert share - 1.96 * sqrt(share * (1 - share) / GAMES) > 0.8


@pytest.mark.parametrize(
    ("hands", "move"),
    [
        ("ha s6 c6 s9 | h7", "play:s6+c6"),
        ("ha s6 d6 s9 | h7", "play:s6"),
        ("ha d6 d7 | h7", "play:ha"),
        ("ha hk s9 sk | h7", "play:s9"),
    ],
)
def test_it_leads_the_lowest_cards_alike_ones_together_and_keeps_its_trumps(hands, move):
    assert chosen(Table(hands, stock=STOCK)) == move


def test_in_the_second_part_it_plays_its_whole_hand_if_it_may():
    assert chosen(Table("d6 h6 | h7 s7", trump="d")) == "play:h6+d6"
    assert chosen(Table("d6 h6 s9 | h7 s7", trump="d")) == "play:h6"


def chosen(table: Table) -> str:
    """What the careful player does here."""
    seen = see(table.game, table.state, table.state.at)
    return str(PLAYERS["thrifty"].make(table.game.rules).choose(seen, (), Random(1)))
