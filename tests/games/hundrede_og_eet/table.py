"""A table drawn as text: hands by seat, the trump, the stock; then moves, and what came of them."""

from __future__ import annotations

from typing import Any

from gnav_core.cards.pack import in_order
from gnav_core.core import registry
from gnav_core.core.action import Action
from gnav_core.core.event import Event, SeenEvent
from gnav_core.core.game import IllegalAction, see

RULES = "hundrede-og-eet-1774"


class Table:
    """Lay hands, make moves, and look at the events and the position.

    ``hands`` are the cards by seat, ``"s6 h7 | ca"``. ``stock`` lists the covered cards and then
    the one turned up; where it is empty, ``trump`` names the suit. All other cards lie in the
    tricks of ``lead``, the seat that leads, unless nothing was ``taken`` yet. ``score`` is what
    each has counted. Seat 1 deals.
    """

    def __init__(
        self,
        hands: str,
        *moves: str,
        stock: str = "",
        trump: str = "s",
        lead: int = 0,
        taken: bool = True,
        score: tuple[int, int] = (0, 0),
        **readings: str,
    ) -> None:
        held = tuple(in_order(hand.replace(".", "").split()) for hand in hands.split("|"))
        self.game = registry.new(RULES, 2, None, readings)
        *unseen, turned = stock.split() or [""]
        lying = {*stock.split(), *(card for hand in held for card in hand)}
        rest = tuple(card for card in self.game.rules.cards if card not in lying) if taken else ()
        self.state: Any = self.game.initial_state()._replace(
            phase="play",
            hands=held,
            unseen=in_order(unseen),
            turned=(turned,) if turned else (),
            trump=turned[:1] or trump,
            piles=tuple(rest if seat == lead else () for seat in (0, 1)),
            at=lead,
            score=score,
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
        return " | ".join(" ".join(hand) or "." for hand in self.state.hands)

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
        """The events of these kinds: kind, seat, and the clauses without the source's name."""
        return [
            (event.kind, event.seat, *map(short, event.clauses))
            for event in self.events
            if event.kind in kinds
        ]

    def counted(self) -> list[tuple[int | None, int, int]]:
        """What was counted: the seat, by how much, and what it has then."""
        found = [event for event in self.events if event.kind == "counted"]
        return [(event.seat, event.details["by"], event.details["score"]) for event in found]

    def refusal(self, move: str) -> tuple[str, str]:
        """Try a move that must be refused: why, and its clauses without the source's name."""
        try:
            self._move(move)
        except IllegalAction as refused:
            return str(refused.why), " ".join(map(short, refused.clauses))
        raise AssertionError(f"{move} was allowed")


def short(clause: str) -> str:
    """A clause without the source's name; one that another game lends keeps its own."""
    return clause.removeprefix(f"{RULES}.")


def undealt(*moves: str, **readings: Any) -> Table:
    """Begin a game before the deal, seat 1 the dealer, and make moves."""
    table = Table(". | .", **readings)
    table.state = table.game.initial_state()
    return table.play(*moves)
