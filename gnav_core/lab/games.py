"""Whole games of Gnav in bulk: deal after deal until one is left, or the pool is empty."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from gnav_core.games.gnav.appeals import Appeals
from gnav_core.lab.acts import Acts
from gnav_core.lab.deals import Deal, Told
from gnav_core.lab.dice import Dice
from gnav_core.lab.law import Law
from gnav_core.lab.standing import Standing, first_deal, living, picked
from gnav_core.lab.stock import Bag, Columns, Numbers
from gnav_core.lab.wishes import APPEAL, RETIRE, SIT_OUT, Moment, Truth, Wishes

MOST: Final = 2000
"""Deals of a game after which it is broken off, with nobody the winner."""


class Played(NamedTuple):
    """How games ended, by seat and column, and how many deals and choices each took, or all.

    ``winners``: who has won; nobody where a game was broken off. ``appeals``: how often each
    appealed. ``pool``: the stakes or tokens in it at the end.
    """

    winners: Truth
    score: Numbers
    plus: Numbers
    appeals: Numbers
    pool: Numbers
    deals: Numbers
    choices: int


class Bulk:
    """Games that are played side by side; one that is over waits for no other."""

    def __init__(
        self,
        law: Law,
        dealers: Numbers,
        players: int,
        first: int,
        seed: int,
        acts: Acts | None = None,
    ) -> None:
        """Begin a game for each of the ``dealers``; they are numbered from ``first`` on.

        What happens is counted in ``acts``.
        """
        self.acts = acts
        games = len(dealers)
        self.law, self.seed = law, seed
        self.numbers = np.arange(first, first + games).astype(np.uint64)
        tally = law.rules.tally
        self.standing = first_deal(law, players, games)
        self.standing.dealer[:] = dealers
        self.appeals = np.zeros((players, games), np.int64)
        self.sat = np.zeros((players, games), bool)
        self.may_appeal = np.ones((players, games), bool)
        self.pool = np.full(games, tally.pool(players), np.int64)
        self.winners = np.zeros((players, games), bool)
        self.deals = np.zeros(games, np.int64)
        self.choices = 0

    def play(self, wishes: Wishes, most: int = MOST) -> Played:
        """Play all games to their ends."""
        for _ in self.played(wishes, most):
            pass
        standing = self.standing
        return Played(
            self.winners,
            standing.score,
            standing.plus,
            self.appeals,
            self.pool,
            self.deals,
            self.choices,
        )

    def played(self, wishes: Wishes, most: int = MOST) -> Iterator[tuple[Columns, Told]]:
        """Play deal after deal; give which games had one, and what it brought."""
        for number in range(most):
            going = np.flatnonzero(~self.winners.any(axis=0))
            if not going.size:
                return
            part = self._part(going)
            deals = np.full(len(going), number, np.uint64)
            dice = Dice(self.seed, self.numbers[going], deals)
            theirs = Shifted(wishes, going)
            deal = Deal(self.law, part, theirs, Bag(self.law, len(going), dice), self.acts)
            before = part.score
            told = deal.play()
            self.choices += told.choices
            self.deals[going] += 1
            self._settle(going, part, before, told, theirs)
            yield going, told

    def _part(self, going: Columns) -> Standing:
        whole = self.standing
        return Standing(
            picked(whole.score, going),
            picked(whole.plus, going),
            whole.dealer[going],
            picked(whole.living, going),
            whole.playing_off[going],
        )

    def _settle(
        self, going: Columns, part: Standing, before: Numbers, told: Told, wishes: Shifted
    ) -> None:
        if self.law.pool is not None:
            winners = self._pool(going, part, before)
        else:
            winners = self._slate(going, part, told.void, wishes)
        whole = self.standing
        whole.dealer[going], whole.playing_off[going] = part.dealer, part.playing_off
        for seat in range(len(winners)):
            whole.score[seat][going], whole.plus[seat][going] = part.score[seat], part.plus[seat]
            whole.living[seat][going], self.winners[seat][going] = part.living[seat], winners[seat]

    # Where strokes are kept

    def _slate(self, going: Columns, part: Standing, void: Truth, wishes: Shifted) -> Truth:
        slate = self.law.slate
        assert slate is not None
        if slate.appeals is not None:
            self._hear(slate.appeals, going, part, ~void, wishes)
        part.living = living(self.law, part.score, part.plus)
        last = part.living.sum(axis=0, dtype=np.int8) == 1
        step, seats = slate.next_dealer.value, len(part.score)
        waits = np.flatnonzero(~(last | void))
        while waits.size:
            dealer = (part.dealer[waits] + step) % seats
            part.dealer[waits] = dealer
            waits = waits[np.flatnonzero(~part.living[dealer, waits])]
        return part.living & last

    def _hear(
        self, appeals: Appeals, going: Columns, part: Standing, may: Truth, wishes: Shifted
    ) -> None:
        """Ask everybody without strokes, from the dealer's left, whether he appeals."""
        if not appeals.open.value:
            return
        may_appeal = (part.score == 0) & picked(self.may_appeal, going) & may
        columns = np.flatnonzero(may_appeal.any(axis=0))
        score = picked(part.score, columns)
        fewest = np.where(score > 0, score, np.iinfo(np.int64).max).min(axis=0)
        for distance in range(1, len(score) + 1):
            seat = (part.dealer[columns] + distance) % len(score)
            asks = np.flatnonzero(may_appeal[seat, columns])
            if not asks.size:
                continue
            who, asked = seat[asks], columns[asks]
            yes = self._answered(appeals, who, asked, going[asked], wishes)
            part.score[who[yes], asked[yes]] = fewest[asks[yes]]

    def _answered(
        self, appeals: Appeals, who: Columns, asked: Columns, games: Columns, wishes: Shifted
    ) -> Columns:
        """Ask who may appeal whether he does; say who of them does."""
        self.choices += len(asked)
        none = np.zeros(len(asked), np.int8)
        wish = wishes.appeals(Moment(asked, who.astype(np.int8), none, none, none, 0))
        # where each is found in a table by seat and game, laid flat
        at = who * self.sat.shape[1] + games
        sat, may_appeal = self.sat.reshape(-1), self.may_appeal.reshape(-1)
        times = self.appeals.reshape(-1)
        wish = np.where((wish == SIT_OUT) & sat[at], APPEAL, wish)
        may_appeal[at[wish == RETIRE]] = False
        sat[at[wish == SIT_OUT]] = True
        yes = np.flatnonzero(wish == APPEAL)
        at = at[yes]
        times[at] += 1
        may_appeal[at] = times[at] < appeals.times.value
        self.pool[games[yes]] += appeals.price.value
        if appeals.sit_out.value == "not-twice-running":
            sat[at] = False
        return yes

    # Where tokens are paid

    def _pool(self, going: Columns, part: Standing, before: Numbers) -> Truth:
        pool = self.law.pool
        assert pool is not None
        was_off = part.playing_off.copy()
        self.pool[going] -= (part.score - before).sum(axis=0)
        over = was_off & (self.pool[going] <= pool.empty.value)
        part.playing_off = was_off | (part.score.min(axis=0) <= pool.ends.value)
        step, seats = pool.next_dealer.value, len(part.score)
        part.dealer = np.where(over, part.dealer, (part.dealer + step) % seats)
        part.living = living(self.law, part.score, part.plus)
        return (part.score == part.score.max(axis=0)) & over


class Shifted:
    """Wishes asked for some of the games, by their columns among all."""

    def __init__(self, wishes: Wishes, going: Columns) -> None:
        self._wishes, self._going = wishes, going

    def _whole(self, moment: Moment) -> Moment:
        return moment._replace(columns=self._going[moment.columns])

    def exchanges(self, moment: Moment) -> Truth:
        """Whether each wishes to exchange at his turn."""
        return self._wishes.exchanges(self._whole(moment))

    def accepts(self, moment: Moment) -> Truth:
        """Whether each exchanges when he is asked, or draws past the dealer."""
        return self._wishes.accepts(self._whole(moment))

    def taps(self, moment: Moment) -> Truth:
        """Whether each taps."""
        return self._wishes.taps(self._whole(moment))

    def appeals(self, moment: Moment) -> NDArray[Any]:
        """Say what each does who has no strokes left."""
        return self._wishes.appeals(self._whole(moment))
