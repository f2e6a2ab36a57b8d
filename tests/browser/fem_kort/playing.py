"""Fem Kort at the table of the browser: games laid out by their moves, and played by clicks."""

from __future__ import annotations

from random import Random
from typing import Any

from gnav_core.core import registry
from tests.browser.cards import laying
from tests.browser.table import Table
from tests.core.any_game import played

RULES = "fem-kort-1774"


def lay(table: Table, moves: list[str], *kinds: str, **more: Any) -> None:
    """Open a game of Fem Kort as a player does who has it in a file, with so many moves made."""
    laying.lay(table, RULES, moves, len(kinds), kinds=kinds, **more)


def before_the_last_of(trick: int, players: int) -> list[str]:
    """Give moves after which the first seat plays last to a trick and may not play all it holds."""
    for seed in range(2000):
        game = registry.new(RULES, players)
        moves, state = list[str](), None
        for step in played(game, Random(seed), 5 * players + players * trick - 1):
            moves.append(str(step.action))
            state = step.after
        lying = state.lying
        if state.at == 0 and len(game.legal_actions(state)) < len(lying.hand):
            return moves
    raise AssertionError("no such position comes up")
