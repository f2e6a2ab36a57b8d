"""``gnav-record/1``: a game as the list of its moves; read, replayed and written."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from typing import Any, Final

from gnav_core.core import chance, outside, registry, result
from gnav_core.core.event import Event, event_json
from gnav_core.core.game import AskError, Game, IllegalAction
from gnav_core.core.outside import NewerError, OutsideError, check_format, mended, shown
from gnav_core.core.result import Result, ResultError, Step
from gnav_core.core.sentences import Sentence

FORMAT: Final = "gnav-record/1"
LONGEST: Final = 1_000_000
"""Letters of a record: some sixteen games of 37 players in one, each played to its end."""


class RecordError(ValueError):
    """Refuse a malformed record, in one sentence; ``clauses`` say by which rule, if by one."""

    def __init__(self, why: str, *clauses: str) -> None:
        super().__init__(why)
        self.clauses = clauses


class NewerRecordError(RecordError, NewerError):
    """Refuse a record that a newer version of the archive made."""


@dataclass(frozen=True, slots=True)
class Record:
    """Hold a game, whole or unfinished: its rules, its seats, its moves.

    ``results`` are of deals told by their result alone, each with the number of moves it stands
    after; ``left_out``: a deal was in play after all that. ``more`` keeps what else the record says
    (names, seed …), so that nothing is lost when it is written again.
    """

    rules: str
    players: int
    moves: tuple[str, ...] = ()
    dealer: int | None = None
    readings: dict[str, str] = field(default_factory=dict)
    more: dict[str, Any] = field(default_factory=dict)
    results: tuple[tuple[int, Result], ...] = ()
    left_out: bool = False

    @property
    def steps(self) -> tuple[Step, ...]:
        """The moves, and among them the results, each where it stands."""
        return result.joined(self.moves, self.results)

    def with_steps(self, steps: Sequence[Step], left_out: bool, more: dict[str, Any]) -> Record:
        """Give the record with these steps in place of its own, and this as what else it says."""
        moves, results = result.parted(steps)
        return replace(
            self, moves=tuple(moves), results=tuple(results), left_out=left_out, more=more
        )

    def game(self) -> Game[Any]:
        """Set up the game. Raises ``RecordError`` where its rules do not allow it."""
        try:
            rules = registry.played_by(self.rules, self.readings, self._own_rules())
            game: Game[Any] = registry.seat(rules, self.players, self.dealer)
        except AskError as error:
            refused = NewerRecordError if isinstance(error, NewerError) else RecordError
            raise refused(error.args[0]) from None
        except registry.SetupError as error:
            why = Sentence("This game cannot be played: {why}.", why=error.args[0])
            raise RecordError(why, *error.clauses) from None
        return game

    def _own_rules(self) -> Any:
        """Give the rules in the record; what they read stands in them, not beside them."""
        if self.readings and registry.is_special(self.rules):
            raise AskError(
                "The readings of house rules stand in the house rules, not in the record."
            )
        return self.more.get(self.rules)

    def as_value(self) -> dict[str, Any]:
        """Give the record as a JSON value."""
        written: dict[str, Any] = {"format": FORMAT, "rules": self.rules, "players": self.players}
        if self.dealer is not None:
            written["dealer"] = self.dealer
        if self.readings:
            written["readings"] = self.readings
        return {**written, **self.more, **line_json(self.moves, self.results, self.left_out)}

    def as_json(self) -> str:
        """Write the record on one line."""
        return json.dumps(self.as_value(), ensure_ascii=False)


def line_json(
    moves: Sequence[str],
    results: Sequence[tuple[int, Result]],
    left_out: bool,
    seen: int | None = None,
) -> dict[str, Any]:
    """Write a line of play as a record has it."""
    cut = {"left_out": True} if left_out else {}
    marked = {} if seen is None else {"seen": seen}
    return {**result.results_json(results), **cut, **marked, "moves": list(moves)}


KEYS = ("format", "rules", "players", "dealer", "readings", "moves", "results", "left_out")


def parse(text: str) -> Record:
    """Read a record from JSON text. Raises ``RecordError`` for text that is none.

    A move is refused as it was written, with every odd letter in it; the rest is mended.
    """
    return read(_value(text))


def _value(text: str) -> Any:
    try:
        return outside.read(text, LONGEST, mend=False)
    except OutsideError as error:
        raise RecordError(error.args[0]) from None


def read(value: Any) -> Record:
    """Read a record from a JSON value, and check that its game can be set up.

    Raises ``RecordError``, which says what is wrong and what would be right.
    """
    return _set_up(value)[0]


def _set_up(value: Any) -> tuple[Record, Game[Any]]:
    if not isinstance(value, dict):
        raise RecordError(Sentence("A record is a JSON object, and this is none."))
    made = "This record was made by a newer version of the archive ({format})."
    check_format(value.get("format"), FORMAT, made, NewerRecordError, RecordError)
    if not isinstance(value.get("rules"), str):
        raise RecordError(Sentence("A record names its rules, for instance 'gnav-1774'."))
    players, dealer = value.get("players"), value.get("dealer")
    if not isinstance(players, int) or isinstance(players, bool):
        wrong = "The players must be a whole number, not {given}."
        raise RecordError(Sentence(wrong, given=shown(players)))
    if "dealer" in value and not _whole(dealer):
        wrong = "The dealer must be a seat, a number from 0, not {given}."
        raise RecordError(Sentence(wrong, given=shown(dealer)))
    readings, moves = value.get("readings", {}), value.get("moves")
    if not isinstance(readings, dict):
        raise RecordError(Sentence("The readings must be an object of options by crux name."))
    if not isinstance(moves, list) or not all(isinstance(move, str) for move in moves):
        raise RecordError(Sentence("The moves must be a list of strings."))
    more = mended({key: part for key, part in value.items() if key not in KEYS})
    record = Record(value["rules"], players, tuple(moves), dealer, readings, more)
    game = record.game()
    results, left_out = read_rest(value, game)
    return replace(record, results=results, left_out=left_out), game


def read_rest(
    line: Mapping[str, Any], game: Game[Any]
) -> tuple[tuple[tuple[int, Result], ...], bool]:
    """Read what stands beside the moves of a line: its results, and whether a deal is left out.

    Raises ``RecordError``.
    """
    left_out = line.get("left_out", False)
    if not isinstance(left_out, bool):
        wrong = "Whether a deal is left out must be true or false, not {given}."
        raise RecordError(Sentence(wrong, given=shown(left_out)))
    try:
        return result.read(line.get("results", []), game, len(line["moves"])), left_out
    except ResultError as error:
        raise RecordError(error.args[0]) from None


def _whole(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def steps(record: Record, game: Game[Any]) -> Iterator[tuple[Any, tuple[Event, ...]]]:
    """Play the record: yield the first state, then the state and the events of each step.

    Raises ``IllegalMoveError`` at a move that is not allowed, ``RecordError`` at a result that
    cannot be.
    """
    state, events = game.begin()
    yield state, events
    moves = 0
    for step in record.steps:
        with stops_at(moves, step, state):
            state, events = result.take(game, state, step, game.apply)
        moves += isinstance(step, str)
        yield state, events


@contextmanager
def stops_at(moves: int, step: Step, state: Any) -> Iterator[None]:
    """Say at which move of a record it stops, where a step is refused; raises as ``steps`` does."""
    try:
        yield
    except IllegalAction as refusal:
        raise IllegalMoveError(moves, str(step), state, refusal) from None
    except ResultError as error:
        raise RecordError(error.args[0]) from None


class IllegalMoveError(ValueError):
    """Stop a record at an illegal move: where it stands, and the refusal."""

    def __init__(self, at: int, move: str, state: Any, refusal: IllegalAction) -> None:
        stopped = "Move {at}, {move}, is not allowed: {why}"
        super().__init__(Sentence(stopped, at=at, move=shown(move), why=refusal.why))
        self.at = at
        self.move = move
        self.state = state
        self.refusal = refusal


def replay(text: str, each: bool = False) -> Iterator[dict[str, Any]]:
    """Replay one record: yield the answer at its end, or with ``each`` after every move.

    A malformed record gives one answer with ``status`` ``error``; an illegal move ends it with
    ``status`` ``illegal``. The last answer to a record of several devices says under ``chance``
    whether chance brought what the seed draws that was committed to.
    """
    try:
        record, game = _set_up(_value(text))
    except RecordError as error:
        yield {"status": "error", "why": str(error)}
        return
    events: list[Event] = []
    try:
        for number, (state, new) in enumerate(steps(record, game)):
            events.extend(new)
            if each and number:
                told = _chance(record, game) if number == len(record.steps) else {}
                yield {"status": "ok", **told, **_position(game, state, events)}
                events.clear()
    except IllegalMoveError as stop:
        yield _illegal(stop, game, events)
        return
    except RecordError as error:
        yield {"status": "error", "why": str(error)}
        return
    if not each:
        yield {"status": "ok", **_chance(record, game), **_position(game, state, events)}


def _chance(record: Record, game: Game[Any]) -> dict[str, Any]:
    """Tell whether chance brought what the seed of a game of several devices draws."""
    check, moves = chance.Check(record.more), 0
    played = steps(record, game) if check.applies else ()
    for step, (state, _) in zip(
        record.steps, played, strict=False
    ):  # what follows the last is more
        if isinstance(step, str):
            check.see(game, state, step, moves)
            moves += 1
    return check.told()


def _position(game: Game[Any], state: Any, events: Sequence[Event]) -> dict[str, Any]:
    return {**game.position(state), "events": [event_json(event.whole) for event in events]}


def _illegal(stop: IllegalMoveError, game: Game[Any], events: list[Event]) -> dict[str, Any]:
    source = stop.refusal.clauses[0].partition(".")[0]
    return {
        "status": "illegal",
        "at": stop.at,
        "move": stop.move,
        "why": stop.refusal.why,
        "clauses": list(stop.refusal.clauses),
        **({"supplied": source} if source != game.rules_id else {}),
        **_position(game, stop.state, events),
    }
