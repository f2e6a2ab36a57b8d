"""A table drawn as text: hands by seat, the stock, what is taken; then moves, and what came."""

from __future__ import annotations

from typing import Any

from gnav_core.cards.counted.state import State as Position
from gnav_core.cards.pack import in_order
from gnav_core.core import registry
from gnav_core.core.action import Action
from gnav_core.core.event import Event, SeenEvent
from gnav_core.core.game import IllegalAction, see
from gnav_core.games.mariage.state import Kept

RULES = "mariage-1774"
LENDER = "hundrede-og-eet-1774"


class Table:
    """Lay hands, make moves, and look at the events and the position.

    ``hands`` are the cards by seat, ``"s6 h7 | ca | ."``; a dot is an empty hand. ``stock`` lists
    the covered cards and then the one turned up; where it is empty, ``trump`` names the suit.
    ``taken`` are the cards in tricks by seat, ``score`` the counts; the last seat has dealt.
    """

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
        chosen = {name.replace("_", "-"): option for name, option in readings.items()}
        self.game: Any = registry.new(RULES, len(held), None, chosen)
        *unseen, turned = stock.split() or [""]
        self.state: Position[Kept] = self.game.initial_state()._replace(
            phase="play",
            hands=held,
            unseen=in_order(unseen),
            turned=(turned,) if turned else (),
            trump=turned[:1] or trump,
            piles=by_seat(taken) if taken else ((),) * len(held),
            score=score or (0,) * len(held),
            at=lead,
        )
        home = tuple(seat for seat, pile in enumerate(self.state.piles) if pile)
        own = self.state.own._replace(reached=reached, home=home)
        self.state = self.state._replace(own=own)
        self.events: list[SeenEvent] = []
        self.log: list[Event] = []
        self.play(*moves)

    def play(self, *moves: str) -> Table:
        """Make moves, each written as in a record, a card alone for ``play:``."""
        for move in moves:
            self._move(move)
        return self

    def _move(self, move: str) -> None:
        action = Action.read(f"play:{move}" if move in self.game.rules.cards else move)
        self.state, events = self.game.apply(self.state, action)
        self.log.extend(events)
        self.events.extend(event.whole for event in events)

    @property
    def hands(self) -> str:
        """The hands by seat, as text."""
        return " | ".join(" ".join(hand) or "." for hand in self.state.hands)

    @property
    def legal(self) -> str:
        """The legal moves in the game's order; of a card played, its name alone."""
        legal = map(str, self.game.legal_actions(self.state))
        return " ".join(move.removeprefix("play:") for move in legal)

    @property
    def turn(self) -> str:
        """What is to be done now, and by whom: ``play 0``."""
        return f"{self.state.phase} {self.state.at}"

    @property
    def score(self) -> tuple[int, ...]:
        """What each has counted."""
        return self.state.score

    @property
    def winners(self) -> list[int]:
        """Who has won."""
        winners: list[int] = self.game.winners(self.state)
        return winners

    def position(self) -> dict[str, Any]:
        """The position as a record prints it."""
        position: dict[str, Any] = self.game.position(self.state)
        return position

    def zones(self, seat: int | None) -> dict[str, tuple[list[str], int]]:
        """What a seat sees in each zone: the cards, and how many are covered."""
        table = see(self.game, self.state, seat).table
        return {
            zone.id: ([lying.card for lying in zone.cards], zone.unknown) for zone in table.zones
        }

    def marks(self, name: str) -> dict[Any, Any]:
        """The marks of a name, by place."""
        return dict(self.game.table(self.state).values(name))

    def kinds(self) -> list[str]:
        """The kinds of all events."""
        return [event.kind for event in self.events]

    def said(self, *kinds: str) -> list[tuple[Any, ...]]:
        """The events of these kinds: kind, seat, and the clauses, those of the lender marked."""
        return [
            (event.kind, event.seat, " ".join(map(brief, event.clauses)))
            for event in self.events
            if event.kind in kinds
        ]

    def refusal(self, move: str) -> tuple[str, str]:
        """Try a move that must be refused: why, and its clauses without the source's name."""
        try:
            self._move(move)
        except IllegalAction as refused:
            return str(refused.why), " ".join(map(brief, refused.clauses))
        raise AssertionError(f"{move} was allowed")


def by_seat(cards: str) -> tuple[tuple[str, ...], ...]:
    """Read cards by seat."""
    return tuple(in_order(some.replace(".", "").split()) for some in cards.split("|"))


def brief(clause: str) -> str:
    """Name a clause without its source; one of the lender begins with *101*."""
    source, _, name = clause.partition(".")
    return name if source == RULES else f"101:{name}"


def undealt(players: int, *moves: str) -> Table:
    """Begin a game before the deal, the last seat the dealer, and make moves."""
    table = Table(" | ".join("." * players))
    table.state = table.game.initial_state()
    return table.play(*moves)
