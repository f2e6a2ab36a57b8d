"""What a position of Mariage keeps besides cards and counts: frozen data."""

from __future__ import annotations

from typing import Literal, NamedTuple

from gnav_core.cards.counted.state import Cards
from gnav_core.cards.counted.state import State as Position

Seats = tuple[int, ...]
Ending = Literal["", "is-out", "was-not-out", "unsaid", "nobody"]


class Kept(NamedTuple):
    """Hold what has been melded and said.

    ``melds`` are by seat the suits melded in this deal, ``reached`` the seats that have the full
    number, in the order in which they came to it, ``home`` those who have got a trick home,
    ``silent`` those who may not say themselves out until they have taken a trick or melded.
    ``ending`` says how the game has ended.
    """

    melds: tuple[Cards, ...]
    reached: Seats = ()
    home: Seats = ()
    silent: Seats = ()
    winners: Seats = ()
    ending: Ending = ""


State = Position[Kept]
"""A position of Mariage."""


def nothing_melded(players: int, home: Seats = (), silent: Seats = ()) -> Kept:
    """Give what is kept when a deal begins."""
    return Kept(((),) * players, home=home, silent=silent)
