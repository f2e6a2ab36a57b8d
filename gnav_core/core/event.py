"""What happens in a game: on what it rests, and what of it each seat is told."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from gnav_core.core.cited import Ground, Rule, Status, ground
from gnav_core.core.table import Erased, Mark, Seats, Transfer

Marked = tuple[Mark | Erased, ...]
"""The marks that an event changes, as they are after it; anybody sees them."""


class SeenEvent(NamedTuple):
    """Say what happened and on what it rests, as far as whoever is told of it may know.

    ``seat`` is the one it happened to, if to one; ``details`` say the rest by name. ``either``:
    which part of the ground it rests on turns on something that whoever is told has not seen.
    ``moved`` are the cards that went with it from zone to zone, ``marked`` the marks it changed.
    """

    kind: str
    seat: int | None
    details: Mapping[str, Any]
    basis: Ground
    either: bool = False
    moved: tuple[Transfer, ...] = ()
    marked: Marked = ()

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
    may have happened; it is the same whichever of them it was. What is ``silent`` is told nobody at
    the table, since that it happened tells what a seat holds: a record alone has it.
    """

    to: Seats
    hidden: tuple[str, ...] = ()
    basis: Ground | None = None
    silent: bool = False


SILENT: Final = Secret((), silent=True)


class Event(NamedTuple):
    """Say what happened, to whom, on what it rests, and what of it is not for everybody.

    What moved and what was marked is not printed in a record: it follows from the moves.
    """

    kind: str
    seat: int | None
    details: Mapping[str, Any]
    basis: Ground
    secret: Secret | None = None
    moved: tuple[Transfer, ...] = ()
    marked: Marked = ()

    @property
    def clauses(self) -> tuple[str, ...]:
        """List the clauses and cruces it truly rests on: for records, never for a seat."""
        return self.basis.cites

    @property
    def is_silent(self) -> bool:
        """Whether nobody at the table is told of it."""
        return self.secret is not None and self.secret.silent

    @property
    def whole(self) -> SeenEvent:
        """All of it, as a record has it and as is told where all pieces lie open."""
        return self._told(self.details, self.basis, False, self.moved)

    def seen_by(self, seat: int | None) -> SeenEvent:
        """Give what ``seat`` (``None``: a bystander) is told of it."""
        secret, moved = self.secret, tuple([one.seen_by(seat) for one in self.moved])
        if secret is None or seat in secret.to:
            return self._told(self.details, self.basis, False, moved)
        details = {name: value for name, value in self.details.items() if name not in secret.hidden}
        basis = secret.basis or self.basis
        either = secret.basis is not None and len(basis.cites) > 1
        return self._told(details, basis, either, moved)

    def marking(self, *more: Mark | Erased) -> Event:
        """Give the event with more marks that it changes."""
        marked = (*self.marked, *more)
        return Event(
            self.kind, self.seat, self.details, self.basis, self.secret, self.moved, marked
        )

    def _told(
        self, details: Mapping[str, Any], basis: Ground, either: bool, moved: tuple[Transfer, ...]
    ) -> SeenEvent:
        return SeenEvent(self.kind, self.seat, details, basis, either, moved, self.marked)


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
    *basis: Rule,
    secret: Secret | None = None,
    moved: tuple[Transfer, ...] = (),
    marked: Marked = (),
    **details: Any,
) -> Event:
    """Make an event that rests on the cited values of its ``basis``."""
    on = basis[0].ground if len(basis) == 1 else ground(*basis)
    return Event(kind, seat, details, on, secret, moved, marked)
