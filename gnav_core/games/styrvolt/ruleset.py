"""What the rules of Styrvolt say: each value with the clauses it rests on.

The engine reads the fields and never asks which source it runs.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Literal

from gnav_core.cards.deal import order
from gnav_core.cards.pack import RANKS, pack
from gnav_core.core.cited import Cited, Rule, require
from gnav_core.core.table import Seats
from gnav_core.games.styrvolt.strength import Strength


@dataclass(frozen=True, kw_only=True)
class RuleSet:
    """Hold the law of one source, under one choice of readings.

    ``ranks`` run from high to low, as plain cards rank; with those ``left_out`` of the pack they
    are all from the ace to the two. The cutter ``looks`` at a card, and ``under`` is what becomes
    of it: one of the ``matadors`` is ``laid_out``, and goes ``for_it``
    to whoever has a card of one of these ranks in its suit, the first of them before the second.
    ``hand`` cards are dealt to each, a ``packet`` at a time; ``trumps`` cards are laid open, and
    ``same_suit`` says what follows if they are of one suit; their suits are the ``velten``. Cards
    of the rank ``tens`` go for them, each for what ``ten`` says, in the ``exchange_order``.
    ``silence`` forbids to tell one's cards. Cards that beat, from the best on: ``best`` by name,
    then ``beaters`` by rank in the trump suits, with the ``powers`` of the lesser ones, and of two
    alike ``equal_rank``; ``leaders`` by rank, with their strength when ``lead_when`` says; those
    of the trump suits that are named nowhere are ``other_chosen``.
    ``sevens`` of the trump suits are not beaten where they are led. ``first_lead`` and
    ``next_lead`` say who leads, the others ``answer`` as ``follow`` binds them. The pair that first
    has ``five`` tricks has won the ``stake``, and where they are the first five (``jan``), so many
    times it as ``double``.

    Without ``laid_out`` no card under the pack is, without ``velten`` no suit is trumps, without
    ``jan`` nobody wins double.
    """

    id: str
    seats: Cited[tuple[int, int]]
    pack: Rule
    left_out: Cited[tuple[str, ...]]
    looks: Rule
    under: Rule
    laid_out: Rule | None
    matadors: Rule
    for_it: Cited[tuple[str, ...]]
    hand: Cited[int]
    packet: Cited[int]
    trumps: Cited[int]
    same_suit: Cited[Literal["turn-on", "as-they-fall"]]
    velten: Rule | None
    tens: Cited[str]
    ten: Rule
    exchange_order: Cited[Literal["under-first", "under-last"]]
    silence: Rule
    best: Cited[tuple[str, ...]]
    beaters: Cited[tuple[str, ...]]
    powers: Cited[Literal["beat-all", "beat-some"]]
    equal_rank: Cited[Literal["first-played", "last-played"]]
    leaders: Cited[tuple[str, ...]]
    lead_when: Cited[Literal["when-led", "always"]]
    ranks: Cited[tuple[str, ...]]
    other_chosen: Rule
    sevens: Cited[str]
    first_lead: Rule
    next_lead: Rule
    answer: Rule
    follow: Cited[Literal["free", "must-follow"]]
    five: Cited[int]
    jan: Rule | None
    double: Cited[int]
    stake: Cited[int]

    def __post_init__(self) -> None:
        hand, packet = self.hand.value, self.packet.value
        require(self.seats.value == (4, 4), "seats", "two pairs play, partners opposite")
        whole = sorted((*self.ranks.value, *self.left_out.value)) == sorted(RANKS)
        require(whole, "left_out", "with the ranks it makes thirteen, from the ace to the two")
        require(packet > 0, "packet", "at least one card is given at a time")
        require(hand % packet == 0, "hand", "it comes in packets, all of them whole")
        require(4 * hand + 1 < len(self.cards), "hand", "one card lies under, and one is laid open")
        is_won = 2 * self.five.value <= hand + 1
        require(is_won, "five", f"of {hand} tricks both pairs may have fewer")

    @cached_property
    def cards(self) -> tuple[str, ...]:
        """Give the whole pack, in pack order."""
        return pack(self.ranks.value)

    @cached_property
    def strength(self) -> Strength:
        """Know which card beats which."""
        return Strength(
            ranks=self.ranks.value,
            seven=self.sevens.value,
            best=self.best.value,
            beaters=self.beaters.value,
            leaders=self.leaders.value,
            beat_all=self.powers.value == "beat-all",
            only_led=self.lead_when.value == "when-led",
            first=self.equal_rank.value == "first-played",
        )

    def dealing(self, players: int, forehand: int) -> Seats:
        """Give the seat that gets each card of the deal, from forehand on."""
        packet = self.packet.value
        return order(players, forehand, (packet,) * (self.hand.value // packet))
