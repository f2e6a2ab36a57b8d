"""A position as it lies on the table, and as a record prints it."""

from __future__ import annotations

from typing import Any

from gnav_core.cards import table as cards
from gnav_core.core.action import Action
from gnav_core.core.game import Mover
from gnav_core.core.table import Table
from gnav_core.games.hanrey.state import State


def table(state: State, dealer: int, ranks: tuple[str, ...]) -> Table:
    """Lay the table, nothing hidden: hands, trick, stock, the turned card, what is put away."""
    zones = (
        *cards.hands(state.hands),
        cards.trick((seat, (card,)) for seat, card in state.trick),
        cards.stock(state.unseen),
        cards.turned(state.turned),
        cards.away(state.away),
    )
    return Table(zones, cards.marks(dealer, ranks, state.trump))


def position(state: State, mover: Mover, legal: list[Action], winners: list[int]) -> dict[str, Any]:
    """Give the position as ``gnav-record/1`` prints it, nothing hidden."""
    return cards.position(
        mover,
        legal,
        state.phase,
        state.hands,
        table=[(seat, (card,)) for seat, card in state.trick],
        trump=state.trump,
        turned=state.turned,
        stock=state.stock,
        winners=winners,
        away=len(state.away),
        loser=state.loser,
    )
