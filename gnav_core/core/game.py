"""The interface every game has; the names are OpenSpiel's."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal, NamedTuple, Protocol, TypeVar

from gnav_core.core.cited import Cited, Ground, Status, ground
from gnav_core.core.sentences import Sentence

CHANCE: Final = "chance"
Mover = int | Literal["chance"] | None
"""Who moves: a seat (from 0), ``CHANCE``, or ``None`` when the game is over."""

Seats = tuple[int, ...]
S = TypeVar("S")
A = TypeVar("A")


class SeenEvent(NamedTuple):
    """Say what happened and on what it rests, as far as whoever is told of it may know.

    ``seat`` is the one it happened to, if to one; ``details`` say the rest by name. ``either``:
    which part of the ground it rests on turns on something that whoever is told has not seen.
    """

    kind: str
    seat: int | None
    details: Mapping[str, Any]
    basis: Ground
    either: bool = False

    @property
    def clauses(self) -> tuple[str, ...]:
        """List the clauses and cruces it rests on."""
        return self.basis.cites

    @property
    def status(self) -> Status:
        """Say how firmly it stands: as the weakest value it rests on."""
        return self.basis.status

    @property
    def supplied(self) -> str | None:
        """Name the source that lent the rule, if it was lent."""
        return self.basis.supplied_from


class Secret(NamedTuple):
    """Say what is kept of an event from all but the seats of ``to``.

    The details ``hidden`` are left out for the others. Where it turns on something they have not
    seen by which rule it happened, they are told ``basis``, the ground of every rule by which it
    may have happened; it is the same whichever of them it was.
    """

    to: Seats
    hidden: tuple[str, ...] = ()
    basis: Ground | None = None


class Event(NamedTuple):
    """Say what happened, to whom, on what it rests, and what of it is not for everybody."""

    kind: str
    seat: int | None
    details: Mapping[str, Any]
    basis: Ground
    secret: Secret | None = None

    @property
    def clauses(self) -> tuple[str, ...]:
        """List the clauses and cruces it truly rests on: for records, never for a seat."""
        return self.basis.cites

    @property
    def whole(self) -> SeenEvent:
        """All of it, as a record has it and as is told where all pieces lie open."""
        return SeenEvent(self.kind, self.seat, self.details, self.basis)

    def seen_by(self, seat: int | None) -> SeenEvent:
        """Give what ``seat`` (``None``: a bystander) is told of it."""
        secret = self.secret
        if secret is None or seat in secret.to:
            return self.whole
        details = {name: value for name, value in self.details.items() if name not in secret.hidden}
        basis = secret.basis or self.basis
        return SeenEvent(self.kind, self.seat, details, basis, secret.basis is not None)


def event_json(event: SeenEvent) -> dict[str, Any]:
    """Write an event as in ``gnav-record/1``: kind, seat, its details, clauses."""
    shown: dict[str, Any] = {"kind": event.kind}
    if event.seat is not None:
        shown["seat"] = event.seat
    shown.update(event.details)
    shown["clauses"] = list(event.clauses)
    if event.supplied:
        shown["supplied"] = event.supplied
    return shown


def event(
    kind: str,
    seat: int | None,
    *basis: Cited[Any],
    secret: Secret | None = None,
    **details: Any,
) -> Event:
    """Make an event that rests on the cited values of its ``basis``."""
    on = basis[0].ground if len(basis) == 1 else ground(*basis)
    return Event(kind, seat, details, on, secret)


class Told(NamedTuple):
    """An event as one seat saw it, and what that seat held after the move."""

    event: SeenEvent
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


class Moment(NamedTuple):
    """Say what stage a game is at, as anybody may know it.

    ``deal`` counts the deals from 1. ``rests``: a deal is about to be dealt, to nobody yet;
    ``open``: what was dealt has been laid open to all. ``playing`` says for each seat whether it is
    still in the game, ``turn`` which seat it is that moves, or that chance deals to.
    """

    deal: int
    phase: str
    rests: bool
    open: bool
    playing: tuple[bool, ...]
    turn: int | None


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

    rules: Any
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

    def moment(self, state: S) -> Moment:
        """Say what stage the game is at."""
        ...

    def held(self, state: S) -> tuple[str | None, ...]:
        """Give what each seat holds, nothing hidden."""
        ...

    def laid_open(self, event: Event) -> list[str | None] | None:
        """Give what each seat holds where an event lays all of it open."""
        ...

    def attempts(self, state: S) -> list[A]:
        """List the moves that are not allowed now and that a person may try nevertheless."""
        ...

    def allowing(self, state: S, action: A) -> Ground:
        """Give what allows a move that is legal now."""
        ...

    def refuse(self, state: S, action: A) -> IllegalAction:
        """Say why a move is not allowed, and by which clause."""
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
