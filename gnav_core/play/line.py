"""A line of play: moves, the positions they lead through, and what happened at each of them."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

from gnav_core.core import result
from gnav_core.core.event import Event
from gnav_core.core.game import CHANCE, Game
from gnav_core.core.record import line_json, stops_at
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
    was in play, of which nothing is known here. Where it ``asks``, an answer that is forced is a
    point of the line like any move, so that no count tells that it was; but ``recorded`` leaves it
    out. Where it is ``whole``, since all lies face up, it keeps what is silent too. ``seen``: what
    was played after this point was taken back after something hidden was seen.
    """

    def __init__(
        self,
        game: Game[Any],
        moves: Iterable[Step] = (),
        left_out: bool = False,
        *,
        asks: bool = False,
        whole: bool = False,
    ) -> None:
        self.game, self.asks, self.whole = game, asks, whole
        self.moves: list[Step] = []
        self._forced: list[int] = []
        self._results: list[int] = []
        self.seen: int | None = None
        begun, events = game.begin()
        self.states: list[Any] = [begun]
        deal = game.moment(begun).deal
        self.entries = [Entry(deal, BEFORE, event) for event in events]
        made = 0
        for step in moves:
            while self.forced is not None:
                self.play(self.forced)
            with stops_at(made, step, self.state):
                self.play(step)
            made += isinstance(step, str)
        self.left_out = left_out

    @property
    def state(self) -> Any:
        """The position at the end of the line."""
        return self.states[-1]

    @property
    def forced(self) -> str | None:
        """The one answer left to the seat that is asked now, if one alone is."""
        answer = self.game.forced(self.state) if self.asks else None
        return None if answer is None else str(answer)

    @property
    def has_forced(self) -> bool:
        """Whether an answer of this line was forced."""
        return bool(self._forced)

    def was_forced(self, at: int) -> bool:
        """Whether the answer at this point was forced."""
        return at in self._forced

    @property
    def recorded(self) -> list[Step]:
        """The steps as a record has them."""
        forced = set(self._forced)
        return [step for at, step in enumerate(self.moves) if at not in forced]

    def recorded_before(self, at: int) -> int:
        """Count the moves of a record that lead to the point ``at``."""
        return at - bisect_left(self._forced, at) - bisect_left(self._results, at)

    def point_after(self, moves: int) -> int:
        """Find the point that so many moves of a record lead to, the first of several."""
        return bisect_left(range(len(self.moves)), moves, key=self.recorded_before)

    def play(self, step: Step) -> None:
        """Take one more step: make a move, give an answer, or go past a deal told by its result.

        Raises ``IllegalAction``, and ``ResultError`` at a result; then nothing has changed.
        """
        is_forced = self.forced is not None
        deal = self.game.moment(self.state).deal
        make = self.game.step if self.asks else self.game.apply
        reached, events = result.take(self.game, self.state, step, make)
        told = (event for event in events if self.whole or not event.is_silent)
        self.entries.extend(Entry(deal, len(self.moves), event) for event in told)
        if is_forced:
            self._forced.append(len(self.moves))
        if isinstance(step, Result):
            self._results.append(len(self.moves))
        self.moves.append(step)
        self.states.append(reached)
        self.left_out = False

    def as_value(self) -> dict[str, Any]:
        """Give the line as a record has it."""
        return line_json(*result.parted(self.recorded), self.left_out, self.recorded_seen)

    @property
    def recorded_seen(self) -> int | None:
        """The mark as a record has it; where only forced answers followed, there is none."""
        if self.seen is None or all(map(self.was_forced, range(self.seen, len(self.moves)))):
            return None
        return self.recorded_before(self.seen)

    def by_result(self, at: int) -> bool:
        """Whether the deal before the position after ``at`` moves is told by its result alone."""
        return at > 0 and isinstance(self.moves[at - 1], Result)

    def until(self, at: int) -> Line:
        """Give the first ``at`` moves of the line as a line of their own."""
        shorter = Line(self.game, asks=self.asks, whole=self.whole)
        shorter._forced = self._forced[: bisect_left(self._forced, at)]
        shorter._results = self._results[: bisect_left(self._results, at)]
        shorter.moves, shorter.states = self.moves[:at], self.states[: at + 1]
        shorter.left_out = self.left_out and at == len(self.moves)
        shorter.entries = [entry for entry in self.entries if entry.move < at]
        shorter.seen = self.seen if self.seen is not None and self.seen < at else None
        return shorter

    def begins(self, other: Line) -> bool:
        """Whether the other line is this one, gone on with or not."""
        return other.moves[: len(self.moves)] == self.moves

    def marked(self, *beginnings: Line) -> int | None:
        """Give the mark of what was taken back; lines that it goes on with hand theirs down."""
        marks = (line.seen for line in (self, *beginnings) if line.seen is not None)
        return min(marks, default=None)

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
