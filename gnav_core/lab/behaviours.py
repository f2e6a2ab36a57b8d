"""Every way in which the seats can behave in a first deal, each choice a choice of its own.

A seat has one turn in a deal. Where a law lets one choose when he is asked, he may answer each that
asks him otherwise. No more is ever chosen in a deal, so that these are all ways to play one.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import product
from typing import Final, NamedTuple

import numpy as np

from gnav_core.lab.law import Law
from gnav_core.lab.stock import Columns, Numbers
from gnav_core.lab.wishes import Moment, Small, Truth

EITHER: Final = (True, False)


class Choices(NamedTuple):
    """One way in which all seats behave in a first deal, which the last seat deals.

    ``exchange``: who asks to exchange at his turn, or changes at the bag. ``answer``: by whose turn
    it is, and who is asked, whether he exchanges where he may choose; for the one whose turn it is
    himself, whether he draws once his request has gone past the dealer. ``tap``: who taps.
    """

    exchange: tuple[bool, ...]
    answer: tuple[tuple[bool, ...], ...]
    tap: tuple[bool, ...]


def behaviours(
    laws: Iterable[Law], players: int, taps: bool = True, last_changes: bool = True
) -> Iterator[Choices]:
    """Give every way to behave that one of the laws tells from the others.

    Without ``taps`` everybody taps, which is enough where no law asks who has; without
    ``last_changes`` the dealer stands.
    """
    laws = list(laws)
    asked = any(bool((law.yes != law.no).any()) for law in laws)
    past = any(law.past[0] != law.past[1] for law in laws)
    turns = [_turn(players, turn, asked, past) for turn in range(players)]
    if not last_changes:
        del turns[-1][:-1]
    may_tap = taps and any(law.tap >= 0 for law in laws)
    all_taps = product(EITHER, repeat=players) if may_tap else [(True,) * players]
    for tap, chosen in product(all_taps, product(*turns)):
        exchange, answer = zip(*chosen, strict=True)
        yield Choices(exchange, answer, tap)


def reads_taps(law: Law) -> bool:
    """Whether it makes a difference by a law who has tapped."""
    return any(hit.who == "companion-of-a-tapper" for hits in law.hits for hit in hits)


def _turn(players: int, turn: int, asked: bool, past: bool) -> list[tuple[bool, tuple[bool, ...]]]:
    """Give what can be done in one turn: whether the seat exchanges, and all answers to that."""
    none = (False,) * players
    who = [*([turn] if past else []), *(range(turn + 1, players) if asked else [])]
    if turn == players - 1:
        who = []
    answers = [
        tuple(dict(zip(who, given, strict=True)).get(seat, False) for seat in range(players))
        for given in product(EITHER, repeat=len(who))
    ]
    return [*((True, answer) for answer in answers), (False, none)]


class Behaving:
    """Wish as one way to behave says, each deal as its own; note what everybody held when he chose.

    ``held`` has a row for each choice there can be (the turns, the tapping, the answers), and is
    one more than the piece, 0 where it was not come to, or not tapped.
    """

    def __init__(self, ways: Sequence[Choices], way: Columns) -> None:
        """Begin a deal for each number of a way to behave."""
        self._way, self._turn = way, 0
        self._exchange = np.array([one.exchange for one in ways])
        self._answer = np.array([one.answer for one in ways])
        self._tap = np.array([one.tap for one in ways])
        self._players = players = self._exchange.shape[1]
        self.held = np.zeros((players * (2 + players), len(way)), np.int8)

    @property
    def decisions(self) -> Numbers:
        """How many moves the players have made in each deal."""
        return np.count_nonzero(self.held, axis=0).astype(np.int64)

    def exchanges(self, moment: Moment) -> Truth:
        """Whether each wishes to exchange at his turn; it is the same place's in all."""
        self._turn = turn = int(moment.seat[0])
        self.held[turn, moment.columns] = moment.piece + 1
        return np.asarray(self._exchange[self._way[moment.columns], turn], bool)

    def accepts(self, moment: Moment) -> Truth:
        """Whether each exchanges when he is asked, or draws past the dealer."""
        row = self._players * (2 + self._turn) + moment.seat.astype(np.int64)
        self.held[row, moment.columns] = moment.piece + 1
        way = self._way[moment.columns]
        return np.asarray(self._answer[way, self._turn, moment.seat], bool)

    def taps(self, moment: Moment) -> Truth:
        """Whether each taps."""
        tapped = np.asarray(self._tap[self._way[moment.columns], moment.seat], bool)
        row = self._players + moment.seat.astype(np.int64)
        self.held[row[tapped], moment.columns[tapped]] = moment.piece[tapped] + 1
        return tapped

    def appeals(self, moment: Moment) -> Small:
        """Nobody is asked in a first deal."""
        return np.zeros(len(moment.columns), np.int8)
