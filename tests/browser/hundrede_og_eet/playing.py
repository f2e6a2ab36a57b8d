"""Hundrede og Eet at the table of the browser: games laid out by their moves."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

from gnav_core.core import registry
from tests.browser.table import Table

RULES = "hundrede-og-eet-1774"
BOTH = ("human", "careful")


def lay(table: Table, moves: list[str], *kinds: str, **more: Any) -> None:
    """Open a game as a player does who has it in a file, with so many moves made."""
    record = {
        "format": "gnav-record/1",
        "rules": RULES,
        "players": 2,
        "names": ["Anna", "Bo"],
        "kinds": kinds or BOTH,
        "seed": "a browser test",
        "moves": moves,
        **more,
    }
    table.begin_again()
    text = json.dumps(record).encode()
    file: Any = {"name": "hundrede.json", "mimeType": "application/json", "buffer": text}
    table.page.locator("input[type=file]").set_input_files(file)
    table.page.locator(".table, .in-words, .cover, .error").first.wait_for()


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
