"""A table of cards drawn as text: what the tables of all games of cards have alike."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Self

from gnav_core.cards.pack import in_order
from gnav_core.core import registry
from gnav_core.core.action import Action
from gnav_core.core.event import Event, SeenEvent
from gnav_core.core.game import IllegalAction, see


class CardTable:
    """Make moves by the rules of a source, and look at the events and the position.

    The table of a game names its ``rules``, lays its cards, and gives the position to ``begin``.
    """

    rules = ""
    game: Any
    state: Any

    def new(self, players: int, dealer: int | None, readings: dict[str, Any]) -> Any:
        """Take a game of these rules; a reading is named as Python names things."""
        chosen = {name.replace("_", "-"): option for name, option in readings.items()}
        self.game = registry.new(self.rules, players, dealer, chosen)
        return self.game

    def begin(self, state: Any, moves: Iterable[str]) -> None:
        """Go on from a position by these moves."""
        self.state = state
        self.events: list[SeenEvent] = []
        self.log: list[Event] = []
        self.play(*moves)

    def undealt(self, *moves: str) -> Self:
        """Begin before the deal instead, and make moves."""
        self.begin(self.game.initial_state(), moves)
        return self

    def play(self, *moves: str) -> Self:
        """Make moves, each written as in a record, cards alone for ``play:``."""
        for move in moves:
            self._move(move)
        return self

    def _move(self, move: str) -> None:
        is_card = move.partition("+")[0] in self.game.rules.cards
        action = Action.read(f"play:{move}" if is_card else move)
        self.state, events = self.game.apply(self.state, action)
        self.log.extend(events)
        self.events.extend(event.whole for event in events)

    @property
    def lying(self) -> Any:
        """Where the cards lie: the state, or a part of it."""
        return self.state

    @property
    def hands(self) -> str:
        """The hands by seat, as text."""
        return told(self.lying.hands)

    @property
    def trick(self) -> str:
        """What lies on the table, each card with the seat that laid it."""
        return " ".join(f"{seat}:{card}" for seat, card in self.lying.trick)

    @property
    def legal(self) -> str:
        """The legal moves as the engine lists them; of cards played, their names alone."""
        legal = map(str, self.game.legal_actions(self.state))
        return " ".join(move.removeprefix("play:") for move in legal)

    @property
    def turn(self) -> str:
        """What is to be done now, and by whom: ``play 0``."""
        return f"{self.state.phase} {self.state.at}"

    def position(self) -> dict[str, Any]:
        """The position as a record prints it."""
        position: dict[str, Any] = self.game.position(self.state)
        return position

    def zones(self, seat: int | None) -> dict[str, tuple[list[str], int]]:
        """What a seat sees in each zone: the cards, and how many are covered."""
        table = see(self.game, self.state, seat).table
        return {
            zone.id: ([lying.card for lying in zone.cards], zone.unknown) for zone in table.zones
        }

    def marks(self, name: str) -> dict[Any, Any]:
        """The marks of a name, by place."""
        return dict(self.game.table(self.state).values(name))

    def kinds(self) -> list[str]:
        """The kinds of all events."""
        return [event.kind for event in self.events]

    def short(self, clause: str) -> str:
        """Name a clause shortly: ours without its source."""
        return clause.removeprefix(f"{self.rules}.")

    def said(self, *kinds: str) -> list[Any]:
        """The events of these kinds: kind, seat, and the clauses."""
        return [
            (event.kind, event.seat, *map(self.short, event.clauses))
            for event in self.events
            if event.kind in kinds
        ]

    def refused(self, move: str) -> IllegalAction:
        """Try a move that must be refused."""
        try:
            self._move(move)
        except IllegalAction as refused:
            return refused
        raise AssertionError(f"{move} was allowed")

    def refusal(self, move: str) -> Any:
        """Try a move that must be refused: why, and its clauses."""
        refused = self.refused(move)
        return str(refused.why), " ".join(map(self.short, refused.clauses))


def by_seat(cards: str) -> tuple[tuple[str, ...], ...]:
    """Read cards by seat, ``"s6 h7 | ca | ."``; a dot is none."""
    return tuple(in_order(some.replace(".", "").split()) for some in cards.split("|"))


def told(rows: Iterable[Iterable[str]]) -> str:
    """Write cards by seat."""
    return " | ".join(" ".join(row) or "." for row in rows)
