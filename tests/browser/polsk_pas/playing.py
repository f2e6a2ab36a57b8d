"""Polsk Pas at the table of the browser: games laid out by their moves."""

from __future__ import annotations

import json
from typing import Any

from tests.browser.table import Table
from tests.games.polsk_pas.table import HANDS, RULES, dealt

NAMES = ("Anna", "Bo", "Carl", "Dorte")
ONE = ("human", "careful", "careful", "careful")
ALL = ("human",) * 4
STRONG = "cj sj hj ha hk | sk hq c10 d10 da | ca ck sa s10 dk | s9 h10 dj cq sq"
"""Hands of which the first takes all five tricks in hearts."""


def asked(hands: str = HANDS) -> list[str]:
    """Give the moves after which forehand is asked."""
    return dealt(hands)


def lay(table: Table, moves: list[str], *kinds: str, **more: Any) -> None:
    """Open a game of Polsk Pas as a player does who has it in a file, with so many moves made."""
    record = {
        "format": "gnav-record/1",
        "rules": RULES,
        "players": 4,
        "names": NAMES,
        "kinds": kinds,
        "seed": "a browser test",
        "moves": moves,
        **more,
    }
    table.begin_again()
    text = json.dumps(record).encode()
    file: Any = {"name": "polsk-pas.json", "mimeType": "application/json", "buffer": text}
    table.page.locator("input[type=file]").set_input_files(file)
    table.page.locator(".table, .in-words, .cover, .error").first.wait_for()
