"""Many deals of Gnav at once, each played as the engine plays one: columns are games.

Rows of the arrays are places in the order of a deal, the dealer's left first. What the engine does
to one state in ``turn.py``, ``effects.py``, ``bag.py`` and ``slate.py`` is done here to all at
once, by the same cited values.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

import numpy as np

from gnav_core.lab.acts import Acts
from gnav_core.lab.law import Law
from gnav_core.lab.pieces import Pieces
from gnav_core.lab.showing import NOBODY
from gnav_core.lab.standing import Standing, in_order
from gnav_core.lab.stock import Columns, Stock
from gnav_core.lab.strokes import Strokes
from gnav_core.lab.wishes import Moment, Small, Truth, Wishes


class Told(NamedTuple):
    """What a deal brought: pieces dealt and drawn in their order, how many choices were made.

    ``drawn`` has a row for each piece that came from the bag or pack, ``NOBODY`` where none did.
    """

    dealt: Small
    drawn: Small
    choices: int
    void: Truth


class Deal:
    """One deal of each game, from dealing to showing."""

    def __init__(
        self,
        law: Law,
        standing: Standing,
        wishes: Wishes,
        stock: Stock,
        acts: Acts | None = None,
    ) -> None:
        """Begin it. What happens is counted in ``acts``."""
        self.law, self.standing, self.wishes, self.stock = law, standing, wishes, stock
        self.acts = acts
        seats, games = standing.score.shape
        self.order = in_order(standing)
        self.places = int(self.order.number.max(initial=0))
        self.pieces = Pieces(seats, games)
        self.strokes = Strokes(law, standing, self.order, acts)
        self.tapped = np.zeros((seats, games), bool)
        self.stopped = np.zeros(games, bool)
        self.drawn: list[Small] = []
        self.draws = np.zeros(games, np.int8)
        self.choices = 0

    def play(self) -> Told:
        """Play it; the standing is then as the showing left it."""
        for place in range(self.places):
            columns = np.flatnonzero(place < self.order.number)
            self.pieces.draw(columns, place, self.stock.take_out(columns))
        dealt = self.pieces.held.copy()
        for place in range(self.places):
            self._turn(place)
        self.strokes.show(self.pieces.held, self.tapped)
        void = self.strokes.settle(self.standing)
        drawn = np.array(self.drawn, np.int8).reshape(-1, self.standing.games)
        return Told(dealt, drawn, self.choices, void)

    # The bag, or the pack

    def _draw(self, columns: Columns, place: int) -> None:
        """Let the seat at a place draw; what it held is put aside, or back in the bag."""
        for _ in range(self.law.draws):
            if not columns.size:
                return
            pieces = self.stock.take_out(columns)
            self._note(columns, pieces)
            again = self.law.rejected[pieces]
            kept = np.flatnonzero(~again)
            stays = columns[kept]
            old = self.pieces.held[place][stays]
            self.pieces.draw(stays, place, pieces[kept])
            if self.law.back:
                self.stock.put_back(stays, old)
            columns = columns[again]

    def _note(self, columns: Columns, pieces: Small) -> None:
        """Keep what was drawn, in the order of each game."""
        at = self.draws[columns]
        self.draws[columns] = at + 1
        for row in range(at.min(), at.max() + 1):
            if row == len(self.drawn):
                self.drawn.append(np.full(self.standing.games, NOBODY, np.int8))
            these = np.flatnonzero(at == row)
            self.drawn[row][columns[these]] = pieces[these]

    # A turn

    def _moment(self, columns: Columns, place: int) -> Moment:
        rows = self.order.seat, self.pieces.held, self.pieces.came
        seat, held, came = [row[place][columns] for row in rows]
        return Moment(columns, seat, held, came, self.order.number[columns], place)

    def _turn(self, place: int) -> None:
        law, number = self.law, self.order.number
        columns = np.flatnonzero(~self.stopped & (place < number))
        if not columns.size:
            return
        moment = self._moment(columns, place)
        if law.tap >= 0:
            self._tap(columns[moment.piece == law.tap], place)
        self.choices += len(columns)
        wishes = np.zeros(len(number), bool)
        wishes[columns] = self.wishes.exchanges(moment)
        last = number == place + 1
        self._ask(wishes & ~last, place)
        if law.first_only:
            last &= self.pieces.origin[place] == place
        draws = np.flatnonzero(wishes & last)
        if self.acts:
            self.acts.drawn += len(draws)
        self._draw(draws, place)

    def _tap(self, columns: Columns, place: int) -> None:
        """Ask whether they tap; who does not goes on with the same choice."""
        taps = self.wishes.taps(self._moment(columns, place))
        self.tapped[place][columns] = taps
        self.choices += int(taps.sum())
        if self.acts:
            self.acts.tapped += int(taps.sum())

    def _ask(self, asks: Truth, place: int) -> None:
        """Put the requests of a turn to one place after the other."""
        for to in range(place + 1, self.places + 1):
            past = asks & (self.order.number == to)
            if past.any():
                self._past_dealer(past, place)
            asks = asks ^ past
            if not asks.any():
                return
            asks = self._put(asks, place, to)

    def _put(self, asks: Truth, place: int, to: int) -> Truth:
        """Put requests to a place; say which go on to the next."""
        law, asked = self.law, self.pieces.held[to]
        course = law.yes.take(asked)
        choose = np.flatnonzero(asks & law.chooses.take(asked))
        if choose.size:
            self.choices += len(choose)
            refuse = choose[~self.wishes.accepts(self._moment(choose, to))]
            course[refuse] = law.no[asked[refuse]]
        on = np.zeros_like(asks)
        for number, effects in enumerate(law.courses):
            these = asks & (course == number)
            if not these.any():
                continue
            if self.acts:
                self.acts.asked(asked[these], number)
            self._follow(effects, these, place, to)
            if "pass-on" in effects:
                on |= these
        return on

    def _past_dealer(self, past: Truth, place: int) -> None:
        yes, no = self.law.past
        draws = past
        if yes != no:
            columns = np.flatnonzero(past)
            self.choices += len(columns)
            draws = np.zeros_like(past)
            draws[columns] = self.wishes.accepts(self._moment(columns, place))
        if self.acts:
            self.acts.past(yes, int(draws.sum()))
            self.acts.past(no, int((past ^ draws).sum()))
        self._follow(self.law.courses[yes], draws, place, place)
        self._follow(self.law.courses[no], past ^ draws, place, place)

    def _follow(self, effects: tuple[str, ...], where: Truth, place: int, to: int) -> None:
        """Let what a request leads to act, in its order."""
        for effect in effects:
            act = ACTS.get(effect)
            if act is not None:
                act(self, where, place, to)

    # What acts

    def swap(self, where: Truth, place: int, to: int) -> None:
        """Change two pieces for each other."""
        self.pieces.swap(where, place, to)

    def fine(self, where: Truth, place: int, to: int) -> None:
        """Cost the asker a stroke."""
        self.strokes.lose(where, 1, place)

    def stop(self, where: Truth, place: int, to: int) -> None:
        """Stop the play: all show."""
        self.stopped |= where

    def draw(self, where: Truth, place: int, to: int) -> None:
        """Let the asker draw."""
        self._draw(np.flatnonzero(where), place)

    def undo_if_swapped(self, where: Truth, place: int, to: int) -> None:
        """Undo all exchanges where the asker's piece had come to him by one of them."""
        self.pieces.undo_all(np.flatnonzero(where & (self.pieces.origin[place] != place)))

    def undo_all(self, where: Truth, place: int, to: int) -> None:
        """Give every piece back to the place that drew it."""
        self.pieces.undo_all(np.flatnonzero(where))

    def undo_linked(self, where: Truth, place: int, to: int) -> None:
        """Give the pieces back among the places tied to the asker by exchanges."""
        self.pieces.undo_linked(np.flatnonzero(where), place)


Act = Callable[[Deal, Truth, int, int], None]
ACTS: Final[Mapping[str, Act]] = {
    "swap": Deal.swap,
    "fine": Deal.fine,
    "stop-play": Deal.stop,
    "tabu": Deal.stop,
    "draw": Deal.draw,
    "undo-if-swapped": Deal.undo_if_swapped,
    "undo-linked": Deal.undo_linked,
    "undo-all": Deal.undo_all,
}
"""What moves a piece or a stroke; the other effects only end or pass on a request."""
