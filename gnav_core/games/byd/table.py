"""A position as it lies on the table, and as a record prints it."""

from __future__ import annotations

from typing import Any

from gnav_core.cards import table as cards
from gnav_core.core.action import Action
from gnav_core.core.game import Mover
from gnav_core.core.table import Mark, Table
from gnav_core.games.byd.state import State


def table(state: State, dealer: int, ranks: tuple[str, ...]) -> Table:
    """Lay the table, nothing hidden: hands, trick, stock, the tricks taken, bids and scores."""
    lying = state.lying
    zones = (
        *cards.hands(lying.hands),
        cards.trick((seat, (card,)) for seat, card in lying.trick),
        cards.stock(lying.stock),
        *cards.piles(lying.taken),
    )
    bids = (Mark("bid", seat, bid) for seat, bid in enumerate(state.bids) if bid is not None)
    marks = cards.marks(dealer, ranks, tricks=lying.won, score=state.score)
    return Table(zones, (*marks, *bids))


def position(
    state: State, mover: Mover, legal: list[Action], winners: list[int], dealer: int
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
        score=state.score,
        winners=winners,
        dealer=dealer,
        bids=list(state.bids),
    )
