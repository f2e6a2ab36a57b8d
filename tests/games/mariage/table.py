"""A table drawn as text: hands by seat, the stock, what is taken; then moves, and what came."""

from __future__ import annotations

from typing import Any

from gnav_core.cards.pack import in_order
from tests.games.cards_table import CardTable, by_seat

RULES = "mariage-1774"
LENDER = "hundrede-og-eet-1774"


class Table(CardTable):
    """Lay hands, make moves, and look at the events and the position.

    ``hands`` are the cards by seat, ``"s6 h7 | ca | ."``; a dot is an empty hand. ``stock`` lists
    the covered cards and then the one turned up; where it is empty, ``trump`` names the suit.
    ``taken`` are the cards in tricks by seat, ``score`` the counts; the last seat has dealt.
    """

    rules = RULES

    def __init__(
        self,
        hands: str,
        *moves: str,
        stock: str = "",
        trump: str = "s",
        taken: str = "",
        score: tuple[int, ...] = (),
        reached: tuple[int, ...] = (),
        lead: int = 0,
        **readings: str,
    ) -> None:
        held = by_seat(hands)
        game = self.new(len(held), None, readings)
        *unseen, turned = stock.split() or [""]
        state = game.initial_state()._replace(
            phase="play",
            hands=held,
            unseen=in_order(unseen),
            turned=(turned,) if turned else (),
            trump=turned[:1] or trump,
            piles=by_seat(taken) if taken else ((),) * len(held),
            score=score or (0,) * len(held),
            at=lead,
        )
        home = tuple(seat for seat, pile in enumerate(state.piles) if pile)
        own = state.own._replace(reached=reached, home=home)
        self.begin(state._replace(own=own), moves)

    @property
    def score(self) -> tuple[int, ...]:
        """What each has counted."""
        score: tuple[int, ...] = self.state.score
        return score

    @property
    def winners(self) -> list[int]:
        """Who has won."""
        winners: list[int] = self.game.winners(self.state)
        return winners

    def said(self, *kinds: str) -> list[tuple[Any, ...]]:
        """The events of these kinds: kind, seat, and the clauses in one line."""
        return [(kind, seat, " ".join(clauses)) for kind, seat, *clauses in super().said(*kinds)]

    def short(self, clause: str) -> str:
        """Name a clause without its source; one of the lender begins with *101*."""
        return brief(clause)


def brief(clause: str) -> str:
    """Name a clause without its source; one of the lender begins with *101*."""
    source, _, name = clause.partition(".")
    return name if source == RULES else f"101:{name}"


def undealt(players: int, *moves: str) -> Table:
    """Begin a game before the deal, the last seat the dealer, and make moves."""
    return Table(" | ".join("." * players)).undealt(*moves)
