"""A table drawn as text: hands by seat, the trump, the stock; then moves, and what came of them."""

from __future__ import annotations

from typing import Any

from gnav_core.cards.pack import in_order
from tests.games.cards_table import CardTable, by_seat

RULES = "hanrey-1774"


class Table(CardTable):
    """Lay hands, make moves, and look at the events and the position.

    ``hands`` are the cards by seat, ``"s6 h7 | ca | ."``; a dot is an empty hand. ``stock`` lists
    the covered cards and then the one turned up; where it is empty, ``trump`` names the suit. All
    other cards are put away. ``lead`` is the seat that leads, ``cause`` says why it does.
    """

    rules = RULES

    def __init__(
        self,
        hands: str,
        *moves: str,
        stock: str = "",
        trump: str = "s",
        lead: int = 0,
        cause: Any = "next",
        takings: int = 0,
        **readings: str,
    ) -> None:
        held = by_seat(hands)
        game = self.new(len(held), None, readings)
        *unseen, turned = stock.split() or [""]
        lying = {*stock.split(), *(card for hand in held for card in hand)}
        state = game.initial_state()._replace(
            phase="lead",
            hands=held,
            unseen=in_order(unseen),
            turned=(turned,) if turned else (),
            trump=turned[:1] or trump,
            away=tuple(card for card in game.rules.cards if card not in lying),
            at=lead,
            leader=lead,
            leads=cause,
            takings=takings,
        )
        self.begin(state, moves)

    @property
    def ended(self) -> tuple[int | None, list[int]]:
        """Who has lost, and who has won."""
        return self.state.loser, self.game.winners(self.state)


def undealt(players: int, *moves: str) -> Table:
    """Begin a game before the deal, the last seat the dealer, and make moves."""
    return Table(" | ".join("." * players)).undealt(*moves)
