"""A position as it lies on the table, and as a record prints it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from gnav_core.cards.go import zone
from gnav_core.core.action import Action
from gnav_core.core.table import BESIDE, Lying, Mark, Table, Zone
from gnav_core.games.hanrey.state import State


def table(state: State, dealer: int, order: str) -> Table:
    """Lay the table, nothing hidden: hands, trick, stock, the turned card, what is put away.

    ``order`` are the ranks from high to low, which stand beside the table.
    """
    hands = tuple(
        Zone(zone(seat), "hand", _lying(hand), (seat,), seat)
        for seat, hand in enumerate(state.hands)
    )
    trick = Zone("trick", "trick", tuple(Lying(card, seat) for seat, card in state.trick))
    stock = Zone("stock", "stock", _lying(state.unseen), ())
    turned = Zone("turned", "open", _lying(state.turned))
    away = Zone("away", "pile", _lying(state.away), ())
    trump = (Mark("trump", None, state.trump),) if state.trump else ()
    marks = (Mark("dealer", dealer, "deals"), Mark("order", BESIDE, order), *trump)
    return Table((*hands, trick, stock, turned, away), marks)


def _lying(cards: Iterable[str]) -> tuple[Lying, ...]:
    return tuple(map(Lying, cards))


def position(state: State, mover: Any, legal: list[Action], winners: list[int]) -> dict[str, Any]:
    """Give the position as ``gnav-record/1`` prints it, nothing hidden."""
    noughts = [0] * len(state.hands)
    return {
        "to_move": mover,
        "legal": sorted(map(str, legal)),
        "phase": state.phase,
        "deal": 1,
        "hands": [list(hand) for hand in state.hands],
        "table": [[seat, [card]] for seat, card in state.trick],
        "trump": state.trump or None,
        "turned": list(state.turned),
        "stock": state.stock,
        "tricks": noughts,
        "score": [*noughts],
        "terminal": state.phase == "over",
        "winners": winners,
        "away": len(state.away),
        "loser": state.loser,
    }
