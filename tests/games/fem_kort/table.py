"""A table drawn as text: hands by seat, who took the tricks before; then moves, and what came."""

from __future__ import annotations

from typing import Any

from gnav_core.cards.pack import in_order
from gnav_core.cards.tricks import Tricks
from gnav_core.core import registry
from gnav_core.core.action import Action
from gnav_core.core.event import Event, SeenEvent
from gnav_core.core.game import IllegalAction, see
from gnav_core.games.fem_kort.state import State

RULES = "fem-kort-1774"
HAND = 5


class Table:
    """Lay hands, make moves, and look at the events and the position.

    ``hands`` are the cards by seat, ``"s6 h7 | ca d9"``, as many at each. Where they are fewer than
    five, tricks have been taken, by the seats of ``took`` or else all by the one that leads; their
    cards are the first of the pack that nobody holds. All other cards lie in the stock.
    """

    def __init__(
        self,
        hands: str,
        *moves: str,
        lead: int = 0,
        took: str = "",
        dealer: int | None = None,
        **readings: str,
    ) -> None:
        held = tuple(in_order(hand.split()) for hand in hands.split("|"))
        chosen = {name.replace("_", "-"): option for name, option in readings.items()}
        self.game = registry.new(RULES, len(held), dealer, chosen)
        left = [card for card in self.game.rules.cards if card not in sum(held, ())]
        takers = [int(seat) for seat in took.split()] or [lead] * (HAND - len(held[0]))
        taken: list[list[str]] = [[] for _ in held]
        for seat in takers:
            taken[seat] += [left.pop(0) for _ in held]
        lying = Tricks(
            hands=held,
            stock=tuple(left),
            trick=(),
            taken=tuple(map(tuple, taken)),
            won=tuple(map(takers.count, range(len(held)))),
            at=takers[-1] if takers else lead,
        )
        last = takers[-1] if len(takers) == HAND - 1 else None
        self.state = State(phase="play", lying=lying, last=last, winner=None)
        self.events: list[SeenEvent] = []
        self.log: list[Event] = []
        self.play(*moves)

    def play(self, *moves: str) -> Table:
        """Make moves, each written as in a record, a card alone for ``play:``."""
        for move in moves:
            self._move(move)
        return self

    def _move(self, move: str) -> None:
        action = Action.read(f"play:{move}" if move in self.game.rules.cards else move)
        self.state, events = self.game.apply(self.state, action)
        self.log.extend(events)
        self.events.extend(event.whole for event in events)

    @property
    def hands(self) -> str:
        """The hands by seat, as text."""
        return " | ".join(" ".join(hand) or "." for hand in self.state.lying.hands)

    @property
    def trick(self) -> str:
        """What lies on the table, each card with the seat that laid it."""
        return " ".join(f"{seat}:{card}" for seat, card in self.state.lying.trick)

    @property
    def legal(self) -> str:
        """The legal moves in pack order; of a card played, its name alone."""
        legal = map(str, self.game.legal_actions(self.state))
        return " ".join(move.removeprefix("play:") for move in legal)

    @property
    def turn(self) -> str:
        """What is to be done now, and by whom: ``play 0``."""
        return f"{self.state.phase} {self.state.at}"

    def position(self) -> dict[str, Any]:
        """The position as a record prints it."""
        return self.game.position(self.state)

    def zones(self, seat: int | None) -> dict[str, tuple[list[str], int]]:
        """What a seat sees in each zone: the cards, and how many are covered."""
        table = see(self.game, self.state, seat).table
        return {
            zone.id: ([lying.card for lying in zone.cards], zone.unknown) for zone in table.zones
        }

    def said(self, *kinds: str) -> list[tuple[Any, ...]]:
        """The events of these kinds: kind, seat, and the clauses, ours without the source's name.

        Those of Byd stand as ``byd:r6.a``.
        """
        return [
            (event.kind, event.seat, *map(short, event.clauses))
            for event in self.events
            if event.kind in kinds
        ]

    def refusal(self, move: str) -> tuple[str, str]:
        """Try a move that must be refused: why, and its clauses as ``said`` gives them."""
        try:
            self._move(move)
        except IllegalAction as refused:
            return str(refused.why), " ".join(map(short, refused.clauses))
        raise AssertionError(f"{move} was allowed")


def short(clause: str) -> str:
    """Name a clause shortly: ours without its source."""
    return clause.removeprefix(f"{RULES}.").replace("byd-1774.", "byd:")


def undealt(players: int, *moves: str, dealer: int | None = None) -> Table:
    """Begin a game before the deal, the last seat the dealer, and make moves."""
    table = Table(" | ".join("" for _ in range(players)), took="0 0 0 0", dealer=dealer)
    table.state = table.game.initial_state()
    return table.play(*moves)
