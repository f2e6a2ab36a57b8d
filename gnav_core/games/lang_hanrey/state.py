"""A position: frozen data."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

from gnav_core.cards import stock
from gnav_core.cards.losing.state import Phase
from gnav_core.cards.stock import Cards, Hands


class State(NamedTuple):
    """Hold one position.

    ``hands`` are the cards by seat, in pack order; ``unseen`` is the stock but for the card turned
    up, unordered until drawn from; ``led`` are the cards on the table, which ``leader`` led.
    ``kept`` are the tricks by seat, beaten and beating cards. ``at`` is the seat that is dealt to,
    that draws, leads or answers; ``leader`` leads this trick, or leads next. ``leads`` says why:
    the first time, again to one who took a card up, again since not all cards were beaten, or after
    beating. ``drawers`` are those who have still to draw after a trick, ``at`` first; nobody where
    one draws because he must play and has no card. ``part`` is 1 while there is a stock, then 2.
    """

    phase: Phase
    hands: Hands
    unseen: Cards
    at: int
    leader: int
    turned: Cards = ()
    trump: str = ""
    led: Cards = ()
    kept: Hands = ((), ())
    leads: Literal["first", "again", "not-all", "next"] = "first"
    drawers: tuple[int, ...] = ()
    part: int = 1
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
        """What lies on the table, with the seat that led it."""
        return [(self.leader, self.led)] if self.led else []

    @property
    def other(self) -> int:
        """The seat whose turn it is not."""
        return 1 - self.at

    def with_hand(self, seat: int, hand: Cards, **changes: Any) -> State:
        """Give this position with another hand at a seat, and whatever else has changed."""
        return self._replace(hands=stock.with_hand(self.hands, seat, hand), **changes)

    def keeping(self, cards: Cards) -> State:
        """Give this position with these cards kept by the seat whose turn it is."""
        pile = (*self.kept[self.at], *cards)
        return self._replace(kept=stock.with_hand(self.kept, self.at, pile))

    @property
    def tricks(self) -> list[int]:
        """Count the beaten cards that each keeps: of each pair, one has beaten the other."""
        return [len(pile) // 2 for pile in self.kept]
