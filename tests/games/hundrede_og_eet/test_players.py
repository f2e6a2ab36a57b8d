"""The computer players see no more than their seat, move legally, and one plays better."""

from __future__ import annotations

from math import sqrt
from random import Random
from typing import Any

from gnav_core.core import registry
from gnav_core.core.event import SeenEvent
from gnav_core.core.game import CHANCE, see
from gnav_core.games.hundrede_og_eet.players import PLAYERS
from tests.games.hundrede_og_eet.table import RULES, Table

GAMES = 60


def winners(players: list[str], chance: Random) -> list[int]:
    """Play a game to its end among these players: who won."""
    game: Any = registry.new(RULES, len(players), chance.randrange(2))
    made = [PLAYERS[kind].make(game.rules) for kind in players]
    state = game.begin().state
    seen: list[list[SeenEvent]] = [[], []]
    while (mover := game.current_player(state)) is not None:
        if mover == CHANCE:
            action = chance.choice(game.legal_actions(state))
        else:
            action = made[mover].choose(see(game, state, mover), seen[mover], chance)
        state, events = game.apply(state, action)
        for seat in (0, 1):
            begun = any(event.kind == "dealer" for event in events)
            told = [event.seen_by(seat) for event in events]
            seen[seat] = told if begun else seen[seat] + told
    return game.winners(state)


def test_the_careful_player_wins_nearly_all_games_against_random_play():
    """Of 400 games it won 98.8 of 100, give or take 1.1; here a share that is far below that."""
    chance = Random(1)
    won = sum(winners(["careful", "random"], chance) == [0] for _ in range(GAMES))
    share = won / GAMES
    assert share - 1.96 * sqrt(share * (1 - share) / GAMES) > 0.8


def chosen(table: Table) -> str:
    """What the careful player does here."""
    seen = see(table.game, table.state, table.state.at)
    events = [event.seen_by(table.state.at) for event in table.log]
    return str(PLAYERS["careful"].make(table.game.rules).choose(seen, events, Random(1)))


def test_the_careful_player_takes_what_counts():
    table = Table("h10 s6 | ha h6 c7", "h10", stock="c6 c8 c9 d9")
    assert chosen(table) == "play:ha"
    trumped = Table("ha s6 | h10 d6 c7", "ha", stock="c6 c8 c9 d9")
    assert chosen(trumped) == "play:d6"


def test_the_careful_player_gives_nothing_away():
    assert chosen(Table("ha s6 | h10 h6 c7", "ha", stock="c6 c8 c9 d9")) in ("play:h6", "play:c7")


def test_the_careful_player_keeps_its_trumps_where_nothing_lies():
    assert chosen(Table("h7 s6 | d6 c7 s8", "h7", stock="c6 c8 c9 d9")) != "play:d6"
