"""What the rules say of a game whose tricks count: each value with the clauses it rests on.

The game reads the fields and never asks which source it plays.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Final, Literal

from gnav_core.cards.deal import order
from gnav_core.cards.pack import pack
from gnav_core.cards.trick import Ranking, Trick
from gnav_core.core.cited import Cited, Rule, differ, if_decides, require

Basis = tuple[Rule, ...]

ORDERS: Final = {
    "second": ("a", "10", "k", "q", "j", "9", "8", "7", "6"),
    "below-knave": ("a", "k", "q", "j", "10", "9", "8", "7", "6"),
}
"""The ranks from high to low, as the crux *ten* is answered."""

BY_ORDER: Final = tuple(map(Ranking, ORDERS.values()))


@dataclass(frozen=True, kw_only=True)
class CountedRules:
    """Hold what a source says of the deal, the trick, the count and the next deal.

    ``seats`` is the least and the greatest number of players; ``ranks`` run from high to low, in
    every suit. ``packet`` is how many cards each gets at a time, ``hand`` how many in all;
    ``turn`` turns up a trump, ``trump`` says what it beats, ``trump_card`` where it lies.
    ``first_lead`` opens a deal, the others ``answer``, whom ``follow`` binds, and ``next_lead``
    leads after a trick. ``home`` says that tricks are kept, where the text says it apart.
    ``counting`` says that cards count, where the text says it apart; ``ace`` is what the highest
    counts, ``others`` what the next count by their ranks, ``rest`` what all the others do.
    ``last_trick`` is counted besides for the last trick, and ``last_of`` says of what it is the
    last. ``number`` is what one must count. ``draw_first`` draws first after a trick, ``draw``
    says how much is drawn. ``deals`` is whether the counts run on from deal to deal,
    ``dealer_turn`` who deals next.
    """

    id: str
    seats: Cited[tuple[int, int]]
    pack: Rule
    packet: Cited[int]
    hand: Cited[int]
    turn: Rule
    trump_card: Rule
    first_lead: Rule
    answer: Rule
    home: Rule | None
    number: Cited[int]
    counting: Rule | None
    ace: Cited[int]
    others: Cited[tuple[tuple[str, int], ...]]
    rest: Cited[int]
    ranks: Cited[tuple[str, ...]]
    trump: Rule
    follow: Cited[Literal["free", "after-stock"]]
    draw_first: Rule
    draw: Rule
    next_lead: Rule
    last_trick: Cited[int]
    last_of: Rule
    dealer_turn: Rule
    deals: Cited[Literal["runs-on", "one-deal"]]

    def __post_init__(self) -> None:
        least, greatest = self.seats.value
        require(2 <= least <= greatest, "seats", "two must play, or more")
        require(self.packet.value > 0, "packet", "at least one card is given at a time")
        whole = self.hand.value > 0 and self.hand.value % self.packet.value == 0
        require(whole, "hand", "it comes in packets, and all of them whole")

    @cached_property
    def cards(self) -> tuple[str, ...]:
        """Give the whole pack, in pack order."""
        return pack(self.ranks.value)

    @cached_property
    def ranking(self) -> Ranking:
        """Know which card beats which."""
        return Ranking(self.ranks.value)

    @cached_property
    def worths(self) -> Mapping[str, int]:
        """Say what a card of each rank counts."""
        rest = dict.fromkeys(self.ranks.value, self.rest.value)
        return {**rest, self.ranks.value[0]: self.ace.value, **dict(self.others.value)}

    def dealing(self, players: int, forehand: int) -> tuple[int, ...]:
        """Give the seat that gets each card of a deal, from forehand on."""
        packet = self.packet.value
        return order(players, forehand, (packet,) * (self.hand.value // packet))

    @cached_property
    def dealt(self) -> Basis:
        """Cite the rules by which cards are dealt."""
        return (self.packet, self.hand)

    def dealt_as(self, nth: int, players: int) -> Basis:
        """Cite the rules of the nth card dealt; with the first packet of each all may be dealt."""
        return (self.packet, *if_decides(self.hand, nth >= players * self.packet.value))

    @cached_property
    def ended(self) -> Rule:
        """Cite the rule by which the game is over."""
        return self.number

    @cached_property
    def ruffed(self) -> Basis:
        """Cite the rules by which a trump takes a trick of another suit."""
        return (*given(self.home), self.trump)

    def outranked(self, trick: Trick, trump: str = "") -> Basis:
        """Cite the rules by which the highest card of a suit takes a trick."""
        decides = differ(ranking.best(trick, trump) for ranking in BY_ORDER)
        return (*given(self.home), *if_decides(self.ranks, decides))

    @cached_property
    def counted(self) -> Basis:
        """Cite the rules by which cards count."""
        return (*given(self.counting), self.ace, self.others, self.rest)

    @cached_property
    def last(self) -> Basis:
        """Cite the rules by which the last trick counts besides."""
        return (*given(self.counting), self.last_trick, self.last_of)

    @cached_property
    def drawn(self) -> Basis:
        """Cite the rules by which cards are drawn."""
        return (self.draw_first, self.draw)


def given(*rules: Rule | None) -> Basis:
    """List the rules that the source has, of those that it may lack."""
    return tuple([cited for cited in rules if cited])
