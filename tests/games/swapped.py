"""Games that differ in two pieces that a seat does not get, one of them in play; and what is set
up for such games at random.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

from gnav_core.core import record
from gnav_core.core.action import Action
from gnav_core.games.gnav.house_rules import rules as house


def deals(head: dict[str, Any], moves: list[str]) -> list[list[tuple[int, int]]]:
    """List by deal the numbers of the moves that chance made, each with the seat it went to."""
    game = record.read(head).game()
    state = game.begin().state
    found: dict[int, list[tuple[int, int]]] = {}
    for at, move in enumerate(moves):
        if ":" in move:
            found.setdefault(state.deal, []).append((at, state.seat))
        state = game.apply(state, Action.read(move)).state
    return list(found.values())


def swaps(
    head: dict[str, Any], moves: list[str], seat: int | None, chance: Random, most: int
) -> Iterator[list[str]]:
    """Yield games with two pieces changed for each other that the seat does not get: one dealt or
    drawn, the other dealt or drawn too, or left in the bag."""
    game: Any = record.read(head).game()
    bag = game.rules.full_bag
    deal = chance.choice(deals(head, moves))
    hidden = [at for at, to in deal if to != seat]
    if not hidden:
        return
    one = chance.choice(hidden)
    named = [piece_of(moves[at]) for at, _ in deal]
    left = list((Counter(bag) - Counter(named)).elements())
    others: list[Any] = [at for at in hidden if at > one] + left
    chance.shuffle(others)
    for other in others[:most]:
        changed = exchanged(moves, one, other)
        if changed != moves:
            yield changed


def exchanged(moves: list[str], one: int, other: int | str) -> list[str]:
    """Give the piece of one chance move to another, or one that was left in the bag to it."""
    changed = list(moves)
    first = piece_of(moves[one])
    second = other if isinstance(other, str) else piece_of(moves[other])
    changed[one] = f"{moves[one].partition(':')[0]}:{second}"
    if isinstance(other, int):
        changed[other] = f"{moves[other].partition(':')[0]}:{first}"
    return changed


def piece_of(move: str) -> str:
    """Name the piece of a chance move."""
    return move.partition(":")[2]


def of_house(value: dict[str, Any], chance: Random) -> dict[str, Any]:
    """Choose seats and a dealer for house rules."""
    least, most = house.read(value).rule_set.seats.value
    players = min(most, max(least, chance.choice([3, 4, 5])))
    return {
        "format": record.FORMAT,
        "rules": "house",
        "players": players,
        "dealer": chance.randrange(players),
        "house": value,
        "moves": [],
    }
