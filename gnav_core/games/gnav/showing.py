"""Who is hit when all show: functions that a rule set chooses by name.

Each takes the pieces shown and gives the seats hit, in playing order.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Literal, NamedTuple

from gnav_core.core.cited import Rule

Seats = tuple[int, ...]


class Shown(NamedTuple):
    """Hold the pieces shown, by seat, and what bears on who is hit.

    ``rank`` orders the pieces, 0 the best; ``tapped`` are the seats that tapped in this deal.
    """

    held: Mapping[int, str]
    rank: Mapping[str, int]
    fool: str
    tapped: frozenset[int] = frozenset()

    @property
    def fools(self) -> Seats:
        """The seats that show a fool."""
        return tuple([seat for seat, piece in self.held.items() if piece == self.fool])

    @property
    def others(self) -> Seats:
        """The seats that show no fool."""
        return tuple([seat for seat, piece in self.held.items() if piece != self.fool])

    def tied(self, seat: int) -> bool:
        """Whether another shows the same piece."""
        return list(self.held.values()).count(self.held[seat]) > 1


def highest(shown: Shown) -> Seats:
    """Hit the highest piece of all."""
    best = min(shown.rank[piece] for piece in shown.held.values())
    return tuple(seat for seat, piece in shown.held.items() if shown.rank[piece] == best)


def lowest(shown: Shown) -> Seats:
    """Hit the lowest piece of all, and whoever shows the same."""
    return _worst(shown, tuple(shown.held), 1)


def lowest_other(shown: Shown) -> Seats:
    """Hit the lowest piece that is no fool, and whoever shows the same."""
    return _worst(shown, shown.others, 1)


def two_lowest_others(shown: Shown) -> Seats:
    """Hit the two lowest that hold no fool, and whoever is tied with the second of them."""
    return _worst(shown, shown.others, 2)


def fool_holders(shown: Shown) -> Seats:
    """Hit whoever shows a fool."""
    return shown.fools


def companion_of_a_tapper(shown: Shown) -> Seats:
    """Hit the lowest other, but only where the fool's holder himself tapped in this deal."""
    return lowest_other(shown) if set(shown.fools) & shown.tapped else ()


def pairs(shown: Shown) -> Seats:
    """Hit whoever shows the same piece as another, fools apart."""
    count = Counter(shown.held.values())
    return tuple(seat for seat in shown.others if count[shown.held[seat]] > 1)


def _worst(shown: Shown, seats: Seats, number: int) -> Seats:
    rank, held = shown.rank, shown.held
    ranks = sorted([rank[held[seat]] for seat in seats], reverse=True)
    if not ranks:
        return ()
    least = ranks[min(number, len(ranks)) - 1]
    return tuple([seat for seat in seats if rank[held[seat]] >= least])


Who = Literal[
    "highest",
    "lowest",
    "lowest-other",
    "two-lowest-others",
    "fool-holders",
    "companion-of-a-tapper",
    "pairs",
]

HIT: Mapping[Who, Callable[[Shown], Seats]] = {
    "highest": highest,
    "lowest": lowest,
    "lowest-other": lowest_other,
    "two-lowest-others": two_lowest_others,
    "fool-holders": fool_holders,
    "companion-of-a-tapper": companion_of_a_tapper,
    "pairs": pairs,
}


class Asked(NamedTuple):
    """What a showing asks: who is hit, and by which rules."""

    who: Who
    basis: tuple[Rule, ...]
