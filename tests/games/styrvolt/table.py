"""A table drawn as text: hands by seat, what is trumps, who leads; then moves and what came."""

from __future__ import annotations

from typing import Any

from gnav_core.cards.tricks import Tricks
from tests.games.cards_table import CardTable, by_seat

RULES = "styrvolt-1774"
HANDS = (
    "sa sj s10 ha hk dk c9 c8 c2",
    "sk s9 h10 h8 dj d8 ck c7 c4",
    "sq s8 s7 hq h9 d10 dq ca c10",
    "s6 s4 h7 h6 d9 d7 da cq cj",
)
"""Hands for a deal, seats 0 to 3; of the other cards there are hearts, diamonds and clubs."""


class Table(CardTable):
    """Lay hands, make moves, and look at the events and the position.

    ``hands`` are the cards by seat, ``"s6 h7 | ca | d8 | c2"``; all others are in the stock.
    ``trumps`` are the suits, ``won`` the tricks by seat. ``lead`` leads; the last seat deals.
    """

    rules = RULES

    def __init__(
        self,
        hands: str,
        *moves: str,
        trumps: str = "s d",
        won: tuple[int, ...] = (0, 0, 0, 0),
        lead: int = 0,
        **readings: str,
    ) -> None:
        held = by_seat(hands)
        start = self.new(len(held), None, readings).initial_state()
        gone = [card for hand in held for card in hand]
        stock = tuple(card for card in self.game.rules.cards if card not in gone)
        lying = Tricks(held, stock, (), ((),) * 4, won, lead)
        state = start._replace(phase="play", lying=lying, trumps=tuple(trumps.split()))
        self.begin(state, moves)

    @property
    def lying(self) -> Any:
        """Where the cards lie."""
        return self.state.lying

    @property
    def ended(self) -> tuple[list[int], list[int]]:
        """Who has won, and the scores."""
        return [*self.state.winners], [*self.state.score]

    @property
    def last(self) -> tuple[Any, ...]:
        """Who took the last trick, with which card, and by which clauses."""
        event = [one for one in self.events if one.kind == "trick"][-1]
        return (event.seat, event.details["card"], *map(self.short, event.clauses))

    def refusal(self, move: str) -> str:
        """Try a move that must be refused: its clauses without the source's name."""
        return " ".join(map(self.short, self.refused(move).clauses))


def trick(cards: str, trumps: str = "s d", **readings: Any) -> tuple[Any, ...]:
    """Play one trick, ``"sa s6 h2 d4"``: who takes it, with which card, by which clauses."""
    return Table(" | ".join(cards.split()), *cards.split(), trumps=trumps, **readings).last


def undealt(*moves: str, **readings: Any) -> Table:
    """Begin before the cut, the last seat the dealer, and make moves."""
    return Table(" | ".join(["s6"] * 4), **readings).undealt(*moves)


def dealt(under: str, *moves: str, hands: tuple[str, ...] = HANDS, **readings: Any) -> Table:
    """Cut, deal these hands, three cards at a time, and make moves."""
    held = [hand.split() for hand in hands]
    deal = [card for at in (0, 3, 6) for hand in held for card in hand[at : at + 3]]
    table = undealt(f"under:{under}", *(f"deal:{card}" for card in deal), **readings)
    return table.play(*moves)
