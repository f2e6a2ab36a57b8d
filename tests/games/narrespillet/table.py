"""A table drawn as text: hands by seat, what lies elsewhere; then moves, and what came of them."""

from __future__ import annotations

from typing import Any

from gnav_core.core import registry
from gnav_core.core.action import Action
from gnav_core.core.event import Event
from gnav_core.core.game import IllegalAction
from gnav_core.games.narrespillet.pack import CARDS, in_order, without
from gnav_core.games.narrespillet.state import Part

RULES = "narrespillet"


class Table:
    """Lay hands, make moves, and look at the events and the position.

    ``hands`` are the closed cards by seat, ``"s6 b7 | fool | ."``; a dot is an empty hand. ``row``
    is Justice’s, ``stock`` what is left to be drawn, none unless it is named; all other cards lie
    aside. Seat 0 has the turn, and the last seat has dealt; the pile is not turned in this round
    unless it is ``turnable``.
    """

    def __init__(
        self,
        hands: str,
        *moves: str,
        row: str = "",
        stock: str = "",
        turnable: bool = False,
        **readings: str,
    ) -> None:
        held = [() if hand.split() == ["."] else tuple(hand.split()) for hand in hands.split("|")]
        chosen = {name.replace("_", "-"): option for name, option in readings.items()}
        self.game: Any = registry.new(RULES, len(held), None, chosen)
        named = {*row.split(), *stock.split(), *(card for hand in held for card in hand)}
        self.state = self.game.initial_state()._replace(
            phase="turn",
            parts=tuple(Part(closed=in_order(hand)) for hand in held),
            stock=in_order(stock.split()),
            row=in_order(row.split()),
            justice=bool(row),
            aside=without(CARDS, {*named, *(["justice"] if row else [])}),
            turnable=turnable,
            actor=0,
            last=0,
        )
        self.events: list[Event] = []
        self.play(*moves)

    def play(self, *moves: str) -> None:
        """Make moves; the events of all of them are kept."""
        for move in moves:
            self.state, events = self.game.apply(self.state, Action.read(move))
            self.events += events

    @property
    def position(self) -> dict[str, Any]:
        """Give the position as a record prints it."""
        position: dict[str, Any] = self.game.position(self.state)
        return position

    @property
    def legal(self) -> list[str]:
        """List what may be done now."""
        return list(self.position["legal"])

    def placed(self) -> set[str]:
        """List what may be placed now."""
        return {move for move in self.legal if move.startswith("place:")}

    def refusal(self, move: str) -> tuple[str, ...]:
        """Try a move that is not allowed, and give the clauses that forbid it."""
        try:
            self.game.apply(self.state, Action.read(move))
        except IllegalAction as refused:
            return refused.clauses
        raise AssertionError(f"{move} is allowed")

    def kinds(self) -> list[str]:
        """List the kinds of the events."""
        return [event.kind for event in self.events]

    def last(self, kind: str) -> Event:
        """Give the last event of a kind."""
        return next(event for event in reversed(self.events) if event.kind == kind)


def cites(*short: str) -> tuple[str, ...]:
    """Write clauses and cruces out: ``r20.a``, ``q.call``."""
    return tuple(f"{RULES}.{one}" for one in short)
