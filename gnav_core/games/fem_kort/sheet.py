"""What the sheet of a deal of Fem Kort has of its own: the stakes of a pool."""

from __future__ import annotations

from typing import Final

from gnav_core.cards.sheet import CardSheet
from gnav_core.games.fem_kort.ruleset import RuleSet


class Sheet(CardSheet):
    """Sum up a deal of Fem Kort."""

    def in_stakes(self, rules: RuleSet) -> bool:
        """Whether each puts a stake into a pool."""
        return rules.stake.value == "pool"


SHEET: Final = Sheet()
