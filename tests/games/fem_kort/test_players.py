"""The computer players see no more than their seat, move legally, and one plays better."""

from __future__ import annotations

from math import sqrt
from random import Random
from typing import Any

import pytest

from gnav_core.core import registry
from gnav_core.core.game import CHANCE, see
from gnav_core.games.fem_kort.players import PLAYERS
from tests.games.fem_kort.table import RULES, Table


def winner(players: list[str], chance: Random, readings: dict[str, str]) -> int | None:
    """Play a game to its end among these players, whoever deals: who won."""
    game = registry.new(RULES, len(players), chance.randrange(len(players)), readings)
    made = [PLAYERS[kind].make(game.rules) for kind in players]
    state, log = game.begin().state, list[Any]()
    while (mover := game.current_player(state)) is not None:
        if mover == CHANCE:
            action = chance.choice(game.legal_actions(state))
        else:
            told = [event.seen_by(mover) for event in log]
            action = made[mover].choose(see(game, state, mover), told, chance)
        state, events = game.apply(state, action)
        log += events
    return state.winner


@pytest.mark.parametrize(("seats", "games"), [(2, 120), (4, 120)])
def test_the_saving_player_wins_oftener_than_the_others(seats, games):
    chance, others = Random(seats), ["random"] * (seats - 1)
    won = sum(winner(["saving", *others], chance, {}) == 0 for _ in range(games)) / games
    error = 1.96 * sqrt(won * (1 - won) / games)
    assert won - error > 1 / seats, f"{won:.3f} ± {error:.3f}"


def test_the_saving_player_parts_with_its_weak_cards_first():
    assert chosen(Table("ha hk h6 sa d7 | h7 h8 h9 d8 s7")) == "play:d7"


def test_then_it_takes_the_trick_with_as_little_as_will_do():
    table = Table("h8 s6 d6 | hk h9 s7", "h8", took="0 0")
    assert chosen(table) == "play:h9"


def test_if_it_cannot_take_the_trick_it_keeps_what_is_strong():
    table = Table("hk s6 d6 | hq h7 sa", "hk", took="0 0")
    assert chosen(table) == "play:h7"


def chosen(table: Table) -> str:
    """What the saving player does here."""
    seen = see(table.game, table.state, table.state.at)
    player = PLAYERS["saving"].make(table.game.rules)
    return str(player.choose(seen, tuple(table.events), Random(1)))
