"""What the rules of Fem Kort say: each value with the clauses it rests on.

The engine reads the fields and never asks which source it runs.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Literal

from gnav_core.cards.pack import pack
from gnav_core.cards.trick import Follow, Ranking
from gnav_core.core.cited import Cited


@dataclass(frozen=True, kw_only=True)
class RuleSet:
    """Hold the law of one source, under one choice of readings.

    ``seats`` is the least and the greatest number of players; ``ranks`` run from high to low, in
    every suit. ``deal_first`` is how many cards forehand is given, then by ``deal_order`` each
    other and by ``deal_last`` the dealer; ``deal_again`` how many more in the same way. Nobody sees
    the ``stock``. ``first_lead`` opens the first trick, ``leader`` the later ones; the others
    ``play_to`` it, ``in_turn``, as ``follow`` lets them, and nobody ``beforehand``. ``last_lead``
    and ``last_others`` are the play of the fifth trick, ``unbeaten`` and ``beaten`` say who has won
    by it, ``stake`` what. ``next_dealer`` deals next, and ``misdeal`` forbids to deal otherwise.
    """

    id: str
    seats: Cited[tuple[int, int]]
    pack: Cited[bool]
    ranks: Cited[tuple[str, ...]]
    deal_first: Cited[int]
    deal_order: Cited[Literal["to-the-left"]]
    deal_last: Cited[bool]
    deal_again: Cited[int]
    stock: Cited[Literal["unseen"]]
    first_lead: Cited[Literal["forehand"]]
    play_to: Cited[bool]
    in_turn: Cited[Literal["to-the-left"]]
    beforehand: Cited[bool]
    follow: Cited[Follow]
    leader: Cited[Literal["trick-taker"]]
    last_lead: Cited[bool]
    unbeaten: Cited[bool]
    last_others: Cited[bool]
    beaten: Cited[Literal["best-beater"]]
    stake: Cited[int]
    next_dealer: Cited[Literal["forehand"]]
    misdeal: Cited[bool]

    @cached_property
    def cards(self) -> tuple[str, ...]:
        """Give the whole pack, in pack order."""
        return pack(self.ranks.value)

    @cached_property
    def packets(self) -> tuple[int, int]:
        """Give how many cards each is given the first time round, and the second."""
        return self.deal_first.value, self.deal_again.value

    @cached_property
    def ranking(self) -> Ranking:
        """Give what beats what, and what may be played to a trick."""
        return Ranking(self.ranks.value)
