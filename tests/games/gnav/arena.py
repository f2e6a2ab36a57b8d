"""Computer players set against each other, seat by seat, over seeded games."""

from __future__ import annotations

from collections import Counter

from gnav_core.core import registry
from gnav_core.core.record import read
from gnav_core.games.gnav.costs import gain
from gnav_core.play.session import Session


def seats(rules: str) -> int:
    """As many seats as make a difference felt."""
    return min(registry.rule_set(rules).seats.value[1], 8)


def game(rules: str, one: str, other: str, number: int) -> Session:
    """Seat the two kinds in turn, the other way round in every second game of the same seed."""
    kinds = [one if (seat + number) % 2 else other for seat in range(seats(rules))]
    value = {"format": "gnav-record/1", "rules": rules, "players": len(kinds), "moves": []}
    return Session(read({**value, "seed": f"{rules} {number // 2}", "kinds": kinds}))


def strokes(rules: str, one: str, other: str, games: int) -> Counter[str]:
    """Count what each kind lost in the first deal of each game, gains taken off."""
    lost: Counter[str] = Counter()
    for number in range(games):
        session = game(rules, one, other, number)
        session.advance()
        for entry in session.events:
            seat, cost = entry.event.seat, -gain(entry.event.whole)
            if seat is not None:
                lost[session.kinds[seat]] += cost
    return lost
