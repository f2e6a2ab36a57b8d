"""Mariage at the table of the browser: games laid out by their moves."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from gnav_core.core import registry
from tests.browser.cards import laying
from tests.browser.table import Table
from tests.games.mariage.test_random_play import steps

RULES = "mariage-1774"


def lay(table: Table, moves: list[str], *kinds: str, **more: Any) -> None:
    """Open a game as a player does who has it in a file, with so many moves made."""
    laying.lay(table, RULES, moves, len(kinds), kinds=kinds, **more)


def until(wanted: Callable[[Any, Any], bool], players: int, **readings: str) -> list[str]:
    """Give moves, made at random, after which it is so."""
    game = registry.new(RULES, players, None, readings)
    for seed in range(2000):
        moves = []
        for step in steps(game, Random(seed)):
            moves.append(str(step.action))
            if wanted(game, step.after):
                return moves
    raise AssertionError("no such position comes up")


def may(game: Any, state: Any, verb: str) -> bool:
    """Whether the first seat may do this."""
    own = state.phase == "play" and state.at == 0
    return own and any(action.verb == verb for action in game.legal_actions(state))


def busy(game: Any, state: Any) -> bool:
    """Whether the first seat may meld, last to a trick, when another has melded."""
    last = len(state.trick) == game.players - 1
    return may(game, state, "meld") and last and any(state.own.melds[1:])


def with_score(least: int, most: int) -> Callable[[Any, Any], bool]:
    """Ask whether the first seat, to lead, has counted so much."""
    return lambda game, state: (
        may(game, state, "out") and not state.trick and least <= state.score[0] <= most
    )
