"""Who deals next in a match of several deals: as the text says it, or as in Byd, which is ours."""

from __future__ import annotations

from gnav_core.core.family import Claim, Match

PASSES = "The deal passes to the left."
OURS = "The deal passes to the left, as in Byd; that too is a choice of the house."


def match_to(much: int, *clauses: str, won: bool = False) -> Match:
    """Make what a match goes by that is usually played to so much; ``clauses`` pass the deal on."""
    return Match(much, Claim(PASSES if clauses else OURS, clauses), won)
