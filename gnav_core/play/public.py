"""What of a game may be given away: all but what was never shown to whoever looked on."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from itertools import chain, groupby, pairwise
from typing import Any, NamedTuple

from gnav_core.core import share
from gnav_core.core.action import Action
from gnav_core.core.chance import COMMITMENT
from gnav_core.core.record import Record, RecordError, line_json
from gnav_core.core.result import Step, parted, result_of
from gnav_core.core.table import Table, Transfer, fold, hide
from gnav_core.play.line import Line
from gnav_core.play.session import Session


class Given(NamedTuple):
    """What is given away of a line: its steps, and whether a deal in play after them is left out.

    ``places``: where each position of the line stands among these steps. ``hides``: the line told
    more. ``seen``: what came after so many steps was taken back after something hidden was seen.
    """

    steps: tuple[Step, ...]
    left_out: bool
    places: tuple[int, ...]
    hides: bool
    seen: int | None

    def as_value(self) -> dict[str, Any]:
        """Give it as a record has it."""
        seen = None if self.seen is None else self.moves_before(self.seen)
        return line_json(*parted(self.steps), self.left_out, seen)

    def moves_before(self, at: int) -> int:
        """Count the moves among the first ``at`` steps."""
        return len(parted(self.steps[:at])[0])

    def begins(self, other: Given) -> bool:
        """Whether the other is this one, gone on with or not."""
        return other.steps[: len(self.steps)] == self.steps


class Public(NamedTuple):
    """A record as it may be given away.

    ``left_out``: a deal in play is left out of it; ``by_result``: a deal gone by is told by its
    result. ``places``: where each position of the line in play stands in it.
    """

    record: Record
    left_out: bool
    by_result: bool
    places: tuple[int, ...]


def record(session: Session) -> Public:
    """Give the record without the deals in play, and by result those that were not shown whole.

    The seed goes with them: by it anybody could deal them again. Nothing is hidden in a line that
    has come to the end of the game, nor in a record whose pieces lie face up.
    """
    lines = [_given(session, line) for line in session.lines]
    shown = lines[session.current]
    more = dict(session.record.more)
    for key in ("line", "lines", "seen", "guests"):
        more.pop(key, None)
    if not session.open or any(line.hides for line in lines):
        more.pop("seed", None)
    others = [line for line in lines if line is not shown and not line.begins(shown)]
    if others:
        more["lines"] = [line.as_value() for line in others]
    marks = [line.seen for line in lines if line.begins(shown) and line.seen is not None]
    if marks:
        more["seen"] = shown.moves_before(min(marks))
    given = session.record.with_steps(shown.steps, shown.left_out, more)
    left_out = any(line.left_out for line in lines)
    by_result = any(parted(line.steps)[1] for line in lines)
    return Public(given, left_out, by_result, shown.places)


def text(session: Session, at: int | None = None) -> dict[str, Any]:
    """Give the game as the text of a link; where it is too long, only the line in play.

    A seed that was committed to stands in the record of the game and in no link.
    """
    shown = record(session)
    if COMMITMENT in shown.record.more:
        shown.record.more.pop("seed", None)
    told = {"by_result": shown.by_result, "at": shown.places[-1 if at is None else at]}
    try:
        packed = share.pack("game", shown.record.as_value())
        return {"text": packed, "left_out": shown.left_out, **told}
    except RecordError:
        if "lines" not in shown.record.more:
            raise
    more = {key: value for key, value in shown.record.more.items() if key != "lines"}
    packed = share.pack("game", replace(shown.record, more=more).as_value())
    return {"text": packed, "left_out": True, **told}


def _given(session: Session, line: Line) -> Given:
    """Cut the line off where the deal in play begins, and tell by result what was never shown.

    The moves of a lesson are printed with it.
    """
    cut, moves = _Cut(line), len(line.moves)
    if session.example.open or session.game.is_terminal(line.state):
        cut.keep(moves)
        return cut.given(line.left_out, hides=False)
    printed = session.lesson.kept(line.moves)
    rests = [at for at in range(moves + 1) if line.between_deals(at)]
    for begins, ends in pairwise(rests):
        if ends <= printed or line.by_result(ends) or shown_whole(line, begins, ends):
            cut.keep(ends)
        else:
            cut.tell_result(ends)
    if session.game.moment(line.state).open and shown_whole(line, rests[-1], moves):
        cut.keep(moves)
    left_out = cut.at < moves or line.left_out
    return cut.given(left_out, hides=cut.told or left_out)


class _Cut:
    """Go through a line from its beginning, and take what may be given away of it."""

    def __init__(self, line: Line) -> None:
        self.line = line
        self.at = 0
        self.told = False
        self._steps: list[Step] = []
        self._places = [0]

    def keep(self, ends: int) -> None:
        """Take all moves up to this point."""
        for at in range(self.at, ends):
            if not self.line.was_forced(at):
                self._steps.append(self.line.moves[at])
            self._places.append(len(self._steps))
        self.at = ends

    def tell_result(self, ends: int) -> None:
        """Take of the deal up to this point its result."""
        self._leave(ends - 1)
        self._steps.append(result_of(self.line.game, self.line.states[ends]))
        self._places.append(len(self._steps))
        self.at, self.told = ends, True

    def _leave(self, ends: int) -> None:
        self._places.extend([self._places[-1]] * (ends + 1 - len(self._places)))

    def given(self, left_out: bool, *, hides: bool) -> Given:
        """Give what was taken; the rest is left."""
        self._leave(len(self.line.moves))
        seen = None if self.line.seen is None else self._places[self.line.seen]
        if seen == len(self._steps):
            seen = None
        return Given(tuple(self._steps), left_out, tuple(self._places), hides, seen)


def shown_whole(line: Line, begins: int, ends: int) -> bool:
    """Whether whoever looked on could tell all that chance brought between these two positions.

    Every card was seen, and when it came too: whoever lays open two cards, of which one was dealt
    and one drawn later, does not show which was which.
    """
    brought: Counter[str] = Counter()
    for at in range(begins, ends):
        if line.mover(at) is None:
            brought.update(chain(*Action.read(str(line.moves[at])).args))
    onlooker = _Onlooker(line)
    return onlooker.follows(begins, ends) and brought <= onlooker.seen


class _Onlooker:
    """Follow a line as whoever looks on: which cards are seen, and since when each is where it is.

    ``came``: by the zone, after how many moves of players the cards came that lie covered there.
    """

    def __init__(self, line: Line) -> None:
        self.line = line
        self.seen: Counter[str] = Counter()
        self.came: dict[str, set[int]] = {}
        self.moved = 0

    def follows(self, begins: int, ends: int) -> bool:
        """Go from one position to another; say whether each card laid open told when it came."""
        entries = self.line.entries
        first, last = (bisect_left(entries, at, key=lambda one: one.move) for at in (begins, ends))
        for move, told in groupby(entries[first:last], key=lambda entry: entry.move):
            self.moved += self.line.mover(move) is not None
            table = hide(self.line.game.table(self.line.states[move]), None)
            self._look(table)
            for entry in told:
                moved = entry.event.seen_by(None).moved
                if any(self._is_mixed(one) and _opened(table, one) for one in moved):
                    return False
                after = fold(table, moved, None)
                self._come(table, after, moved)
                table = after
                self._look(table)
        return True

    def _look(self, table: Table) -> None:
        self.seen |= Counter(lying.card for zone in table.zones for lying in zone.cards)

    def _is_mixed(self, moved: Transfer) -> bool:
        """Whether the cards that lie covered where these come from came at different times."""
        return len(self.came.get(moved.source, ())) > 1

    def _come(self, table: Table, after: Table, moved: Sequence[Transfer]) -> None:
        """Note of covered cards when they came; all that moves does so at the same time."""
        stays = {zone.id: zone.unknown for zone in table.zones}
        for one in moved:
            stays[one.source] = stays.get(one.source, 0) - one.unknown - _opened(table, one)
        came = {name: {*times} for name, times in self.came.items() if stays.get(name, 0) > 0}
        for one in moved:
            source = table.zone(one.source)
            if source is not None and source.kind == "stock":
                times = {self.moved}
            else:
                times = self.came.get(one.source, set())
            if one.unknown:
                came[one.target] = came.get(one.target, set()) | times
        covered = {zone.id for zone in after.zones if zone.unknown}
        self.came = {name: times for name, times in came.items() if name in covered}


def _opened(table: Table, moved: Transfer) -> int:
    """Count the cards of a transfer that lay covered where they come from."""
    zone = table.zone(moved.source)
    known = Counter(lying.card for lying in zone.cards) if zone else Counter[str]()
    return (Counter(moved.cards) - known).total()
