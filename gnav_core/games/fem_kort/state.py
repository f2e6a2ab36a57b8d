"""A position: frozen data."""

from __future__ import annotations

from typing import Literal, NamedTuple

from gnav_core.cards.tricks import Tricks
from gnav_core.core.event import Event

Phase = Literal["deal", "play", "over"]
Log = list[Event]


class State(NamedTuple):
    """Hold one position.

    ``lying`` are the cards, and whose turn it is. ``last`` is the seat that leads the last card,
    once it has taken the trick before; ``winner`` whoever has won.
    """

    phase: Phase
    dealer: int
    lying: Tricks
    last: int | None
    winner: int | None

    @property
    def at(self) -> int:
        """The seat whose turn it is."""
        return self.lying.at
