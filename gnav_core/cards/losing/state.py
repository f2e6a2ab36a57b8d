"""What a position has of a game that the last card loses; each game holds its own besides."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, Protocol, Self, TypeVar

from gnav_core.cards.stock import Cards, Hands
from gnav_core.core.event import Event

Phase = Literal["deal", "draw", "lead", "answer", "over"]
Log = list[Event]


class Position(Protocol):
    """What a position of such a game has: whose turn it is, what is left to come, who has lost."""

    @property
    def phase(self) -> Phase:
        """What is done."""
        ...

    @property
    def at(self) -> int:
        """The seat that is dealt to, that draws, leads or answers."""
        ...

    @property
    def hands(self) -> Hands:
        """The cards by seat, in pack order."""
        ...

    @property
    def hand(self) -> Cards:
        """The cards of the seat whose turn it is."""
        ...

    @property
    def unseen(self) -> Cards:
        """The cards that are still to come, but for the one turned up."""
        ...

    @property
    def turned(self) -> Cards:
        """The card turned up, while it lies there."""
        ...

    @property
    def stock(self) -> int:
        """How many are not yet dealt or drawn, the turned card too."""
        ...

    @property
    def trump(self) -> str:
        """The suit that is trumps, once one is."""
        ...

    @property
    def laid(self) -> Sequence[tuple[int, Cards]]:
        """What lies on the table to be beaten, with the seats that laid it."""
        ...

    @property
    def drawers(self) -> tuple[int, ...]:
        """Who has still to draw after a trick."""
        ...

    @property
    def loser(self) -> int | None:
        """Who has lost, once somebody has."""
        ...

    def _replace(self, *args: Any, **changes: Any) -> Self: ...


State = TypeVar("State", bound=Position)
