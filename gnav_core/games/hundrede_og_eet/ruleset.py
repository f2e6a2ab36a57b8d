"""What the rules of Hundrede og Eet say: each value with the clauses it rests on."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from gnav_core.cards.counted.law import Basis, CountedRules
from gnav_core.core.cited import Rule


@dataclass(frozen=True, kw_only=True)
class RuleSet(CountedRules):
    """Hold the law of one source, under one choice of readings.

    ``count`` says that a number reached is counted by itself, and wins at once.
    """

    count: Rule

    @cached_property
    def won(self) -> Basis:
        """Cite the rules by which whoever reaches the number has won."""
        return (self.number, self.count)
