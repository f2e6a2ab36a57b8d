"""Which pieces to keep, by seat and by how the piece came: computed, until nobody would do better.

Each seat in turn answers best to what all others do, until none has anything to change. What is
best costs the fewest strokes in the deal; where both cost the same, one stands. Up to four seats
every deal is counted; more are drawn by dice, and each answer has its error. What the dice do not
tell, or what never comes, is answered as for the nearest piece of which they do.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from typing import Final, Literal, NamedTuple

import numpy as np
from numpy.typing import NDArray

from gnav_core.games.gnav.odds.behaviour import BETTER
from gnav_core.lab.deals import Deal
from gnav_core.lab.dice import Dice
from gnav_core.lab.exhaustive import MANY, Part, every
from gnav_core.lab.law import Law
from gnav_core.lab.standing import cost, first_deal
from gnav_core.lab.stock import Bag, Numbers
from gnav_core.lab.wishes import Moment, Small, Table, Truth, Wishes

COUNTED: Final = 4
"""Up to so many seats every deal is counted."""

DEALS: Final = 1 << 20
"""So many deals are drawn for each answer of a seat at a larger table."""

FEW: Final = 30
"""What came in fewer of the deals drawn is taken as if it had not come."""

ROUNDS: Final = 30
"""After so many rounds the answers are taken to go round for ever."""

CAME: Final = 3
NONE: Final = -1

What = Literal["exchange", "accept"]


class Answers(NamedTuple):
    """Say what to do, by seat, how the piece came, and piece.

    ``more`` is what exchanging costs more than standing, in strokes or tokens a deal; ``error`` the
    standard error of that, 0 where every deal was counted, NaN where it never came to it, or so
    seldom that dice say nothing. ``settled``: nobody would do better any more, as far as dice can
    tell; else the answers went round, and come again after ``cycle`` rounds (0: not so soon).
    """

    table: Table
    more: NDArray[np.float64]
    error: NDArray[np.float64]
    settled: bool
    cycle: int = 0


class Probe:
    """Wish by a table, but let one seat do as it is told the first time; note where it did."""

    def __init__(self, table: Table, what: What, seat: int, does: bool, deals: int) -> None:
        self._table, self._what, self._seat, self._does = table, what, seat, does
        self.piece = np.full(deals, NONE, np.int8)
        self.came = np.zeros(deals, np.int8)

    def _told(self, moment: Moment, wishes: Truth) -> Truth:
        mine = (moment.seat == self._seat) & (self.piece[moment.columns] == NONE)
        columns = moment.columns[mine]
        self.piece[columns], self.came[columns] = moment.piece[mine], moment.came[mine]
        return np.where(mine, self._does, wishes)

    def exchanges(self, moment: Moment) -> Truth:
        """Whether each wishes to exchange at his turn."""
        wishes = self._table.exchanges(moment)
        return self._told(moment, wishes) if self._what == "exchange" else wishes

    def accepts(self, moment: Moment) -> Truth:
        """Whether each exchanges when he is asked."""
        wishes = self._table.accepts(moment)
        return self._told(moment, wishes) if self._what == "accept" else wishes

    def taps(self, moment: Moment) -> Truth:
        """Whether each taps."""
        return self._table.taps(moment)

    def appeals(self, moment: Moment) -> Small:
        """Nobody is asked in a first deal."""
        return self._table.appeals(moment)


Tried = tuple[Probe, Part]
Trials = Callable[[Callable[[int], Wishes]], Iterator[tuple[Wishes, Part]]]


def counted(law: Law, players: int) -> Trials:
    """Try wishes on every deal."""
    return lambda wishes: every(law, players, wishes)


def drawn(law: Law, players: int, seed: int, deals: int = DEALS) -> Trials:
    """Try wishes on deals drawn by dice, the same each time."""

    def trials(wishes: Callable[[int], Wishes]) -> Iterator[tuple[Wishes, Part]]:
        for begin in range(0, deals, MANY):
            numbers = np.arange(begin, min(begin + MANY, deals), dtype=np.uint64)
            some = len(numbers)
            standing = first_deal(law, players, some)
            before, told = standing.score.copy(), wishes(some)
            bag = Bag(law, some, Dice(seed, numbers, np.zeros(some, np.uint64)))
            Deal(law, standing, told, bag).play()
            one = np.ones(some, np.int64)
            yield told, Part(one == 1, one, one, cost(law, before, standing))

    return trials


class _Sums:
    """What came of a seat's doing one thing, by how its piece came, and piece; exact."""

    def __init__(self, law: Law) -> None:
        self.shape = (CAME, law.pieces)
        self.by_ways: dict[int, tuple[Numbers, Numbers, Numbers]] = {}

    def add(self, probe: Probe, part: Part, seat: int) -> None:
        """Add some deals, those in which the seat came to it."""
        those = part.counts & (probe.piece != NONE)
        for ways in np.unique(part.ways[those]).tolist():
            these = those & (part.ways == ways)
            at = probe.came[these], probe.piece[these]
            weight, lost = part.weight[these], part.cost[seat, these]
            none = tuple(np.zeros(self.shape, np.int64) for _ in range(3))
            for sums, what in zip(
                self.by_ways.setdefault(ways, none),  # type: ignore[arg-type]
                (weight, weight * lost, weight * lost * lost),
                strict=True,
            ):
                np.add.at(sums, at, what)

    def exact(self, which: int) -> list[list[Fraction]]:
        """Give how often it came to it (0), what it cost (1), or its squares (2)."""
        total = [[Fraction(0)] * self.shape[1] for _ in range(CAME)]
        for ways, sums in self.by_ways.items():
            for came, piece in zip(*np.nonzero(sums[which]), strict=True):
                total[came][piece] += Fraction(int(sums[which][came, piece]), ways)
        return total


