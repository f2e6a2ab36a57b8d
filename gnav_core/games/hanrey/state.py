"""A position: frozen data."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

from gnav_core.cards.losing.state import Phase
from gnav_core.cards.seats import others
from gnav_core.cards.stock import Cards, Hands, with_hand


class State(NamedTuple):
    """Hold one position.

    ``hands`` are the cards by seat, in pack order; ``unseen`` is the stock but for the card turned
    up, unordered until drawn from; ``trick`` are the cards on the table, each with the seat that
    laid it. ``at`` is the seat that is dealt to, that draws, leads or answers; ``leader`` leads
    this trick, or is the first who may lead the next. ``leads`` says why he leads: the first time,
    again to one who took up, or after a trick was put away. ``drawers`` are those who have still
    to draw after a trick, ``at`` first; nobody where one draws because he must play and has no
    card. ``takings`` counts how often in a row cards were taken up and none put away or drawn.
    """

    phase: Phase
    hands: Hands
    unseen: Cards
    at: int
    leader: int
    turned: Cards = ()
    trump: str = ""
    trick: tuple[tuple[int, str], ...] = ()
    away: Cards = ()
    leads: Literal["first", "again", "next"] = "first"
    drawers: tuple[int, ...] = ()
    takings: int = 0
    loser: int | None = None

    @property
    def stock(self) -> int:
        """Count what is not yet dealt or drawn, the turned card too."""
        return len(self.unseen) + len(self.turned)

    @property
    def hand(self) -> Cards:
        """The cards of the seat whose turn it is."""
        return self.hands[self.at]

    @property
    def laid(self) -> list[tuple[int, Cards]]:
        """What lies on the table, each card with the seat that laid it."""
        return [(seat, (card,)) for seat, card in self.trick]

    @property
    def top(self) -> str:
        """The card to beat."""
        return self.trick[-1][1]

    def is_in(self, seat: int) -> bool:
        """Whether a seat is in: it holds a card, or the stock has one."""
        return bool(self.hands[seat] or self.stock)

    def with_hand(self, seat: int, hand: Cards, **changes: Any) -> State:
        """Give this position with another hand at a seat, and whatever else has changed."""
        return self._replace(hands=with_hand(self.hands, seat, hand), **changes)

    def left_of(self, seat: int) -> tuple[int, ...]:
        """List the other seats that are in, from a seat's left on."""
        return self._going(seat, 1)

    def right_of(self, seat: int) -> tuple[int, ...]:
        """List the other seats that are in, from a seat's right on."""
        return self._going(seat, -1)

    def _going(self, seat: int, step: int) -> tuple[int, ...]:
        going = others(len(self.hands), seat, step)
        if self.unseen or self.turned:
            return going
        return tuple([other for other in going if self.hands[other]])
