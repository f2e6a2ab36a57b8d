"""A position as it lies on the table, and as a record prints it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from gnav_core.cards.go import zone
from gnav_core.core.action import Action
from gnav_core.core.game import Seen
from gnav_core.core.table import Erased, Lying, Mark, Table, Zone
from gnav_core.games.gnav import marks
from gnav_core.games.gnav.ruleset import RuleSet
from gnav_core.games.gnav.state import State


def table(rules: RuleSet, state: State) -> Table:
    """Lay the table, nothing hidden: the hands in the order of the deal, the bag or pack, the rest.

    A seat that is not dealt in has no hand.
    """
    is_open = state.phase in ("appeal", "over")
    hands = tuple(
        Zone(zone(seat), "hand", _lying(state.held[seat]), None if is_open else (seat,), seat)
        for seat in state.order
    )
    stock = Zone(rules.stock.name, "stock", tuple(map(Lying, state.bag)), ())
    aside = Zone("aside", "pile", tuple(map(Lying, state.aside)), ())
    return Table((*hands, stock, aside), tuple(_marks(rules, state)))


def _lying(piece: str | None) -> tuple[Lying, ...]:
    return () if piece is None else (Lying(piece),)


def _marks(rules: RuleSet, state: State) -> Iterator[Mark]:
    tally = rules.tally
    may_be: list[Mark | Erased] = []
    for seat, score in enumerate(state.score):
        may_be.append(tally.mark(seat, score))
        may_be.append(marks.plus(seat, state.plus[seat]))
        may_be.append(marks.appeals(seat, state.appeals[seat]))
    may_be.append(marks.pool(tally.in_pool, state.pool))
    yield from (mark for mark in may_be if isinstance(mark, Mark))
    yield marks.dealer(state.dealer, rules.stock.name)
    yield from map(marks.tapped, sorted(state.tapped))
    if state.playing_off:
        yield marks.PLAYING_OFF


def kept(table: Table, name: str, place: int | None) -> int:
    """Give what is kept under a name for a seat, or for the table: 0 where nothing is."""
    return int(table.values(name).get(place, 0))


def own_piece(seen: Seen) -> str:
    """Name the piece that the seat looking on holds; an empty name where it holds none."""
    hand = seen.table.hand(seen.seat)
    return hand.cards[0].card if hand and hand.cards else ""


def position(state: State, mover: Any, legal: list[Action]) -> dict[str, Any]:
    """Give the position as ``gnav-record/1`` prints it, nothing hidden."""
    return {
        "to_move": mover,
        "legal": sorted(map(str, legal)),
        "phase": state.phase,
        "deal": state.deal,
        "held": list(state.held),
        "score": list(state.score),
        "plus": list(state.plus),
        "terminal": state.phase == "over",
        "winners": list(state.winners),
        "dealer": state.dealer,
        "pool": state.pool,
        "playing_off": state.playing_off,
    }
