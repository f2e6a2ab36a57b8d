"""A position as it lies on the table, and as a record prints it."""

from __future__ import annotations

from typing import Any

from gnav_core.cards import table as cards
from gnav_core.core.action import Action
from gnav_core.core.game import Mover
from gnav_core.core.table import Table
from gnav_core.games.fem_kort.state import State


def table(state: State, dealer: int, ranks: tuple[str, ...]) -> Table:
    """Lay the table, nothing hidden: hands, trick, stock, and the tricks that each has taken."""
    lying = state.lying
    zones = (
        *cards.hands(lying.hands),
        cards.trick((seat, (card,)) for seat, card in lying.trick),
        cards.stock(lying.stock),
        *cards.piles(lying.taken),
    )
    return Table(zones, cards.marks(dealer, ranks, tricks=lying.won))


def position(
    state: State, mover: Mover, legal: list[Action], score: list[int], dealer: int
) -> dict[str, Any]:
    """Give the position as ``gnav-record/1`` prints it, nothing hidden."""
    lying = state.lying
    return cards.position(
        mover,
        legal,
        state.phase,
        lying.hands,
        table=[(seat, (card,)) for seat, card in lying.trick],
        stock=len(lying.stock),
        tricks=lying.won,
        score=score,
        winners=[] if state.winner is None else [state.winner],
        dealer=dealer,
    )
