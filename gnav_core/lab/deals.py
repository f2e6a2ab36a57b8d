"""Many deals of Gnav at once, each played as the engine plays one: columns are games.

Rows of the arrays are places in the order of a deal, the dealer's left first; ``order`` gives the
seat at each place. What the engine does to one state in ``turn.py``, ``effects.py``, ``bag.py`` and
``slate.py`` is done here to all at once, by the same cited values.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

import numpy as np

from gnav_core.games.gnav.keeping import AS_DEALT, BETTER, WORSE
from gnav_core.games.gnav.slate import Hit
from gnav_core.lab.acts import Acts
from gnav_core.lab.law import Law
from gnav_core.lab.showing import NOBODY, WHO, Shown, highest
from gnav_core.lab.standing import Standing, in_order, living
from gnav_core.lab.stock import Columns, Numbers, Stock
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
        self.all = np.arange(games)
        self.order, self.number = in_order(standing)
        self.places = int(self.number.max(initial=0))
        self.before = standing.score.copy(), standing.plus.copy()
        self.held = np.full((seats, games), NOBODY, np.int8)
        self.origin = np.repeat(np.arange(seats, dtype=np.int8)[:, None], games, axis=1)
        self.came = np.zeros((seats, games), np.int8)
        self.tapped = np.zeros((seats, games), bool)
        self.stopped = np.zeros(games, bool)
        self.drawn: list[Small] = []
        self.draws = np.zeros(games, np.int64)
        self.choices = 0

    def play(self) -> Told:
        """Play it; the standing is then as the showing left it."""
        for place in range(self.places):
            columns = self.all if place < self.number.min() else np.flatnonzero(place < self.number)
            self.held[place, columns] = self.stock.take_out(columns)
        dealt = self.held.copy()
        for place in range(self.places):
            self._turn(place)
        self._show()
        void = self._void()
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
            kept = ~self.law.rejected[pieces]
            stays, columns = columns[kept], columns[~kept]
            old = self.held[place, stays]
            self.held[place, stays] = pieces[kept]
            self.origin[place, stays] = place
            self.came[place, stays] = AS_DEALT
            if self.law.back:
                self.stock.put_back(stays, old)

    def _note(self, columns: Columns, pieces: Small) -> None:
        """Keep what was drawn, in the order of each game."""
        at = self.draws[columns]
        while len(self.drawn) <= at.max(initial=-1):
            self.drawn.append(np.full(self.standing.games, NOBODY, np.int8))
        for row in np.unique(at):
            these = at == row
            self.drawn[row][columns[these]] = pieces[these]
        self.draws[columns] += 1

    # A turn

    def _moment(self, columns: Columns, place: int) -> Moment:
        seat = self.order[place, columns]
        held, came = self.held[place, columns], self.came[place, columns]
        return Moment(columns, seat, held, came, self.number[columns], place)

    def _turn(self, place: int) -> None:
        law = self.law
        columns = np.flatnonzero(~self.stopped & (place < self.number))
        if not columns.size:
            return
        moment = self._moment(columns, place)
        if law.tap >= 0:
            may = columns[moment.piece == law.tap]
            self.choices += len(may)
            self.tapped[place, may] = self.wishes.taps(self._moment(may, place))
            if self.acts:
                self.acts.tapped += int(self.tapped[place, may].sum())
        last = place == self.number[columns] - 1
        may_change = np.ones(len(columns), bool)
        if law.first_only:
            may_change = ~(last & (self.origin[place, columns] != place))
        self.choices += len(columns)
        wishes = self.wishes.exchanges(moment) & may_change
        self._ask(columns[wishes & ~last], place)
        draws = columns[wishes & last]
        if self.acts:
            self.acts.drawn += len(draws)
        self._draw(draws, place)

    def _ask(self, columns: Columns, place: int) -> None:
        """Put the requests of a turn to one place after the other."""
        law, to = self.law, place + 1
        while columns.size:
            past: Truth = np.equal(to, self.number[columns])
            if past.any():
                self._past_dealer(columns[past], place)
                columns = columns[~past]
                if not columns.size:
                    return
            asked = self.held[to, columns]
            course = law.yes[asked]
            choose: Truth = np.not_equal(course, law.no[asked])
            if choose.any():
                self.choices += int(choose.sum())
                refuses = ~self.wishes.accepts(self._moment(columns[choose], to))
                course[choose] = np.where(refuses, law.no[asked[choose]], course[choose])
            on = [np.empty(0, np.intp)]
            for number in np.unique(course):
                these = columns[course == number]
                if self.acts:
                    self.acts.asked(self.held[to, these], int(number))
                if self._follow(law.courses[number], these, place, to):
                    on.append(these)
            columns, to = np.sort(np.concatenate(on)), to + 1

    def _past_dealer(self, columns: Columns, place: int) -> None:
        yes, no = self.law.past
        draws = np.ones(len(columns), bool)
        if yes != no:
            self.choices += len(columns)
            draws = self.wishes.accepts(self._moment(columns, place))
        if self.acts:
            self.acts.past(yes, int(draws.sum()))
            self.acts.past(no, int((~draws).sum()))
        self._follow(self.law.courses[yes], columns[draws], place, place)
        self._follow(self.law.courses[no], columns[~draws], place, place)

    def _follow(self, effects: tuple[str, ...], columns: Columns, place: int, to: int) -> bool:
        """Let what a request leads to act, in its order; say whether it goes on to the next."""
        for effect in effects:
            act = ACTS.get(effect)
            if act is not None:
                act(self, columns, place, to)
        return "pass-on" in effects

    # What acts

    def swap(self, columns: Columns, place: int, to: int) -> None:
        """Change two pieces for each other."""
        for rows in (self.held, self.origin):
            rows[place, columns], rows[to, columns] = rows[to, columns], rows[place, columns]
        new, other = self.held[place, columns], self.held[to, columns]
        self.came[place, columns] = np.where(new < other, BETTER, WORSE)
        self.came[to, columns] = np.where(other < new, BETTER, WORSE)

    def fine(self, columns: Columns, place: int, to: int) -> None:
        """Cost the asker a stroke."""
        self._lose(columns, place, np.ones(len(columns), np.int64))

    def stop(self, columns: Columns, place: int, to: int) -> None:
        """Stop the play: all show."""
        self.stopped[columns] = True

    def draw(self, columns: Columns, place: int, to: int) -> None:
        """Let the asker draw."""
        self._draw(columns, place)

    def undo_if_swapped(self, columns: Columns, place: int, to: int) -> None:
        """Undo all exchanges where the asker's piece had come to him by one of them."""
        self.undo_all(columns[self.origin[place, columns] != place], place, to)

    def undo_all(self, columns: Columns, place: int, to: int) -> None:
        """Give every piece back to the place that drew it."""
        self._give_back(columns, np.ones((len(self.held), len(columns)), bool))

    def undo_linked(self, columns: Columns, place: int, to: int) -> None:
        """Give the pieces back among the places tied to the asker by exchanges."""
        tied = np.zeros((len(self.held), len(columns)), bool)
        at, here = np.full(len(columns), place), np.arange(len(columns))
        for _ in range(self.places):
            tied[at, here] = True
            at = self.origin[at, columns].astype(np.int64)
        self._give_back(columns, tied)

    def _give_back(self, columns: Columns, tied: Truth) -> None:
        held, origin = self.held[:, columns], self.origin[:, columns]
        moved = tied & (origin != np.arange(len(origin), dtype=np.int8)[:, None])
        to, here = np.nonzero(moved)
        drawer = origin[to, here]
        self.held[drawer, columns[here]] = held[to, here]
        self.origin[drawer, columns[here]] = drawer
        self.came[drawer, columns[here]] = AS_DEALT

    # Strokes and tokens

    def _lose(self, columns: Columns, place: int, by: Numbers) -> None:
        seats = self.order[place, columns]
        score, slate = self.standing.score, self.law.slate
        old = score[seats, columns]
        if slate is None:
            score[seats, columns] = old - by
            return
        new = old + slate.loss.value * by
        if slate.loss.value < 0:
            new = np.maximum(new, slate.limit.value)
        if not slate.several.value:
            new = np.where(old != self.before[0][seats, columns], old, new)
        score[seats, columns] = new

    def _gain(self, columns: Columns, place: int, hit: Hit) -> None:
        seats, slate = self.order[place, columns], self.law.slate
        assert slate is not None
        if hit.what == "plus" and slate.plus_as_stroke is None:
            self.standing.plus[seats, columns] += hit.by
        else:
            self.standing.score[seats, columns] -= slate.loss.value * hit.by

    # The showing

    def _show(self) -> None:
        valid = np.arange(len(self.held))[:, None] < self.number
        slate = self.law.slate
        if slate is not None and not slate.late.value:
            alive = living(self.law, self.standing.score, self.standing.plus)
            valid &= np.take_along_axis(alive, self.order.astype(np.int64), axis=0)
        shown = Shown(np.where(valid, self.held, NOBODY), self.law.fool, self.tapped)
        if self.law.pool is not None:
            self._play_off(shown)
            shown = shown.only(~self.standing.playing_off)
        for fools in range(len(self.law.hits)):
            columns = np.flatnonzero((shown.number == fools) & shown.counted)
            if columns.size:
                self._strike(shown.of(columns), columns, fools)

    def _strike(self, shown: Shown, columns: Columns, fools: int) -> None:
        """Hit each seat once, by the first rule that names it; who pays tokens pays for each."""
        done = np.zeros(shown.held.shape, bool)
        for number, hit in enumerate(self.law.hits[fools]):
            struck = WHO[hit.who](shown) & ~done
            if self.law.pool is None:
                done |= struck
            if hit.what == "lost" and hit.who == "lowest-other":
                struck &= ~self._spared(shown, columns)
            if self.acts:
                self.acts.struck(fools, number, int(struck.sum()))
            for place in range(self.places):
                these = columns[struck[place]]
                if not these.size:
                    continue
                if hit.what == "lost":
                    self._lose(these, place, np.full(len(these), hit.by))
                else:
                    self._gain(these, place, hit)

    def _spared(self, shown: Shown, columns: Columns) -> Truth:
        """Say whom no fool drags along: the best piece, if nobody else shows it."""
        slate = self.law.slate
        if slate is None or slate.spared is None:
            return np.zeros(shown.held.shape, bool)
        best = shown.held == 0
        alone = best & (best.sum(axis=0) == 1)
        if slate.spared.value == "always":
            return alone
        before = np.take_along_axis(
            self.before[0][:, columns], self.order[:, columns].astype(np.int64), axis=0
        )
        return alone & (self.number[columns] == 2) & (before[:2] == 1).all(axis=0)

    def _play_off(self, shown: Shown) -> None:
        """Let the highest take tokens where the pool is played off."""
        pool = self.law.pool
        assert pool is not None
        these = highest(shown) & self.standing.playing_off
        for place in range(self.places):
            columns = np.flatnonzero(these[place])
            self.standing.score[self.order[place, columns], columns] += pool.takes.value

    def _void(self) -> Truth:
        """Take back a deal that leaves nobody in; say which."""
        if self.law.slate is None:
            return np.zeros(self.standing.games, bool)
        standing = self.standing
        void: Truth = np.logical_not(living(self.law, standing.score, standing.plus).any(axis=0))
        standing.score[:, void] = self.before[0][:, void]
        standing.plus[:, void] = self.before[1][:, void]
        return void


Act = Callable[[Deal, Columns, int, int], None]
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
