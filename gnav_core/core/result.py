"""A deal that a record tells by its result: what it handed on to the next, and none of its moves.

So a deal stands in a link in which a card was dealt and never shown. What it handed on (scores, a
pool, who deals) each game lists by name and kind; what is as it was at the beginning is not
written.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from gnav_core.core.action import Action
from gnav_core.core.cited import Ground
from gnav_core.core.event import Event, SeenEvent
from gnav_core.core.outside import shown
from gnav_core.core.sentences import Sentence, tell

if TYPE_CHECKING:
    from gnav_core.core.game import Game

Kind = Callable[[Any, int], Any]
"""Reads a value from outside in a game of so many players; raises ``WrongKindError``."""

KIND: Final = "result"
"""The kind of the event by which such a deal is told: ours, no move of the record and no rule."""

TOLD: Final = "Deal {deal} is told by its result: not all that was dealt in it was shown."
NOTHING: Final = Ground((), "stated", None)


class ResultError(ValueError):
    """Refuse the results of a record, in one sentence."""


class WrongKindError(ValueError):
    """Say that a value is not of the kind that belongs in its place."""


@dataclass(frozen=True)
class Result:
    """Hold by name what a deal handed on, as JSON has it."""

    handed: Mapping[str, Any]


Events = tuple[Event, ...]
Step = str | Result
"""A step of a line: a move, or a deal told by its result."""


def whole(value: Any, players: int) -> int:
    """Read a whole number."""
    if not isinstance(value, int) or isinstance(value, bool):
        raise WrongKindError
    return value


def count(value: Any, players: int) -> int:
    """Read a whole number of at least 0."""
    if whole(value, players) < 0:
        raise WrongKindError
    return int(value)


def seat(value: Any, players: int) -> int:
    """Read the number of a seat."""
    if count(value, players) >= players:
        raise WrongKindError
    return int(value)


def truth(value: Any, players: int) -> bool:
    """Read true or false."""
    if not isinstance(value, bool):
        raise WrongKindError
    return value


def each(kind: Kind, most: int | None = None) -> Kind:
    """Make the kind of a list: one of ``kind`` for each seat, or ``most`` at most."""

    def read(value: Any, players: int) -> tuple[Any, ...]:
        fits = isinstance(value, list) and (
            len(value) == players if most is None else len(value) <= most
        )
        if not fits:
            raise WrongKindError
        return tuple(kind(part, players) for part in value)

    return read


def seats(value: Any, players: int) -> tuple[int, ...]:
    """Read a list of seats, none of them twice."""
    read: tuple[int, ...] = each(seat, players)(value, players)
    if len(set(read)) != len(read):
        raise WrongKindError
    return read


def pair(one: Kind, other: Kind) -> Kind:
    """Make the kind of a list of two, each of its own kind."""

    def read(value: Any, players: int) -> tuple[Any, Any]:
        if not isinstance(value, list) or len(value) != 2:
            raise WrongKindError
        return one(value[0], players), other(value[1], players)

    return read


def nobody_or(kind: Kind) -> Kind:
    """Make the kind of a value that may be null."""
    return lambda value, players: None if value is None else kind(value, players)


def result_of(game: Game[Any], state: Any) -> Result:
    """Give the result of the deal before a position at rest."""
    begun = game.handed_on(game.begin().state)
    handed = game.handed_on(state)
    return Result({name: plain(handed[name]) for name in handed if handed[name] != begun[name]})


def plain(value: Any) -> Any:
    """Write what a position holds as JSON does."""
    if isinstance(value, frozenset):
        return sorted(value)
    return [plain(part) for part in value] if isinstance(value, tuple) else value


def take(
    game: Game[Any], state: Any, step: Step, make: Callable[[Any, Action], tuple[Any, Events]]
) -> tuple[Any, Events]:
    """Take one step of a line; ``make`` makes a move, all of it or up to where one is asked.

    Raises ``IllegalAction``, and ``ResultError`` at a result.
    """
    if isinstance(step, str):
        return make(state, Action.read(step))
    if not game.moment(state).rests:
        raise ResultError(Sentence("A result stands in this record in the middle of a deal."))
    handed = game.handed_on(game.begin().state) | _handed(game, step.handed)
    after = game.resting(state, handed)
    if after is None:
        why = "This record holds a result of deal {deal} that the deal cannot have had."
        raise ResultError(Sentence(why, deal=game.moment(state).deal))
    deal = game.moment(state).deal
    return after, (Event(KIND, None, {"deal": deal}, NOTHING, marked=game.table(after).marks),)


def said(event: SeenEvent, language: str = "en") -> str:
    """Say in a sentence that a deal is told by its result."""
    return tell(language, TOLD, **event.details)


def _handed(game: Game[Any], given: Mapping[str, Any]) -> dict[str, Any]:
    return {name: _read(game, name, value) for name, value in given.items()}


def _read(game: Game[Any], name: str, value: Any) -> Any:
    kind = game.hands_on.get(name)
    if kind is None:
        why = "A result in this record says {name}, which no deal of this game hands on."
        raise ResultError(Sentence(why, name=shown(name)))
    try:
        return kind(value, game.players)
    except WrongKindError:
        why = "A result in this record says of {name} what does not fit: {given}."
        raise ResultError(Sentence(why, name=name, given=shown(value))) from None


def read(value: Any, game: Game[Any], moves: int) -> tuple[tuple[int, Result], ...]:
    """Read the ``results`` of a record, or of one of its lines, that has so many moves.

    Raises ``ResultError``, in one sentence.
    """
    if not isinstance(value, list) or not all(isinstance(one, dict) for one in value):
        raise ResultError(Sentence("The results of a record must be a list of objects."))
    found, last = [], 0
    for one in value:
        at = one.get("at")
        if type(at) is not int or not last <= at <= moves:
            why = "Each result says at how many moves it stands, in order, not {given}."
            raise ResultError(Sentence(why, given=shown(at)))
        handed = {name: part for name, part in one.items() if name != "at"}
        _handed(game, handed)
        found.append((at, Result(handed)))
        last = at
    return tuple(found)


def joined(moves: Sequence[str], results: Sequence[tuple[int, Result]]) -> tuple[Step, ...]:
    """Lay the results among the moves, each where it stands."""
    return tuple(_joined(moves, results))


def _joined(moves: Sequence[str], results: Sequence[tuple[int, Result]]) -> Iterator[Step]:
    done = 0
    for at, one in results:
        yield from moves[done:at]
        yield one
        done = at
    yield from moves[done:]


def parted(steps: Sequence[Step]) -> tuple[list[str], list[tuple[int, Result]]]:
    """Part the steps of a line: its moves, and its results, each with where it stands."""
    moves: list[str] = []
    results: list[tuple[int, Result]] = []
    for step in steps:
        if isinstance(step, str):
            moves.append(step)
        else:
            results.append((len(moves), step))
    return moves, results


def results_json(results: Sequence[tuple[int, Result]]) -> dict[str, Any]:
    """Write results as a record has them, where there are any."""
    return {"results": [{"at": at, **one.handed} for at, one in results]} if results else {}
