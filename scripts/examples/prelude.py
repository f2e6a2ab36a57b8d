"""Preludes: the moves that lead to a late position, made from a few words.

``0 loses``: a deal in which everybody stands and seat 0 shows the lowest piece. ``0 and 2 lose``:
both show it. ``1 takes``: a deal of the playing-off in which seat 1 shows the highest card.
``0 loses x19``: the same nineteen times. Any other word is a move.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any

from gnav_core.core.action import Action
from gnav_core.core.game import CHANCE, Game
from gnav_core.core.record import Record

STEP = re.compile(r"(?P<seats>\d+(?: and \d+)*) (?P<what>loses?|takes)(?: x(?P<times>\d+))?$")


class PreludeError(ValueError):
    """Refuse a prelude that cannot be played, in one sentence."""


def moves(record: Record, steps: Sequence[str]) -> list[str]:
    """Make the moves of a prelude for a record, from its beginning.

    Raises ``PreludeError`` for a step that cannot be made where it stands.
    """
    game = record.game()
    state = game.begin().state
    made: list[str] = []
    for step in each(steps):
        for move in step_moves(game, state, step):
            state, _ = game.apply(state, Action.read(move))
            made.append(move)
    return made


def each(steps: Sequence[str]) -> Iterator[str]:
    """Yield every step as often as it says."""
    for step in steps:
        found = STEP.match(step)
        times = int(found["times"]) if found and found["times"] else 1
        yield from [step.partition(" x")[0]] * times


def step_moves(game: Game[Any], state: Any, step: str) -> list[str]:
    """Give the moves of one step from this position."""
    found = STEP.match(step)
    if not found:
        return [step]
    if game.current_player(state) != CHANCE:
        raise PreludeError(f"{step!r} needs a new deal, and seat {state.asked} is to answer first")
    seats = [int(seat) for seat in found["seats"].split(" and ")]
    dealt = hands(game.position(state)["legal"], state.order, seats, found["what"] == "takes")
    return [*(f"deal:{piece}" for piece in dealt), *["stand"] * len(dealt)]


def hands(legal: list[str], order: Sequence[int], seats: Sequence[int], takes: bool) -> list[str]:
    """Deal numbers so that the named seats have the lowest, or the one named the highest."""
    letter = "d" if "deal:d1" in legal else ""
    low, high = f"{letter}1", f"{letter}10"
    others = iter(f"{letter}{number}" for number in (range(2, 10) if letter else range(3, 13)))
    return [(high if takes else low) if seat in seats else next(others) for seat in order]
