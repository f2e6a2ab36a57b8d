"""A game in numbers, as libraries for games want it: what is done is the number of a step.

What chance brings is numbered by ``Game.chances``, what a seat does by ``Game.moves``; a move that
names several cards is made step by step. A whole match may have no end that its text sets, so one
that has made ``cap`` moves is over, and nobody has won anything in it.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from random import Random
from typing import Any, Final

from gnav_core.core import registry
from gnav_core.core.action import Action
from gnav_core.core.event import Event
from gnav_core.core.game import CHANCE, Game
from gnav_core.core.space import next_steps
from gnav_core.core.told import Told, as_text, rested, seen

CAP: Final = 2000
"""Moves and chances of a game after which it is over, where its text sets no end."""

MOST: Final = 1_000_000.0
"""What one seat can win or lose at most, where its text sets no bound."""

DEFAULT: Final = ""
"""No reading is chosen: each crux is read as is usual."""


def readings(text: str) -> dict[str, str]:
    """Read ``crux=option,crux=option``. Raises ``ValueError`` for what is not written so."""
    pairs = [part.split("=") for part in text.split(",") if part]
    if not all(len(pair) == 2 for pair in pairs):
        raise ValueError(f"readings are written crux=option,crux=option, not {text}")
    return {crux.strip(): option.strip() for crux, option in pairs}


class Numbers:
    """The numbers of a game: of its moves and chances, and how long and for how much it can be."""

    def __init__(self, rules: str, players: int, chosen: Mapping[str, str], cap: int) -> None:
        self.game: Game[Any] = registry.new(rules, players, chosen=chosen)
        self.moves, self.chances = self.game.moves(), self.game.chances()
        bounds = self.game.bounds()
        self.cap = cap
        self.longest = self.game.space.longest * min(bounds.longest or cap, cap)
        self.least = -MOST if bounds.least is None else bounds.least
        self.greatest = MOST if bounds.greatest is None else bounds.greatest

    @cached_property
    def number(self) -> dict[str, int]:
        """Give the number of each step of a seat."""
        return {step: number for number, step in enumerate(self.moves)}

    @cached_property
    def number_of_chance(self) -> dict[str, int]:
        """Give the number of each thing that chance can bring."""
        return {chance: number for number, chance in enumerate(self.chances)}


class Position:
    """A game that is played in numbers, from its beginning on."""

    def __init__(self, numbers: Numbers) -> None:
        self.numbers = numbers
        self.game = numbers.game
        self.state, events = self.game.begin()
        self.moves: list[Action] = []
        self.begun: tuple[str, ...] = ()
        self.seen: list[tuple[str, ...]] = [() for _ in range(self.game.players)]
        self.told = self._at_rest()
        self._hear(events)

    def copy(self) -> Position:
        """Give the same position, to be played on otherwise."""
        other = object.__new__(Position)
        other.__dict__.update(self.__dict__)
        other.moves, other.seen = [*self.moves], [*self.seen]
        return other

    @property
    def is_over(self) -> bool:
        """Whether the game is over, or has gone on for as long as it may."""
        return self.game.is_terminal(self.state) or len(self.moves) >= self.numbers.cap

    @property
    def is_chance(self) -> bool:
        """Whether chance moves."""
        return not self.is_over and self.game.current_player(self.state) == CHANCE

    @property
    def seat(self) -> int | None:
        """Say which seat moves; ``None`` where chance does, or nobody."""
        mover = None if self.is_over else self.game.current_player(self.state)
        return mover if isinstance(mover, int) else None

    def legal(self) -> list[int]:
        """List the numbers of the steps that the seat to move may take, from the least."""
        number = self.numbers.number
        return sorted(number[step] for step in self._steps())

    def _steps(self) -> dict[str, list[Action]]:
        return next_steps(self.game.space, self.game.legal_actions(self.state), self.begun)

    def outcomes(self) -> list[tuple[int, float]]:
        """List what chance can bring, by its number, each with its probability."""
        number = self.numbers.number_of_chance
        found = self.game.chance_outcomes(self.state)
        return sorted((number[str(action)], chance) for action, chance in found)

    def step(self, number: int) -> None:
        """Take a step; the last makes a move. Raises ``KeyError`` for one that is not allowed."""
        if self.is_chance:
            self.make(Action.read(self.numbers.chances[number]))
            return
        step = self.numbers.moves[number]
        legal = self._steps()[step]
        self.begun = (*self.begun, step)
        if len(legal) == 1 and self.game.space.steps(legal[0]) == self.begun:
            self.begun = ()
            self.make(legal[0])

    def make(self, move: Action) -> None:
        """Make a move, or let chance bring something."""
        if self.game.moment(self.state).rests:
            self.told = self._at_rest()
        mover = self.game.current_player(self.state)
        self.state, events = self.game.apply(self.state, move)
        self.moves.append(move)
        self.told = tuple(
            told.after(mover, move, events).standing(self.game, self.state) for told in self.told
        )
        if isinstance(mover, int):
            self.seen[mover] = (*self.seen[mover], f"> {move}")
        self._hear(events)

    def _at_rest(self) -> tuple[Told, ...]:
        return tuple(Told(seat, self.state) for seat in range(self.game.players))

    def _hear(self, events: tuple[Event, ...]) -> None:
        for seat, before in enumerate(self.seen):
            heard = as_text(seen(events, seat))
            self.seen[seat] = (*before, heard) if heard else before

    def text(self, seat: int) -> str:
        """Write out all that a seat was told and did, and the steps of the move it has begun."""
        begun = [" ".join(self.begun)] if self.seat == seat and self.begun else []
        return "\n".join([f"seat {seat}", *self.seen[seat], *begun])

    def now(self, seat: int) -> str:
        """Write out what a seat sees now: each cell that is not 0."""
        cells = zip(self.game.cells(), self.array(seat), strict=True)
        return ", ".join(f"{cell} {value}" for cell, value in cells if value)

    def array(self, seat: int) -> tuple[int, ...]:
        """Tell as whole numbers what a seat sees now."""
        return self.game.array(self.state, seat)

    def returns(self) -> list[float]:
        """Give what each seat has won or lost; nothing before the game is over, or if cut short."""
        if not self.game.is_terminal(self.state):
            return [0.0] * self.game.players
        return self.game.returns(self.state)

    def otherwise(self, seat: int, chance: Random) -> Position | None:
        """Give another position that the seat cannot tell from this one, if one is found."""
        known = self.told[seat]
        found = known.otherwise(self.game, chance)
        if found is None:
            return None
        other = Position(self.numbers)
        for move in (*self.moves[: rested(self.game, self.moves)], *found[0]):
            other.make(move)
        other.begun = self.begun
        return other
