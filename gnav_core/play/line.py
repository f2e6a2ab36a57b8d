"""A line of play: moves, the positions they lead through, and what happened at each of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

from gnav_core.core import result
from gnav_core.core.event import Event
from gnav_core.core.game import CHANCE, Game
from gnav_core.core.record import line_json, taken
from gnav_core.core.result import Result, Step

BEFORE: Final = -1
"""Stands for the number of the move where an event came before the first."""


class Entry(NamedTuple):
    """One event of a line: in which deal, and the number of the move that brought it, from 0."""

    deal: int
    move: int
    event: Event


def common_length(one: Sequence[Step], other: Sequence[Step]) -> int:
    """Count the moves that both have in common at their beginning."""
    pairs = enumerate(zip(one, other, strict=False))
    return next((at for at, (own, theirs) in pairs if own != theirs), min(len(one), len(other)))


class Line:
    """Play moves from the first position on, and keep every position on the way.

    Among the ``moves`` a deal may stand that is told by its result. ``left_out``: after them a deal
    was in play, of which nothing is known here.
    """

    def __init__(self, game: Game[Any], moves: Iterable[Step] = (), left_out: bool = False) -> None:
        self.game = game
        self.moves: list[Step] = []
        begun, events = game.begin()
        self.states: list[Any] = [begun]
        deal = game.moment(begun).deal
        self.entries = [Entry(deal, BEFORE, event) for event in events]
        steps = list(moves)
        for step, (reached, events) in zip(steps, taken(game, begun, steps), strict=True):
            self._go(step, reached, events)
        self.left_out = left_out

    @property
    def state(self) -> Any:
        """The position at the end of the line."""
        return self.states[-1]

    def play(self, move: str) -> None:
        """Make one more move. Raises ``IllegalAction``; then nothing has changed."""
        self._go(move, *result.take(self.game, self.state, move))

    def _go(self, step: Step, reached: Any, events: Iterable[Event]) -> None:
        deal = self.game.moment(self.state).deal
        self.entries.extend(Entry(deal, len(self.moves), event) for event in events)
        self.moves.append(step)
        self.states.append(reached)
        self.left_out = False

    def as_value(self) -> dict[str, Any]:
        """Give the line as a record has it."""
        return line_json(*result.parted(self.moves), self.left_out)

    def by_result(self, at: int) -> bool:
        """Whether the deal before the position after ``at`` moves is told by its result alone."""
        return at > 0 and isinstance(self.moves[at - 1], Result)

    def until(self, at: int) -> Line:
        """Give the first ``at`` moves of the line as a line of their own."""
        shorter = Line(self.game)
        shorter.moves, shorter.states = self.moves[:at], self.states[: at + 1]
        shorter.left_out = self.left_out and at == len(self.moves)
        shorter.entries = [entry for entry in self.entries if entry.move < at]
        return shorter

    def begins(self, other: Line) -> bool:
        """Whether the other line is this one, gone on with or not."""
        return other.moves[: len(self.moves)] == self.moves

    def mover(self, at: int) -> int | None:
        """Name the seat that moves at this point; ``None`` where chance does, or nobody."""
        mover = self.game.current_player(self.states[at])
        return None if mover in (CHANCE, None) else mover  # type: ignore[return-value]

    def between_deals(self, at: int) -> bool:
        """Whether a deal is about to be dealt, to nobody yet."""
        return self.game.moment(self.states[at]).rests

    def deal_begins(self, at: int) -> int:
        """Find the point at which the deal in play at ``at`` was about to be dealt."""
        return next(point for point in range(at, -1, -1) if self.between_deals(point))

    def events_of(self, move: int) -> list[Event]:
        """List what happened at the move of this number."""
        return [entry.event for entry in self.entries if entry.move == move]
