"""Appeals: how a player without strokes buys his way back (1774:9–13)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from gnav_core.core.cited import Cited, Rule, if_decides
from gnav_core.core.event import event
from gnav_core.core.table import Mark
from gnav_core.games.gnav import marks
from gnav_core.games.gnav.state import Log, State, put


@dataclass(frozen=True, slots=True, kw_only=True)
class Appeals:
    """Say who may appeal, how often, and what it costs and gives.

    ``times``: how often a player may appeal in a game. ``open``: whether a showing that leaves
    somebody without strokes opens an appeal; ``once``: that nobody appeals twice in the same
    one. ``sit_out``: whether sitting out is barred to him who sat out the appeal before, or to
    him who ever did. ``price``: stakes an appeal costs. ``strokes``: he gets as many as the
    fewest that any player with strokes has. ``retire``: he may also leave for good.
    """

    times: Cited[int]
    open: Cited[bool]
    once: Rule
    price: Cited[int]
    strokes: Rule
    sit_out: Cited[Literal["not-twice-running", "once-a-game"]]
    retire: Rule

    def next_asked(self, state: State, after: int | None = None) -> int | None:
        """Find the next seat without strokes to be asked, in order from the dealer's left."""
        if not self.open.value or 0 not in state.score:
            return None
        players = len(state.score)
        seats = [(state.dealer + distance) % players for distance in range(1, players + 1)]
        if after is not None:
            seats = seats[seats.index(after) + 1 :]
        return next((seat for seat in seats if self.open_to(state, seat)), None)

    def open_to(self, state: State, seat: int) -> bool:
        """Whether the seat has no strokes, has not retired, and may appeal once more."""
        may = state.appeals[seat] < self.times.value and seat not in state.retired
        return may and state.score[seat] == 0

    def answer(self, state: State, verb: str, log: Log) -> State:
        """Take the answer of the seat asked."""
        seat = state.asked
        if verb == "retire":
            log.append(event("retired", seat, self.retire))
            return state.but(retired=state.retired | {seat})
        if verb == "sit-out":
            log.append(event("sat-out", seat, *if_decides(self.sit_out, decides=False)))
            return state.but(sat=state.sat | {seat})
        pool = state.pool + self.price.value
        basis = (self.times, self.open, self.once, self.price)
        count = state.appeals[seat] + 1
        marked = (marks.pool("stakes", pool), marks.appeals(seat, count))
        log.append(event("appealed", seat, *basis, marked=marked))
        sat = state.sat - {seat} if self.sit_out.value == "not-twice-running" else state.sat
        return state.but(
            sat=sat,
            appeals=put(state.appeals, seat, count),
            appealing=(*state.appealing, seat),
            pool=pool,
        )

    def fewest(self, state: State) -> int:
        """Give the strokes of him who has the fewest: with so many one comes back."""
        return min(strokes for strokes in state.score if strokes)

    def close(self, state: State, mark: Callable[[int, int], Mark], log: Log) -> State:
        """Close the appeal: who appealed gets as many strokes as the fewest of the others.

        ``mark`` marks what a seat has, as the slate does.
        """
        fewest = self.fewest(state)
        for seat in state.appealing:
            marked = (mark(seat, fewest),)
            log.append(event("gained", seat, self.strokes, marked=marked, by=fewest))
            state = state.but(score=put(state.score, seat, fewest))
        return state.but(appealing=())
