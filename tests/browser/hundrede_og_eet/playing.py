"""Hundrede og Eet at the table of the browser: games laid out by their moves."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from gnav_core.core import registry
from tests.browser.cards import laying
from tests.browser.table import Table

RULES = "hundrede-og-eet-1774"
BOTH = ("human", "careful")


def lay(table: Table, moves: list[str], *kinds: str, **more: Any) -> None:
    """Open a game as a player does who has it in a file, with so many moves made."""
    laying.lay(table, RULES, moves, 2, kinds=kinds or BOTH, **more)


def until(wanted: Callable[[Any], bool], **readings: str) -> list[str]:
    """Give moves, made at random, after which the position is so."""
    game = registry.new(RULES, 2, None, readings)
    for seed in range(100):
        chance, state, moves = Random(seed), game.begin().state, list[str]()
        while not wanted(state) and not game.is_terminal(state):
            action = chance.choice(game.legal_actions(state))
            state = game.apply(state, action).state
            moves.append(str(action))
        if wanted(state):
            return moves
    raise AssertionError("no such position comes up")


def answering(state: Any) -> bool:
    """Whether the first seat is to play to a lead, in the second deal, with much counted."""
    return state.deal == 2 and state.phase == "play" and state.at == 0 and bool(state.trick)
