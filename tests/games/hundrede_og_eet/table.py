"""A table drawn as text: hands by seat, the trump, the stock; then moves, and what came of them."""

from __future__ import annotations

from typing import Any

from gnav_core.cards.pack import in_order
from tests.games.cards_table import CardTable, by_seat

RULES = "hundrede-og-eet-1774"


class Table(CardTable):
    """Lay hands, make moves, and look at the events and the position.

    ``hands`` are the cards by seat, ``"s6 h7 | ca"``. ``stock`` lists the covered cards and then
    the one turned up; where it is empty, ``trump`` names the suit. All other cards lie in the
    tricks of ``lead``, the seat that leads, unless nothing was ``taken`` yet. ``score`` is what
    each has counted. Seat 1 deals.
    """

    rules = RULES

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
        held = by_seat(hands)
        game = self.new(2, None, readings)
        *unseen, turned = stock.split() or [""]
        lying = {*stock.split(), *(card for hand in held for card in hand)}
        rest = tuple(card for card in game.rules.cards if card not in lying) if taken else ()
        state = game.initial_state()._replace(
            phase="play",
            hands=held,
            unseen=in_order(unseen),
            turned=(turned,) if turned else (),
            trump=turned[:1] or trump,
            piles=tuple(rest if seat == lead else () for seat in (0, 1)),
            at=lead,
            score=score,
        )
        self.begin(state, moves)

    def counted(self) -> list[tuple[int | None, int, int]]:
        """What was counted: the seat, by how much, and what it has then."""
        found = [event for event in self.events if event.kind == "counted"]
        return [(event.seat, event.details["by"], event.details["score"]) for event in found]


def short(clause: str) -> str:
    """A clause without the source's name; one that another game lends keeps its own."""
    return clause.removeprefix(f"{RULES}.")


def undealt(*moves: str, **readings: Any) -> Table:
    """Begin a game before the deal, seat 1 the dealer, and make moves."""
    return Table(". | .", **readings).undealt(*moves)
