"""A lesson: a record whose moves are made anew, with whoever learns at one of its seats."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from gnav_core.core.record import Record
from gnav_core.core.result import Step
from gnav_core.play.line import Entry, common_length


@dataclass(frozen=True, slots=True)
class Lesson:
    """Hold the moves that the lesson goes through; none where the record is no lesson.

    As long as the line in play keeps to them, chance and the computer players do too; the move
    that follows is the one advised to whoever learns.
    """

    moves: tuple[str, ...] = ()

    def kept(self, played: Sequence[Step]) -> int:
        """Count the moves played that are the lesson's, up to the first that is not."""
        return common_length(self.moves, played)

    def next(self, played: Sequence[Step]) -> str | None:
        """Give the move that follows in the lesson; ``None`` beside it and after its end."""
        on_it = self.kept(played) == len(played) < len(self.moves)
        return self.moves[len(played)] if on_it else None

    def left_at(self, played: Sequence[Step]) -> int | None:
        """Give the number of moves after which the line left the lesson, if it has."""
        kept = self.kept(played)
        return kept if kept < min(len(self.moves), len(played)) else None


def steps(entries: Sequence[Entry], points: Iterable[int]) -> tuple[int, ...]:
    """Count the remarks of each deal; ``points`` are the moves after which they are made."""
    before = [bisect_left(entries, at, key=lambda entry: entry.move) for at in points]
    counts = Counter(entries[number - 1].deal if number else 1 for number in before)
    return tuple(counts[deal] for deal in sorted(counts))


def begun(record: Record, is_lesson: bool, first: int = 0) -> tuple[Record, Lesson]:
    """Take a lesson up: its moves are put by under ``script``, and only the ``first`` are made.

    A lesson that was begun, and kept, goes on from where it was.
    """
    if not is_lesson:
        return record, Lesson()
    script: Any = record.more.get("script")
    if isinstance(script, list) and all(isinstance(move, str) for move in script):
        return record, Lesson(tuple(script))
    more = {**record.more, "script": list(record.moves)}
    begun = replace(record, moves=record.moves[:first], results=(), left_out=False, more=more)
    return begun, Lesson(record.moves)
