"""What the rules of Lang Hanrey say: each value with the clauses it rests on.

The engine reads the fields and never asks which source it runs.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Literal

from gnav_core.cards.pack import SUITS, pack
from gnav_core.core.cited import Cited, Rule, require


@dataclass(frozen=True, kw_only=True)
class RuleSet:
    """Hold the law of one source, under one choice of readings.

    ``lent`` says that another game's rules are taken over: its ``pack``, whose ``ranks`` run from
    high to low in every suit; its deal, ``hand`` cards to each, that come as ``deal_order`` says;
    its ``turn`` of a trump, which lies as ``trump_card`` says. ``seats`` is the least and the
    greatest number of players. ``first_lead`` opens the game; ``cannot`` has whoever cannot beat
    one card take it up, and ``lead_again`` follows. ``kept`` leaves a trick with its beater;
    ``best`` binds him to his best cards, ``best_card`` says which these are. Then ``draw_first``
    the beater draws, ``draw_on`` while the stock lasts, and ``draw`` says how much; ``empty_hand``
    is how many are drawn by one who must play and holds none.

    When the stock is gone ``hands_stay``, ``tricks_up`` takes the tricks into them, and
    ``anew`` begins the second part, whose own tricks go as ``second_tricks`` says. ``next_lead``
    leads after a trick and in the second part, and ``trump`` says what a trump beats. ``alike`` is
    how many cards of one rank may be led at once; where ``not_all`` are beaten the leader leads
    again, and ``partial`` says what becomes of the cards. ``out``, ``loser`` and ``winners`` end
    the game.
    """

    id: str
    lent: Rule
    seats: Cited[tuple[int, int]]
    pack: Rule
    ranks: Cited[tuple[str, ...]]
    hand: Cited[int]
    deal_order: Rule
    turn: Rule
    trump_card: Rule
    first_lead: Rule
    cannot: Rule
    lead_again: Rule
    kept: Rule
    best: Rule
    best_card: Cited[Literal["in-hand", "of-suit"]]
    draw_first: Rule
    draw_on: Rule
    draw: Cited[Literal["one-each", "fill-to-three"]]
    empty_hand: Cited[int]
    hands_stay: Rule
    tricks_up: Rule
    anew: Rule
    second_tricks: Rule
    next_lead: Rule
    trump: Rule
    alike: Cited[int]
    not_all: Rule
    partial: Cited[Literal["beaten-stay", "all-up"]]
    out: Rule
    loser: Rule
    winners: Rule

    def __post_init__(self) -> None:
        require(self.seats.value == (2, 2), "seats", "one leads and the other answers")
        require(1 <= self.alike.value <= len(SUITS), "alike", "a rank has one card of each suit")
        require(self.empty_hand.value > 0, "empty_hand", "without a card nobody can lead")

    @cached_property
    def cards(self) -> tuple[str, ...]:
        """Give the whole pack, in pack order."""
        return pack(self.ranks.value)
