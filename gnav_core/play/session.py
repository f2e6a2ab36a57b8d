"""A game being played: its lines, its seats' players, and the chance between the moves."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import dropwhile, takewhile
from typing import Any, Literal

from gnav_core.core import chance, registry
from gnav_core.core.event import SeenEvent
from gnav_core.core.family import Player
from gnav_core.core.game import Game, IllegalAction, Mover, see
from gnav_core.core.outside import shown
from gnav_core.core.record import Record, RecordError, read_rest
from gnav_core.core.result import Step, joined
from gnav_core.core.sentences import Seat, Sentence, retell
from gnav_core.play import example, lesson, seating, taken_back
from gnav_core.play.line import Entry, Line, common_length
from gnav_core.play.seating import ELSEWHERE, PERSONS

MOST_LINES = 1000
MOST_IN_A_LINE = 20_000
"""Moves of a line: four times as many as the longest game of 37 players takes."""

MOST_MOVES = 60_000
"""Moves in all lines together: so many can be kept in memory, and within a record's length."""

Waiting = Literal["seat", "deal", "over"]


class Session:
    """Play a record on, move by move, in one line or in several.

    ``kinds`` says for each seat whether a person plays it, or which computer player; ``stand_ins``
    which computer player sits in for a person for a while. Chance is
    drawn from the seed and the number of moves made, so that a game resumed goes on as it would
    have. What is taken back is kept as another line: ``lines`` holds them all, ``current`` is the
    number of the one in play.
    """

    def __init__(self, record: Record, kinds: Sequence[str] | None = None) -> None:
        self.example = example.read(record.more, record.players)
        is_lesson = self.example.lesson is not None
        record, self.lesson = lesson.begun(record, is_lesson, self.example.begin)
        kept, players = record.more, record.players
        self.names = seating.names(kept.get("names"), players)
        self.kinds = seating.kinds(kinds, record, self.example.lesson or 0)
        self.stand_ins: dict[int, str] = {}
        added = chance.nonces(kept.get(chance.NONCES))
        self._seed = chance.source(seating.seed(kept.get("seed")), added)
        self.family = registry.family(record.rules)
        self.game = record.game()
        self._players: dict[str, Player] = {}
        self._head = replace(record, moves=(), more={**kept, "kinds": list(self.kinds)})
        for read in ("lines", "line", "seen"):
            self._head.more.pop(read, None)
        others = _lines_of(kept.get("lines", []), self.game)
        _check_number([record.steps, self.lesson.moves, *(steps for steps, _ in others)])
        self.lines = self._lines([*others, (record.steps, record.left_out)])
        line = self.lines.pop()
        self.current = _number_of(kept.get("line"), len(self.lines))
        self.lines.insert(self.current, line)
        taken_back.read_marks(self, kept)
        script = Line(self.game, self.lesson.moves)  # what cannot be gone through is refused now
        told = (remark["at"] for remark in self.example.remarks)
        self.steps = lesson.steps(script.entries, told) if self.lesson.moves else ()

    def _lines(self, played: Sequence[tuple[Sequence[Step], bool]]) -> list[Line]:
        """Play lines through; each asks, unless what is hidden in the game is told anyhow.

        In an example and a lesson it is, and where a line has come to the end of the game.
        """
        example = self.example
        told = example.open or example.remarks or example.lesson is not None
        lines = [Line(self.game, *one, asks=not told, whole=example.open) for one in played]
        if not any(line.has_forced for line in lines):
            return lines
        over = any(self.game.is_terminal(line.state) for line in lines)
        return [Line(self.game, *one) for one in played] if over else lines

    @property
    def line(self) -> Line:
        """The line in play."""
        return self.lines[self.current]

    @property
    def state(self) -> Any:
        """The position at the end of the line in play."""
        return self.line.state

    @property
    def events(self) -> list[Entry]:
        """What has happened in the line in play."""
        return self.line.entries

    @property
    def record(self) -> Record:
        """The record so far; lines that were left are kept in it under ``lines``."""
        more = dict(self._head.more)
        others = [line for line in self.lines if line is not self.line]
        if others:
            more |= {"line": self.current, "lines": [line.as_value() for line in others]}
        if self.line.recorded_seen is not None:
            more["seen"] = self.line.recorded_seen
        return self._head.with_steps(self.line.recorded, self.line.left_out, more)

    def with_names(self, sentence: str, language: str = "en") -> str:
        """Say a sentence in a language, with the names of the seats in it."""
        return retell(sentence, language, self.names)

    @property
    def waiting(self) -> Waiting:
        """Say what the game waits for: a person at a seat, the next deal, or nothing more."""
        if self.over:
            return "over"
        return "deal" if self.line.mover(-1) is None else "seat"

    @property
    def over(self) -> bool:
        """Whether the line in play has come to the end of the game."""
        return self.game.is_terminal(self.state)

    @property
    def open(self) -> bool:
        """Whether all pieces lie face up: in an example, and in a game that is over."""
        return self.example.open or self.over

    def by_person(self, seat: Mover) -> bool:
        """Whether a person moves for this seat: for every seat where the record is open."""
        return isinstance(seat, int) and (
            self.example.open or (self.kinds[seat] in PERSONS and seat not in self.stand_ins)
        )

    def is_away(self, seat: int) -> bool:
        """Whether this seat is that of a person at a device of his own."""
        return self.kinds[seat] == ELSEWHERE

    @property
    def devices(self) -> bool:
        """Whether the game is played on several devices."""
        return ELSEWHERE in self.kinds

    def call(self, seat: int, name: str) -> None:
        """Call who sits at a seat otherwise from now on; no two are called alike."""
        self.names = seating.names(
            [*self.names[:seat], name, *self.names[seat + 1 :]], len(self.names)
        )
        self._head.more["names"] = list(self.names)

    def keep(self, key: str, value: Any) -> None:
        """Let the record say this too."""
        self._head.more[key] = value

    def act(self, move: str) -> None:
        """Make a move. Raises ``IllegalAction`` and ``RecordError``; then nothing has changed."""
        self._check_room(1)
        try:
            self.line.play(move)
        except IllegalAction as refusal:
            raise (refusal if self.open else refusal.at_the_table()) from None

    def act_at(self, seat: int, move: str) -> None:
        """Make the move of the person at a seat, then play on to the next person's.

        Raises as ``act`` does, and ``IllegalAction`` where it is not his turn.
        """
        if self.game.current_player(self.state) != seat:
            law = self.game.law_now(self.state).cites
            raise IllegalAction(Sentence("It is not the turn of {who}.", who=Seat(seat)), law)
        self.act(move)
        self.advance()

    def advance(self, new_deal: bool = False) -> None:
        """Let chance and computers move until a person must, a deal has been shown, or it is over.

        A deal once shown waits, to be looked at, until ``new_deal`` is asked for; so does a game
        whose deal in play was left out. A person is asked even where one answer alone is left him,
        if another looks on.
        """
        line = self.line
        deal = self._deal() if new_deal or not (line.moves or line.left_out) else None
        while (mover := self.game.current_player(self.state)) is not None:
            if line.between_deals(-1) and self._deal() != deal:
                break
            if self.by_person(mover) and (self.line.forced is None or self._is_shared):
                break
            self.act(self.lesson.next(line.moves) or self._unscripted(mover))
        self._forget_beginnings()

    @property
    def _is_shared(self) -> bool:
        """Whether several persons share the screen."""
        return sum(map(self.by_person, range(len(self.kinds)))) > 1

    def finish(self) -> None:
        """Let computers move for everybody to the end of the game; persons keep their seats."""
        while (mover := self.game.current_player(self.state)) is not None:
            self.act(self._unscripted(mover))
        self._forget_beginnings()

    def _deal(self) -> int:
        return self.game.moment(self.state).deal

    def last_of_a_person(self) -> int | None:
        """Find the last move of the line that a person made."""
        points = range(len(self.line.moves) - 1, -1, -1)
        return next((at for at in points if self._was_asked(at)), None)

    def _was_asked(self, at: int) -> bool:
        """Whether a person was asked at this point."""
        line = self.line
        return self.by_person(line.mover(at)) and (self._is_shared or not line.was_forced(at))

    def undo(self) -> None:
        """Take back the last move of a person; what was played stays, as another line."""
        at = self.last_of_a_person()
        if at is None:
            nothing = "Nobody at the screen has made a move that could be taken back."
            raise RecordError(Sentence(nothing))
        self.rewind(at)

    def rewind(self, at: int) -> None:
        """Go on from the position after ``at`` moves; what was played stays, as another line."""
        self.check_point(at)
        line = self.line
        if at == len(line.moves):
            return
        if len(self.lines) >= MOST_LINES:
            full = "This game keeps {lines} lines of play already, and holds no more."
            raise RecordError(Sentence(full, lines=len(self.lines)))
        self._check_room(at)
        taken_back.mark(self, at)
        if any(line.begins(other) for other in self.lines if other is not line):
            self.lines[self.current] = line.until(at)
        else:
            self.lines.append(line.until(at))
            self.current = len(self.lines) - 1

    def _check_room(self, more: int) -> None:
        """Raise ``RecordError`` where a record could not hold so many moves more."""
        if len(self.line.moves) >= MOST_IN_A_LINE:
            full = "This line has {moves} moves, and can have no more."
            raise RecordError(Sentence(full, moves=MOST_IN_A_LINE))
        if sum(len(line.moves) for line in self.lines) + more > MOST_MOVES:
            full = "This game holds {moves} moves in all its lines, and can hold no more."
            raise RecordError(Sentence(full, moves=MOST_MOVES))

    def check_point(self, at: Any) -> None:
        """Raise ``RecordError`` unless the line in play has had a position after ``at`` moves."""
        moves = len(self.line.moves)
        if type(at) is not int or not 0 <= at <= moves:
            lacking = "This line has {moves} moves, so there is no position {at} in it."
            raise RecordError(Sentence(lacking, moves=moves, at=shown(at)))

    def switch(self, number: Any) -> None:
        """Go to the end of another line."""
        if type(number) is not int or number not in range(len(self.lines)):
            lacking = "There is no line {line}; there are {lines}, counted from 0."
            raise RecordError(Sentence(lacking, line=shown(number), lines=len(self.lines)))
        parts = common_length(self.line.moves, self.lines[number].moves)
        if parts < len(self.line.moves):
            taken_back.mark(self, parts)
        self.current = number

    def _forget_beginnings(self) -> None:
        """Drop the lines that the line in play only goes on with."""
        line = self.line
        beginnings = [other for other in self.lines if other is not line and other.begins(line)]
        line.seen = line.marked(*beginnings)
        self.lines = [other for other in self.lines if other not in beginnings]
        self.current = self.lines.index(line)

    def _unscripted(self, mover: Mover) -> str:
        if self.line.forced is not None:
            return self.line.forced
        if isinstance(mover, int):
            return self._computer_move(mover)
        return chance.draw(self.game, self.state, self._seed, self._recorded)

    @property
    def _recorded(self) -> int:
        """How many moves a record has up to here: what chance brings next goes by it."""
        return self.line.recorded_before(len(self.line.moves))

    def _computer_move(self, seat: int) -> str:
        kind = self.stand_ins.get(seat, self.kinds[seat])
        kind = self.family.default_player if kind in PERSONS else kind
        sampled = self.family.players[kind].sampled
        if kind not in self._players:
            self._players[kind] = self.family.players[kind].make(self.game.rules)
        player = self._players[kind]
        seen, dice = see(self.game, self.state, seat), chance.at(self._seed, self._recorded)
        if sampled is None:
            return str(player.choose(seen, self.seen_events(seat), dice))
        from gnav_core.play.sampling import Sampling, told_in  # few games need it

        known = told_in(self.line, seat)
        return str(Sampling(self.game, player, sampled).choose(known, seen, dice))

    def seen_events(self, seat: int, at: int | None = None) -> list[SeenEvent]:
        """Give what had happened in the deal as the seat saw it, ``at`` so many moves, or now."""
        before = len(self.line.moves) if at is None else at
        deal = self.game.moment(self.line.states[before]).deal
        past = dropwhile(lambda entry: entry.move >= before, reversed(self.line.entries))
        recent = takewhile(lambda entry: entry.deal == deal, past)
        return [entry.event.seen_by(seat) for entry in recent][::-1]


