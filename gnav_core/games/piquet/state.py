"""A position: frozen data."""

from __future__ import annotations

from typing import Literal, NamedTuple

from gnav_core.cards.stock import Cards, Hands
from gnav_core.cards.tricks import Tricks
from gnav_core.core.event import Event

Phase = Literal["deal", "throw", "draw", "play", "over"]
Log = list[Event]


class State(NamedTuple):
    """Hold one position.

    ``lying`` are the cards, and whose turn it is; its stock is what nobody has bought yet.
    ``thrown`` are by seat the cards thrown away, ``talon`` how many of the five and of the three
    are left, ``due`` how many cards are still to be drawn for those thrown. By seat, ``melds`` is
    what has counted, by name, ``points`` those without honours, ``honours`` how many of these.
    """

    phase: Phase
    dealer: int
    lying: Tricks
    thrown: Hands
    talon: tuple[int, int]
    due: int
    melds: tuple[Cards, ...]
    points: tuple[int, ...]
    honours: tuple[int, ...]

    @property
    def at(self) -> int:
        """The seat whose turn it is."""
        return self.lying.at

    @property
    def hand(self) -> Cards:
        """The cards of that seat."""
        return self.lying.hand
