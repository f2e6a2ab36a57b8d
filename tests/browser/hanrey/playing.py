"""Hanrey at the table of the browser: games laid out by their moves, and played by clicks."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import Locator

from gnav_core.core import registry
from gnav_core.games.hanrey.engine import HanreyGame
from gnav_core.games.hanrey.state import State
from tests.browser.cards import laying
from tests.browser.table import Table

MAY_TAKE = {"readings": {"take-up": "may-take"}}


def lay(table: Table, moves: list[str], *kinds: str, **more: Any) -> None:
    """Open a game of Hanrey as a player does who has it in a file, with so many moves made."""
    laying.lay(table, "hanrey-1774", moves, len(kinds), kinds=kinds, **more)


def until(wanted: Callable[[HanreyGame, State], bool], players: int) -> list[str]:
    """Give moves after which it is so; the first seat takes up all that is led to it."""
    rules = registry.rule_set("hanrey-1774", MAY_TAKE["readings"])
    game = HanreyGame(rules, players, players - 1)
    for seed in range(500):
        chance, state, moves = Random(seed), game.initial_state(), list[str]()
        while not wanted(game, state) and not game.is_terminal(state):
            legal = game.legal_actions(state)
            takes = [one for one in legal if one.verb == "take" and state.at == 0]
            action = chance.choice(takes or [one for one in legal if one.verb != "take"])
            state = game.apply(state, action).state
            moves.append(str(action))
        if wanted(game, state):
            return moves
    raise AssertionError("no such position comes up")


def with_hand(size: int, players: int) -> list[str]:
    """Give moves after which the first seat must answer from a hand of this size, not with all."""

    def is_so(game: HanreyGame, state: State) -> bool:
        beating = len(game.legal_actions(state)) - 1
        own = state.phase == "answer" and state.at == 0 and len(state.hand) == size
        return own and 0 < beating < size

    return until(is_so, players)


def hand(table: Table) -> Locator:
    return table.page.locator(".hand .held")


def legal(table: Table) -> Locator:
    return table.page.locator(".hand .held.legal")