def _lines_of(others: Any, game: Game[Any]) -> list[tuple[tuple[Step, ...], bool]]:
    """Read the lines that a record keeps beside its own: their steps, and what was left out."""
    found = []
    for line, moves in zip(_listed(others), _moves_of(others), strict=True):
        results, left_out = read_rest(line, game)
        found.append((joined(moves, results), left_out))
    return found


def _listed(others: Any) -> list[Any]:
    return others if isinstance(others, list) else [others]


def _moves_of(others: Any) -> list[list[str]]:
    """Read the moves of the lines that a record keeps beside its own."""
    lines = _listed(others)
    if len(lines) >= MOST_LINES:
        many = "This record holds {lines} lines, where {most} are the most."
        raise RecordError(Sentence(many, lines=len(lines) + 1, most=MOST_LINES))
    moves = [line.get("moves") if isinstance(line, dict) else None for line in lines]
    for played in moves:
        if not isinstance(played, list) or not all(isinstance(move, str) for move in played):
            raise RecordError(
                Sentence("The other lines of a record must each have a list of moves.")
            )
    return moves  # type: ignore[return-value]


def _check_number(lines: Sequence[Sequence[Step]]) -> None:
    """Refuse more moves than can be played through and kept in memory."""
    many = "This record holds {moves} moves in a line and {all} in all, where {most} are the most."
    longest, number = max(map(len, lines)), sum(map(len, lines))
    if longest > MOST_IN_A_LINE or number > MOST_MOVES:
        most = Sentence("{some} and {last}", some=MOST_IN_A_LINE, last=MOST_MOVES)
        raise RecordError(Sentence(many, moves=longest, all=number, most=most))


def _number_of(kept: Any, lines: int) -> int:
    """Read the number of the line in play among the others; one that is none is 0."""
    return kept if type(kept) is int and 0 <= kept <= lines else 0
