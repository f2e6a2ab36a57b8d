"""What the rules of Narrespillet say: each value with the clauses it rests on.

The engine reads the fields and never asks which source it runs.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Literal

from gnav_core.core.cited import Cited, Rule, require
from gnav_core.games.narrespillet import laws
from gnav_core.games.narrespillet.pack import CARDS, HOUSES, Cards

Reshuffle = Literal["once", "each-time"]


@dataclass(frozen=True, kw_only=True)
class RuleSet:
    """Hold the law of one source, under one choice of readings.

    ``seats`` is the least and the greatest number of players; the ``pack`` has ``houses`` of so
    many ``ranks``, ``pictures`` and the Fool. A game has so many ``rounds``, each fought on
    ``fields``. Each is ``dealt`` so many cards, the ``rest`` lies as the stock, and a hand is
    ``filled`` while it lasts. ``first`` says whose turn is first, ``duty`` that one thing must be
    done: to ``place`` cards, which ``stand``; to ``throw`` one and ``draw_another``; to ``play`` a
    picture, as a rule ``in_turn``; to ``forfeit`` a field, where nothing can be placed ``after``.
    ``fill`` and ``draw_order`` say how hands are filled after it; ``own_house`` what a field takes,
    ``kept`` that what lies there stays; ``done`` when the round is over for one, who throws all
    (``throws_rest``). Thrown cards make a ``pile``, which may be ``turned``: ``asked`` says by
    whom, ``reshuffle`` how often. ``ends`` says when the round is over, ``compared`` how fields are
    won, ``most``, ``swords``, ``others`` and ``last`` who has won in the end. ``next_dealer`` deals
    the next round. What is said of single cards stands in groups by their names.
    """

    id: str
    seats: Cited[tuple[int, int]]
    pack: Rule
    houses: Rule
    ranks: Rule
    pictures: Rule
    rounds: Cited[int]
    fields: Rule
    dealt: Cited[int]
    rest: Rule
    filled: Rule
    first: Rule
    duty: Rule
    place: Rule
    stand: Rule
    throw: Rule
    draw_another: Rule
    play: Rule
    in_turn: Rule
    forfeit: Rule
    after: Rule
    fill: Rule
    draw_order: Rule
    own_house: Rule
    kept: Rule
    done: Rule
    throws_rest: Rule
    pile: Rule
    turned: Rule
    asked: Rule
    reshuffle: Cited[Reshuffle]
    ends: Rule
    compared: Rule
    most: Rule
    swords: Rule
    others: Rule
    last: Rule
    next_dealer: Rule
    best: laws.OfRanks
    houses_cards: laws.OfHouses
    fool: laws.OfFool
    magician: laws.OfMagician
    priests: laws.OfPriests
    couples: laws.OfCouples
    chariot: laws.OfChariot
    justice: laws.OfJustice
    hermit: laws.OfHermit
    wheel: laws.OfWheel
    strength: laws.OfStrength
    death: laws.OfDeath
    temperance: laws.OfTemperance
    demons: laws.OfDemons
    throws: laws.OfThrows
    calls: laws.OfCalls
    judgement: laws.OfJudgement
    world: laws.OfWorld
    lands: laws.OfLands

    def __post_init__(self) -> None:
        least, greatest = self.seats.value
        enough = greatest * self.dealt.value < len(CARDS)
        require(2 <= least <= greatest, "seats", "two must play, or more")
        require(enough, "seats", "there are not cards enough for all, and a stock")
        require(self.rounds.value > 0, "rounds", "a game has at least one")
        for name in ("star", "moon", "sun"):
            require(getattr(self.calls, name).value > 0, name, "what is played is tried once")

    @cached_property
    def cards(self) -> Cards:
        """Give the whole pack, in pack order."""
        return CARDS

    @property
    def land(self) -> laws.Land:
        """Name the land by whose exceptions they play: ``none`` of them, or one."""
        return self.lands.agreed.value

    @property
    def marks(self) -> Cards:
        """Name the fields."""
        return HOUSES
