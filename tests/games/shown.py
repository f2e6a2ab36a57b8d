"""All that a seat can be shown at a moment: what goes over the wire to its device, what it is told
where it errs, and the link that may be given away.

What a device of a seat, or of an onlooker, can ask for is asked through the gate; the answers are
compared as the texts that they are.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, Final

from gnav_core.core.action import Action
from gnav_core.core.family import resolve
from gnav_core.core.game import see
from gnav_core.core.sentences import LANGUAGES
from gnav_core.games.gnav import hints, odds_told
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
    more = everything if turn % WHOLE == 0 else moment
    return [*on_the_wire(session, seat, whole=turn % WHOLE == 0), *more(session, seat, turn)]


def on_the_wire(session: Session, seat: int | None, *, whole: bool) -> list[str]:
    """Write out the answers to what a device may ask from a seat; ``whole``: to all of it.

    The answer key depends on the rules alone, but for what it says of the seat's own piece.
    """
    session.kinds = (ELSEWHERE,) * len(session.kinds)
    gate = _seated(session, seat)
    since = max(0, len(session.events) - 3)
    asked: list[tuple[str, dict[str, Any]]] = [("table", {}), ("view", {"since": since})]
    if whole:
        before = max(0, len(session.line.moves) - 1)
        asked += [("look", {"at": before}), ("key", {}), ("quotes", {}), ("export", {})]
    if whole and seat is not None:
        asked += [("hint", {}), ("odds", {}), ("review", {"deal": 1}), ("act", {"move": "deal:7"})]
        asked += [("act", {"move": move}) for move in _not_offered(session, seat)]
    if whole and session.waiting != "deal":
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


def moment(session: Session, seat: int | None, turn: int = 0) -> list[str]:
    """Write out what a seat is told if it errs at its turn, and of its own piece.

    To a bystander the link is given, which is the same whoever gives it away.
    """
    told = [public.text(session)["text"]] if seat is None else []
    if session.family.key and seat is not None:
        told.append(written(mine(session, seat, "en")))
    if seat is not None and session.game.current_player(session.state) == seat:
        told += refusals(session, seat)
    return told


def refusals(session: Session, seat: int) -> list[str]:
    """Write out what a seat is told if it tries what it may not."""
    legal = see(session.game, session.state, seat).legal
    actions = [action for move in TRIED if (action := Action.read(move)) not in legal]
    refused = [session.game.refuse(session.state, action) for action in actions]
    return [written([str(one.why), one.clauses, one.status]) for one in refused]


def everything(session: Session, seat: int | None, turn: int) -> list[str]:
    """Write out all at the screen too: now in one language, before in the other, by turns."""
    at, number = len(session.line.moves), turn // WHOLE
    now, before = LANGUAGES if number % 2 else reversed(LANGUAGES)
    point = at // 2 if number % 4 < 2 else max(0, at - 1)
    views = [View(session, seat, now).now(), View(session, seat, before).past(point)]
    views += _advice(session, seat, now, number)
    return [*moment(session, seat), *map(written, views)]


def _advice(session: Session, seat: int | None, language: str, number: int) -> Iterator[Any]:
    """Give the key, and a hint or, now and then, the odds, which take their time."""
    if session.family.key:
        yield resolve(session.family.key)(session, seat, language)
    mover = session.game.current_player(session.state)
    if seat is not None and mover == seat and session.family.hint:
        if number % 4 == 0 or session.state.phase == "appeal":
            yield hints.hint(session, seat)
        elif number % 16 == 2:
            yield odds_told.odds_told(session, seat, language)
