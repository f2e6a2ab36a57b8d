"""A table drawn as text: hands by seat, who plays, what lies there; then moves, and what came."""

from __future__ import annotations

from typing import Any

from gnav_core.cards.tricks import Tricks
from tests.games.cards_table import CardTable, by_seat

RULES = "tre-kort-1774"


class Table(CardTable):
    """Lay hands, make moves, and look at the events and the position.

    ``hands`` are the cards by seat, ``"s6 h7 | ca . | ."``; a dot alone is one who has passed.
    Trumps are of the suit of ``turned``. ``taken`` are the cards played already by seat, ``won``
    the tricks these are; all others are in the stock. ``at`` is the seat whose turn it is. The
    last seat deals. ``beets`` lie on the table, each with whose it is.
    """

    rules = RULES

    def __init__(
        self,
        hands: str,
        *moves: str,
        turned: str = "d9",
        taken: str = "",
        won: tuple[int, ...] = (),
        at: int | None = None,
        phase: str = "play",
        beets: tuple[tuple[int, int], ...] = (),
        score: tuple[int, ...] = (),
        deal: int = 1,
        **readings: str,
    ) -> None:
        held = by_seat(hands)
        start = self.new(len(held), None, readings).initial_state()
        piles = by_seat(taken) if taken else ((),) * len(held)
        gone = {turned, *(card for cards in (*held, *piles) for card in cards)}
        stock = tuple(card for card in self.game.rules.cards if card not in gone)
        joined = tuple(seat for seat, hand in enumerate(held) if hand)
        if phase == "bid":
            joined = ()
        passed = tuple(seat for seat in range(len(held)) if phase != "bid" and not held[seat])
        turn = at if at is not None else (joined or (0,))[0]
        least = min(beets, key=lambda beet: beet[1], default=None)
        state = start._replace(
            phase=phase,
            deal=deal,
            lying=Tricks(held, stock, (), piles, won or (0,) * len(held), turn),
            turned=turned,
            joined=joined,
            passed=passed,
            pot=3 + (least[1] if least else 0),
            beets=beets,
            beet_of=least[0] if least else None,
            score=score or (0,) * len(held),
        )
        self.begin(state, moves)

    @property
    def lying(self) -> Any:
        """Where the cards lie."""
        return self.state.lying

    @property
    def score(self) -> tuple[int, ...]:
        """What each has won or lost."""
        score: tuple[int, ...] = self.state.score
        return score

    def refusal(self, move: str) -> str:
        """Try a move that must be refused: its clauses without the source's name."""
        return " ".join(map(self.short, self.refused(move).clauses))


def undealt(players: int, *moves: str, **readings: Any) -> Table:
    """Begin a game before the deal, the last seat the dealer, and make moves."""
    return Table(" | ".join("." * players), **readings).undealt(*moves)


def dealt(*hands: str) -> list[str]:
    """Deal these hands, each in the order given: two cards round, then one."""
    held = [hand.split() for hand in hands]
    first = [f"deal:{card}" for hand in held for card in hand[:2]]
    return [*first, *(f"deal:{hand[2]}" for hand in held)]
