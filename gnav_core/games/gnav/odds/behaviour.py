"""What the others are taken to do: by their place, by their piece, and by how it came to them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple, Protocol

from gnav_core.games.gnav.ruleset import RuleSet

AS_DEALT: Final = 0
BETTER: Final = 1
WORSE: Final = 2
"""How a piece came: as dealt or drawn, for one that was worse, or for one better or the same."""

RIGHT: Final = 9
WRONG: Final = 1
"""How often a seat is taken to have done as its behaviour says, and how often otherwise.

One choice in ten is otherwise. It bears on what has been seen alone: what is still to come goes by
the behaviour. Without it a seat that once did otherwise would have no piece that it can hold.
"""


class Situation(NamedTuple):
    """Say who chooses: ``place`` in the order of so many ``players`` dealt in, the dealer last.

    ``piece`` is its place in the order of the pieces, 0 the best; ``came`` is how it came.
    """

    players: int
    place: int
    came: int
    piece: int


class Behaviour(Protocol):
    """Say what a seat does; whoever may tap is taken to tap."""

    def exchanges(self, situation: Situation) -> bool:
        """Whether it wishes to exchange at its turn."""
        ...

    def accepts(self, situation: Situation) -> bool:
        """Whether it exchanges when asked, where it may choose; past the dealer: whether it draws.

        Where it does not it refuses, calls tabu, or keeps its piece.
        """
        ...


class KeepsBetterHalf:
    """Keep the better half of the pieces and exchange the others, at every place."""

    def __init__(self, rules: RuleSet) -> None:
        self._kept = len(rules.pieces.value) // 2

    def exchanges(self, situation: Situation) -> bool:
        """Whether the piece is of the worse half."""
        return situation.piece >= self._kept

    accepts = exchanges


Rows = tuple[tuple[tuple[bool, ...], ...], ...]
"""What is done, by place, by how the piece came, and by piece."""


class Habits(NamedTuple):
    """Hold a behaviour in tables, for one number of players."""

    exchange: Rows
    accept: Rows


def habits(behaviour: Behaviour, players: int, pieces: int) -> Habits:
    """Write a behaviour out in tables."""

    def rows(does: Callable[[Situation], bool]) -> Rows:
        return tuple(
            tuple(
                tuple(does(Situation(players, place, came, piece)) for piece in range(pieces))
                for came in (AS_DEALT, BETTER, WORSE)
            )
            for place in range(players)
        )

    return Habits(rows(behaviour.exchanges), rows(behaviour.accepts))
