"""The pool of the German source: tokens paid into it, then played off."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from gnav_core.core.cited import Cited, Rule
from gnav_core.core.event import Marked, event
from gnav_core.core.game import Outcome
from gnav_core.core.table import Mark
from gnav_core.games.gnav import marks
from gnav_core.games.gnav.showing import Asked, Shown, Who, highest, lowest, lowest_other
from gnav_core.games.gnav.state import Log, State, put

Basis = tuple[Rule, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Pool:
    """Say how tokens are paid and the pool is played off.

    ``start``: tokens at the start. ``pays``: tokens the lowest card pays; ``companion``: tokens the
    next lowest pays where the joker is shown. ``ends``: the tokens left to a player at which the
    paying ends. ``takes``: tokens the highest card takes in the playing-off, which lasts until
    ``empty`` tokens are in the pool.
    """

    start: Cited[int]
    fool: Cited[str]
    pays: Cited[int]
    companion: Cited[int]
    ends: Cited[int]
    takes: Cited[int]
    empty: Cited[int]
    bankrupt: Cited[bool]
    won: Rule
    tie: Rule
    next_dealer: Cited[int]
    appeals: None = field(default=None, init=False)
    counts: str = field(default="tokens", init=False)
    in_pool: str = field(default="tokens", init=False)

    @property
    def out(self) -> Rule:
        """Give the rule that says whether anybody is dealt in no more: nobody is."""
        return self.bankrupt

    def pool(self, players: int) -> int:
        """Give the tokens in the pool at the start."""
        return 0

    def alive(self, state: State, seat: int) -> bool:
        """Whether the seat is dealt in: all are, to the end."""
        return self.bankrupt.value or state.score[seat] > 0

    def living(self, state: State) -> tuple[int, ...]:
        """List the seats that are dealt in."""
        return tuple(seat for seat in range(len(state.score)) if self.alive(state, seat))

    def showing(self, state: State) -> tuple[int, ...]:
        """List the seats dealt in whose cards count in the showing: all do."""
        return state.order

    def still_counted(self, state: State) -> Basis:
        """Cite the rule by which a player without tokens plays on, where there is such a one."""
        return () if all(state.score) else (self.bankrupt,)

    def lose(self, state: State, seat: int, by: int, basis: Basis, log: Log) -> State:
        """Pay ``by`` tokens into the pool."""
        score, pool = state.score[seat] - by, state.pool + by
        log.append(event("paid", seat, *basis, marked=self._marked(seat, score, pool), by=by))
        return state.but(score=put(state.score, seat, score), pool=pool)

    def mark(self, seat: int, score: int) -> Mark:
        """Mark the tokens a seat has."""
        return marks.score(self.counts, self.start.value, seat, score)

    def _marked(self, seat: int, score: int, pool: int) -> Marked:
        return (self.mark(seat, score), marks.pool(self.in_pool, pool))

    def asks(self, state: State, fools: int) -> tuple[Asked, ...]:
        """List what a showing with so many fools asks, in the order in which it is settled."""
        if state.playing_off:
            return (Asked("highest", (self.takes,)),)
        if not fools:
            return (Asked("lowest", (self.pays,)),)
        return (
            Asked("fool-holders", (self.pays,)),
            Asked("lowest-other", (self.companion,)),
        )

    def hits_by_fools(self, fools: int, playing_off: bool) -> tuple[tuple[Who, int], ...]:
        """List whom a showing with so many jokers hits, and what it costs: below 0 is a gain."""
        if playing_off:
            return (("highest", -self.takes.value),)
        if not fools:
            return (("lowest", self.pays.value),)
        return (("fool-holders", self.pays.value), ("lowest-other", self.companion.value))

    def sparing(self, state: State) -> None:
        """Spare nobody: the joker drags every card along."""

    def spares(self, before: Sequence[int]) -> None:
        """Spare nobody."""

    def left(self, score: Sequence[int], plus: Sequence[int], seat: int) -> None:
        """Put nobody out, whatever is lost."""

    def settle(self, state: State, shown: Shown, log: Log) -> State:
        """Settle a showing: pay, or in the playing-off take."""
        state = self._take(state, shown, log) if state.playing_off else self._pay(state, shown, log)
        if state.phase == "over":
            return state
        dealer = (state.dealer + self.next_dealer.value) % len(state.score)
        log.append(event("dealer", dealer, self.next_dealer))
        return state.but(phase="deal", dealer=dealer)

    def answer_appeal(self, state: State, verb: str, log: Log) -> State:
        """Leave the state as it is: this source knows no appeals."""
        return state

    def _pay(self, state: State, shown: Shown, log: Log) -> State:
        for seat in lowest(shown):
            state = self.lose(state, seat, self.pays.value, (self.pays,), log)
        if shown.fools:
            for seat in lowest_other(shown):
                state = self.lose(state, seat, self.companion.value, (self.companion,), log)
        if min(state.score) > self.ends.value:
            return state
        log.append(event("playing-off", None, self.ends, marked=(marks.PLAYING_OFF,)))
        return state.but(playing_off=True)

    def _take(self, state: State, shown: Shown, log: Log) -> State:
        (seat,) = highest(shown)
        by = self.takes.value
        tokens, pool = state.score[seat] + by, state.pool - by
        log.append(event("took", seat, self.takes, marked=self._marked(seat, tokens, pool), by=by))
        score = put(state.score, seat, tokens)
        state = state.but(score=score, pool=pool)
        if state.pool > self.empty.value:
            return state
        winners = tuple(seat for seat, tokens in enumerate(score) if tokens == max(score))
        basis = (self.won, self.empty, self.tie) if len(winners) > 1 else (self.won, self.empty)
        log.append(event("won", None, *basis, seats=list(winners)))
        return state.but(phase="over", winners=winners)

    def returns(self, state: State) -> list[float]:
        """Give the tokens each seat won or lost."""
        return [float(tokens - self.start.value) for tokens in state.score]

    def outcome(self, state: State) -> Outcome:
        """Name the winners: they have the most tokens."""
        reason = "has the most tokens" if len(state.winners) == 1 else "share the most tokens"
        return Outcome(state.winners, reason, self.won.cites)
