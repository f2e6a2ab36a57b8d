"""A position: frozen data."""

from __future__ import annotations

from typing import Literal, NamedTuple

from gnav_core.cards.pack import suit_of
from gnav_core.cards.tricks import Tricks
from gnav_core.core.event import Event
from gnav_core.core.table import Seats

Phase = Literal["deal", "turn", "bid", "play", "over"]
Beets = tuple[tuple[int, int], ...]
Log = list[Event]


class State(NamedTuple):
    """Hold one position.

    ``lying`` are the cards, and whose turn it is; the cards of whoever passed lie in the stock.
    ``turned`` is the trump laid open, or empty. ``joined`` and ``passed`` are the seats that have
    said so in this deal, in order. ``is_laid`` says that the lead lies face down. ``pot`` is what
    this deal is for; ``beets`` are those on the table, each with whose it is and its amount, the
    oldest first, and ``beet_of`` whose it is that this deal is for, until it is paid out.
    """

    phase: Phase
    deal: int
    dealer: int
    lying: Tricks
    turned: str
    joined: Seats
    passed: Seats
    is_laid: bool
    pot: int
    beets: Beets
    beet_of: int | None
    score: tuple[int, ...]

    @property
    def at(self) -> int:
        """The seat whose turn it is."""
        return self.lying.at

    @property
    def players(self) -> int:
        """Count the seats."""
        return len(self.score)

    @property
    def trump(self) -> str:
        """The suit that is trumps, or nothing before one is turned up."""
        return suit_of(self.turned) if self.turned else ""

    @property
    def open(self) -> tuple[str, ...]:
        """The trump that lies open, once one does."""
        return (self.turned,) if self.turned else ()

    @property
    def trick(self) -> int:
        """Which trick is being played, from 1."""
        return sum(self.lying.won) + 1

    @property
    def hands(self) -> tuple[tuple[str, ...] | None, ...]:
        """The hands by seat; ``None`` for one that has passed."""
        return tuple(
            [None if seat in self.passed else hand for seat, hand in enumerate(self.lying.hands)]
        )
