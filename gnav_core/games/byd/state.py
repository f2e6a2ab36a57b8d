"""A position: frozen data."""

from __future__ import annotations

from typing import Literal, NamedTuple

from gnav_core.cards.tricks import Tricks
from gnav_core.core.event import Event

Phase = Literal["deal", "play", "bid", "bid-with", "show", "over"]
Log = list[Event]


class State(NamedTuple):
    """Hold one position.

    ``lying`` are the cards, and whose turn it is. ``bids`` are by seat: ``None`` for one that has
    not been asked, 0 for one that has passed. ``bidder`` is the taker of the fourth trick, once he
    has been asked; ``winner`` whoever has won.
    """

    phase: Phase
    dealer: int
    lying: Tricks
    bids: tuple[int | None, ...]
    bidder: int | None
    score: tuple[int, ...]
    winner: int | None

    @property
    def at(self) -> int:
        """The seat whose turn it is."""
        return self.lying.at

    @property
    def highest(self) -> int:
        """What the bidder has bid."""
        return (self.bids[self.bidder] if self.bidder is not None else 0) or 0

    @property
    def played(self) -> int:
        """How many tricks have been taken."""
        return sum(self.lying.won)
