"""All that a seat can be shown at a moment: what goes over the wire to its device, what it is told
where it errs, and the link that may be given away.

What a device of a seat, or of an onlooker, can ask for is asked through the gate; the answers are
compared as the texts that they are.
"""

from __future__ import annotations

import json
from typing import Any, Final

from gnav_core.core.action import Action
from gnav_core.core.family import resolve
from gnav_core.core.game import see
from gnav_core.core.sentences import LANGUAGES
from gnav_core.games.gnav.key import mine
from gnav_core.play import public
from gnav_core.play.gate import Gate
from gnav_core.play.guests import Guest
from gnav_core.play.place import Place
from gnav_core.play.seating import ELSEWHERE
from gnav_core.play.session import Session
from gnav_core.play.table_api import TableApi
from gnav_core.play.views import View
from tests.core.any_game import written

TRIED: Final = (
    *("stand", "exchange", "tap", "accept", "refuse", "tabu", "take", "keep", "appeal"),
    "deal:7",
)
WHOLE: Final = 16
"""At every so many moments all is written out, else what is new since the one before."""


def shown(session: Session, seat: int | None, turn: int) -> list[str]:
    """Write out what a seat is shown just now; ``turn`` counts the moments that are looked at."""
    told = [*on_the_wire(session, seat, turn), *moment(session, seat)]
    return told if turn % WHOLE else [*told, *at_the_screen(session, seat, turn // WHOLE)]


def on_the_wire(session: Session, seat: int | None, turn: int) -> list[str]:
    """Write out the answers to what a device may ask from a seat: now and then to all of it.

    Events are told as they happen. The answer key depends on the rules alone, but for what it says
    of the seat's own piece; odds take their time.
    """
    session.kinds = (ELSEWHERE,) * len(session.kinds)
    gate = _seated(session, seat)
    line = session.line
    since = len(session.events) - len(line.events_of(len(line.moves) - 1))
    asked: list[tuple[str, dict[str, Any]]] = [("table", {}), ("view", {"since": since})]
    if turn % WHOLE == 0:
        before = max(0, len(line.moves) - 1)
        asked += [("look", {"at": before}), ("key", {}), ("quotes", {}), ("export", {})]
        asked += _advice(seat, turn)
        asked += [("act", {"move": move}) for move in _not_offered(session, seat)]
        if session.waiting != "deal":
            asked.append(("continue", {}))
    return [_heard(gate, call, args) for call, args in asked]


def _advice(seat: int | None, turn: int) -> list[tuple[str, dict[str, Any]]]:
    if seat is None:
        return []
    odds: list[tuple[str, dict[str, Any]]] = [("odds", {})] if turn % (2 * WHOLE) == 0 else []
    return [("hint", {}), ("review", {"deal": 1}), *odds]


def _seated(session: Session, seat: int | None) -> Gate:
    table = TableApi()
    table.session = session
    guest = Guest("wire", Place(table.gate, "wire"), "Wire", "key", seat, admitted=True)
    table.gate.guests.come(guest)
    return table.gate


def _not_offered(session: Session, seat: int | None) -> list[str]:
    """Moves that would be refused whatever the seat holds, most since it is not its turn."""
    if seat is None:
        return []
    mover = session.game.current_player(session.state)
    return ["deal:7"] if mover == seat else ["deal:7", *TRIED[:3]]


def _heard(gate: Gate, call: str, args: dict[str, Any]) -> str:
    said: str = gate.hear("wire", json.dumps({"id": 1, "call": call, "args": args}))["said"]
    return said


def moment(session: Session, seat: int | None) -> list[str]:
    """Write out what a seat is told if it errs at its turn, and of its own piece.

    To a bystander the link is given, which is the same whoever gives it away.
    """
    if seat is None:
        return [public.text(session)["text"]]
    told = [written(mine(session, seat, "en"))] if session.family.key else []
    if session.game.current_player(session.state) == seat:
        told += refusals(session, seat)
    return told


def refusals(session: Session, seat: int) -> list[str]:
    """Write out what a seat is told if it tries what it may not."""
    legal = see(session.game, session.state, seat).legal
    actions = [action for move in TRIED if (action := Action.read(move)) not in legal]
    refused = [session.game.refuse(session.state, action) for action in actions]
    return [written([str(one.why), one.clauses, one.status]) for one in refused]


def at_the_screen(session: Session, seat: int | None, number: int) -> list[str]:
    """Write out the whole table and the key in one language, and what was before in the other, by
    turns.
    """
    at = len(session.line.moves)
    now, before = LANGUAGES if number % 2 else reversed(LANGUAGES)
    point = at // 2 if number % 4 < 2 else max(0, at - 1)
    views = [View(session, seat, now).now(), View(session, seat, before).past(point)]
    if session.family.key:
        views.append(resolve(session.family.key)(session, seat, now))
    return [*map(written, views)]
