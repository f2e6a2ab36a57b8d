"""A deal or a move made aside, while nobody asks: the first at the table finds its way made."""

from __future__ import annotations

from typing import Any, Final

from gnav_core.core import registry
from gnav_core.play.session import Session
from gnav_core.play.table_api import TableApi

LONGEST: Final = 200
"""Moves of a game that is copied: with more of them whoever moves meanwhile would wait for it."""


def deal(rules: str) -> dict[str, Any]:
    """Begin a game of these rules at a table of its own and give the answer, which nobody is told.

    Raises what the beginning of a game raises, such as ``registry.NotHereError``.
    """
    least, _ = registry.rule_set(rules).seats.value
    players = [{"name": "", "kind": "human"}, *[{"name": "", "kind": "random"}] * (least - 1)]
    return TableApi().start(rules, players)


def rehearse(table: TableApi) -> dict[str, Any] | None:
    """Make a move in a copy of the game at the table and give the answer, which nobody is told.

    ``None`` where no person is asked, or the game is long. The game itself stays as it is.
    """
    session = table.session
    if session is None or session.waiting != "seat" or len(session.line.moves) > LONGEST:
        return None
    aside = TableApi()
    aside.language = table.language
    aside.session = copy = Session(session.record, session.kinds)
    seat = copy.game.current_player(copy.state)
    if not isinstance(seat, int) or not copy.by_person(seat):
        return None
    return aside.act(seat, str(copy.game.legal_actions(copy.state)[0]))
