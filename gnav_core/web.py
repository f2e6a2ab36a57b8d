"""All that the browser calls: JSON in, JSON out."""

from __future__ import annotations

import gc
import json
import random
import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from gnav_core.core import arguments, outside, registry
from gnav_core.core.family import resolve
from gnav_core.core.game import AskError, IllegalAction
from gnav_core.core.outside import NewerError, OutsideError, shown
from gnav_core.core.record import IllegalMoveError, RecordError
from gnav_core.core.sentences import LANGUAGES, Sentence, why
from gnav_core.play.rehearsal import deal, rehearse
from gnav_core.play.table_api import TABLE, TableApi

LONGEST: Final = 40_000_000
"""Letters of a request; what stands in it has bounds of its own."""

LINKS: Final[Mapping[str, str]] = {
    "pack": "gnav_core.core.share:pack",
    "unpack": "gnav_core.core.share:expect",
}
BEGINS = re.compile(r'\s*\{\s*"id"\s*:\s*(-?[0-9]{1,15}|"[^"\\]{0,100}")\s*[,}]', re.ASCII)
WRITER = json.JSONEncoder(ensure_ascii=False)
REHEARSED: set[str | None] = set()
DEALT: set[str] = set()


def call(request: str, table: TableApi = TABLE) -> str:
    """Answer one call: ``{"id", "call", "args"}`` gives ``{"id", "ok"}`` or ``{"id", "error"}``.

    An error says why in one sentence, and names the clauses of a refusal; ``newer`` marks what a
    newer version of the archive made. No text makes it raise, and nothing is lost.
    ``{"id", "needs"}`` names packages that have to be laid in before the call is made again.
    """
    answer: dict[str, Any] = {"id": _id_of(request)}
    language = table.language
    try:
        asked = outside.read(request, LONGEST)
        if not isinstance(asked, dict) or not isinstance(args := asked.get("args", {}), dict):
            raise AskError("A call is a JSON object, and so are its arguments.")
        answer["id"] = _id(asked.get("id"))
        language = args["language"] if args.get("language") in LANGUAGES else language
        asked_for = _find(asked.get("call"), table)
        arguments.check(asked_for, args)
        answer["ok"] = asked_for(**args)
    except (AskError, IllegalAction, RecordError, IllegalMoveError, OutsideError) as error:
        answer["error"] = _error_json(error, language, table)
    except registry.NotHereError as error:
        answer["needs"] = error.parts
    return WRITER.encode(answer)


def lay_in(part: str, path: str) -> None:
    """Let a package be used whose zip has come: ``games.hanrey``, ``cards``."""
    registry.lay_in(part, path)


def warm(table: TableApi = TABLE) -> None:
    """Import what the games that are here will want at the table, while nobody asks.

    Of each game at the table a move is made aside once, and before there is one a game is dealt
    aside: what runs for the first time runs slowly.
    """
    for family in registry.families():
        told = (family.consequence, family.log, family.sheet)
        for name in (*told, family.why, family.otherwise, family.key):
            if name is not None:
                resolve(name)
        first = next(iter(family.sources))
        if table.session is None and first not in DEALT:
            WRITER.encode(deal(first))
            DEALT.add(first)
    rules = table.session.record.rules if table.session else None
    if rules not in REHEARSED and (answer := rehearse(table)):
        WRITER.encode(answer)
        REHEARSED.add(rules)


def settle() -> None:
    """Come to rest with no game at the table: the browser keeps Python's memory as it is then.

    Raises ``RuntimeError`` at a table with a game: of that nothing may be kept.
    """
    if TABLE.session is not None:
        raise RuntimeError("a game is at the table")
    warm()
    for name in ("games", "sources", "clauses", "players"):
        TABLE.calls[name]()
    gc.collect()


def wake() -> None:
    """Go on from a memory that was kept: chance must not go on from where it stood in it."""
    random.seed()


def _error_json(error: Exception, language: str, table: TableApi) -> dict[str, Any]:
    """Say what an error says: to those at the table, with the names of the seats."""
    names = table.session.names if table.session else ()
    said = {
        "why": why(error, language, names),
        "clauses": list(getattr(error, "clauses", ())),
    }
    return {**said, "newer": True} if isinstance(error, NewerError) else said


def _id(given: Any) -> int | str | None:
    return given if isinstance(given, int | str) and len(str(given)) <= 100 else None


def _id_of(request: str) -> int | str | None:
    """Find the id at the beginning of a request that may be unreadable, so that it is answered."""
    begins = BEGINS.match(request)
    return json.loads(begins[1]) if begins else None


def _find(name: Any, table: TableApi) -> Callable[..., Any]:
    """Find a call by its name. What is not of the table is imported when it is asked for."""
    if isinstance(name, str):
        if name in table.calls:
            return table.calls[name]
        named = next((calls[name] for calls in _elsewhere() if name in calls), None)
        if named is not None:
            call: Callable[..., Any] = resolve(named)
            return call
    raise RecordError(Sentence("There is no call {call}.", call=shown(name)))


def _elsewhere() -> Iterator[Mapping[str, str]]:
    """Go through the calls that are not of the table: those for links, then each family's.

    Raises ``NotHereError`` at the end while a game has not come: it may be a call of that one's.
    """
    yield LINKS
    for family in registry.families():
        yield family.calls
    for lacking in registry.not_here():
        raise registry.NotHereError(lacking)
