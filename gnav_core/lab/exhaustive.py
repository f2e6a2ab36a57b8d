"""Every deal that can be dealt, each counted as often as it comes, so that nothing is left to luck.

Deals that need no piece more than is dealt are played first. Where one more is asked for, the deal
is played again with each kind of piece in turn, and so on, until none asks for more.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

import numpy as np

from gnav_core.lab.deals import Deal
from gnav_core.lab.law import Law
from gnav_core.lab.standing import cost, first_deal
from gnav_core.lab.stock import Given, Numbers
from gnav_core.lab.wishes import Small, Truth, Wishes

MANY: Final = 1 << 15
"""So many deals are played at once: more do not fit the nearest memory, and take longer."""

MOST: Final = 11
"""Pieces of a deal: of more the ways to draw them are no 64-bit number."""


class Part(NamedTuple):
    """Some of all deals: those which ``count``, in how many ways each comes, out of how many.

    ``cost`` is what each seat lost by it, in strokes or tokens, by seat and deal.
    """

    counts: Truth
    weight: Numbers
    ways: Numbers
    cost: Numbers


def dealt(law: Law, players: int) -> Iterator[Small]:
    """Give all that can be dealt to so many, by place and deal, many at a time."""
    for begin in range(0, law.pieces**players, MANY):
        number = np.arange(begin, min(begin + MANY, law.pieces**players))
        places = [number // law.pieces**place % law.pieces for place in range(players)]
        yield np.array(places, np.int8)


def with_one_more(law: Law, pieces: Small) -> Iterator[Small]:
    """Give deals with each kind of piece after those that are given, many at a time."""
    step = max(1, MANY // law.pieces)
    for begin in range(0, pieces.shape[1], step):
        these = np.repeat(pieces[:, begin : begin + step], law.pieces, axis=1)
        kinds = np.tile(np.arange(law.pieces, dtype=np.int8), these.shape[1] // law.pieces)
        yield np.vstack((these, kinds))


def every(law: Law, players: int, wishes: Callable[[int], Wishes]) -> Iterator[tuple[Wishes, Part]]:
    """Play every first deal of a game; ``wishes`` are made anew for so many deals each time.

    Raises ``ValueError`` where a deal takes more pieces than can be counted.
    """
    for pieces in dealt(law, players):
        yield from _further(law, players, wishes, pieces)


def _further(
    law: Law, players: int, wishes: Callable[[int], Wishes], pieces: Small
) -> Iterator[tuple[Wishes, Part]]:
    """Play the deals that these pieces are given for, and those that need more."""
    if len(pieces) > MOST:
        raise ValueError(f"a deal of {players} may take more than {MOST} pieces")
    standing = first_deal(law, players, pieces.shape[1])
    before, given, told = standing.score.copy(), Given(law, pieces), wishes(pieces.shape[1])
    Deal(law, standing, told, given).play()
    possible = np.greater(given.weight, 0)
    counts = possible & ~given.short
    yield told, Part(counts, given.weight, given.ways, cost(law, before, standing))
    for longer in with_one_more(law, pieces[:, possible & given.short]):
        yield from _further(law, players, wishes, longer)
