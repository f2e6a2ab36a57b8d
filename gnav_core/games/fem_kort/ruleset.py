"""What the rules of Fem Kort say: each value with the clauses it rests on.

The engine reads the fields and never asks which source it runs.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from gnav_core.cards.law import InTwoPackets
from gnav_core.cards.trick import Follow
from gnav_core.core.cited import Cited, Rule


@dataclass(frozen=True, kw_only=True)
class RuleSet(InTwoPackets):
    """Hold the law of one source, under one choice of readings.

    ``seats`` is the least and the greatest number of players; ``ranks`` run from high to low, in
    every suit, and the highest of the suit led takes a trick. ``first_packet`` is how many cards
    each is dealt at first, ``deal_on`` and ``deal_last`` in what order, ``second_packet`` how many
    follow; nobody looks at the ``stock``. ``first_lead`` and ``next_lead`` say who leads,
    ``answer`` and ``in_turn`` that the others play and in what order, none ``before_turn``;
    ``follow`` is what binds them. ``last_lead`` and ``last_others`` are the play of the last card,
    ``unbeaten`` and ``beaten`` say who has won by it, and ``stake`` what: the deal, which counts
    one for the winner, or the pool, into which each has put one. ``next_dealer`` deals the next
    game, and ``misdeal`` is what follows a wrong deal.
    """

    id: str
    seats: Cited[tuple[int, int]]
    pack: Rule
    ranks: Cited[tuple[str, ...]]
    first_packet: Cited[int]
    deal_on: Rule
    deal_last: Rule
    second_packet: Cited[int]
    stock: Rule
    first_lead: Rule
    answer: Rule
    in_turn: Rule
    before_turn: Rule
    follow: Cited[Follow]
    next_lead: Rule
    last_lead: Rule
    unbeaten: Rule
    last_others: Rule
    beaten: Rule
    stake: Cited[Literal["one", "pool"]]
    next_dealer: Rule
    misdeal: Rule

    def __post_init__(self) -> None:
        self.require_cards_for_all()
