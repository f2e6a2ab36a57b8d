"""A position: frozen data."""

from __future__ import annotations

from typing import Literal, NamedTuple

from gnav_core.cards.seats import others
from gnav_core.cards.stock import Cards
from gnav_core.cards.tricks import Tricks
from gnav_core.core.event import Event

Phase = Literal["under", "deal", "turn", "exchange", "play", "over"]
Log = list[Event]


class State(NamedTuple):
    """Hold one position.

    ``lying`` are the cards, and whose turn it is. ``under`` is the card that the cutter saw, once
    he has, and ``matador`` whether it was one and so was laid out. ``turned`` are the cards that
    lie open, the matador first; ``trumps`` are the suits of the others. ``changing`` are the
    places of the open cards that all are still to be asked for, in their order, the one asked for
    now first. ``jan`` says that the ``winners`` have taken the first tricks of all.
    """

    phase: Phase
    dealer: int
    lying: Tricks
    under: str
    matador: bool
    turned: Cards
    trumps: tuple[str, ...]
    changing: tuple[int, ...]
    jan: bool
    winners: tuple[int, ...]
    score: tuple[int, ...]

    @property
    def at(self) -> int:
        """The seat whose turn it is."""
        return self.lying.at

    @property
    def cutter(self) -> int:
        """The seat at the dealer's right, which looks at the card under the pack."""
        return others(len(self.score), self.dealer, -1)[0]

    @property
    def covered(self) -> Cards:
        """The card under the pack that the cutter alone has seen, if there is one."""
        return () if self.matador or not self.under else (self.under,)

    @property
    def for_matador(self) -> bool:
        """Whether the card asked for now is the matador that was laid out."""
        return self.matador and self.changing[0] == 0

    @property
    def pairs(self) -> tuple[int, ...]:
        """How many tricks the pair of each seat has taken."""
        won = self.lying.won
        return tuple([won[seat] + won[partner(seat)] for seat in range(len(won))])


def partner(seat: int) -> int:
    """Give the seat opposite, where the partner sits."""
    return (seat + 2) % 4
