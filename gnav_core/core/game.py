"""The interface every game has; the names are OpenSpiel's."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final, Literal, NamedTuple, Protocol, TypeVar

from gnav_core.core.action import Action
from gnav_core.core.cited import Ground, Status
from gnav_core.core.event import Event
from gnav_core.core.result import Kind
from gnav_core.core.sentences import Sentence
from gnav_core.core.table import Seats, Table, hide

if TYPE_CHECKING:
    from gnav_core.core.space import Bounds, Space

CHANCE: Final = "chance"
Mover = int | Literal["chance"] | None
"""Who moves: a seat (from 0), ``CHANCE``, or ``None`` when the game is over."""

S = TypeVar("S", contravariant=True)


class Transition(NamedTuple):
    """Hold the state after a move and the events of the move."""

    state: Any
    events: tuple[Event, ...]


class Outcome(NamedTuple):
    """Name the winners of a game that is over, why they won, and the clauses of it."""

    winners: Seats
    reason: str
    clauses: tuple[str, ...]


class Moment(NamedTuple):
    """Say what stage a game is at, as anybody may know it.

    ``deal`` counts the deals from 1. ``rests``: a deal is about to be dealt, to nobody yet;
    ``open``: what was dealt has been laid open to all. ``turn`` is the seat that moves, or that
    chance deals to. ``about`` is the card that it is asked about, where all see which.
    """

    deal: int
    phase: str
    rests: bool
    open: bool
    turn: int | None
    about: str = ""


class IllegalAction(ValueError):
    """Refuse a move: ``why`` in one sentence, and the ``clauses`` the refusal rests on.

    ``status`` is that of the weakest of them. Where it turns on something hidden by which clause a
    move is refused, ``told`` is the ground of all by which it may be, for whoever is at the table.
    """

    def __init__(
        self,
        why: str,
        clauses: tuple[str, ...],
        status: Status = "stated",
        told: Ground | None = None,
    ) -> None:
        super().__init__(why)
        self.why = why
        self.clauses = clauses
        self.status = status
        self.told = told

    def at_the_table(self) -> IllegalAction:
        """Give the refusal as whoever tries the move is told it."""
        if self.told is None:
            return self
        return IllegalAction(self.why, self.told.cites, self.told.status)


class AskError(ValueError):
    """Refuse what cannot be asked, in one sentence; ``clauses`` say by which rule, if by one."""

    def __init__(self, why: str, /, *clauses: str, **parts: Any) -> None:
        super().__init__(why if isinstance(why, Sentence) else Sentence(why, **parts))
        self.clauses = clauses


class Game(Protocol[S]):
    """Play one game: pure functions on frozen states."""

    rules: Any
    rules_id: str
    players: int
    dealer: int
    hands_on: ClassVar[Mapping[str, Kind]]
    """What one deal hands on to the next, by name and kind; nothing in a game of one deal."""
    unheard: ClassVar[tuple[Action, ...]]
    """The moves of which other seats may be told nothing."""

    def begin(self) -> Transition:
        """Give the first state, and what happens before any move."""
        ...

    def initial_state(self) -> Any:
        """Give the first state alone."""
        ...

    def current_player(self, state: S) -> Mover:
        """Say who moves."""
        ...

    def legal_actions(self, state: S) -> list[Action]:
        """List the moves that are allowed now."""
        ...

    def is_legal(self, state: S, action: Action) -> bool:
        """Whether a move is allowed now."""
        ...

    def naming(self, state: S, things: frozenset[str]) -> list[Action]:
        """List the moves that are allowed now and name these cards or pieces, and no others."""
        ...

    def chance_outcomes(self, state: S) -> list[tuple[Action, float]]:
        """List what chance can bring, each with its probability."""
        ...

    def apply(self, state: S, action: Action) -> Transition:
        """Make a move, and all that follows by itself. Raises ``IllegalAction``."""
        ...

    def step(self, state: S, action: Action) -> Transition:
        """Make a move, up to where somebody has to be asked, though one answer alone is left him.

        Raises ``IllegalAction``.
        """
        ...

    def forced(self, state: S) -> Action | None:
        """Give the one answer that is left, where not to be asked would tell what a seat holds.

        It is no move: no record has it, and ``apply`` goes past it.
        """
        ...

    def is_terminal(self, state: S) -> bool:
        """Whether the game is over."""
        ...

    def returns(self, state: S) -> list[float]:
        """Give what each seat won or lost."""
        ...

    def outcome(self, state: S) -> Outcome | None:
        """Name the winners and why, once the game is over."""
        ...

    def position(self, state: S) -> dict[str, Any]:
        """Give the position as a record prints it."""
        ...

    @property
    def space(self) -> Space:
        """Give the words of this game: its cards, what can be said, where cards can lie."""
        ...

    def moves(self) -> tuple[str, ...]:
        """List every step that a seat can ever take, in an order that stays.

        A move is one step, unless it names several cards: then it is the steps of ``space.steps``.
        """
        ...

    def chances(self) -> tuple[str, ...]:
        """List all that chance can ever bring, as moves are written, in an order that stays."""
        ...

    def bounds(self) -> Bounds:
        """Say how long a game can be, and how much one seat can win or lose."""
        ...

    def cells(self) -> tuple[str, ...]:
        """Name each place of the array that ``array`` gives."""
        ...

    def array(self, state: S, seat: int | None) -> tuple[int, ...]:
        """Tell as whole numbers what a seat (``None``: a bystander) sees: one for each cell."""
        ...

    def moment(self, state: S) -> Moment:
        """Say what stage the game is at."""
        ...

    def handed_on(self, state: S) -> dict[str, Any]:
        """Give what the deal before has handed on to a position at rest, by name."""
        ...

    def resting(self, state: S, handed: Mapping[str, Any]) -> Any:
        """Give the position after the deal that rests in ``state``, which handed this on.

        ``None``: it cannot have done so, or no deal comes after it.
        """
        ...

    def playing(self, state: S) -> Sequence[bool]:
        """Say for each seat whether it is still in the game."""
        ...

    def table(self, state: S) -> Table:
        """Give the table, nothing hidden."""
        ...

    def attempts(self, state: S) -> list[Action]:
        """List the moves that are not allowed now and that a person may try nevertheless."""
        ...

    def allowing(self, state: S, action: Action) -> Ground:
        """Give what allows a move that is legal now."""
        ...

    def refuse(self, state: S, action: Action) -> IllegalAction:
        """Say why a move is not allowed, and by which clause."""
        ...

    def law_now(self, state: S) -> Ground:
        """Give what rules this moment, whatever is hidden."""
        ...


class Seen(NamedTuple):
    """What a seat (``None``: a bystander) may know of a position.

    What it does not see of the ``table`` is covered. ``legal`` are its moves where it is to move,
    in the order of their names.
    """

    seat: int | None
    table: Table
    moment: Moment
    to_move: Mover
    legal: tuple[Action, ...]


def see(game: Game[S], state: S, seat: int | None) -> Seen:
    """Look at a position from one seat: what it may know, and nothing else."""
    mover = game.current_player(state)
    own_move = mover == seat and seat is not None
    legal = tuple(sorted(game.legal_actions(state), key=str)) if own_move else ()
    return Seen(seat, hide(game.table(state), seat), game.moment(state), mover, legal)
