"""Whether an answer to a crux can ever change what a deal comes to: every deal, every behaviour.

A seat has one turn in a deal, so that there are two ways to play it; whoever may choose when he is
asked has an answer of his own for each way in which his piece came. All of these are tried on every
deal that can be dealt, with everything that can be drawn, by both laws.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import NamedTuple

import numpy as np

from gnav_core.lab.deals import Deal
from gnav_core.lab.exhaustive import dealt, with_one_more
from gnav_core.lab.law import Law
from gnav_core.lab.standing import cost, first_deal
from gnav_core.lab.stock import Given, Numbers
from gnav_core.lab.thresholds import CAME, has_answers
from gnav_core.lab.wishes import Small, Table, Truth


class Difference(NamedTuple):
    """A first deal that comes to something else by another law.

    ``pieces`` are dealt and then drawn in this order, from the dealer's left on; ``exchange`` says
    who wishes to exchange at his turn, ``accept`` who does when he is asked, by how his piece came.
    ``one`` and ``other`` are what each seat loses by either law, less than 0 what it wins.
    """

    pieces: tuple[str, ...]
    exchange: tuple[bool, ...]
    accept: tuple[tuple[bool, ...], ...]
    one: tuple[int, ...]
    other: tuple[int, ...]


def first_difference(one: Law, other: Law, players: int) -> Difference | None:
    """Find a first deal that the two laws do not agree on; ``None``: there is none at all."""
    for table in behaviours(one, other, players):
        for pieces in dealt(one, players):
            found = _compared(one, other, players, table, pieces)
            if found is not None:
                return found
    return None


def behaviours(one: Law, other: Law, players: int) -> Iterator[Table]:
    """Give every way in which the seats can behave in a deal."""
    either = (False, True)
    chooses, taps = has_answers(one) or has_answers(other), one.tap >= 0 or other.tap >= 0
    for accepts in product(either, repeat=players * CAME) if chooses else [(True,) * players]:
        accept = _by_piece(accepts, (players, len(accepts) // players), one.pieces)
        for tap in product(either, repeat=players) if taps else [(True,) * players]:
            for exchanges in product(either, repeat=players):
                exchange = _by_piece(exchanges, (players, 1), one.pieces)
                yield Table(exchange, accept, np.array(tap))


def _by_piece(answers: tuple[bool, ...], shape: tuple[int, int], pieces: int) -> Truth:
    """Lay answers out by seat, how the piece came, and piece."""
    by_came = np.array(answers).reshape(*shape, 1)
    return np.broadcast_to(by_came, (shape[0], CAME, pieces))


def _compared(one: Law, other: Law, players: int, table: Table, pieces: Small) -> Difference | None:
    played = [_played(law, players, table, pieces) for law in (one, other)]
    short = played[0][1].short | played[1][1].short
    possible = (played[0][1].weight > 0) & (played[1][1].weight > 0)
    differs = (played[0][0] != played[1][0]).any(axis=0) & possible & ~short
    for column in np.flatnonzero(differs)[:1]:
        return _difference(one, table, pieces[:, column], *(lost[:, column] for lost, _ in played))
    for longer in with_one_more(one, pieces[:, possible & short]):
        found = _compared(one, other, players, table, longer)
        if found is not None:
            return found
    return None


def _played(law: Law, players: int, table: Table, pieces: Small) -> tuple[Numbers, Given]:
    standing, given = first_deal(law, players, pieces.shape[1]), Given(law, pieces)
    before = standing.score.copy()
    Deal(law, standing, table, given).play()
    return cost(law, before, standing), given


def _difference(law: Law, table: Table, pieces: Small, one: Numbers, other: Numbers) -> Difference:
    names = law.rules.pieces.value
    return Difference(
        tuple(names[piece] for piece in pieces),
        _truths(table.exchange[:, 0, 0]),
        tuple(_truths(row) for row in table.accept[:, :, 0]),
        tuple(map(int, one)),
        tuple(map(int, other)),
    )


def _truths(values: Truth) -> tuple[bool, ...]:
    return tuple(map(bool, values))
