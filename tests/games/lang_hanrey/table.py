"""A table drawn as text: hands, what is kept, trump and stock; then moves and what came of it."""

from __future__ import annotations

from typing import Any

from gnav_core.cards.pack import in_order
from tests.games.cards_table import CardTable, by_seat, told

RULES = "lang-hanrey-1774"
LENT = {"hanrey-1774": "hanrey "}


class Table(CardTable):
    """Lay hands, make moves, and look at the events and the position.

    ``hands`` are the cards by seat, ``"s6 h7 | ca"``; a dot is an empty hand. ``stock`` lists the
    covered cards and then the one turned up; where it is empty ``trump`` names the suit, and the
    second part is played. ``kept`` are the tricks by seat. ``lead`` is the seat that leads,
    ``cause`` says why it does.
    """

    rules = RULES

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
        game = self.new(2, None, readings)
        *unseen, turned = stock.split() or [""]
        state = game.initial_state()._replace(
            phase="lead",
            part=1 if turned else 2,
            hands=by_seat(hands),
            unseen=in_order(unseen),
            turned=(turned,) if turned else (),
            trump=turned[:1] or trump,
            kept=by_seat(kept),
            at=lead,
            leader=lead,
            leads=cause,
        )
        self.begin(state, moves)

    @property
    def kept(self) -> str:
        """What is kept by seat, in pack order, as text."""
        return told(map(in_order, self.state.kept))

    @property
    def led(self) -> str:
        """What lies on the table, after the seat that led it."""
        return f"{self.state.leader}:{'+'.join(self.state.led)}" if self.state.led else ""

    @property
    def ended(self) -> tuple[int | None, list[int]]:
        """Who has lost, and who has won."""
        return self.state.loser, self.game.winners(self.state)

    def said(self, *kinds: str) -> list[str]:
        """The events of these kinds: kind, seat, and the clauses they rest on."""
        return [
            f"{event.kind} {'-' if event.seat is None else event.seat}: {cited(event.clauses)}"
            for event in self.events
            if event.kind in kinds
        ]

    def refusal(self, move: str) -> tuple[str, str]:
        """Try a move that must be refused: why, and its clauses."""
        refused = self.refused(move)
        return str(refused.why), cited(refused.clauses)


def cited(clauses: tuple[str, ...]) -> str:
    """Write clauses without the source's name, those of Hanrey with it."""
    return ", ".join(
        LENT.get(source, "") + name for source, _, name in (one.partition(".") for one in clauses)
    )


def undealt(*moves: str) -> Table:
    """Begin a game before the deal, the last seat the dealer, and make moves."""
    return Table(". | .").undealt(*moves)
