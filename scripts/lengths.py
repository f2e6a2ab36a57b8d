"""Reckon how many deals a game takes by each source, for every number of players.

Computers at Medium play many games: half of them are shorter than what is written, half longer.
Where more play than are listed, nothing is said.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from statistics import median_low
from typing import Final

from gnav_core.core import registry
from gnav_core.core.record import read
from gnav_core.games import gnav
from gnav_core.games.gnav.family import FAMILY
from gnav_core.play.session import Session

WRITTEN: Final = Path(gnav.__file__).with_name("lengths.json")
GAMES: Final = 61
MOST_PLAYERS: Final = 12


def deals(rules: str, players: int, number: int) -> int:
    """Play a game at Medium to its end, and count its deals."""
    value = {"format": "gnav-record/1", "rules": rules, "players": players, "moves": []}
    kinds = [FAMILY.default_player] * players
    session = Session(read({**value, "seed": f"length {number}", "kinds": kinds}))
    session.finish()
    return int(session.state.deal)


def typical(rules: str, players: int, games: int = GAMES) -> int:
    """Give the length in the middle of those of many games."""
    return median_low(deals(rules, players, number) for number in range(games))


def lengths() -> Iterator[tuple[str, dict[str, int]]]:
    """Yield each source, with its length by the number of players."""
    for rules in FAMILY.sources:
        least, most = registry.rule_set(rules).seats.value
        numbers = range(max(least, 2), min(most, MOST_PLAYERS) + 1)
        yield rules, {str(players): typical(rules, players) for players in numbers}


def main() -> None:
    """Write the lengths."""
    WRITTEN.write_text(json.dumps(dict(lengths()), indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
