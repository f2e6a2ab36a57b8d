"""What the rules of Byd say: each value with the clauses it rests on.

The engine reads the fields and never asks which source it runs.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from gnav_core.cards.law import InTwoPackets
from gnav_core.cards.trick import Follow
from gnav_core.core.cited import Cited, Rule, require


@dataclass(frozen=True, kw_only=True)
class RuleSet(InTwoPackets):
    """Hold the law of one source, under one choice of readings.

    ``seats`` is the least and the greatest number of players; ``ranks`` run from high to low, in
    every suit, and the highest of the suit led takes a trick. ``first_packet`` is how many cards
    each is dealt at first, ``deal_on`` and ``deal_last`` in what order, ``second_packet`` how many
    follow; nobody looks at the ``stock``. ``first_lead`` and ``next_lead`` say who leads,
    ``answer`` and ``in_turn`` that the others play and in what order (without ``answer`` nobody
    does), none ``before_turn``;
    ``follow`` is what binds them. The taker of the trick numbered ``bidder`` may bid up to
    ``bid_limit``; ``no_bid`` is what comes of it where he does not. By ``may_bid`` none of the
    others bids more than he (without it each up to the limit); ``bid_with`` says whether less,
    ``bid_order`` when; ``nobody_bids`` is what comes of it where none does and only those who bid
    show a card. Then he shows his last card (``shows``), and those who bid with him, or everybody
    (``who_shows``): ``wins`` is the highest that beats it, ``unbeaten`` who has won where none
    does, ``pot`` what the winner gets. ``next_dealer`` deals the next game, and ``misdeal`` is
    what follows a wrong deal.
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
    answer: Rule | None
    in_turn: Rule
    before_turn: Rule
    follow: Cited[Follow]
    next_lead: Rule
    bidder: Cited[int]
    bid_limit: Cited[int]
    no_bid: Rule
    may_bid: Rule | None
    bid_with: Cited[Literal["at-most", "same"]]
    bid_order: Rule
    nobody_bids: Rule
    shows: Rule
    who_shows: Cited[Literal["bidders-only", "everybody"]]
    wins: Rule
    unbeaten: Rule
    pot: Rule
    next_dealer: Rule
    misdeal: Rule

    def __post_init__(self) -> None:
        self.require_cards_for_all()
        played = 0 < self.bidder.value < sum(self.packets)
        require(played, "bidder", "a trick is taken, and a card is left")
        require(self.bid_limit.value > 0, "bid_limit", "a bid is one stake, or more")
