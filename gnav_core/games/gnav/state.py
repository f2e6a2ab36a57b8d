"""A position: frozen data, and the small steps that lead from one to the next."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple, TypeVar

from gnav_core.core.event import Event

Phase = Literal["deal", "exchange", "request", "answer", "draw", "show", "appeal", "over"]
"""``request`` and ``show`` last only inside one move: a position never rests there."""

Log = list[Event]
T = TypeVar("T")


class State(NamedTuple):
    """Hold one position. Tuples are indexed by seat unless they say otherwise.

    ``order`` lists the seats dealt in to this deal, the dealer's left first and the dealer
    last; ``at`` and ``asked`` are indices into it: who is dealt to, whose turn it is, who is
    asked (its length: the request has gone past the dealer). In an appeal ``order`` is that of
    the deal just shown, ``asked`` is the seat that answers and ``appealing`` lists who has
    appealed. ``origin`` is the seat that drew the piece held, so that an exchange can be
    undone. ``bag`` is the remainder, unordered until drawn from; ``aside`` is out of play until
    the next deal. ``draws`` counts cards put back under the pack.
    """

    phase: Phase
    deal: int
    dealer: int
    order: tuple[int, ...]
    at: int
    asked: int
    held: tuple[str | None, ...]
    origin: tuple[int | None, ...]
    bag: tuple[str, ...]
    aside: tuple[str, ...]
    draws: int
    tapped: frozenset[int]
    score: tuple[int, ...]
    plus: tuple[int, ...]
    before: tuple[tuple[int, ...], tuple[int, ...]]
    appeals: tuple[int, ...]
    sat: frozenset[int]
    retired: frozenset[int]
    appealing: tuple[int, ...]
    pool: int
    playing_off: bool
    winners: tuple[int, ...]

    def but(self, **changes: Any) -> State:
        """Give this position with some fields changed."""
        row: list[Any] = list(self)
        for name, value in changes.items():
            row[PLACE[name]] = value
        return tuple.__new__(State, row)

    @property
    def seat(self) -> int:
        """The seat whose turn it is, or that is dealt to."""
        return self.order[self.at]

    @property
    def last(self) -> bool:
        """Whether it is the dealer's turn, the last of the deal."""
        return self.at == len(self.order) - 1

    @property
    def swapped(self) -> bool:
        """Whether the piece of the seat in turn came by an exchange not since undone."""
        seat = self.seat
        return self.origin[seat] != seat


PLACE = {name: place for place, name in enumerate(State._fields)}


def put(row: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    """Give the row with one value changed."""
    return (*row[:index], value, *row[index + 1 :])


def swap(row: tuple[T, ...], one: int, other: int) -> tuple[T, ...]:
    """Give the row with two values changed for each other."""
    changed = list(row)
    changed[one], changed[other] = row[other], row[one]
    return tuple(changed)


def without(bag: tuple[str, ...], piece: str) -> tuple[str, ...]:
    """Take one such piece out of the bag."""
    index = bag.index(piece)
    return bag[:index] + bag[index + 1 :]
