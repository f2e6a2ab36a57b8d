"""The computer players see no more than their seat, move legally, and one plays better."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from gnav_core.core import registry
from gnav_core.core.game import CHANCE, see
from gnav_core.games.hanrey.players import PLAYERS
from tests.games.hanrey.table import RULES, Table


def loser(players: list[Any], chance: Random, readings: dict[str, str]) -> int | None:
    """Play a game to its end among these players: who lost."""
    game = registry.new(RULES, len(players), None, readings)
    made = [PLAYERS[kind].make(game.rules) for kind in players]
    state = game.begin().state
    while (mover := game.current_player(state)) is not None:
        if mover == CHANCE:
            action = chance.choice(game.legal_actions(state))
        else:
            action = made[mover].choose(see(game, state, mover), (), chance)
        state = game.apply(state, action).state
    return state.loser


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_thrifty_player_loses_less_often_than_the_others(seats):
    chance, games = Random(seats), 60
    others = ["random"] * (seats - 1)
    lost = sum(loser(["thrifty", *others], chance, {}) == 0 for _ in range(games))
    assert lost < games / seats * 0.75


def test_the_thrifty_player_parts_with_the_cheapest_card_that_will_do():
    table = Table("ha s6 d6 d7 | h7 s7", stock="c6 d9")
    assert chosen(table) == "play:s6"
    table = Table("h8 s6 | h9 hj d7", "h8", stock="c6 d9", take_up="may-take")
    assert chosen(table) == "play:h9"


def test_the_thrifty_player_keeps_its_trumps():
    assert chosen(Table("ha d6 | h7 s7", stock="c6 d9")) == "play:ha"


def chosen(table: Table) -> str:
    """What the thrifty player does here."""
    seen = see(table.game, table.state, table.state.at)
    return str(PLAYERS["thrifty"].make(table.game.rules).choose(seen, (), Random(1)))
