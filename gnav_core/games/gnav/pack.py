"""The pack of the German source: a queen or king drawn goes under it again."""

from __future__ import annotations

from dataclasses import dataclass, field

from gnav_core.cards.go import go
from gnav_core.core.cited import Cited, Rule
from gnav_core.core.event import Secret, event
from gnav_core.games.gnav.state import Log, State, put, without

Basis = tuple[Rule, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class DrawFromPack:
    """Say how one draws from the pack.

    ``rejected``: the cards that must go back under it. ``draws``: the most a player may turn up;
    if the last of them is rejected too, he keeps his own card. ``under``: what is put under the
    pack does not come again in this deal, his own card once another is kept.
    """

    rejected: Cited[tuple[str, ...]]
    draws: Cited[int]
    under: Rule
    name: str = field(default="pack", init=False)

    def drawn(self, state: State, piece: str, basis: Basis, log: Log) -> State:
        """Give the seat in turn the card drawn, or put it under the pack."""
        seat = state.seat
        bag = without(state.bag, piece)
        if piece in self.rejected.value:
            return self._put_under(state.but(bag=bag), piece, basis, log)
        old = state.held[seat]
        assert old is not None
        secret = Secret((seat,), ("piece",))
        basis = (*basis, self.under)
        moved = (go(piece, self.name, seat), go(old, seat, "aside"))
        log.append(event("drew", seat, *basis, secret=secret, moved=moved, piece=piece, kept=True))
        return state.but(
            phase="exchange",
            draws=0,
            bag=bag,
            aside=(*state.aside, old),
            held=put(state.held, seat, piece),
            origin=put(state.origin, seat, seat),
        )

    def _put_under(self, state: State, piece: str, basis: Basis, log: Log) -> State:
        seat, draws = state.seat, state.draws + 1
        finished = draws == self.draws.value
        basis = (*basis, self.rejected, self.draws) if finished else (*basis, self.rejected)
        secret = Secret((seat,), ("piece",))
        moved = (go(piece, self.name, "aside")._replace(to=(seat,)),)
        log.append(event("drew", seat, *basis, secret=secret, moved=moved, piece=piece, kept=False))
        return state.but(
            phase="exchange" if finished else "draw",
            draws=0 if finished else draws,
            aside=(*state.aside, piece),
        )
