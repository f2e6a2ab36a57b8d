"""The slate: strokes lost and won, who is out, and who is left."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple

from gnav_core.core.cited import Cited, Rule, given, if_decides
from gnav_core.core.event import event
from gnav_core.core.game import Outcome
from gnav_core.core.table import Mark
from gnav_core.games.gnav import marks
from gnav_core.games.gnav.appeals import Appeals
from gnav_core.games.gnav.deciding import decides
from gnav_core.games.gnav.showing import HIT, Asked, Shown, Who
from gnav_core.games.gnav.state import Log, State, put


class Hit(NamedTuple):
    """What a showing does: to whom, and what (strokes lost or gained, or a plus)."""

    who: Who
    what: Literal["lost", "gained", "plus"] = "lost"
    by: int = 1


Hits = tuple[Cited[Hit], ...]
Basis = tuple[Rule, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Slate:
    """Say how strokes are kept and what a showing costs.

    ``start``: strokes at the start. ``loss``: what a stroke lost does to the score, -1 where it
    is rubbed out, +1 where it is written up. ``limit``: the score at which one is out (a plus
    adds one to it). ``by_fools``: what a showing does, by the number of fools shown. ``tie`` is
    cited where equal pieces fall together, and where it leaves open whether others than the lowest
    do, ``alike`` for the lowest; ``several``: whether one may lose more than once in
    a deal; ``late``: whether the piece of a player who lost his last stroke in the exchange
    still counts. ``spared``: when the fool cannot drag the best piece with it. ``void`` and
    ``void_final``: the deal goes again where nobody is left. ``loss_mark`` is
    cited with every stroke lost where the source has a rule of its own for keeping them;
    ``plus_as_stroke`` says that a plus is a new stroke, not a higher limit.
    ``stake`` is what each puts into the pool, ``payout`` who takes it.
    """

    start: Cited[int]
    loss: Cited[int]
    limit: Cited[int]
    fool: Cited[str]
    by_fools: tuple[Hits, Hits, Hits]
    tie: Rule
    out: Rule
    several: Cited[bool]
    late: Cited[bool]
    void: Rule
    won: Rule
    next_dealer: Cited[int]
    alike: Rule | None = None
    void_final: Rule | None = None
    spared: Cited[Literal["final", "always"]] | None = None
    loss_mark: Rule | None = None
    plus_as_stroke: Rule | None = None
    appeals: Appeals | None = None
    stake: Cited[int] | None = None
    payout: Rule | None = None

    @property
    def counts(self) -> str:
        """Name what the score counts."""
        return "strokes left" if self.loss.value < 0 else "strokes taken"

    @property
    def in_pool(self) -> str:
        """Name what lies in the pool."""
        return "stakes"

    def mark(self, seat: int, score: int) -> Mark:
        """Mark what a seat has left or has taken."""
        return marks.score(self.counts, self.start.value, seat, score)

    def pool(self, players: int) -> int:
        """Give the stakes in the pool at the start."""
        return self.stake.value * players if self.stake else 0

    def alive(self, state: State, seat: int) -> bool:
        """Whether the seat is not yet out."""
        if self.loss.value < 0:
            return state.score[seat] > self.limit.value
        return state.score[seat] < self.limit.value + state.plus[seat]

    def living(self, state: State) -> tuple[int, ...]:
        """List the seats that are not out."""
        limit = self.limit.value
        if self.loss.value < 0:
            return tuple([seat for seat, left in enumerate(state.score) if left > limit])
        taken = enumerate(zip(state.score, state.plus, strict=True))
        return tuple([seat for seat, (score, plus) in taken if score < limit + plus])

    def showing(self, state: State) -> tuple[int, ...]:
        """List the seats dealt in whose pieces count in the showing."""
        if self.late.value:
            return state.order
        return tuple(seat for seat in state.order if self.alive(state, seat))

    def still_counted(self, state: State) -> Basis:
        """Cite the rule by which one who is out already still shows, where there is such a one."""
        if (state.score, state.plus) == state.before:  # so nobody can have gone out
            return ()
        living = self.living(state)
        return () if all(seat in living for seat in state.order) else (self.late,)

    def lose(self, state: State, seat: int, by: int, basis: Basis, log: Log) -> State:
        """Take ``by`` strokes from the seat, never below none."""
        old = state.score[seat]
        again = old != state.before[0][seat]
        if again and not self.several.value:
            return state
        new = self.after_loss(old, by)
        if new == old:
            return state
        mark = (self.loss_mark,) if self.loss_mark else ()
        twice = (self.several,) if again else ()
        marked = (self.mark(seat, new),)
        log.append(event("lost", seat, *basis, *mark, *twice, marked=marked, by=abs(new - old)))
        return state.but(score=put(state.score, seat, new))

    def after_loss(self, score: int, by: int) -> int:
        """Give the score after so many strokes lost."""
        lost = score + self.loss.value * by
        return max(lost, self.limit.value) if self.loss.value < 0 else lost

    def asks(self, state: State, fools: int) -> tuple[Asked, ...]:
        """List what a showing with so many fools asks, in the order in which it is settled."""
        return tuple(Asked(cited.value.who, (cited,)) for cited in self.by_fools[fools])

    def hits_by_fools(self, fools: int, playing_off: bool) -> tuple[tuple[Who, int], ...]:
        """List whom a showing with so many fools hits, and what it costs: less than 0 is a gain."""
        hits = [cited.value for cited in self.by_fools[fools]]
        return tuple((hit.who, hit.by if hit.what == "lost" else -hit.by) for hit in hits)

    def sparing(self, state: State) -> Rule | None:
        """Give the rule by which a fool cannot drag the best piece along now, if it holds."""
        return self.spares([state.before[0][seat] for seat in state.order])

    def spares(self, before: Sequence[int]) -> Rule | None:
        """Give that rule by what those dealt in had before the deal."""
        if self.spared and (self.spared.value == "always" or _is_final(before)):
            return self.spared
        return None

    def left(self, score: Sequence[int], plus: Sequence[int], seat: int) -> int:
        """Say how many strokes put the seat out."""
        if self.loss.value < 0:
            return score[seat] - self.limit.value
        return self.limit.value + plus[seat] - score[seat]

    def settle(self, state: State, shown: Shown, log: Log) -> State:
        """Settle a showing; the phase left says whether to deal, ask for appeals, or stop."""
        settled = self._strike(state, shown, log)
        living = self.living(settled)
        if not living:
            return self._void(settled, shown, log)
        for seat in state.order:
            if seat not in living:
                log.append(event("out", seat, self.out, self.limit))
        if self.appeals and (asked := self.appeals.next_asked(settled)) is not None:
            return settled.but(phase="appeal", asked=asked)
        return self.conclude(settled, log)

    def answer_appeal(self, state: State, verb: str, log: Log) -> State:
        """Take an answer to the appeal; when all have answered, it is closed."""
        assert self.appeals is not None
        seat = state.asked
        state = self.appeals.answer(state, verb, log)
        following = self.appeals.next_asked(state, seat)
        if following is not None:
            return state.but(asked=following)
        return self.conclude(self.appeals.close(state, self.mark, log), log)

    def conclude(self, state: State, log: Log) -> State:
        """End the game where one alone is left, else hand on the deal."""
        living = self.living(state)
        if len(living) == 1:
            basis = (self.won, self.payout) if self.payout else (self.won,)
            log.append(event("won", None, *basis, seats=list(living), pool=state.pool))
            return state.but(phase="over", winners=living)
        players, step = len(state.score), self.next_dealer.value
        dealer = (state.dealer + step) % players
        while dealer not in living:
            dealer = (dealer + step) % players
        log.append(event("dealer", dealer, self.next_dealer))
        return state.but(phase="deal", dealer=dealer)

    def returns(self, state: State) -> list[float]:
        """Give what each seat won or lost: stakes where there is a pool, else one to the winner."""
        winner = state.winners[0]
        if self.stake is None:
            return [float(seat == winner) for seat in range(len(state.score))]
        paid = [self.stake.value + count for count in state.appeals]
        return [
            float((state.pool if seat == winner else 0) - paid[seat]) for seat in range(len(paid))
        ]

    def outcome(self, state: State) -> Outcome:
        """Name the winner: he alone has strokes left, or is not yet out."""
        return Outcome(state.winners, "is the last one left", self.won.cites)

    def _strike(self, state: State, shown: Shown, log: Log) -> State:
        """Hit each seat once, by the first rule that names it."""
        done: set[int] = set()
        for cited in self.by_fools[len(shown.fools)]:
            for seat in HIT[cited.value.who](shown):
                if seat not in done:
                    state = self._apply(state, shown, seat, cited, log)
                    done.add(seat)
        return state

    def _apply(self, state: State, shown: Shown, seat: int, cited: Cited[Hit], log: Log) -> State:
        hit = cited.value
        basis = if_decides(cited, decides(self, state, shown, seat, hit))
        if hit.what == "lost":
            return self._apply_loss(state, shown, seat, hit, basis, log)
        if hit.what == "plus" and self.plus_as_stroke is None:
            plus = state.plus[seat] + hit.by
            log.append(event("plus", seat, *basis, marked=(marks.plus(seat, plus),), by=hit.by))
            return state.but(plus=put(state.plus, seat, plus))
        basis = (*basis, *given(self.plus_as_stroke))
        score = state.score[seat] - self.loss.value * hit.by
        log.append(event("gained", seat, *basis, marked=(self.mark(seat, score),), by=hit.by))
        return state.but(score=put(state.score, seat, score))

    def _apply_loss(
        self, state: State, shown: Shown, seat: int, hit: Hit, basis: Basis, log: Log
    ) -> State:
        tied = hit.who != "fool-holders" and shown.tied(seat)
        best = hit.who == "lowest-other" and shown.rank[shown.held[seat]] == 0
        if best and (sparing := self.sparing(state)):
            if not tied:
                final = _is_final([state.before[0][seat] for seat in state.order])
                log.append(event("spared", seat, *if_decides(sparing, not final)))
                return state
            return self.lose(state, seat, hit.by, (self.alike or self.tie,), log)
        tie = (self.alike or self.tie,) if tied else ()
        return self.lose(state, seat, hit.by, (*basis, *tie), log)

    def _void(self, state: State, shown: Shown, log: Log) -> State:
        """Let the same dealer deal again; strokes and pluses are as before the deal."""
        dragged = _is_final([state.before[0][seat] for seat in state.order])
        dragged = dragged and len(shown.fools) == 1
        dragged = dragged and 0 not in (shown.rank[piece] for piece in shown.held.values())
        score, plus = state.before
        basis = self.void_final if self.void_final and dragged else self.void
        again = [self.mark(seat, kept) for seat, kept in enumerate(score)]
        pluses = [marks.plus(seat, kept) for seat, kept in enumerate(plus)]
        log.append(event("void", None, basis, marked=(*again, *pluses)))
        return state.but(phase="deal", score=score, plus=plus)


def _is_final(before: Sequence[int]) -> bool:
    """Whether two are left, with one stroke each to lose."""
    return list(before) == [1, 1]
