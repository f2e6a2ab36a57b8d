"""A position as it lies on the table, and as a record prints it."""

from __future__ import annotations

from typing import Any

from gnav_core.cards import table as cards
from gnav_core.core.action import Action
from gnav_core.core.game import Mover
from gnav_core.core.table import Lying, Mark, Table, Zone
from gnav_core.games.tre_kort import paying
from gnav_core.games.tre_kort.state import State


def table(state: State, ranks: tuple[str, ...]) -> Table:
    """Lay the table, nothing hidden: hands, trick, stock, the trump, tricks taken, and marks."""
    lying = state.lying
    zones = (
        *cards.hands(lying.hands),
        _trick(state),
        cards.stock(lying.stock),
        cards.turned((state.turned,) if state.turned else ()),
        *cards.piles(lying.taken),
    )
    marks = cards.marks(state.dealer, ranks, state.trump, lying.won, state.score)
    said = [
        *(Mark("joined", seat, 1) for seat in state.joined),
        *(Mark("joined", seat, 0) for seat in state.passed),
    ]
    laid = [Mark("laid", lying.trick[0][0], 1)] if state.is_laid else []
    return Table(zones, (*marks, *paying.marks(state), *paying.beets(state), *said, *laid))


def _trick(state: State) -> Zone:
    """Lay the trick; a lead that lies face down is known to its seat alone."""
    zone = cards.trick((seat, (card,)) for seat, card in state.lying.trick)
    if not state.is_laid:
        return zone
    lead, *others = zone.cards
    seat, card = state.lying.trick[0]
    return zone._replace(cards=(Lying(card, lead.by, (seat,)), *others))


def position(state: State, mover: Mover, legal: list[Action], winners: list[int]) -> dict[str, Any]:
    """Give the position as ``gnav-record/1`` prints it, nothing hidden."""
    lying = state.lying
    return cards.position(
        mover,
        legal,
        state.phase,
        state.hands,
        deal=state.deal,
        table=[(seat, (card,)) for seat, card in lying.trick],
        trump=state.trump,
        turned=(state.turned,) if state.turned else (),
        stock=len(lying.stock),
        tricks=lying.won,
        score=state.score,
        winners=winners,
        dealer=state.dealer,
        joined=list(state.joined),
        pot=state.pot,
        beets=[list(beet) for beet in state.beets],
    )
