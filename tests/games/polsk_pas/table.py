"""A table drawn as text: hands by seat, what is turned up; then moves, and what came of them."""

from __future__ import annotations

from typing import Any

from gnav_core.cards.tricks import Tricks
from tests.games.cards_table import CardTable, by_seat

RULES = "polsk-pas-1774"


class Table(CardTable):
    """Lay hands, make moves, and look at the events and the position.

    ``hands`` are the cards by seat, ``"s9 hk | ca | d9 | dk"``; the last seat deals, forehand is
    the first. ``turned`` is turned up. Where ``plays`` names a seat, it plays in ``trump``, and
    ``lead`` leads; else forehand is asked. ``takers`` took the tricks that were played.
    """

    rules = RULES

    def __init__(
        self,
        hands: str,
        *moves: str,
        turned: str = "h9",
        plays: int | None = None,
        trump: str = "",
        lead: int = 0,
        takers: tuple[int, ...] = (),
        pool: int = 4,
        beet: int | None = None,
        **readings: Any,
    ) -> None:
        held = by_seat(hands)
        start = self.new(4, None, readings).initial_state()
        gone = {turned, *(card for hand in held for card in hand)}
        rest = [card for card in self.game.rules.cards if card not in gone]
        taken = [tuple(rest[:4]) if seat in takers else () for seat in range(4)]
        stock = tuple(card for card in rest if card not in taken[takers[0]]) if takers else rest
        won = tuple(takers.count(seat) for seat in range(4))
        state = start._replace(
            phase="bid" if plays is None else "play",
            lying=Tricks(held, tuple(stock)[:3], (), tuple(taken), won, lead),
            turned=(turned,),
            trump=trump or turned[0],
            declarer=plays,
            takers=takers,
            pool=pool,
            beet=beet,
        )
        self.begin(state, moves)

    @property
    def lying(self) -> Any:
        """Where the cards lie."""
        return self.state.lying

    @property
    def paid(self) -> tuple[list[int], int, int | None]:
        """The scores, what is in the pool, and whose beet it is."""
        return [*self.state.score], self.state.pool, self.state.beet

    def refusal(self, move: str) -> str:
        """Try a move that must be refused: its clauses without the source's name."""
        return " ".join(map(self.short, self.refused(move).clauses))


HANDS = "s9 hk h10 c9 d9 | sk hq c10 d10 da | ca ck sa cj dk | sj hj dj cq sq"
"""Five cards each, the knave of clubs with the third seat, the other three with the dealer."""


def undealt(*moves: str, **readings: Any) -> Table:
    """Begin a game before the deal, the last seat the dealer, and make moves."""
    return Table(HANDS, **readings).undealt(*moves)


def dealt(hands: str = HANDS, turned: str = "h9") -> list[str]:
    """The moves that deal these hands and turn this card up."""
    cards = [card for hand in hands.split("|") for card in hand.split()]
    return [*(f"deal:{card}" for card in cards), f"turn:{turned}"]
