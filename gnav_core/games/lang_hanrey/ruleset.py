"""What the rules of Lang Hanrey say: each value with the clauses it rests on.

The engine reads the fields and never asks which source it runs.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Literal

from gnav_core.cards.losing.law import Basis, LosingRules
from gnav_core.cards.pack import SUITS
from gnav_core.core.cited import Cited, Rule, require


@dataclass(frozen=True, kw_only=True)
class RuleSet(LosingRules):
    """Hold the law of one source, under one choice of readings.

    Besides what the text says of the deal, the drawing and the close: ``lent`` says that another
    game's rules are taken over, its pack, its deal and its trump. ``first_lead`` opens the game;
    ``cannot`` has whoever cannot beat one card take it up, and ``lead_again`` follows. ``kept``
    leaves a trick with its beater; ``best`` binds him to his best cards, ``best_card`` says which
    these are.

    When the stock is gone ``hands_stay``, ``tricks_up`` takes the tricks into them, and
    ``anew`` begins the second part, whose own tricks go as ``second_tricks`` says. ``alike`` is
    how many cards of one rank may be led at once; where ``not_all`` are beaten the leader leads
    again, and ``partial`` says what becomes of the cards. ``next_lead`` leads after a trick and in
    the second part, ``trump`` says what a trump beats, and ``out`` puts out who has no card.
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
        super().__post_init__()
        require(self.seats.value == (2, 2), "seats", "one leads and the other answers")
        require(1 <= self.alike.value <= len(SUITS), "alike", "a rank has one card of each suit")

    @cached_property
    def dealt(self) -> Basis:
        """Cite the rules by which cards are dealt."""
        return (self.lent, *super().dealt)

    @cached_property
    def turned(self) -> Basis:
        """Cite the rules by which a trump is turned up."""
        return (self.lent, *super().turned)
