"""The interface every game has; the names are OpenSpiel's."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal, NamedTuple, Protocol, TypeVar

from gnav_core.cited import Cited, Status, ground
from gnav_core.sentences import Sentence

CHANCE: Final = "chance"
Mover = int | Literal["chance"] | None
"""Who moves: a seat (from 0), ``CHANCE``, or ``None`` when the game is over."""

Seats = tuple[int, ...]
S = TypeVar("S")
A = TypeVar("A")


class Event(NamedTuple):
    """Say what happened, to whom, on which clauses, and who may see the piece in it.

    ``seen_by`` lists the seats that may see ``details["piece"]``; ``None`` means everybody.
    ``supplied`` is the id of the source that lent the rule, if it was lent; ``status`` that of
    the weakest value it rests on.
    """

    kind: str
    seat: int | None
    clauses: tuple[str, ...]
    seen_by: Seats | None = None
    supplied: str | None = None
    details: Mapping[str, Any] = {}
    status: Status = "stated"

    def as_json(self) -> dict[str, Any]:
        """Give the event as in ``gnav-record/1``: kind, seat, its details, clauses."""
        shown: dict[str, Any] = {"kind": self.kind}
        if self.seat is not None:
            shown["seat"] = self.seat
        shown.update(self.details)
        shown["clauses"] = list(self.clauses)
        if self.supplied:
            shown["supplied"] = self.supplied
        return shown

    def as_seen_by(self, seat: int | None) -> Event:
        """Leave out the piece where ``seat`` (``None``: a bystander) may not see it."""
        if self.seen_by is None or seat in self.seen_by or "piece" not in self.details:
            return self
        kept = {name: value for name, value in self.details.items() if name != "piece"}
        return self._replace(details=kept)


def event(
    kind: str,
    seat: int | None,
    *basis: Cited[Any],
    seen_by: Seats | None = None,
    **details: Any,
) -> Event:
    """Make an event that rests on the cited values of its ``basis``."""
    on = basis[0] if len(basis) == 1 else ground(*basis)
    return Event(kind, seat, on.cites, seen_by, on.supplied_from, details, on.status)


class Told(NamedTuple):
    """An event as one seat saw it, and what that seat held after the move."""

    event: Event
    own: Any


class Transition(NamedTuple):
    """Hold the state after a move and the events of the move."""

    state: Any
    events: tuple[Event, ...]


class Outcome(NamedTuple):
    """Name the winners of a game that is over, why they won, and the clauses of it."""

    winners: Seats
    reason: str
    clauses: tuple[str, ...]


class IllegalAction(ValueError):
    """Refuse a move: ``why`` in one sentence, and the ``clauses`` the refusal rests on.

    ``status`` is that of the weakest of them.
    """

    def __init__(self, why: str, clauses: tuple[str, ...], status: Status = "stated") -> None:
        super().__init__(why)
        self.why = why
        self.clauses = clauses
        self.status = status


class AskError(ValueError):
    """Refuse what cannot be asked, in one sentence; ``clauses`` say by which rule, if by one."""

    def __init__(self, why: str, /, *clauses: str, **parts: Any) -> None:
        super().__init__(Sentence(why, **parts))
        self.clauses = clauses


class Game(Protocol[S, A]):
    """Play one game: pure functions on frozen states."""

    rules_id: str
    players: int
    dealer: int

    def initial_state(self) -> S:
        """Give the first state."""
        ...

    def current_player(self, state: S) -> Mover:
        """Say who moves."""
        ...

    def legal_actions(self, state: S) -> list[A]:
        """List the moves that are allowed now."""
        ...

    def chance_outcomes(self, state: S) -> list[tuple[A, float]]:
        """List what chance can bring, each with its probability."""
        ...

    def apply(self, state: S, action: A) -> Transition:
        """Make a move. Raises ``IllegalAction``."""
        ...

    def is_terminal(self, state: S) -> bool:
        """Whether the game is over."""
        ...

    def returns(self, state: S) -> list[float]:
        """Give what each seat won or lost."""
        ...

    def outcome(self, state: S) -> Outcome | None:
        """Name the winners and why, once the game is over."""
        ...

    def observe(self, state: S, seat: int | None) -> dict[str, Any]:
        """Give what a seat may know; ``None`` is a bystander."""
        ...

    def position(self, state: S) -> dict[str, Any]:
        """Give the position as a record prints it."""
        ...

    def law(self, state: S) -> tuple[str, ...]:
        """List the clauses that rule this moment."""
        ...

    def parse(self, state: S, text: str) -> A:
        """Read a move. Raises ``IllegalAction`` for a text that is none."""
        ...

    def format(self, action: A) -> str:
        """Write a move as a record does."""
        ...
