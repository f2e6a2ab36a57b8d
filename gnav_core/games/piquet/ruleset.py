"""What the rules of Piquet say: each value with the clauses it rests on.

The engine reads the fields and never asks which source it runs.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Literal

from gnav_core.cards.law import Ranked
from gnav_core.core.cited import Cited, Rule, require

Basis = tuple[Rule, ...]


@dataclass(frozen=True, kw_only=True)
class RuleSet(Ranked):
    """Hold the law of one source, under one choice of readings.

    ``seats`` is the least and the greatest number of players; ``ranks`` run from high to low, in
    every suit. ``packet`` is how many cards each gets at a time, ``hand`` how many in all;
    ``heaps`` are the two parts of the rest, ``buys`` says whose is which, ``throw_first`` that one
    throws before one sees them; ``forehand_buys`` and ``dealer_buys`` are how many one may buy,
    ``left_over`` and ``unbought`` what becomes of the others. ``rommel`` is counted of the longest
    suit, ``rommel_better`` where the other has not as many. A ``quint`` is so many cards in
    sequence, or ``longer``, a ``quart`` and a ``tierce`` fewer; ``several`` says whether more cards
    are a longer sequence, or no more than a quint. What they count has their names, and a quint
    brings an honour of ``honour``, once or twice by ``one_honour``. ``four`` is what four of a rank
    of ``alike`` count, ``three`` what three do; ``contest`` says who counts. ``open_hand`` is the
    hand laid open.
    ``ninety`` and ``sixty`` are counted in place of ``thirty``, ``honours_in_thirty`` or without,
    the one ``unanswered``, by ``equal`` melds too, the other with what ``leads_only`` names, before
    the other has what ``lead_counts`` says; ``ninety_and_sixty`` says whether one player may count
    both. ``lead``, ``last``, ``most`` and ``all_tricks`` are counted in play; ``besides`` says
    whether the last two go together. ``honours`` says what brings one, ``once`` that ninety and
    sixty bring one only.
    To a lead the other plays an ``answer``, which ``follow`` binds; ``next_lead`` says who leads.
    ``dealer_melds`` lets the dealer meld too, ``melding`` says what is told, and whether it is
    shown; ``game`` says who has won.

    Without ``rommel_better`` each counts his own, without ``equal`` only what counts stops the
    ninety, without ``once`` sixty brings an honour beside that of ninety.
    """

    id: str
    seats: Cited[tuple[int, int]]
    pack: Rule
    ranks: Cited[tuple[str, ...]]
    packet: Cited[int]
    hand: Cited[int]
    heaps: Cited[tuple[int, int]]
    buys: Rule
    throw_first: Rule
    rommel: Rule
    rommel_better: Rule | None
    quint: Cited[int]
    several: Cited[Literal["cards", "sequences"]]
    longer: Cited[Literal["quint", "one-more"]]
    quart: Cited[int]
    tierce: Cited[int]
    quint_counts: Cited[int]
    honour: Cited[int]
    quart_counts: Cited[int]
    tierce_counts: Cited[int]
    four: Cited[int]
    alike: Cited[tuple[str, ...]]
    three: Cited[int]
    contest: Cited[Literal["best", "each"]]
    dealer_melds: Rule | None
    melding: Cited[Literal["by-itself", "shown"]]
    open_hand: Cited[Literal["carte-blanche", "off"]]
    thirty: Cited[int]
    ninety: Cited[int]
    unanswered: Rule
    equal: Rule | None
    honours_in_thirty: Cited[Literal["no", "yes"]]
    lead: Cited[int]
    last: Cited[int]
    most: Cited[int]
    sixty: Cited[int]
    leads_only: Cited[Literal["leads-alone", "all-play"]]
    lead_counts: Cited[Literal["counts", "melds-only"]]
    all_tricks: Cited[int]
    besides: Cited[Literal["instead", "besides"]]
    honours: Rule
    one_honour: Cited[Literal["once", "twice"]]
    once: Rule | None
    ninety_and_sixty: Cited[Literal["one", "both"]]
    forehand_buys: Cited[tuple[int, ...]]
    dealer_buys: Cited[tuple[int, ...]]
    left_over: Rule
    unbought: Rule
    answer: Rule
    follow: Cited[Literal["must", "free"]]
    next_lead: Rule
    game: Rule

    def __post_init__(self) -> None:
        hand, heaps = self.hand.value, self.heaps.value
        require(self.seats.value == (2, 2), "seats", "one buys of each heap, and one answers")
        require(self.packet.value > 0, "packet", "at least one card is given at a time")
        require(hand % self.packet.value == 0, "hand", "it comes in packets, all of them whole")
        rest = len(self.cards) - 2 * hand
        parted = len(heaps) == 2 and sum(heaps) == rest
        require(parted, "heaps", f"the other {rest} cards are parted in two")

    @cached_property
    def packets(self) -> tuple[int, ...]:
        """Give how many cards each is given, every time round."""
        return (self.packet.value,) * (self.hand.value // self.packet.value)

    @cached_property
    def dealt(self) -> Basis:
        """Cite the rules by which cards are dealt."""
        return (self.packet, self.hand)

    @cached_property
    def bars_sixty(self) -> tuple[str, ...]:
        """Name what lets whoever has counted it count no sixty."""
        return ("60", "90") if self.ninety_and_sixty.value == "one" else ("60",)

    def bought_by(self, is_dealer: bool) -> Cited[tuple[int, ...]]:
        """Say how many cards one may buy."""
        return self.dealer_buys if is_dealer else self.forehand_buys
