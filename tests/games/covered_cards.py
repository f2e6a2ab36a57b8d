"""Two cards that a seat has not seen, put in each other's place: what it is shown is compared."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from gnav_core.cards.pack import in_order
from gnav_core.core.action import Action
from tests.core.any_game import head, moves_of, new, with_changed
from tests.games.swapped import Report, compare


def covered(setup: dict[str, Any], moves: list[str], seat: int | None) -> Iterator[str]:
    """The cards that come covered to other seats."""
    game = new(setup)
    state = game.begin().state
    for move in moves:
        state, events = game.apply(state, Action.read(move))
        for event in events:
            if event.secret and seat not in event.secret.to and "card" in event.details:
                yield event.details["card"]


def as_written(move: str) -> str:
    """Write a move of several cards as a record does, in pack order."""
    verb, *args = move.split(":")
    return ":".join((verb, *("+".join(in_order(words.split("+"))) for words in args)))


def compared(rules: str, games: int, most_moves: int) -> Report:
    """Compare games in which cards were swapped that a seat had not seen, every seat in turn."""
    chance, report = Random(rules), Report()
    while report.games < games:
        report.games += 1
        setup = head(rules, chance)
        moves = moves_of(setup, chance, most_moves)
        named = {card for move in moves for card in move.partition(":")[2].split("+")}
        left = [card for card in new(setup).rules.cards if card not in named]
        for seat in (None, *range(setup["players"])):
            hidden = list(covered(setup, moves, seat))
            one = chance.choice(hidden)
            other = chance.choice([card for card in hidden + left if card != one])
            changed = list(map(as_written, with_changed(moves, one, other)))
            compare(setup, moves, changed, seat, report)
    return report
