"""What a game of cards asks of its rule set, and of each position."""

from __future__ import annotations

from typing import Protocol

from gnav_core.cards.tricks import Tricks


class HasId(Protocol):
    """What the rule set of every game has."""

    @property
    def id(self) -> str:
        """The id of the source."""
        ...


class HasPack(HasId, Protocol):
    """What the rule set of a game of tricks has besides."""

    @property
    def cards(self) -> tuple[str, ...]:
        """The whole pack."""
        ...


class Position(Protocol):
    """What a position of every such game has."""

    @property
    def phase(self) -> str:
        """What is done: ``deal``, a phase of the players, or ``over``."""
        ...


class PositionOfTricks(Position, Protocol):
    """What a position of a game of tricks has besides."""

    @property
    def lying(self) -> Tricks:
        """All cards, wherever they are."""
        ...

    @property
    def at(self) -> int:
        """The seat that is dealt to, or whose turn it is."""
        ...


class PositionOfDeals(PositionOfTricks, Protocol):
    """What a position has of a game of tricks that goes over several deals."""

    @property
    def deal(self) -> int:
        """The number of the deal, from 1."""
        ...

    @property
    def dealer(self) -> int:
        """The seat that deals it."""
        ...

    @property
    def score(self) -> tuple[int, ...]:
        """What each seat has won or lost."""
        ...
