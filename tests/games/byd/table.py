"""A table drawn as text: hands by seat, who leads; then moves, and what came of them."""

from __future__ import annotations

from typing import Any

from gnav_core.cards.tricks import Tricks
from tests.games.cards_table import CardTable, by_seat

RULES = "byd-1774"


class Table(CardTable):
    """Lay hands, make moves, and look at the events and the position.

    ``hands`` are the cards by seat, ``"s6 h7 | ca | d8"``. ``taken`` are the cards played already,
    which the first seat has taken, so many tricks as fill up to five; all others are in the stock.
    ``lead`` is the seat that leads, or that took the fourth trick where one card each is left; then
    it is asked for its bid. The last seat deals.
    """

    rules = RULES

    def __init__(
        self, hands: str, *moves: str, taken: str = "", lead: int = 0, **readings: str
    ) -> None:
        held = by_seat(hands)
        start = self.new(len(held), None, readings).initial_state()
        gone = (*taken.split(), *(card for hand in held for card in hand))
        stock = tuple(card for card in self.game.rules.cards if card not in gone)
        tricks, rest = 5 - len(held[0]), (0,) * (len(held) - 1)
        kept = (tuple(taken.split()), *[()] * len(rest))
        asked = tricks == 4
        state = start._replace(
            phase="bid" if asked else "play",
            lying=Tricks(held, stock, (), kept, (tricks, *rest), lead),
            bidder=lead if asked else None,
        )
        self.begin(state, moves)

    @property
    def lying(self) -> Any:
        """Where the cards lie."""
        return self.state.lying

    @property
    def ended(self) -> tuple[list[int], list[int]]:
        """Who has won, and the scores."""
        return self.game.winners(self.state), [*self.state.score]

    def refusal(self, move: str) -> str:
        """Try a move that must be refused: its clauses without the source's name."""
        return " ".join(map(self.short, self.refused(move).clauses))


def undealt(players: int, *moves: str) -> Table:
    """Begin a game before the deal, the last seat the dealer, and make moves."""
    return Table(" | ".join("." * players).replace(".", "s6")).undealt(*moves)
