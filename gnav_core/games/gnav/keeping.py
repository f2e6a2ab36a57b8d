"""Keep the pieces that it was computed to be best to keep, by seat and by how the piece came.

The table is what ``scripts/thresholds.py`` wrote: for each source, by its usual readings, and for
two to eight seats. Where more are dealt in we take the table of eight, counted from the dealer
back: how many come after a seat matters more than how many were before it.
"""

from __future__ import annotations

import json
from bisect import bisect_right
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from random import Random
from typing import Any, Final, Literal

from gnav_core.cards.go import zone
from gnav_core.core import resources
from gnav_core.core.action import Action
from gnav_core.core.event import SeenEvent
from gnav_core.core.game import Seen
from gnav_core.games.gnav.actions import ACTIONS
from gnav_core.games.gnav.odds.behaviour import AS_DEALT, BETTER, WORSE, Situation
from gnav_core.games.gnav.players import ByThreshold
from gnav_core.games.gnav.ruleset import RuleSet
from gnav_core.games.gnav.table import own_piece

What = Literal["exchange", "accept"]

MOST_SEATS: Final = 8
"""For so many seats at most there is a table."""

Turns = tuple[int, ...]
"""Pieces, by their place in the order from 0, at which it turns: those before the first are kept,
from there on they are changed, from the second on kept again, and so on."""


@cache
def tables() -> Mapping[str, Mapping[str, Mapping[str, Any]]]:
    """Read the tables, by source and number of seats."""
    written = resources.read("thresholds.json", "gnav_core.games.gnav")
    read: Mapping[str, Mapping[str, Mapping[str, Any]]] = json.loads(written)
    return read


@lru_cache(maxsize=4096)
def turns(source: str, what: What, dealt: int, place: int, came: int) -> Turns:
    """Say which pieces are kept, at a turn (``exchange``) or when one is asked (``accept``).

    ``dealt`` is how many are dealt in, ``place`` which of them has the piece, from 0 at the
    dealer's left, and ``came`` how it came. Raises ``KeyError`` for rules that have no table.
    """
    by_seats = tables()[source]
    seats = min(dealt, max(map(int, by_seats)))
    table = by_seats[str(seats)]
    # to the first nobody can have given a piece, so he says nothing of any other
    at = max(place - (dealt - seats), min(place, 1))
    row = table.get(what, table["exchange"])[at][came]
    return (row,) if isinstance(row, int) else tuple(row)


def is_changed(at: Turns, rank: int) -> bool:
    """Whether the piece of this place in the order is changed."""
    return bisect_right(at, rank) % 2 == 1


def how_it_came(seat: int, events: Sequence[SeenEvent], rank: Mapping[str, int]) -> int:
    """Say how the piece of a seat came, from what this seat saw happen in the deal."""
    own = zone(seat)
    for event in reversed(events):
        if event.kind == "dealt":
            break
        if event.kind == "returned" and seat in event.details["seats"]:
            break
        if event.kind == "exchanged" and seat in (event.seat, event.details["with"]):
            (gone,) = (rank[moved.cards[0]] for moved in event.moved if moved.source == own)
            (come,) = (rank[moved.cards[0]] for moved in event.moved if moved.target == own)
            return BETTER if come < gone else WORSE
    return AS_DEALT


class ByTable:
    """Behave as the computed table says; for rules that have none, keep the better half."""

    def __init__(self, rules: RuleSet) -> None:
        self._source = rules.id if rules.id in tables() else None
        self._half = len(rules.rank) // 2

    def _changes(self, what: What, situation: Situation) -> bool:
        if self._source is None:
            return situation.piece >= self._half
        at = turns(self._source, what, situation.players, situation.place, situation.came)
        return is_changed(at, situation.piece)

    def exchanges(self, situation: Situation) -> bool:
        """Whether a seat wishes to exchange at its turn."""
        return self._changes("exchange", situation)

    def accepts(self, situation: Situation) -> bool:
        """Whether it exchanges when asked, where it may choose."""
        return self._changes("accept", situation)


class Computed:
    """Exchange and accept by the computed table; tap and appeal whenever it may."""

    def __init__(self, rules: RuleSet) -> None:
        self._table, self._rank = ByTable(rules), rules.rank

    def choose(self, seen: Seen, events: Sequence[SeenEvent], chance: Random) -> Action:
        """Choose by the piece in hand, the place in the deal, and how the piece came."""
        willing = _first(ByThreshold.WILLING, seen.legal)
        if willing:
            return willing
        order, seat = [hand.place for hand in seen.table.hands()], seen.seat or 0
        came, piece = how_it_came(seat, events, self._rank), self._rank[own_piece(seen)]
        situation = Situation(len(order), order.index(seat), came, piece)
        is_asked = seen.moment.phase == "answer"
        changes = (self._table.accepts if is_asked else self._table.exchanges)(situation)
        wanted = ByThreshold.CHANGES if changes else ByThreshold.STAYS
        return _first(wanted, seen.legal) or seen.legal[0]


def _first(verbs: Sequence[str], legal: Sequence[Action]) -> Action | None:
    return next((ACTIONS[verb] for verb in verbs if ACTIONS[verb] in legal), None)
