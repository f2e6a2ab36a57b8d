"""A position: frozen data."""

from __future__ import annotations

from typing import Literal, NamedTuple

from gnav_core.cards.stock import Cards, Hands
from gnav_core.cards.trick import Trick
from gnav_core.core.event import Event

Phase = Literal["deal", "play", "over"]
Log = list[Event]


class State(NamedTuple):
    """Hold one position.

    ``hands`` are the cards by seat, in pack order; ``unseen`` is the stock, unordered; ``given``
    counts the cards dealt. ``trick`` is what is being played, ``kept`` the cards of the tricks that
    each seat has taken. ``at`` is the seat that is dealt to or that plays. ``winner`` has won the
    deal, ``fourth`` took its fourth trick.
    """

    phase: Phase
    hands: Hands
    unseen: Cards
    given: int
    trick: Trick
    kept: Hands
    at: int
    fourth: int | None
    winner: int | None

    @property
    def hand(self) -> Cards:
        """The cards of the seat whose turn it is."""
        return self.hands[self.at]

    @property
    def is_last(self) -> bool:
        """Whether the last trick is being played, or has been."""
        return self.fourth is not None

    @property
    def tricks(self) -> tuple[int, ...]:
        """Count the tricks that each seat has taken."""
        return tuple([len(cards) // len(self.hands) for cards in self.kept])
