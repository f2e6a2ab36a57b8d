"""A table drawn as text: pieces by seat, then moves, then what it came to."""

from __future__ import annotations

from typing import Any

from gnav_core.core import registry
from gnav_core.core.action import Action
from gnav_core.core.event import Event, SeenEvent
from gnav_core.core.game import IllegalAction, see
from gnav_core.games.gnav.turn import next_deal


class Table:
    """Deal pieces to seats, make moves, and look at the events and the position.

    ``hands`` are the pieces by seat, "7 cat house"; a dot is a seat that is out and gets none.
    ``score`` and other fields of the state may be set for the start of the deal.
    """

    def __init__(
        self,
        rules: str,
        hands: str,
        *moves: str,
        dealer: int | None = None,
        readings: dict[str, str] | None = None,
        **start: Any,
    ) -> None:
        pieces = hands.split()
        self.game = registry.new(rules, len(pieces), dealer, readings)
        self.state = self.game.initial_state()
        self.events: list[SeenEvent] = []
        self.log: list[Event] = []
        if start:
            self._set(start)
        self.deal(hands)
        self.play(*moves)

    def _set(self, start: dict[str, Any]) -> None:
        """Begin the first deal from another position, laid out as the engine lays it out."""
        state = self.state._replace(deal=self.state.deal - 1, **start)
        self.state = next_deal(self.game.rules, state)

    def deal(self, hands: str) -> Table:
        """Deal these pieces, by seat."""
        pieces = hands.split()
        for seat in self.state.order:
            self._move(f"deal:{pieces[seat]}")
        return self

    def play(self, *moves: str) -> Table:
        """Make moves; ``draw:7`` among them is chance."""
        for move in moves:
            self._move(move)
        return self

    def _move(self, move: str) -> None:
        action = Action.read(move)
        self.state, events = self.game.apply(self.state, action)
        self.log.extend(events)
        self.events.extend(event.whole for event in events)

    def seen_by(self, seat: int) -> list[str | None]:
        """The pieces that a seat sees, by seat."""
        hands = [see(self.game, self.state, seat).table.hand(at) for at in range(self.game.players)]
        return [hand.cards[0].card if hand and hand.cards else None for hand in hands]

    @property
    def held(self) -> str:
        """The pieces by seat, as text."""
        return " ".join(piece or "." for piece in self.state.held)

    @property
    def shown(self) -> str:
        """The pieces of the last showing, by seat."""
        showings = [event for event in self.events if event.kind == "showed"]
        return " ".join(piece or "." for piece in showings[-1].details["held"])

    @property
    def score(self) -> list[int]:
        """The strokes or tokens by seat."""
        return list(self.state.score)

    @property
    def legal(self) -> list[str]:
        """The legal moves, sorted."""
        return self.game.position(self.state)["legal"]

    @property
    def to_move(self) -> Any:
        """Whose move it is."""
        return self.game.current_player(self.state)

    def lost(self) -> list[int | None]:
        """The seats that lost strokes or paid, one entry a time, in the order of the events."""
        return [event.seat for event in self.events if event.kind in ("lost", "paid")]

    def said(self, *kinds: str) -> list[tuple[Any, ...]]:
        """The events of these kinds: kind, seat, and the clauses without the source's name."""
        return [
            (event.kind, event.seat, *(clause.partition(".")[2] for clause in event.clauses))
            for event in self.events
            if event.kind in kinds
        ]

    def kinds(self) -> list[str]:
        """The kinds of all events but the dealing."""
        return [event.kind for event in self.events if event.kind not in ("dealt", "dealer")]

    def refusal(self, move: str) -> tuple[str, list[str]]:
        """Try a move that must be refused: why, and its clauses."""
        try:
            self._move(move)
        except IllegalAction as refused:
            return refused.why, list(refused.clauses)
        raise AssertionError(f"{move} was allowed")
