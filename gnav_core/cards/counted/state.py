"""A position of a game whose tricks count: frozen data."""

from __future__ import annotations

from typing import Generic, Literal, NamedTuple, TypeVar

from gnav_core.core.event import Event

Own = TypeVar("Own")
Phase = Literal["deal", "draw", "play", "over"]
Log = list[Event]
Cards = tuple[str, ...]


class State(NamedTuple, Generic[Own]):
    """Hold one position.

    ``hands`` are the cards by seat, in pack order; ``unseen`` is the stock but for the card turned
    up, unordered until drawn from; ``trick`` are the cards on the table, each with the seat that
    laid it; ``piles`` the cards that each seat has taken. ``at`` is the seat that is dealt to,
    that draws or plays; ``drawers`` are those who have still to draw after a trick, ``at`` first.
    ``score`` is what each has counted. ``own`` is what one game keeps besides.
    """

    phase: Phase
    deal: int
    dealer: int
    hands: tuple[Cards, ...]
    unseen: Cards
    turned: Cards
    trump: str
    trick: tuple[tuple[int, str], ...]
    piles: tuple[Cards, ...]
    at: int
    drawers: tuple[int, ...]
    score: tuple[int, ...]
    own: Own

    @property
    def players(self) -> int:
        """Count the seats."""
        return len(self.hands)

    @property
    def stock(self) -> int:
        """Count what is not yet dealt or drawn, the turned card too."""
        return len(self.unseen) + len(self.turned)

    @property
    def hand(self) -> Cards:
        """The cards of the seat whose turn it is."""
        return self.hands[self.at]

    @property
    def led(self) -> str:
        """The card that was led to this trick."""
        return self.trick[0][1]

    @property
    def tricks(self) -> list[int]:
        """Count the tricks that each seat has taken in this deal."""
        return [len(pile) // len(self.hands) for pile in self.piles]


Part = TypeVar("Part")


def changed(parts: tuple[Part, ...], seat: int, part: Part) -> tuple[Part, ...]:
    """Give what is kept by seat, with another for one of them."""
    return (*parts[:seat], part, *parts[seat + 1 :])
