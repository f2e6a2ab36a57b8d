"""A table drawn as text: hands by seat, who took the tricks before; then moves, and what came."""

from __future__ import annotations

from typing import Any

from gnav_core.cards.tricks import Tricks
from tests.games.cards_table import CardTable, by_seat

RULES = "fem-kort-1774"
HAND = 5


class Table(CardTable):
    """Lay hands, make moves, and look at the events and the position.

    ``hands`` are the cards by seat, ``"s6 h7 | ca d9"``, as many at each. Where they are fewer than
    five, tricks have been taken, by the seats of ``took`` or else all by the one that leads; their
    cards are the first of the pack that nobody holds. All other cards lie in the stock.
    """

    rules = RULES

    def __init__(
        self,
        hands: str,
        *moves: str,
        lead: int = 0,
        took: str = "",
        dealer: int | None = None,
        **readings: str,
    ) -> None:
        held = by_seat(hands)
        game = self.new(len(held), dealer, readings)
        left = [card for card in game.rules.cards if card not in sum(held, ())]
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
        start = game.initial_state()
        self.begin(start._replace(phase="play", lying=lying, last=last), moves)

    @property
    def lying(self) -> Any:
        """Where the cards lie."""
        return self.state.lying

    def short(self, clause: str) -> str:
        """Name a clause shortly: ours without its source, those of Byd as ``byd:r6.a``."""
        return short(clause)


def short(clause: str) -> str:
    """Name a clause shortly: ours without its source."""
    return clause.removeprefix(f"{RULES}.").replace("byd-1774.", "byd:")


def undealt(players: int, *moves: str, dealer: int | None = None) -> Table:
    """Begin a game before the deal, the last seat the dealer, and make moves."""
    return Table(" | ".join("" for _ in range(players)), took="0 0 0 0", dealer=dealer).undealt(
        *moves
    )
