"""Games of cards laid out by their moves at the table of the browser, whichever game it is."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

from gnav_core.core import registry
from tests.browser.table import Table

NAMES = ("Anna", "Bo", "Carl", "Dorte", "Erik", "Frederikke", "Grethe")
Wanted = Callable[[Any, Any], bool]

BOXES = """(selectors) => {
  const root = document.querySelector('gnav-table').shadowRoot;
  const isSeen = (one) => one.checkVisibility({ visibilityProperty: true })
    && getComputedStyle(one).clipPath === 'none';
  const boxes = (selector) => [...root.querySelectorAll(selector)].filter(isSeen)
    .map((one) => one.getBoundingClientRect())
    .filter(({ width, height }) => width > 2 && height > 2)
    .map(({ left, top, right, bottom }) => [left, top, right, bottom]);
  return Object.fromEntries(selectors.map((selector) => [selector, boxes(selector)]));
}"""


def lay(table: Table, rules: str, moves: list[str], players: int, **more: Any) -> None:
    """Open a game as a player does who has it in a file, with so many moves made."""
    record = {
        "format": "gnav-record/1",
        "rules": rules,
        "players": players,
        "names": NAMES[:players],
        "kinds": ["human", *["random"] * (players - 1)],
        "seed": "a browser test",
        "moves": moves,
        **more,
    }
    table.begin_again()
    text = json.dumps(record).encode()
    file: Any = {"name": "cards.json", "mimeType": "application/json", "buffer": text}
    table.page.locator("input[type=file]").set_input_files(file)
    table.page.locator(".table, .in-words, .cover, .error").first.wait_for()


def until(wanted: Wanted, rules: str, players: int, **readings: str) -> list[str]:
    """Give moves after which it is so, found by playing at random."""
    game = registry.new(rules, players, None, readings)
    for seed in range(400):
        chance, state, moves = Random(seed), game.initial_state(), list[str]()
        while not wanted(game, state) and not game.is_terminal(state):
            action = chance.choice(game.legal_actions(state))
            state = game.apply(state, action).state
            moves.append(str(action))
        if wanted(game, state):
            return moves
    raise AssertionError("no such position comes up")


def first_asked(phase: str) -> Wanted:
    """Whether the first seat is to move in a phase."""
    return lambda game, state: state.phase == phase and game.current_player(state) == 0


def boxes(table: Table, *selectors: str) -> dict[str, list[list[float]]]:
    """Give where what these selectors find is seen: left, top, right, bottom."""
    found: dict[str, list[list[float]]] = table.page.evaluate(BOXES, list(selectors))
    return found


def overlap(one: list[float], other: list[float], by: float = 2) -> bool:
    """Whether two boxes lie over one another by more than a touch."""
    across = min(one[2], other[2]) - max(one[0], other[0])
    down = min(one[3], other[3]) - max(one[1], other[1])
    return across > by and down > by
