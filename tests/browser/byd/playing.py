"""Byd at the table of the browser: games laid out by their moves."""

from __future__ import annotations

from typing import Any

from gnav_core.cards.deal import order
from tests.browser.cards import laying
from tests.browser.table import Table

THREE = ("sa sk sq sj ha", "s10 s9 s8 s7 hk", "d6 d7 d8 d9 h6")
FOUR_TRICKS = "sa s10 d6 sk s9 d7 sq s8 d8 sj s7 d9".split()


def dealt(*hands: str) -> list[str]:
    """Give the moves that deal these hands, the first seat being forehand."""
    coming = [iter(hand.split()) for hand in hands]
    return [f"deal:{next(coming[seat])}" for seat in order(len(hands), 0, (3, 2))]


def to_the_bid() -> list[str]:
    """Give the moves after which the first of three is asked for his bid, with an ace left."""
    return [*dealt(*THREE), *(f"play:{card}" for card in FOUR_TRICKS)]


def lay(table: Table, moves: list[str], *kinds: str, **more: Any) -> None:
    """Open a game of Byd as a player does who has it in a file, with so many moves made."""
    laying.lay(table, "byd-1774", moves, len(kinds), kinds=kinds, **more)
