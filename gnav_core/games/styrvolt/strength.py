"""Which card beats which, where two suits are trumps and some cards are strong by their name."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from gnav_core.cards.pack import rank_of, suit_of
from gnav_core.cards.trick import Trick

SEVEN: Final = 1
"""A seven of trumps that was led."""
BEST: Final = 2
"""A matador, whatever is trumps."""
BEATER: Final = 3
"""A card of trumps that beats by its rank."""
LEADER: Final = 4
"""A card of trumps that is strong as a lead."""
PLAIN: Final = 5
"""Any other card of the suit that was led."""
NOTHING: Final = 6
"""A card that beats nothing."""

Place = tuple[int, int]
"""Where a card stands in a trick: its class, and how many of that class are above it."""


class Strength:
    """Know which card beats which, by the suits that are trumps and the card that was led.

    ``ranks``, ``best``, ``beaters`` and ``leaders`` run from high to low. Leaders are strong
    ``only_led``, or else in any place of the trick.
    """

    def __init__(
        self,
        ranks: tuple[str, ...],
        seven: str,
        best: tuple[str, ...],
        beaters: tuple[str, ...],
        leaders: tuple[str, ...],
        only_led: bool,
    ) -> None:
        self.ranks, self.seven, self.only_led = ranks, seven, only_led
        self.best, self.beaters, self.leaders = best, beaters, leaders

    def place(self, card: str, led: str, trumps: tuple[str, ...]) -> Place:
        """Give where a card stands in a trick; the least is the best.

        ``led`` is the card that was led, empty where none was.
        """
        rank, is_led, is_trump = rank_of(card), card == led, suit_of(card) in trumps
        if is_trump and is_led and rank == self.seven:
            return SEVEN, 0
        if card in self.best:
            return BEST, self.best.index(card)
        if is_trump and rank in self.beaters:
            return BEATER, self.beaters.index(rank)
        if is_trump and rank in self.leaders and (is_led or not self.only_led):
            return LEADER, self.leaders.index(rank)
        if suit_of(card) == led[:1]:
            return PLAIN, self.ranks.index(rank)
        return NOTHING, 0

    def beats(self, card: str, other: str, led: str, trumps: tuple[str, ...]) -> bool:
        """Whether a card played after another beats it: of two alike the first played does."""
        return self.place(card, led, trumps) < self.place(other, led, trumps)

    def taking(self, trick: Trick, trumps: tuple[str, ...]) -> tuple[int, str]:
        """Find the card that takes a trick as far as it is played, with its seat."""
        led = trick[0][1]
        return min(trick, key=lambda played: self.place(played[1], led, trumps))

    def has_equal(self, card: str, cards: Iterable[str], trumps: tuple[str, ...]) -> bool:
        """Whether another card of a trick, the first of which was led, stands where this one does.

        Cards that beat nothing are not equal in this sense.
        """
        first, *others = cards
        mine = self.place(card, first, trumps)
        beside = [self.place(other, first, trumps) for other in (first, *others) if other != card]
        return mine[0] in (BEATER, LEADER) and mine in beside

    @property
    def order(self) -> str:
        """Write what beats what, from the best on: groups of cards, and of ranks of trumps."""
        leaders, beaters = " ".join(self.leaders), " ".join(self.beaters)
        groups = [
            f"led: {self.seven}",
            f"these: {' '.join(self.best)}",
            f"alike: {beaters}" if self.only_led else f"alike: {beaters} {leaders}",
            *([f"led: {leaders}"] if self.only_led else []),
            f"suit: {' '.join(self.ranks)}",
        ]
        return " / ".join(groups)
