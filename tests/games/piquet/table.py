"""A table drawn as text: hands by seat, what was counted; then moves, and what came of them."""

from __future__ import annotations

from typing import Any

from gnav_core.cards.tricks import Tricks
from tests.games.cards_table import CardTable, by_seat, told

RULES = "piquet-1774"

NINETY = "sa sk sq sj s10 ha hk h9 da dk ca c8 | hq hj h8 h7 dq d9 d8 d7 cq c10 c9 c7"
"""A hand that has thirty without a lead, and one that has nothing as good."""

EQUAL = "sa sk sj s9 s8 hq hj h10 d9 d8 c10 c9 | hk h9 h8 da dk dj d10 d7 ca ck cj c7"
"""Two hands whose longest suit is as long, five, of which the second has more besides."""


class Table(CardTable):
    """Lay hands, make moves, and look at the events and the position.

    ``hands`` are the cards by seat: of twelve each seat 0 is to throw, all others lie in the heaps.
    Of fewer ``lead`` is to lead, and all others were played, in as many tricks as ``won`` says.
    ``points``, ``honours`` and ``melds`` are what has been counted. The last seat deals.
    """

    rules = RULES

    def __init__(
        self,
        hands: str,
        *moves: str,
        lead: int = 0,
        won: tuple[int, int] = (0, 0),
        points: tuple[int, int] = (0, 0),
        honours: tuple[int, int] = (0, 0),
        melds: str = ".|.",
        **readings: str,
    ) -> None:
        held = by_seat(hands)
        start = self.new(2, 1, readings).initial_state()
        rest = tuple(card for card in self.game.rules.cards if card not in (*held[0], *held[1]))
        throws = len(held[0]) == 12
        stock, gone = (rest, ()) if throws else ((), rest)
        state = start._replace(
            phase="throw" if throws else "play",
            lying=Tricks(held, stock, (), (gone, ()), won, lead),
            points=points,
            honours=honours,
            melds=tuple(tuple(own.replace(".", "").split()) for own in melds.split("|")),
        )
        self.begin(state, moves)

    @property
    def lying(self) -> Any:
        """Where the cards lie."""
        return self.state.lying

    @property
    def thrown(self) -> str:
        """What each has thrown away, as text."""
        return told(self.state.thrown)

    @property
    def melds(self) -> str:
        """What has counted, by seat, as text."""
        return told(self.state.melds)

    @property
    def counts(self) -> tuple[tuple[int, ...], tuple[int, ...], list[int]]:
        """Points without honours, honours, and both together, by seat."""
        return self.state.points, self.state.honours, self.game.score(self.state)

    def counted(self, what: str) -> list[tuple[Any, ...]]:
        """How something was counted: the seat, by how much, and the clauses."""
        return [
            (event.seat, event.details["by"], " ".join(map(self.short, event.clauses)))
            for event in self.events
            if event.kind == "counted" and event.details["what"] == what
        ]


def melded(hands: str, **readings: Any) -> Table:
    """Let both keep all their cards, and count what they hold."""
    return Table(hands, "keep", "keep", **readings)


def undealt(*moves: str, **readings: Any) -> Table:
    """Begin a game before the deal, seat 1 the dealer, and make moves."""
    return Table("sa | sk", **readings).undealt(*moves)


def dealing(hands: str) -> list[str]:
    """The moves by which hands are dealt, two cards at a time."""
    one, other = by_seat(hands)
    order = [card for at in range(0, 12, 2) for card in (*one[at : at + 2], *other[at : at + 2])]
    return [f"deal:{card}" for card in order]
