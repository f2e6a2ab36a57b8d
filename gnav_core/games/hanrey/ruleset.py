"""What the rules of Hanrey say: each value with the clauses it rests on.

The engine reads the fields and never asks which source it runs.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Literal

from gnav_core.cards.losing.law import LosingRules
from gnav_core.cards.pack import is_higher, suit_of
from gnav_core.core.cited import Cited, Rule, require


@dataclass(frozen=True, slots=True, kw_only=True)
class Round:
    """Hold what the text says apart of two players and of more: leading, answering, taking up.

    ``first_lead`` opens the game, ``lead_again`` follows a taking up. ``answer_first`` binds
    whoever answers the leader, ``answer_later`` whoever answers a card that has beaten. ``beat``
    is what follows when he beats; ``take_one`` and ``take_all`` what he takes up when he cannot.
    ``complete`` says when the trick is put away, where the text leaves it open.
    """

    first_lead: Rule
    lead_again: Rule
    answer_first: Rule
    answer_later: Rule
    beat: Rule
    take_one: Rule
    take_all: Rule
    complete: Rule | None


@dataclass(frozen=True, kw_only=True)
class RuleSet(LosingRules):
    """Hold the law of one source, under one choice of readings.

    Besides what the text says of the deal, the drawing and the close: ``two`` and ``more`` rule the
    play of two and of three or more. ``trump`` says what a trump beats. ``take_up`` is whether one
    may take up though one can beat, ``one_card`` how many are led together. ``put_away`` is where
    beaten cards go, and ``next_lead`` leads then. ``out`` puts out who has no card, and ``endless``
    is the number of takings up that breaks the game off.
    """

    id: str
    seats: Cited[tuple[int, int]]
    pack: Rule
    ranks: Cited[tuple[str, ...]]
    hand: Cited[int]
    deal_order: Rule
    turn: Rule
    trump: Rule
    trump_card: Rule
    two: Round
    more: Round
    take_up: Cited[Literal["must-beat", "may-take"]]
    one_card: Cited[int]
    put_away: Rule
    draw_first: Rule
    draw_on: Rule
    draw: Cited[Literal["one-each", "fill-to-three"]]
    empty_hand: Cited[int]
    next_lead: Rule
    out: Rule
    loser: Rule
    winners: Rule
    endless: Cited[int]

    def __post_init__(self) -> None:
        super().__post_init__()
        require(self.one_card.value == 1, "one_card", "one card is led, and one beats it")

    @cached_property
    def beaten_by(self) -> dict[tuple[str, str], frozenset[str]]:
        """Give, by trump and card, the cards that beat it."""
        return {
            (trump, card): frozenset(
                other for other in self.cards if self._beats(other, card, trump)
            )
            for trump in {suit_of(card) for card in self.cards}
            for card in self.cards
        }

    def _beats(self, card: str, other: str, trump: str) -> bool:
        ruffs = suit_of(card) == trump != suit_of(other)
        return ruffs or is_higher(card, other, self.ranks.value)

    def round(self, players: int) -> Round:
        """Give what rules the play of so many players."""
        return self.two if players == 2 else self.more
