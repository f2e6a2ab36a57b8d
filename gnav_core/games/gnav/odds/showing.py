"""What a showing costs one place: at once where nobody can go out by it, else by the tally."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, NamedTuple

from gnav_core.games.gnav.costs import gain
from gnav_core.games.gnav.odds.law import Law
from gnav_core.games.gnav.showing import Shown
from gnav_core.games.gnav.slate import Slate
from gnav_core.games.gnav.state import Log, State


class Before(NamedTuple):
    """Say how all stood before the deal: by seat, ``order`` being those dealt in."""

    order: tuple[int, ...]
    score: tuple[int, ...]
    plus: tuple[int, ...]
    playing_off: bool


class Showing:
    """Settle showings for the seat at one place.

    ``held`` are pieces by place; ``fined`` and ``tapped`` have a bit for each place that was fined
    a stroke or a token in this deal, and that has tapped.
    """

    def __init__(self, law: Law, before: Before, place: int) -> None:
        self.law, self.before, self.place = law, before, place
        tally = law.rules.tally
        self.hits = [tally.hits_by_fools(fools, before.playing_off) for fools in range(3)]
        self.slate = tally if isinstance(tally, Slate) else None
        dealt_in = [before.score[seat] for seat in before.order]
        self.spares = tally.spares(dealt_in) is not None
        self.left = [tally.left(before.score, before.plus, seat) for seat in before.order]
        most = 1 + max(by for hits in self.hits for _, by in hits)
        self.may_be_void = all(left is not None and left <= most for left in self.left)
        self.is_plain = self.slate is None or self.slate.late.value or 1 not in self.left
        self._settled: dict[tuple[tuple[int, ...], int, int], int] = {}

    def cost(self, held: Sequence[int], fined: int, tapped: int) -> int:
        """Say what a deal costs the seat that ends like this, its fine with it; below 0 a gain."""
        if not self.is_plain and fined:  # one who has no stroke left may show no more
            key = (tuple(held), fined, tapped)
            if key not in self._settled:
                self._settled[key] = self._by_the_tally(*key)
            return self._settled[key]
        if self.may_be_void and self._is_void(held, fined, tapped):
            return 0
        return self._loses(self.place, held, fined, tapped)

    def _is_void(self, held: Sequence[int], fined: int, tapped: int) -> bool:
        """Whether all go out, so that the deal counts for nothing."""
        return all(
            self._loses(place, held, fined, tapped) >= (left or 0)
            for place, left in enumerate(self.left)
        )

    def _loses(self, place: int, held: Sequence[int], fined: int, tapped: int) -> int:
        fine, by, slate = fined >> place & 1, self._hit(place, held, tapped), self.slate
        if by > 0 and slate is not None:
            if fine and not slate.several.value:
                return fine
            left = self.left[place]
            if slate.loss.value < 0 and left is not None:  # none is lost that one has not
                return min(fine + by, left)
        return fine + by

    def _hit(self, place: int, held: Sequence[int], tapped: int) -> int:
        """Say what the first rule that names a place takes or gives."""
        fool = self.law.fool
        own, fools = held[place], held.count(fool)
        for who, by in self.hits[min(fools, 2)]:
            if who == "fool-holders":
                if own == fool:
                    return by
            elif who == "lowest":
                if own == max(held):
                    return by
            elif who == "highest":
                if own == min(held):
                    return by
            elif own != fool and self._is_hit(who, held, own, tapped):
                spared = who == "lowest-other" and own == 0 and self.spares and by > 0
                return 0 if spared and held.count(own) == 1 else by
        return 0

    def _is_hit(self, who: str, held: Sequence[int], own: int, tapped: int) -> bool:
        fool = self.law.fool
        if who == "pairs":
            return held.count(own) > 1
        others = sorted([piece for piece in held if piece != fool], reverse=True)
        if who == "two-lowest-others":
            return own >= others[min(2, len(others)) - 1]
        if own != others[0]:
            return False
        if who == "lowest-other":
            return True
        return any(piece == fool and tapped >> at & 1 for at, piece in enumerate(held))

    def _by_the_tally(self, held: tuple[int, ...], fined: int, tapped: int) -> int:
        """Let the tally of the rules settle it."""
        rules, before, log = self.law.rules, self.before, []  # type: ignore[var-annotated]
        state = self._state
        for place, seat in enumerate(before.order):
            if fined >> place & 1:
                state = rules.tally.lose(state, seat, 1, (), log)
        own = before.order[self.place]
        pieces = [rules.pieces.value[piece] for piece in held]
        shows = rules.tally.showing(state)
        shown = Shown(
            {
                seat: piece
                for seat, piece in zip(before.order, pieces, strict=True)
                if seat in shows
            },
            rules.rank,
            rules.tally.fool.value,
            frozenset(seat for place, seat in enumerate(before.order) if tapped >> place & 1),
        )
        rules.tally.settle(state, shown, log)
        return _cost(log, own)

    @cached_property
    def _state(self) -> State:
        """All that settling a showing looks at; nobody has anything in this position."""
        before, players = self.before, len(self.before.score)
        nobody: Mapping[str, Any] = {
            "held": (None,) * players,
            "origin": tuple(range(players)),
            "appeals": (0,) * players,
        }
        return State(
            phase="show", deal=1, dealer=before.order[-1], order=before.order, at=0, asked=0,
            bag=(), aside=(), draws=0, tapped=frozenset(), score=before.score, plus=before.plus,
            before=(before.score, before.plus), sat=frozenset(), retired=frozenset(),
            appealing=(), pool=players, playing_off=before.playing_off, winners=(), **nobody,
        )  # fmt: skip


def _cost(log: Log, seat: int) -> int:
    if any(event.kind == "void" for event in log):
        return 0
    return -sum(gain(event.whole) for event in log if event.seat == seat)
