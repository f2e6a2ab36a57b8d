"""What the rules of Polsk Pas say: each value with the clauses it rests on.

The engine reads the fields and never asks which source it runs.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Literal

from gnav_core.cards.deal import order
from gnav_core.cards.pack import pack
from gnav_core.cards.trick import Follow
from gnav_core.core.cited import Cited, Rule, require
from gnav_core.core.table import Seats
from gnav_core.games.polsk_pas.ranking import KnavesBest


@dataclass(frozen=True, kw_only=True)
class RuleSet:
    """Hold the law of one source, under one choice of readings.

    ``seats`` is the least and the greatest number of players, ``pack`` that the cards run from
    the ace to the nine, ``in_pack`` which ranks it has of every suit. Each is dealt ``hand``
    cards, so many at a time as ``packet`` lists, and a card is turned up (``turn``). Who says that
    he will play may ``take`` it, as ``turn_up`` says who: in the first round, or the dealer before
    anybody is asked, as ``turn_up_when`` says; that makes its suit trumps (``bound``), and he lays
    another card away (``lay_away``), one that ``discard`` allows. The
    ``knaves``, from high to low, beat all; then come the cards of the ``trumps``;
    ``plain_rank`` is the order in every suit. ``leader`` leads, the others ``answer``
    as ``follow`` binds them.
    ``forehand_says`` first whether he plays, ``others_say`` then, in the suit that
    ``first_round`` allows; if all pass, ``again`` and ``others_again`` say in what suits they
    may play then: without the latter the others in any, as forehand.

    So many tricks win as ``three`` says, or ``two`` as ``two_tricks`` counts them; ``other_wins``
    where that is not the player, who is ``beet`` for as much as was in the pool: on another's beet
    ``doubled``, or what doubles the sum on the table, as ``beet_size`` says; on his own as
    ``own_beet`` says. ``stake`` is what each puts into the pool.
    Who says so at the time of ``vole_when`` and takes all tricks gets ``vole`` stakes more from
    each; ``vole_failed`` says what it is otherwise, ``ompasning`` what becomes of it.
    ``nothing_added`` by the others while a beet is played for; ``next_dealer`` deals then,
    ``length`` says how long, and ``winners`` who has won in the end.
    """

    id: str
    seats: Cited[tuple[int, int]]
    pack: Rule
    in_pack: Cited[tuple[str, ...]]
    hand: Cited[int]
    packet: Cited[tuple[int, ...]]
    turn: Rule
    take: Rule | None
    turn_up: Cited[Literal["dealer", "player"]]
    turn_up_when: Cited[Literal["his-turn", "before-bidding"]]
    bound: Rule
    lay_away: Rule
    discard: Rule
    knaves: Cited[tuple[str, ...]]
    trumps: Rule
    plain_rank: Cited[tuple[str, ...]]
    leader: Rule
    answer: Rule
    follow: Cited[Follow]
    forehand_says: Rule
    others_say: Rule
    first_round: Rule
    again: Rule
    others_again: Rule | None
    two: Cited[int]
    two_tricks: Cited[Literal["first-to-two", "opening-two"]]
    three: Cited[int]
    beet: Rule
    beet_size: Cited[Literal["as-the-pool", "table-doubled"]]
    other_wins: Rule
    stake: Cited[int]
    vole: Cited[int]
    vole_when: Rule
    vole_failed: Rule
    ompasning: Rule
    doubled: Cited[int]
    own_beet: Cited[Literal["same-again", "doubled"]]
    nothing_added: Rule
    length: Cited[Literal["table-clear", "one-deal"]]
    next_dealer: Rule
    winners: Rule

    def __post_init__(self) -> None:
        (least, greatest), hand, packets = self.seats.value, self.hand.value, self.packet.value
        require(min(packets, default=0) > 0, "packet", "at least one card is given at a time")
        require(hand == sum(packets), "hand", "it comes in packets, all of them whole")
        require(2 <= least <= greatest, "seats", "two must play, or more")
        is_left = greatest * hand < len(self.cards)
        require(is_left, "seats", "there are not cards for all, and one to turn up")
        require(self.stake.value > 0, "stake", "who plays, plays for something")

    @cached_property
    def cards(self) -> tuple[str, ...]:
        """Give the whole pack, in pack order."""
        return pack(self.in_pack.value)

    @cached_property
    def ranking(self) -> KnavesBest:
        """Know which card beats which."""
        return KnavesBest(self.plain_rank.value, self.knaves.value)

    def dealing(self, players: int, forehand: int) -> Seats:
        """Give the seat that gets each card of a deal, from forehand on."""
        return order(players, forehand, self.packet.value)
