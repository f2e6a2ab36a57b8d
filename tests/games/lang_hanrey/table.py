"""A table drawn as text: hands, what is kept, trump and stock; then moves and what came of it."""

from __future__ import annotations

from typing import Any

from gnav_core.cards.pack import in_order
from gnav_core.core import registry
from gnav_core.core.action import Action
from gnav_core.core.event import Event, SeenEvent
from gnav_core.core.game import IllegalAction, see
from gnav_core.games.lang_hanrey.state import State

RULES = "lang-hanrey-1774"
LENT = {"hanrey-1774": "hanrey "}


class Table:
    """Lay hands, make moves, and look at the events and the position.

    ``hands`` are the cards by seat, ``"s6 h7 | ca"``; a dot is an empty hand. ``stock`` lists the
    covered cards and then the one turned up; where it is empty ``trump`` names the suit, and the
    second part is played. ``kept`` are the tricks by seat. ``lead`` is the seat that leads,
    ``cause`` says why it does.
    """

    def __init__(
        self,
        hands: str,
        *moves: str,
        stock: str = "",
        trump: str = "s",
        kept: str = ". | .",
        lead: int = 0,
        cause: Any = "next",
        **readings: str,
    ) -> None:
        chosen = {name.replace("_", "-"): option for name, option in readings.items()}
        self.game = registry.new(RULES, 2, None, chosen)
        *unseen, turned = stock.split() or [""]
        self.state: State = self.game.initial_state()._replace(
            phase="lead",
            part=1 if turned else 2,
            hands=rows(hands),
            unseen=in_order(unseen),
            turned=(turned,) if turned else (),
            trump=turned[:1] or trump,
            kept=rows(kept),
            at=lead,
            leader=lead,
            leads=cause,
        )
        self.events: list[SeenEvent] = []
        self.log: list[Event] = []
        self.play(*moves)

    def play(self, *moves: str) -> Table:
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
    def hands(self) -> str:
        """The hands by seat, as text."""
        return told(self.state.hands)

    @property
    def kept(self) -> str:
        """What is kept by seat, in pack order, as text."""
        return told(tuple(map(in_order, self.state.kept)))

    @property
    def led(self) -> str:
        """What lies on the table, after the seat that led it."""
        return f"{self.state.leader}:{'+'.join(self.state.led)}" if self.state.led else ""

    @property
    def legal(self) -> str:
        """The legal moves; of cards played, their names alone."""
        legal = map(str, self.game.legal_actions(self.state))
        return " ".join(move.removeprefix("play:") for move in legal)

    @property
    def turn(self) -> str:
        """What is to be done now, and by whom: ``lead 0``."""
        return f"{self.state.phase} {self.state.at}"

    @property
    def ended(self) -> tuple[int | None, list[int]]:
        """Who has lost, and who has won."""
        return self.state.loser, self.game.winners(self.state)

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

    def said(self, *kinds: str) -> list[str]:
        """The events of these kinds: kind, seat, and the clauses they rest on."""
        return [
            f"{event.kind} {'-' if event.seat is None else event.seat}: {cited(event.clauses)}"
            for event in self.events
            if event.kind in kinds
        ]

    def refusal(self, move: str) -> tuple[str, str]:
        """Try a move that must be refused: why, and its clauses."""
        try:
            self._move(move)
        except IllegalAction as refused:
            return str(refused.why), cited(refused.clauses)
        raise AssertionError(f"{move} was allowed")


def rows(text: str) -> tuple[tuple[str, ...], ...]:
    """Read the cards of both seats."""
    return tuple(in_order(row.replace(".", "").split()) for row in text.split("|"))


def told(rows: tuple[tuple[str, ...], ...]) -> str:
    """Write the cards of both seats."""
    return " | ".join(" ".join(row) or "." for row in rows)


def cited(clauses: tuple[str, ...]) -> str:
    """Write clauses without the source's name, those of Hanrey with it."""
    return ", ".join(
        LENT.get(source, "") + name for source, _, name in (one.partition(".") for one in clauses)
    )


def undealt(*moves: str) -> Table:
    """Begin a game before the deal, the last seat the dealer, and make moves."""
    table = Table(". | .")
    table.state = table.game.initial_state()
    return table.play(*moves)
