"""What may be bought in Piquet as it lies on the table: the five, and the three."""

from __future__ import annotations

from gnav_core.cards import table as cards
from gnav_core.core.table import Zone
from gnav_core.games.piquet.state import State


def heaps(state: State) -> tuple[Zone, ...]:
    """Lay what is to be dealt, then the five and the three; what lies where nobody knows."""
    rest = state.lying.stock
    if state.phase == "deal":
        return (cards.stock(rest), _heap("five", ()), _heap("three", ()))
    five, _ = state.talon
    first = five if state.at == state.dealer else five + state.due
    return (cards.stock(()), _heap("five", rest[:first]), _heap("three", rest[first:]))


def _heap(name: str, lying: cards.Cards) -> Zone:
    return Zone(name, "stock", cards.lying(lying), ())
