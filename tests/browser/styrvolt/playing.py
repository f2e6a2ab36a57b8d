"""Styrvolt at the table of the browser: deals laid out by their moves."""

from __future__ import annotations

from tests.games.styrvolt.table import HANDS, RULES

__all__ = ["ASKED", "PLAYING", "RULES", "TWO_MATADORS", "dealt"]


def dealt(under: str, *hands: str) -> list[str]:
    """Give the moves that cut to a card and deal these hands, three cards at a time."""
    held = [hand.split() for hand in hands]
    deal = [card for at in (0, 3, 6) for hand in held for card in hand[at : at + 3]]
    return [f"under:{under}", *(f"deal:{card}" for card in deal)]


FOREHAND = (HANDS[1], HANDS[0], HANDS[2], HANDS[3])
ASKED = [*dealt("s2", *FOREHAND), "turn:h3", "turn:c3"]
"""The first is asked whether he takes the 3 of hearts for his ten."""

PLAYING = [*dealt("s2", *FOREHAND), "turn:h3", "turn:d4", "keep", "keep"]
"""The first, who has the 4 of clubs, is to lead, once the last, who has no ten, has gone on."""

TWO_MATADORS = [*dealt("h2", *FOREHAND), "turn:h3", "turn:d4"]
"""A matador lies open, and his partner is asked for it before he is for the 3 of hearts."""
