"""A line of play: moves, the positions they lead through, and what happened at each of them."""

from __future__ import annotations

from bisect import bisect_left
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

    Where it ``asks``, an answer that is forced is a point of the line like any move, so that no
    count tells that it was; but ``recorded`` leaves it out. Where it is ``whole``, since all lies
    face up, it keeps what is silent too.
    """

    def __init__(
        self,
        game: Game[Any],
        moves: Iterable[str] = (),
        asks: bool = False,
        whole: bool = False,
    ) -> None:
        self.game, self.asks, self.whole = game, asks, whole
        self.moves: list[str] = []
        self._forced: list[int] = []
        begun, events = game.begin()
        self.states: list[Any] = [begun]
        deal = game.moment(begun).deal
        self.entries = [Entry(deal, BEFORE, event) for event in events]
        for at, move in enumerate(moves):
            try:
                while self.forced is not None:
                    self.play(self.forced)
                self.play(move)
            except IllegalAction as refusal:
                raise IllegalMoveError(at, move, self.state, refusal) from None

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
    def recorded(self) -> list[str]:
        """The moves as a record has them."""
        forced = set(self._forced)
        return [move for at, move in enumerate(self.moves) if at not in forced]

    def recorded_before(self, at: int) -> int:
        """Count the moves of a record that lead to the point ``at``."""
        return at - bisect_left(self._forced, at)

    def play(self, move: str) -> None:
        """Make one more move, or give one more answer.

        Raises ``IllegalAction``; then nothing has changed.
        """
        before, is_forced = self.state, self.forced is not None
        deal = self.game.moment(before).deal
        make = self.game.step if self.asks else self.game.apply
        reached, events = make(before, Action.read(move))
        told = (event for event in events if self.whole or not event.is_silent)
        self.entries.extend(Entry(deal, len(self.moves), event) for event in told)
        if is_forced:
            self._forced.append(len(self.moves))
        self.moves.append(move)
        self.states.append(reached)

    def until(self, at: int) -> Line:
        """Give the first ``at`` moves of the line as a line of their own."""
        shorter = Line(self.game, asks=self.asks, whole=self.whole)
        shorter._forced = self._forced[: bisect_left(self._forced, at)]
        shorter.moves, shorter.states = self.moves[:at], self.states[: at + 1]
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
