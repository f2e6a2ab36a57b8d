"""All that the browser calls: JSON in, JSON out."""

from __future__ import annotations

import gc
import random
from collections.abc import Iterator, Mapping
from typing import Final

from gnav_core.core import registry
from gnav_core.core.family import resolve
from gnav_core.play.answering import WRITER, Call, answer, id_of
from gnav_core.play.rehearsal import deal, rehearse
from gnav_core.play.table_api import TABLE, TableApi

LONGEST: Final = 40_000_000
"""Letters of a request; what stands in it has bounds of its own."""

LINKS: Final[Mapping[str, str]] = {
    "pack": "gnav_core.core.share:pack",
    "unpack": "gnav_core.core.share:expect",
}
HOSTING: Final = frozenset(
    "host lobby hear gone admit dismiss stand-in begin close".split(),
)
"""Calls of whoever hosts a table to which other devices come."""

REHEARSED: set[str | None] = set()
DEALT: set[str] = set()


def call(request: str, table: TableApi = TABLE) -> str:
    """Answer one call, as ``answering.answer`` says; no text makes it raise, and nothing is lost.

    ``{"id", "needs"}`` names packages that have to be laid in before the call is made again.
    """
    try:
        return answer(request, table, LONGEST, lambda name: _find(name, table))
    except registry.NotHereError as error:
        return WRITER.encode({"id": id_of(request), "needs": error.parts})


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


def _find(name: str, table: TableApi) -> Call | None:
    """Find a call that is not of the table alone; it is imported when it is asked for."""
    if name in HOSTING:
        return table.gate.calls.get(name)
    if (answers := registry.question(name)) is not None:
        return answers
    named = next((calls[name] for calls in _others() if name in calls), None)
    return None if named is None else resolve(named)


def _others() -> Iterator[Mapping[str, str]]:
    """Go through the calls that are not of the table: those for links, then each family's.

    Raises ``NotHereError`` at the end while a game has not come: it may be a call of that one's.
    """
    yield LINKS
    for family in registry.families():
        yield family.calls
    for lacking in registry.not_here():
        raise registry.NotHereError(lacking)
