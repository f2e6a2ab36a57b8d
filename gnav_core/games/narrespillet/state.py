"""A position: frozen data."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from gnav_core.core.action import Action
from gnav_core.core.event import Event
from gnav_core.games.narrespillet.pack import HOUSES, Cards

Phase = Literal["deal", "draw", "turn", "fool", "hermit", "throw", "call", "reshuffle", "over"]
Log = list[Event]

DEMONS: Final = "demons"
Who = int | Literal["demons"]
"""A participant: a seat, or the Demons, whom a seat leads."""

FORFEIT: Final = "forfeit"
JUDGED: Final = "judgement"
Laid = Cards | Literal["forfeit", "judgement"] | None
"""What lies on a field: a placement, a forfeit, Judgement, or nothing yet."""

Why = Literal["replace", "wheel", "justice", "demons", "fill"]
"""Why cards are drawn: for one used from the row, for a card that draws, or to fill."""

Further = Literal["", "priestess", "priest", "justice"]
"""By which card the actor has a further turn, if by any."""

Then = Literal["", "work", "end", "throw", "fill", "next"]
"""What follows when nothing is wanted any more: nothing, for somebody is asked; the card played
begins to work; the turn ends; the Wheel’s player throws; hands are filled; the next is at turn."""


def as_who(word: str) -> Who:
    """Read a participant as a move writes him."""
    return DEMONS if word == DEMONS else int(word)


class Part(NamedTuple):
    """What one participant has: closed and open cards, a Chariot, Strength, four fields.

    The Demons’ hand is ``closed`` though all see it. ``fills``: the hand is filled; it is not once
    its player is done, nor that of Demons without cards of their own. ``finished``: all that he had
    is thrown.
    """

    closed: Cards = ()
    open: Cards = ()
    chariot: Cards | None = None
    strength: str = ""
    fields: tuple[Laid, ...] = (None,) * len(HOUSES)
    fills: bool = True
    finished: bool = False

    @property
    def hand(self) -> Cards:
        """Give the hand: the closed cards, and the open ones of Strength."""
        return self.closed + self.open

    @property
    def is_done(self) -> bool:
        """Whether no field is open: the round is over for him."""
        return None not in self.fields

    def on(self, field: str) -> Laid:
        """Give what lies on a field."""
        return self.fields[HOUSES.index(field)]

    def laying(self, fields: Cards, laid: Laid) -> Part:
        """Give the participant with something on these fields."""
        rows = zip(HOUSES, self.fields, strict=True)
        return self._replace(fields=tuple(laid if h in fields else old for h, old in rows))


class Victory(NamedTuple):
    """A field won: in which round, and by which seat."""

    deal: int
    field: str
    seat: int


class Wanted(NamedTuple):
    """Cards that are to be drawn: ``why``, by whom (``None``: to the row), how many still."""

    why: Why
    to: Who | None
    left: int


class State(NamedTuple):
    """Hold one position.

    ``parts`` are the players, ``demons`` what the Demons have and ``owner`` who leads them.
    ``aside`` is what Death threw unseen. ``row`` is Justice’s, where ``justice`` lies. ``hermit``
    lies before somebody with so many turns left, ``temperance`` before somebody on a field.
    ``forfeits`` are by field, in order. ``turnable``: the pile may still be turned in this round;
    ``refused``: it was refused in this turn.

    ``last`` had the last turn in the usual order, ``actor`` acts; ``asked`` are those to be asked
    still, the first one now. ``doing`` is a card that is being played, or the placement that the
    Fool may take; ``used`` counts the cards of the row to be replaced, ``then`` says what follows
    when nothing is wanted, ``further`` whether the actor has another turn when all is drawn,
    ``may_end`` whether he may do without the one he has. ``called`` are the cards called so far,
    of ``tries``.
    """

    phase: Phase
    deal: int
    dealer: int
    parts: tuple[Part, ...]
    stock: Cards
    victories: tuple[Victory, ...] = ()
    demons: Part | None = None
    owner: int = 0
    aside: Cards = ()
    pile: Cards = ()
    row: Cards = ()
    justice: bool = False
    hermit: tuple[Who, int] | None = None
    temperance: tuple[Who, str] | None = None
    forfeits: tuple[tuple[Who, ...], ...] = ((),) * len(HOUSES)
    turnable: bool = True
    refused: bool = False
    last: Who = 0
    actor: Who = 0
    asked: tuple[Who, ...] = ()
    doing: Action | None = None
    wanted: Wanted | None = None
    used: int = 0
    then: Then = ""
    further: Further = ""
    may_end: bool = False
    called: Cards = ()
    tries: int = 0

    @property
    def players(self) -> int:
        """Count the seats."""
        return len(self.parts)

    def part(self, who: Who) -> Part:
        """Give what a participant has."""
        if who == DEMONS:
            assert self.demons is not None
            return self.demons
        return self.parts[who]

    def changed(self, who: Who, part: Part) -> State:
        """Give the position in which a participant has something else."""
        if who == DEMONS:
            return self._replace(demons=part)
        return self._replace(parts=(*self.parts[:who], part, *self.parts[who + 1 :]))

    def seat(self, who: Who) -> int:
        """Give the seat that acts for a participant."""
        return self.owner if who == DEMONS else who

    def circle(self, after: Who) -> tuple[Who, ...]:
        """List all participants as turns go, from the one after; he is the last himself."""
        row: list[Who] = []
        for seat in range(self.players):
            if self.demons is not None and seat == self.owner:
                row.append(DEMONS)
            row.append(seat)
        at = row.index(after)
        return (*row[at + 1 :], *row[: at + 1])

    def worlds(self) -> Cards:
        """List the fields that the World has won in this round."""
        return tuple(won.field for won in self.victories if won.deal == self.deal)

    def thrown(self, cards: Cards) -> State:
        """Give the position with more cards on the pile."""
        return self._replace(pile=(*self.pile, *cards))


def wins(state: State) -> list[list[int]]:
    """Count by seat the victories on each field."""
    found = [[0] * len(HOUSES) for _ in range(state.players)]
    for won in state.victories:
        found[won.seat][HOUSES.index(won.field)] += 1
    return found
