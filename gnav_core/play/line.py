"""A line of play: moves, the positions they lead through, and what happened at each of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

from gnav_core.core.action import Action
from gnav_core.core.event import Event
from gnav_core.core.game import CHANCE, Game, IllegalAction
from gnav_core.core.record import IllegalMoveError

BEFORE: Final = -1
"""Stands for the number of the move where an event came before the first."""


class Entry(NamedTuple):
    """One event of a line: in which deal, and the number of the move that brought it, from 0."""

    deal: int
    move: int
    event: Event


def common_length(one: Sequence[str], other: Sequence[str]) -> int:
    """Count the moves that both have in common at their beginning."""
    pairs = enumerate(zip(one, other, strict=False))
    return next((at for at, (own, theirs) in pairs if own != theirs), min(len(one), len(other)))


class Line:
    """Play moves from the first position on, and keep every position on the way.

    ``seen``: what was played after so many moves was taken back after something hidden was seen.
    """

    def __init__(self, game: Game[Any], moves: Iterable[str] = ()) -> None:
        self.game = game
        self.seen: int | None = None
        self.moves: list[str] = []
        begun, events = game.begin()
        self.states: list[Any] = [begun]
        deal = game.moment(begun).deal
        self.entries = [Entry(deal, BEFORE, event) for event in events]
        for at, move in enumerate(moves):
            try:
                self.play(move)
            except IllegalAction as refusal:
                raise IllegalMoveError(at, move, self.state, refusal) from None

    @property
    def state(self) -> Any:
        """The position at the end of the line."""
        return self.states[-1]

    def play(self, move: str) -> None:
        """Make one more move. Raises ``IllegalAction``; then nothing has changed."""
        before = self.state
        deal = self.game.moment(before).deal
        reached, events = self.game.apply(before, Action.read(move))
        self.entries.extend(Entry(deal, len(self.moves), event) for event in events)
        self.moves.append(move)
        self.states.append(reached)

    def until(self, at: int) -> Line:
        """Give the first ``at`` moves of the line as a line of their own."""
        shorter = Line(self.game)
        shorter.moves, shorter.states = self.moves[:at], self.states[: at + 1]
        shorter.entries = [entry for entry in self.entries if entry.move < at]
        shorter.seen = self.seen if self.seen is not None and self.seen < at else None
        return shorter

    def begins(self, other: Line) -> bool:
        """Whether the other line is this one, gone on with or not."""
        return other.moves[: len(self.moves)] == self.moves

    def mark(self, *beginnings: Line) -> dict[str, int]:
        """Give the mark of what was taken back after seeing, as a record keeps it, if it has one.

        Lines that this one goes on with hand theirs down to it.
        """
        marks = [line.seen for line in (self, *beginnings) if line.seen is not None]
        return {"seen": min(marks)} if marks else {}

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
