"""What comes of an example: its events from where one begins to look, and the last position."""

from __future__ import annotations

from typing import Any

from gnav_core.core import registry
from gnav_core.core.action import Action
from gnav_core.core.cited import Status
from gnav_core.core.event import Event, event_json
from gnav_core.core.game import Game, IllegalAction
from gnav_core.core.record import steps
from scripts.examples.example import Example, Json


def outcome(example: Example) -> Json:
    """Play an example: give its events, its last position and the refusal at its end.

    Raises ``RecordError`` or ``IllegalMoveError`` where it cannot be played.
    """
    record = example.record
    game = record.game()
    state: Any = None
    events: list[Event] = []
    for number, (reached, new) in enumerate(steps(record, game)):
        state = reached
        if number > example.start:
            events.extend(new)
    made: Json = {"events": [seen(event) for event in events], "position": game.position(state)}
    if example.refused:
        made["refused"] = refusal(example, game, state)
    return made


def seen(event: Event) -> Json:
    """Write an event as a replay does; its status unless stated, and who is told what of it."""
    whole, secret = event.whole, event.secret
    written: Json = {**event_json(whole), **basis(whole.status)}
    if secret:
        written["seen_by"] = list(secret.to)
    if secret and secret.basis:
        written["others"] = {"clauses": list(secret.basis.cites), **basis(secret.basis.status)}
    return written


def basis(status: Status) -> Json:
    """Say what kind of basis it is, unless the source states it."""
    return {} if status == "stated" else {"status": status}


def refusal(example: Example, game: Game[Any], state: Any) -> Json:
    """Say on what clauses that is refused which is tried at the end; on none if it is allowed."""
    assert example.refused
    if "players" in example.refused:
        return too_many(example, example.refused["players"])
    try:
        game.apply(state, Action.read(example.refused["move"]))
    except IllegalAction as refused:
        return {"clauses": list(refused.clauses), **basis(refused.status)}
    return {"clauses": []}


def too_many(example: Example, players: int) -> Json:
    """Say on what clauses so many players are refused; on none if they are allowed."""
    readings = example.value.get("readings")
    try:
        registry.new(example.rules, players, None, readings)
    except registry.SetupError:
        seats = registry.rule_set(example.rules, readings).seats
        return {"clauses": list(seats.cites), **basis(seats.status)}
    return {"clauses": []}
