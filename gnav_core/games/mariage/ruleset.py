"""What the rules of Mariage say: each value with the clauses it rests on.

The engine reads the fields and never asks which source it runs.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Literal

from gnav_core.cards.counted.law import Basis, CountedRules, given
from gnav_core.core.cited import Cited, Rule


@dataclass(frozen=True, kw_only=True)
class RuleSet(CountedRules):
    """Hold the law of one source, under one choice of readings.

    Besides what the text says of the deal, the trick and the count: ``mariage`` is what a king and
    queen of one suit count, ``mariage_in_trumps`` what they count in trumps. One melds
    ``after_trick``, where ``this_deal`` one of the same deal, and ``before_stock_gone``, each suit
    as ``once`` says, at the turns that ``meld_when`` allows. ``out`` lets one say oneself out,
    ``out_when`` says when; ``though_others`` that it wins whatever the others have. ``false_out``
    is what follows where it was not so, ``unsaid`` who has won where nobody says it.
    """

    mariage: Cited[int]
    mariage_in_trumps: Cited[int]
    after_trick: Rule | None
    this_deal: Rule | None
    before_stock_gone: Rule | None
    meld_when: Cited[Literal["turn", "lead"]]
    once: Rule
    out: Rule
    though_others: Rule
    out_when: Cited[Literal["own-turn", "lead"]]
    false_out: Cited[Literal["loses", "goes-on"]]
    unsaid: Rule

    @cached_property
    def ended(self) -> Rule:
        """Cite the rule by which the game is over."""
        return self.out

    @cached_property
    def may_meld(self) -> Basis:
        """Cite the rules by which a Mariage may be melded."""
        return given(
            self.mariage,
            self.after_trick,
            self.before_stock_gone,
            self.meld_when,
            self.once,
            self.this_deal,
        )

    @cached_property
    def may_say_out(self) -> Basis:
        """Cite the rules by which one may say oneself out."""
        return (self.out, self.out_when)

    @cached_property
    def won(self) -> dict[str, Basis]:
        """Cite the rules by which a game has ended, by how it ended."""
        return {
            "is-out": (self.out, self.though_others, self.number),
            "was-not-out": (self.false_out,),
            "unsaid": (self.unsaid,),
            "nobody": (self.deals,),
        }

    def mariage_of(self, suit: str, trump: str) -> Cited[int]:
        """Give what a Mariage of a suit counts."""
        return self.mariage_in_trumps if suit == trump else self.mariage