def answered(
    law: Law, trials: Trials, table: Table, what: What, seat: int, is_drawn: bool
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Say what exchanging costs a seat more than standing, and the error of that.

    By how its piece came, and piece; NaN where it never comes to it.
    """
    sums = [_Sums(law), _Sums(law)]
    for does in (False, True):
        for probe, part in trials(lambda deals, d=does: Probe(table, what, seat, d, deals)):  # type: ignore[misc]
            assert isinstance(probe, Probe)
            sums[does].add(probe, part, seat)
    more, error = np.full((CAME, law.pieces), np.nan), np.full((CAME, law.pieces), np.nan)
    often, stands, changes = sums[0].exact(0), sums[0].exact(1), sums[1].exact(1)
    squares = [one.exact(2) for one in sums]
    for came in range(CAME):
        for piece in range(law.pieces):
            number = often[came][piece]
            if not number or (is_drawn and number < FEW):
                continue
            means = [stands[came][piece] / number, changes[came][piece] / number]
            more[came, piece] = means[1] - means[0]
            spread = sum(
                float(squares[does][came][piece] / number - means[does] ** 2) for does in (0, 1)
            )
            error[came, piece] = np.sqrt(max(spread, 0) / float(number)) if is_drawn else 0.0
    return more, error


def kept_from(law: Law, players: int, kept: int) -> Table:
    """Make a table by which each keeps so many of the best pieces."""
    row = np.arange(law.pieces) >= kept
    whole = np.broadcast_to(row, (players, CAME, law.pieces))
    return Table(whole.copy(), whole.copy())


def has_answers(law: Law) -> bool:
    """Whether one who is asked, or whose request has gone past the dealer, may choose."""
    return bool((law.yes != law.no).any()) or law.past[0] != law.past[1]


def filled(rows: Truth, known: Truth, otherwise: Truth | None = None) -> Truth:
    """Answer for what is not known as for the nearest piece that is.

    ``rows`` and ``known`` are by how the piece came, and piece. Where nothing is known of pieces
    that came so, it is answered as ``otherwise``, or as for those that were dealt. So it is for a
    piece that came for a worse one, and is better than any known: that a bad one is changed says
    nothing of it.
    """
    whole = rows.copy()
    for came in range(CAME):
        those = np.flatnonzero(known[came])
        if not those.size:
            whole[came] = whole[0] if otherwise is None else otherwise[came]
            continue
        for piece in np.flatnonzero(~known[came]):
            whole[came, piece] = rows[came, those[np.abs(those - piece).argmin()]]
        if came == BETTER and rows[came, those[0]]:
            whole[came, : those[0]] = whole[0, : those[0]]
    return whole


def settled(law: Law, players: int, start: Table, seed: int = 1, deals: int = DEALS) -> Answers:
    """Let each seat answer best, the last first, until nobody has anything to change."""
    return settled_from(law, players, [start], seed, deals)[0]


def settled_from(
    law: Law, players: int, starts: Sequence[Table], seed: int = 1, deals: int = DEALS
) -> list[Answers]:
    """Do so from several starts; what was answered once is not asked again."""
    is_drawn = players > COUNTED
    trials = drawn(law, players, seed, deals) if is_drawn else counted(law, players)
    kinds: tuple[What, ...] = ("exchange", "accept") if has_answers(law) else ("exchange",)
    known: dict[tuple[What, int, bytes], _Found] = {}

    def answer(table: Table, what: What, seat: int) -> _Found:
        name = what, seat, _bytes(table, without=seat if what == "exchange" else None)
        if name not in known:
            more, error = answered(law, trials, table, what, seat, is_drawn)
            sure = np.abs(more) > error if is_drawn else ~np.isnan(more)
            known[name] = _Found(more, error, sure)
        return known[name]

    return [_followed(start, kinds, answer) for start in starts]


class _Found(NamedTuple):
    """What a seat has found; it is ``sure`` where all deals, or the dice, tell one from other."""

    more: NDArray[np.float64]
    error: NDArray[np.float64]
    sure: Truth


Asked = Callable[[Table, What, int], _Found]


def _followed(start: Table, kinds: Sequence[What], answer: Asked) -> Answers:
    """Play round after round until the answers stay, or come again."""
    accept = start.accept.copy() if "accept" in kinds else None
    table = Table(start.exchange.copy(), accept)
    more = np.full((len(kinds), *table.exchange.shape), np.nan)
    error = more.copy()
    seen: dict[bytes, int] = {}
    while True:
        seen[_bytes(table)] = len(seen)
        for seat in reversed(range(len(table.exchange))):
            for nth, what in enumerate(kinds):
                found = answer(table, what, seat)
                more[nth, seat], error[nth, seat] = found.more, found.error
                if what == "exchange":
                    table.exchange[seat] = filled(found.more < 0, found.sure)
                else:
                    otherwise = table.exchange[seat]
                    table.accept[seat] = filled(found.more < 0, found.sure, otherwise)
        if _bytes(table) in seen or len(seen) == ROUNDS:
            cycle = len(seen) - seen.get(_bytes(table), len(seen))
            return Answers(table, more, error, cycle == 1, cycle if cycle > 1 else 0)


def _bytes(table: Table, without: int | None = None) -> bytes:
    """Name a table; without what a seat wishes at its one turn, which its answer does not ask."""
    exchange = table.exchange.copy()
    if without is not None:
        exchange[without] = False
    accept = b"" if table.accept is table.exchange else table.accept.tobytes()
    return exchange.tobytes() + accept
