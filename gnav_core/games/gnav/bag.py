"""The bag of the Danish sources: what a player draws from it is his, and acts no more."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from gnav_core.cards.go import go
from gnav_core.core.cited import Cited, Rule, ground
from gnav_core.core.event import Secret, event
from gnav_core.games.gnav.state import Log, State, put, without


@dataclass(frozen=True, slots=True, kw_only=True)
class DrawFromBag:
    """Say how one draws from the bag.

    ``abide``: the piece drawn is kept. ``idle``: the pieces that act when asked, but not when they
    are drawn. ``discard``: where the piece goes that was changed.
    """

    abide: Rule
    idle: Cited[tuple[str, ...]] | None = None
    discard: Cited[Literal["aside", "back-in-bag"]]
    name: str = field(default="bag", init=False)
    under: None = field(default=None, init=False)

    def drawn(self, state: State, piece: str, basis: tuple[Rule, ...], log: Log) -> State:
        """Give the seat in turn the piece drawn; the turn is over."""
        seat = state.seat
        old = state.held[seat]
        assert old is not None
        plain = (*basis, self.abide)
        basis = (*plain, self.idle) if self.idle and piece in self.idle.value else plain
        either = ground(*plain, self.idle) if self.idle else None
        secret = Secret((seat,), ("piece",), either)
        put_aside = self.discard.value == "aside"
        moved = (go(piece, self.name, seat), go(old, seat, "aside" if put_aside else self.name))
        log.append(event("drew", seat, *basis, secret=secret, moved=moved, piece=piece, kept=True))
        bag, aside = without(state.bag, piece), state.aside
        if put_aside:
            aside = (*aside, old)
        else:
            bag = (*bag, old)
        return state.but(
            phase="exchange",
            held=put(state.held, seat, piece),
            origin=put(state.origin, seat, seat),
            bag=bag,
            aside=aside,
        )
