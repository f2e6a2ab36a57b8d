"""Games of every family at random: what a test needs to know of none of them in particular."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, NamedTuple

from gnav_core.core import record, registry
from gnav_core.core.action import Action
from gnav_core.core.event import Event
from gnav_core.core.record import FORMAT
from gnav_core.play.seating import HUMAN
from gnav_core.play.session import Session


class Step(NamedTuple):
    """A move made: the state before, the move, the state after and what happened."""

    before: Any
    action: Action
    after: Any
    events: tuple[Event, ...]


def head(rules: str, chance: Random) -> dict[str, Any]:
    """Choose readings, a few seats and a dealer at random, as the head of a record."""
    least, most = registry.rule_set(rules).seats.value
    players = chance.randint(least, min(most, least + 3))
    return {
        "format": FORMAT,
        "rules": rules,
        "players": players,
        "dealer": chance.randrange(players),
        "readings": {crux: chance.choice(opts) for crux, opts in registry.readings(rules).items()},
        "moves": [],
    }


def heads(rules: str, chance: Random, games: int) -> Iterator[dict[str, Any]]:
    """Give so many such heads, each chosen when it is asked for."""
    return (head(rules, chance) for _ in range(games))


def new(head: dict[str, Any]) -> Any:
    """Set up the game of such a head."""
    return record.read(head).game()


def begun(head: dict[str, Any], moves: Sequence[str] = ()) -> Session:
    """Begin a game in which people sit at every seat, and make these moves."""
    return Session(record.read({**head, "moves": list(moves)}), [HUMAN] * head["players"])


def act(session: Session, move: str) -> None:
    """Make a move of a record, once whoever has one answer left has given it."""
    while session.line.forced is not None:
        session.act(session.line.forced)
    session.act(move)


def last_told(session: Session, seat: int | None) -> list[tuple[Any, ...]]:
    """Give what the seat was told of the last move: kind, seat, details, what moved."""
    events = session.line.events_of(len(session.line.moves) - 1)
    seen = [event.seen_by(seat) for event in events]
    return [(event.kind, event.seat, event.details, event.moved) for event in seen]


def written(value: Any) -> str:
    """Write a value out, to hold it against another byte for byte."""
    return json.dumps(value, ensure_ascii=False)


def played(game: Any, chance: Random, most: int) -> Iterator[Step]:
    """Play at random, for so many moves at most."""
    state = game.begin().state
    for _ in range(most):
        if game.current_player(state) is None:
            return
        action = chance.choice(game.legal_actions(state))
        after, events = game.apply(state, action)
        yield Step(state, action, after, events)
        state = after


def moves_of(head: dict[str, Any], chance: Random, most: int) -> list[str]:
    """Play at random, and give the moves."""
    return [str(step.action) for step in played(new(head), chance, most)]


def with_changed(moves: Sequence[str], one: str, other: str) -> list[str]:
    """Change two cards for each other wherever moves name them."""
    swap = {one: other, other: one}
    return [str(_changed(Action.read(move), swap)) for move in moves]


def _changed(action: Action, swap: dict[str, str]) -> Action:
    args = tuple(tuple(swap.get(word, word) for word in words) for words in action.args)
    return Action(action.verb, args)
