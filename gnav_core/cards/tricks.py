"""The cards of a game of tricks: dealt from the stock, held, played to a trick, taken."""

from __future__ import annotations

from typing import NamedTuple

from gnav_core.cards import stock
from gnav_core.cards.pack import without
from gnav_core.cards.seats import left_of
from gnav_core.cards.stock import Cards, Hands
from gnav_core.cards.trick import Trick
from gnav_core.core.table import Seats


class Tricks(NamedTuple):
    """Hold all cards of a deal, wherever they are.

    ``hands`` are the cards by seat, in pack order; ``stock`` is what is left of the pack. By seat,
    ``taken`` are the cards of the tricks that it took, ``won`` how many tricks these are. ``at`` is
    the seat that is dealt to, leads or plays.
    """

    hands: Hands
    stock: Cards
    trick: Trick
    taken: Hands
    won: tuple[int, ...]
    at: int

    @property
    def hand(self) -> Cards:
        """The cards of the seat whose turn it is."""
        return self.hands[self.at]

    @property
    def is_full(self) -> bool:
        """Whether each seat has played to the trick."""
        return len(self.trick) == len(self.hands)

    def dealt(self, card: str, seats: Seats) -> Tricks:
        """Give a card of the stock to the seat whose turn it is, and the turn to the next.

        ``seats`` are those that all cards go to, in order; after the last it is the first's turn.
        """
        hands = stock.given(self.hands, self.at, card)
        following = seats[sum(map(len, hands)) % len(seats)]
        return self._replace(hands=hands, stock=without(self.stock, card), at=following)

    def is_dealt(self, seats: Seats) -> bool:
        """Whether each of these seats has been given its card."""
        return sum(map(len, self.hands)) == len(seats)

    def played(self, card: str) -> Tricks:
        """Lay a card of the seat whose turn it is, and give the turn to its left."""
        hands, trick = stock.played(self.hands, self.at, card), (*self.trick, (self.at, card))
        return self._replace(hands=hands, trick=trick, at=left_of(len(self.hands), self.at))

    def taken_by(self, seat: int) -> Tricks:
        """Give the trick to a seat, and the turn with it."""
        cards = tuple(card for _, card in self.trick)
        taken = stock.with_hand(self.taken, seat, (*self.taken[seat], *cards))
        won = (*self.won[:seat], self.won[seat] + 1, *self.won[seat + 1 :])
        return self._replace(trick=(), taken=taken, won=won, at=seat)

    def place_of(self, card: str) -> str:
        """Say where a card is: in the hand whose turn it is, another's, the stock, or played.

        It is said in a word each: ``own``, ``other``, ``stock``, ``gone``.
        """
        if card in self.hand:
            return "own"
        if any(card in hand for hand in self.hands):
            return "other"
        return "stock" if card in self.stock else "gone"


def undealt(pack: Cards, players: int, forehand: int) -> Tricks:
    """Lay the whole pack ready to be dealt, forehand first."""
    nothing = ((),) * players
    return Tricks(nothing, pack, (), nothing, (0,) * players, forehand)
