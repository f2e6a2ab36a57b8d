"""How a call is answered, whoever makes it: JSON in, JSON out, and no text makes it raise."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from typing import Any, Final, Protocol

from gnav_core.core import arguments, outside
from gnav_core.core.game import AskError, IllegalAction
from gnav_core.core.outside import NewerError, OutsideError, shown
from gnav_core.core.record import IllegalMoveError, RecordError
from gnav_core.core.sentences import LANGUAGES, Sentence, why
from gnav_core.play.session import Session

Call = Callable[..., Any]
BEGINS = re.compile(
    r'\s*\{\s*"id"\s*:\s*(-?(?:0|[1-9][0-9]{0,14})|"[^"\\]{0,100}")\s*[,}]', re.ASCII
)
WRITER: Final = json.JSONEncoder(ensure_ascii=False)
REFUSALS: Final = (AskError, IllegalAction, RecordError, IllegalMoveError, OutsideError)


class Table(Protocol):
    """What calls are made at: the game there, and the language in which it answers."""

    language: str
    calls: Mapping[str, Call]

    @property
    def session(self) -> Session | None:
        """The game, once there is one."""
        ...


def answer(request: str, table: Table, most: int, find: Callable[[str], Call | None]) -> str:
    """Answer one call: ``{"id", "call", "args"}`` gives ``{"id", "ok"}`` or ``{"id", "error"}``.

    The request has ``most`` letters at most. A call that the table has not is looked for with
    ``find``. An error says why in one sentence, and names the clauses of a refusal; ``newer`` marks
    what a newer version of the archive made. Raises ``NotHereError`` alone.
    """
    said: dict[str, Any] = {"id": id_of(request)}
    language = table.language
    try:
        asked = outside.read(request, most)
        if not isinstance(asked, dict) or not isinstance(args := asked.get("args", {}), dict):
            raise AskError("A call is a JSON object, and so are its arguments.")
        said["id"] = _id(asked.get("id"))
        language = args["language"] if args.get("language") in LANGUAGES else language
        call = _found(asked.get("call"), table, find)
        arguments.check(call, args)
        said["ok"] = call(**args)
    except REFUSALS as error:
        said["error"] = _error_json(error, language, table.session)
    return WRITER.encode(said)


def spoken(language: str) -> str:
    """Give a language that is spoken at the table. Raises ``RecordError`` for another."""
    if language not in LANGUAGES:
        known = " and ".join(LANGUAGES)
        unknown = "The table speaks {spoken}, not {language}."
        raise RecordError(Sentence(unknown, spoken=known, language=shown(language)))
    return language


def _found(name: Any, table: Table, find: Callable[[str], Call | None]) -> Call:
    if isinstance(name, str):
        call = table.calls[name] if name in table.calls else find(name)
        if call is not None:
            return call
    raise RecordError(Sentence("There is no call {call}.", call=shown(name)))


def _error_json(error: Exception, language: str, session: Session | None) -> dict[str, Any]:
    """Say what an error says: to those at the table, with the names of the seats."""
    said = {
        "why": why(error, language, session.names if session else ()),
        "clauses": list(getattr(error, "clauses", ())),
    }
    return {**said, "newer": True} if isinstance(error, NewerError) else said


def _id(given: Any) -> int | str | None:
    return given if isinstance(given, int | str) and len(str(given)) <= 100 else None


def id_of(request: str) -> int | str | None:
    """Find the id at the beginning of a request that may be unreadable, so that it is answered."""
    begins = BEGINS.match(request)
    return json.loads(begins[1]) if begins else None
