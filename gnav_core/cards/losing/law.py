"""What the rules of a game that the last card loses have: each with the clauses it rests on."""

from __future__ import annotations

from functools import cached_property
from typing import Literal

from gnav_core.cards.pack import pack
from gnav_core.core.cited import Cited, Rule, if_decides, require

Basis = tuple[Rule, ...]


class LosingRules:
    """Say what a source says of the deal, the trump, the drawing, and the close.

    The rule set of a game holds it, with what is its own, in the order of the text.
    ``seats`` is the least and the greatest number of players; ``ranks`` run from high to low, in
    every suit. ``hand`` is how many cards each is dealt, ``deal_order`` that they come at once;
    ``turn`` turns up a trump, ``trump_card`` says where it lies. After a trick ``draw_first`` the
    beater draws, ``draw_on`` while the stock lasts, and ``draw`` says how much; ``empty_hand`` is
    how many are drawn by one who must play and holds none. ``loser`` and ``winners`` end the game.
    """

    id: str
    seats: Cited[tuple[int, int]]
    pack: Rule
    ranks: Cited[tuple[str, ...]]
    hand: Cited[int]
    deal_order: Rule
    turn: Rule
    trump_card: Rule
    draw_first: Rule
    draw_on: Rule
    draw: Cited[Literal["one-each", "fill-to-three"]]
    empty_hand: Cited[int]
    loser: Rule
    winners: Rule

    def __post_init__(self) -> None:
        least, greatest = self.seats.value
        require(2 <= least <= greatest, "seats", "two must play, or more")
        require(self.empty_hand.value > 0, "empty_hand", "without a card nobody can play")

    @cached_property
    def cards(self) -> tuple[str, ...]:
        """Give the whole pack, in pack order."""
        return pack(self.ranks.value)

    @cached_property
    def dealt(self) -> Basis:
        """Cite the rules by which cards are dealt."""
        return (self.hand, self.deal_order)

    @cached_property
    def turned(self) -> Basis:
        """Cite the rules by which a trump is turned up."""
        return (self.turn,)

    @cached_property
    def drawn(self) -> Basis:
        """Cite the rules by which cards are drawn after a trick."""
        return (self.draw_first, self.draw_on, self.draw)

    def drew(self, held: int, stock: int) -> Basis:
        """Cite the rules by which a card is drawn by one who ``held`` so many.

        How much is drawn decides where he draws though his hand is full, and where it is not full
        after he has drawn, while there is ``stock``.
        """
        decides = held >= self.hand.value or (held + 1 < self.hand.value and stock > 1)
        return (self.draw_first, self.draw_on, *if_decides(self.draw, decides))
