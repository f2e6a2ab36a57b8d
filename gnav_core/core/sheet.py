"""What the sheet of a deal has of its game: what it tells, in which rows, and what stays lying.

In most games each event that changes what is counted makes a row of its own, in the words of the
log; a game says where several stand in one, and which stand there though they change nothing.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from gnav_core.core.cited import Ground
from gnav_core.core.event import SeenEvent
from gnav_core.core.sentences import Sentence
from gnav_core.core.table import Table


class Row(NamedTuple):
    """A row of the score; events of the same ``key`` stand in it together."""

    key: str
    text: Sentence


class Lies(NamedTuple):
    """Say what stays on the table after a deal, and what becomes of it; ``who`` is a seat."""

    text: str
    basis: Ground
    who: int | None = None
    parts: Mapping[str, Any] = {}


class Sheet:
    """Say of a deal that is summed up what only its game knows.

    ``tells`` are the kinds of events that stand in the sheet though they change nothing that is
    counted, ``takes`` those by which somebody takes cards that lie on the table, and ``taking``
    what is counted by these.
    """

    tells: frozenset[str] = frozenset({"won"})
    takes: frozenset[str] = frozenset()
    taking: str = ""

    def row(self, rules: Any, before: Sequence[SeenEvent], seen: SeenEvent) -> Row | None:
        """Give the row that an event stands in, by what happened ``before`` it in the deal.

        ``None``: a row of its own, if it changed what is counted or is of a kind that is told.
        """
        return None

    def lies(self, rules: Any, table: Table, is_over: bool) -> list[Lies]:
        """List what stays lying after a deal; ``is_over``: the game is."""
        return []

    def in_stakes(self, rules: Any) -> bool:
        """Whether a game brings stakes that are no part of the score."""
        return False
