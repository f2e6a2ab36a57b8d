"""Tre-Kort at the table of the browser: deals laid out by their moves."""

from __future__ import annotations

from tests.games.tre_kort.table import dealt

RULES = "tre-kort-1774"

JOINED = [*dealt("sa h9 c9", "s10 h6 d7", "sk c8 cj"), "turn:d9", *["join"] * 3]
"""Three play; the first holds no trump, and the second one."""

TO_LAY = [*JOINED, "play:sa", "play:s10", "play:sk"]
"""The first is to lead a second time, and to lay a card face down."""

BEETS = [
    *dealt("da dk sa", "h9 s10 c6", "s6 d8 cj"),
    "turn:d9",
    *["join"] * 3,
    *(f"play:{card}" for card in "da c6 d8 dk h9 cj sa s10 s6".split()),
]
"""A first deal, in which two become beet."""
