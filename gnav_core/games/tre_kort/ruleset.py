"""What the rules of Tre-Kort say: each value with the clauses it rests on.

The engine reads the fields and never asks which source it runs.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Literal

from gnav_core.cards.law import InTwoPackets
from gnav_core.core.cited import Cited, Rule, require


@dataclass(frozen=True, kw_only=True)
class RuleSet(InTwoPackets):
    """Hold the law of one source, under one choice of readings.

    ``seats`` is the least and the greatest number of players; ``ranks`` run from high to low, in
    every suit, and trumps beat the rest. ``first_packet`` and ``second_packet`` are how many cards
    each is dealt, ``dealt_first`` and ``dealt_on`` in what order; ``turn`` lays a trump open.
    ``says`` and ``says_on`` let each say whether he plays, none before his turn (``in_turn``), and
    ``passes`` lets him lay his cards away; ``nobody`` is what comes of it where none plays,
    ``alone`` where one does.

    Two who play lead what they will (``two_lead``), to the second trick a trump of the ranks
    ``two_second`` if they can; ``ace_falls`` says with how many players the ace of trumps must be
    played to the first trick, or in its stead the king, if the ace is in the ``velten``: lies
    open, or is in the stock too, where no ace fell to the first trick and the king falls to the
    second. Three or more lead trumps twice (``trump_led``), to the first trick any card without
    (``no_trump``), to the second one ``face_down``, which ``only_trumps`` take; the ``third_lead``
    is open. Those who ``answer`` an open lead ``follow`` binds.

    ``dealing`` is what the dealer pays for a trick, ``smallest`` the beet that is paid out with it.
    ``beet`` makes whoever takes no trick beet, ``beet_later`` so where a beet lay already,
    ``beet_size`` says for how much: what the deal was for, or by what is left when it is paid out.
    ``deals`` is how long a game is, ``next_dealer`` who deals next, ``winners`` who has won.

    Without ``velten`` no king falls, without ``face_down`` every lead is open.
    """

    id: str
    seats: Cited[tuple[int, int]]
    pack: Rule
    ranks: Cited[tuple[str, ...]]
    dealt_first: Rule
    dealt_on: Rule
    first_packet: Cited[int]
    second_packet: Cited[int]
    turn: Rule
    velten: Cited[Literal["turned-card", "stock"]] | None
    says: Rule
    says_on: Rule
    passes: Rule
    nobody: Rule
    alone: Rule
    two_lead: Rule
    two_second: Cited[tuple[str, ...]]
    ace_falls: Cited[Literal["two-players", "always"]]
    dealing: Cited[int]
    beet: Rule
    beet_later: Rule
    beet_size: Cited[Literal["as-played-for", "after-paying"]]
    smallest: Rule
    in_turn: Rule
    trump_led: Rule
    no_trump: Rule
    face_down: Rule | None
    only_trumps: Rule
    third_lead: Rule
    answer: Rule
    follow: Cited[Literal["must-follow", "free"]]
    deals: Cited[Literal["each-deals-once", "one-deal"]]
    next_dealer: Rule
    winners: Rule

    def __post_init__(self) -> None:
        least, greatest = self.seats.value
        require(2 <= least <= greatest, "seats", "two must play, or more")
        left = len(self.cards) - greatest * self.tricks
        require(left > 0, "seats", "each is dealt his cards, and one is left to lay open")

    @cached_property
    def tricks(self) -> int:
        """Give how many tricks a deal has: one for each card of a hand."""
        return sum(self.packets)

    @cached_property
    def whole_dealing(self) -> int:
        """Give what the dealer pays for all tricks of a deal."""
        return self.tricks * self.dealing.value
