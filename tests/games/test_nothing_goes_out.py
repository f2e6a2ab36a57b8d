"""What goes over the wire to a device elsewhere tells it nothing of a card that it has not seen.

As in ``test_nothing_is_told``, two games differ in two such cards; here all that the device of a
seat, or of an onlooker, can ask for is asked through the gate, and the answers are compared as the
texts that they are.
"""

from __future__ import annotations

import json
from typing import Any

import pytest

from gnav_core.core import registry
from gnav_core.play.gate import Gate
from gnav_core.play.guests import Guest
from gnav_core.play.place import Place
from gnav_core.play.seating import ELSEWHERE
from gnav_core.play.session import Session
from gnav_core.play.table_api import TableApi
from tests.games.covered_cards import compared
from tests.games.swapped import TRIED
from tests.games.test_nothing_is_told import SIZES, USUAL


def on_the_wire(session: Session, seat: int | None) -> list[str]:
    """Write out the answers to all that a device may ask from a seat just now."""
    session.kinds = (ELSEWHERE,) * len(session.kinds)
    gate = _seated(session, seat)
    moves = len(session.line.moves)
    asked: list[tuple[str, dict[str, Any]]] = [
        ("table", {}),
        ("view", {"since": max(0, len(session.events) - 3)}),
        ("look", {"at": max(0, moves - 1)}),
        ("key", {}),
        ("quotes", {}),
        ("export", {}),
    ]
    if seat is not None:
        asked += [("hint", {}), ("odds", {}), ("review", {"deal": 1}), ("act", {"move": "deal:7"})]
        asked += [("act", {"move": move}) for move in _not_offered(session, seat)]
    if session.waiting != "deal":
        asked.append(("continue", {}))
    return [_heard(gate, call, args) for call, args in asked]


def _seated(session: Session, seat: int | None) -> Gate:
    table = TableApi()
    table.session = session
    guest = Guest("wire", Place(table.gate, "wire"), "Wire", "key", seat, admitted=True)
    table.gate.guests.come(guest)
    return table.gate


def _not_offered(session: Session, seat: int) -> list[str]:
    """Moves that would be refused whatever the seat holds, since it is not its turn."""
    mover = session.game.current_player(session.state)
    return [] if mover == seat else [*TRIED[:3]]


def _heard(gate: Gate, call: str, args: dict[str, Any]) -> str:
    said: str = gate.hear("wire", json.dumps({"id": 1, "call": call, "args": args}))["said"]
    return said


FEW = [(rules, 1) for rules in registry.SOURCES]
MANY = [pytest.param(rules, 40, marks=pytest.mark.prove) for rules in registry.SOURCES]


@pytest.mark.parametrize(("rules", "games"), [*FEW, *MANY])
def test_nothing_goes_out_of_a_card_that_a_seat_has_not_seen(rules: str, games: int) -> None:
    _, most_moves, _ = SIZES.get(rules, USUAL)
    assert compared(rules, games, min(most_moves, 26), on_the_wire).views >= games
