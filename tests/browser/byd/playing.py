"""Byd at the table of the browser: games laid out by their moves."""

from __future__ import annotations

import json
from typing import Any

from gnav_core.cards.deal import order
from tests.browser.table import Table

NAMES = ("Anna", "Bo", "Carl", "Dorte", "Erik", "Frederik", "Grethe")
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
    record = {
        "format": "gnav-record/1",
        "rules": "byd-1774",
        "players": len(kinds),
        "names": NAMES[: len(kinds)],
        "kinds": kinds,
        "seed": "a browser test",
        "moves": moves,
        **more,
    }
    table.begin_again()
    text = json.dumps(record).encode()
    file: Any = {"name": "byd.json", "mimeType": "application/json", "buffer": text}
    table.page.locator("input[type=file]").set_input_files(file)
    table.page.locator(".table, .in-words, .cover, .error").first.wait_for()
