"""Play games of other libraries at random, in their own environment: moves a second, as JSON.

Of each game named, ``[moves, decisions]``: with what chance does, and without it.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from random import Random
from typing import Any

import chess
import pyspiel
import rlcard
from open_spiel.python.games import kuhn_poker  # noqa: F401 (it registers python_kuhn_poker)

Choice = Callable[[Any], Any]
Play = Callable[[Choice], tuple[int, int]]
"""Play one game to its end; give its moves, and how many of them are decisions of players."""

CARDS_DEALT = 2


def kuhn(choice: Choice) -> tuple[int, int]:
    """Play OpenSpiel's Kuhn poker, whose two cards chance deals."""
    state, moves = KUHN.new_initial_state(), 0
    while not state.is_terminal():
        state.apply_action(choice(state.legal_actions()))
        moves += 1
    return moves, moves - CARDS_DEALT


def gin_rummy(choice: Choice) -> tuple[int, int]:
    """Play RLCard's gin rummy, without the arrays in which its environment shows it."""
    GIN.init_game()
    moves = 0
    while not GIN.is_over():
        GIN.step(choice(GIN.judge.get_legal_actions()))
        moves += 1
    return moves, moves


def uno(choice: Choice) -> tuple[int, int]:
    """Play RLCard's uno, without the arrays in which its environment shows it."""
    UNO.init_game()
    moves = 0
    while not UNO.is_over():
        UNO.step(choice(UNO.get_legal_actions()))
        moves += 1
    return moves, moves


def of_chess(choice: Choice) -> tuple[int, int]:
    """Play chess by python-chess."""
    board, moves = chess.Board(), 0
    while not board.is_game_over():
        board.push(choice(list(board.legal_moves)))
        moves += 1
    return moves, moves


KUHN = pyspiel.load_game("python_kuhn_poker")
GIN_TABLE, UNO_TABLE = (rlcard.make(name, config={"seed": 1}) for name in ("gin-rummy", "uno"))
GIN, UNO = GIN_TABLE.game, UNO_TABLE.game
GAMES: dict[str, tuple[Play, int]] = {
    "kuhn": (kuhn, 200),
    "gin rummy": (gin_rummy, 6),
    "uno": (uno, 6),
    "chess": (of_chess, 6),
}
"""Each game, and how many are played in one short run."""


def paces(play: Play, games: int, seconds: float) -> tuple[float, float]:
    """Give the best of many short runs of the same games, as a machine is never wholly idle."""
    best = (0.0, 0.0)
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        for table in (GIN_TABLE, UNO_TABLE):
            table.seed(1)
        choice, moves, decisions, start = Random(1).choice, 0, 0, time.process_time()
        for _ in range(games):
            made, decided = play(choice)
            moves, decisions = moves + made, decisions + decided
        took = time.process_time() - start
        best = max(best, (moves / took, decisions / took))
    return best


if __name__ == "__main__":
    print(json.dumps({name: paces(*GAMES[name], 2.0) for name in sys.argv[1:]}))
