"""A position: frozen data."""

from __future__ import annotations

from typing import Literal, NamedTuple

from gnav_core.cards.stock import Cards
from gnav_core.cards.tricks import Tricks
from gnav_core.core.event import Event
from gnav_core.core.table import Seats

Phase = Literal["deal", "turn", "offer", "bid", "discard", "play", "over"]
Log = list[Event]


class State(NamedTuple):
    """Hold one position.

    ``lying`` are the cards, and whose turn it is, but for the one ``turned`` up and the one laid
    ``away`` by whoever took that. ``trump`` is the suit turned up, until another is said.
    ``passed`` are those who have passed in this round of saying, ``again`` whether it is the
    second; ``declarer`` plays. ``takers`` are the seats that took the tricks of this deal, in
    order; ``vole`` has said that he will take them all. ``pool`` is what is played for, ``beet``
    whose beet that is.
    """

    phase: Phase
    deal: int
    dealer: int
    lying: Tricks
    pool: int
    beet: int | None
    score: tuple[int, ...]
    turned: Cards = ()
    trump: str = ""
    passed: Seats = ()
    again: bool = False
    declarer: int | None = None
    away: Cards = ()
    takers: Seats = ()
    vole: int | None = None

    @property
    def players(self) -> int:
        """Count the seats."""
        return len(self.score)

    @property
    def at(self) -> int:
        """The seat whose turn it is."""
        return self.lying.at

    @property
    def forehand(self) -> int:
        """The seat at the dealer's left."""
        return (self.dealer + 1) % self.players

    @property
    def stock(self) -> int:
        """Count the cards that lie covered: not dealt and not turned up, or laid away."""
        return len(self.lying.stock) + len(self.away)

    def away_by(self, seat: int) -> Cards:
        """Give what a seat has laid away."""
        return self.away if seat == self.declarer else ()
