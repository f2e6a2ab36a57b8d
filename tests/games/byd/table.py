"""A table drawn as text: hands by seat, who leads; then moves, and what came of them."""

from __future__ import annotations

from typing import Any

from gnav_core.cards.pack import in_order
from gnav_core.cards.tricks import Tricks
from gnav_core.core import registry
from gnav_core.core.action import Action
from gnav_core.core.event import Event, SeenEvent
from gnav_core.core.game import IllegalAction, see
from gnav_core.games.byd.state import State

RULES = "byd-1774"


class Table:
    """Lay hands, make moves, and look at the events and the position.

    ``hands`` are the cards by seat, ``"s6 h7 | ca | d8"``. ``taken`` are the cards played already,
    which the first seat has taken, so many tricks as fill up to five; all others are in the stock.
    ``lead`` is the seat that leads, or that took the fourth trick where one card each is left; then
    it is asked for its bid. The last seat deals.
    """

    def __init__(
        self, hands: str, *moves: str, taken: str = "", lead: int = 0, **readings: str
    ) -> None:
        held = tuple(in_order(hand.split()) for hand in hands.split("|"))
        chosen = {name.replace("_", "-"): option for name, option in readings.items()}
        self.game = registry.new(RULES, len(held), None, chosen)
        gone = (*taken.split(), *(card for hand in held for card in hand))
        stock = tuple(card for card in self.game.rules.cards if card not in gone)
        tricks, rest = 5 - len(held[0]), (0,) * (len(held) - 1)
        kept = (tuple(taken.split()), *[()] * len(rest))
        asked = tricks == 4
        self.state: State = self.game.initial_state()._replace(
            phase="bid" if asked else "play",
            lying=Tricks(held, stock, (), kept, (tricks, *rest), lead),
            bidder=lead if asked else None,
        )
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
    def legal(self) -> str:
        """The legal moves as the engine lists them; of a card played, its name alone."""
        legal = map(str, self.game.legal_actions(self.state))
        return " ".join(move.removeprefix("play:") for move in legal)

    @property
    def turn(self) -> str:
        """What is to be done now, and by whom: ``play 0``."""
        return f"{self.state.phase} {self.state.at}"

    @property
    def ended(self) -> tuple[list[int], list[int]]:
        """Who has won, and the scores."""
        return self.game.winners(self.state), [*self.state.score]

    def position(self) -> dict[str, Any]:
        """The position as a record prints it."""
        return self.game.position(self.state)

    def zones(self, seat: int | None) -> dict[str, tuple[list[str], int]]:
        """What a seat sees in each zone: the cards, and how many are covered."""
        table = see(self.game, self.state, seat).table
        return {
            zone.id: ([lying.card for lying in zone.cards], zone.unknown) for zone in table.zones
        }

    def kinds(self) -> list[str]:
        """The kinds of all events."""
        return [event.kind for event in self.events]

    def said(self, *kinds: str) -> list[tuple[Any, ...]]:
        """The events of these kinds: kind, seat, and the clauses; its own without their source."""
        return [
            (
                event.kind,
                event.seat,
                *(clause.removeprefix(f"{RULES}.") for clause in event.clauses),
            )
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

    def refusal(self, move: str) -> str:
        """Try a move that must be refused: its clauses without the source's name."""
        return " ".join(name.removeprefix(f"{RULES}.") for name in self.refused(move).clauses)


def undealt(players: int, *moves: str) -> Table:
    """Begin a game before the deal, the last seat the dealer, and make moves."""
    table = Table(" | ".join("." * players).replace(".", "s6"))
    table.state = table.game.initial_state()
    return table.play(*moves)
