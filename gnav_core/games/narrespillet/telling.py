"""How a move is told: what happened, on what it rests, and which cards went where."""

from __future__ import annotations

from typing import Any

from gnav_core.core.cited import Rule, ground
from gnav_core.core.event import Event, Secret
from gnav_core.games.narrespillet import lie
from gnav_core.games.narrespillet.state import DEMONS, Log, State, Who


def happened(
    log: Log,
    before: State,
    after: State,
    kind: str,
    who: Who | None,
    *basis: Rule,
    secret: Secret | None = None,
    **details: Any,
) -> State:
    """Tell what led from one position to the next, and give that.

    What the Demons do is told of the seat that leads them, and says so (``acting``).
    """
    seat = None if who is None else before.seat(who) if before.demons else after.seat(who)
    if who == DEMONS:
        details = {"acting": DEMONS, **details}
    moved, marked = lie.moved(before, after), lie.marked(before, after)
    log.append(Event(kind, seat, details, ground(*basis), secret, moved, marked))
    return after


def came(
    log: Log,
    after: State,
    kind: str,
    who: Who | None,
    zone: str,
    *basis: Rule,
    secret: Secret | None = None,
    **details: Any,
) -> State:
    """Tell that a ``card`` of the stock came to a zone, and nothing else; give the position after.

    What ``happened`` finds by comparing two positions is known here.
    """
    seat = None if who is None else after.seat(who)
    told = {"acting": DEMONS, **details} if who == DEMONS else details
    moved = (lie.transfer((details["card"],), "stock", zone),)
    log.append(Event(kind, seat, told, ground(*basis), secret, moved))
    return after
