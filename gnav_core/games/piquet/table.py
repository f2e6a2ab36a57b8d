"""A position as it lies on the table, and as a record prints it."""

from __future__ import annotations

from typing import Any

from gnav_core.cards import table as cards
from gnav_core.core.action import Action
from gnav_core.core.game import Mover
from gnav_core.core.table import Mark, Table, Zone
from gnav_core.games.piquet.state import State


def table(state: State, dealer: int, ranks: tuple[str, ...], score: list[int]) -> Table:
    """Lay the table, nothing hidden: hands, trick, what may be bought, what was thrown, taken."""
    lying = state.lying
    zones = (
        *cards.hands(lying.hands),
        cards.trick((seat, (card,)) for seat, card in lying.trick),
        *_heaps(state, dealer),
        *(cards.away_by(seat, thrown) for seat, thrown in enumerate(state.thrown)),
        *cards.piles(lying.taken),
    )
    melds = (Mark("melds", seat, " ".join(own)) for seat, own in enumerate(state.melds) if own)
    marks = (
        *cards.marks(dealer, ranks, tricks=lying.won, score=score),
        *cards.by_seat("count", state.points),
        *cards.by_seat("honours", state.honours),
        *melds,
    )
    return Table(zones, marks)


def _heaps(state: State, dealer: int) -> tuple[Zone, ...]:
    """Lay what is to be dealt, then the five and the three; what lies where nobody knows."""
    rest = state.lying.stock
    if state.phase == "deal":
        return (cards.stock(rest), _heap("five", ()), _heap("three", ()))
    five, _ = state.talon
    first = five if state.at == dealer else five + state.due
    return (cards.stock(()), _heap("five", rest[:first]), _heap("three", rest[first:]))


def _heap(name: str, lying: cards.Cards) -> Zone:
    return Zone(name, "stock", cards.lying(lying), ())


def position(
    state: State,
    mover: Mover,
    legal: list[Action],
    score: list[int],
    winners: list[int],
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
        winners=winners,
        thrown=[list(thrown) for thrown in state.thrown],
        melds=[list(own) for own in state.melds],
        honours=list(state.honours),
        count=list(state.points),
        talon=list(state.talon),
    )
