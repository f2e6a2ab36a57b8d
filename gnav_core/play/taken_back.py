"""What was taken back after something hidden had been seen: found out, marked, and said.

Chance goes by the seed and the number of moves, so that what was drawn comes again when a move is
taken back: the mark is what keeps such a game honest. No rule of any source speaks of it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from gnav_core.core.event import Event
from gnav_core.core.sentences import Sentence
from gnav_core.core.table import Transfer, Zone, fold_zones, hide, lay_open
from gnav_core.play.line import Line, common_length

if TYPE_CHECKING:
    from gnav_core.play.session import Session

ONE = "Here one move was taken back after seeing what came ({note})."
MANY = "Here {n} moves were taken back after seeing what came ({note})."
AGAIN = (
    "What follows here was taken back after seeing what came, and then played after all ({note})."
)
OURS = Sentence("our note: no rule allows or forbids it")


class Note(NamedTuple):
    """Say something of the game after ``at`` moves of the line in play."""

    at: int
    text: str


def read_marks(session: Session, kept: Mapping[str, Any]) -> None:
    """Take the marks from a record; one that is no number of moves within its line is none."""
    lines = kept.get("lines", [])
    marks = [line.get("seen") for line in (lines if isinstance(lines, list) else [lines])]
    marks.insert(session.current, kept.get("seen"))
    for line, seen in zip(session.lines, marks, strict=True):
        at = line.point_after(seen) if type(seen) is int and seen >= 0 else len(line.moves)
        line.seen = at if at < len(line.moves) else None


def mark(session: Session, at: int) -> None:
    """Mark what the line in play, and those that go on with it, hold after ``at`` moves.

    Where nobody has seen anything there that he had not, nothing is marked.
    """
    for line in session.lines:
        if session.line.begins(line) and was_seen(session, line, at):
            line.seen = at


def was_seen(session: Session, line: Line, at: int) -> bool:
    """Whether a person has seen in a line, after ``at`` moves, what he had not seen there.

    That is a card, or piece, that came before him or was told to him, or the device, which was
    handed to another who looked at what he holds. Where all lies open nothing is hidden.
    """
    if session.example.open:
        return False
    people = [seat for seat in range(session.record.players) if session.by_person(seat)]
    if len(people) > 1 and _handed_on(session, line, at):
        return True
    return any(_Onlooker(session, line, seat).sees_more(at) for seat in people)


def _handed_on(session: Session, line: Line, at: int) -> bool:
    """Whether another person was asked, after ``at`` moves, than he who was asked there last."""
    asked = [line.mover(point) for point in range(len(line.states))]
    before, after = ([*filter(session.by_person, some)] for some in (asked[: at + 1], asked[at:]))
    return any(person != (before or [None])[-1] for person in after)


class _Onlooker:
    """Follow a line as one seat may see it, from some point on."""

    def __init__(self, session: Session, line: Line, seat: int) -> None:
        self.game, self.line, self.seat = session.game, line, seat
        self.tells = session.family.tells
        self.over = self.game.is_terminal(line.state)
        self.zones: dict[str, Zone] = {}
        self.gone: Counter[str] = Counter()  # what he has seen, and sees no more

    def sees_more(self, at: int) -> bool:
        """Whether he comes to see a card after ``at`` moves; a game that is over lies open."""
        moves = range(at, len(self.line.moves))
        return any(self._sees_in(move) for move in moves) or (self.over and self._lies_open())

    def _sees_in(self, move: int) -> bool:
        if not self.zones or self.line.between_deals(move):
            begun = hide(self.game.table(self.line.states[move]), self.seat)
            self.zones, self.gone = {zone.id: zone for zone in begun.zones}, Counter()
        lying = {card for state in self.line.states[move : move + 2] for card in self._all(state)}
        return any(self._sees(event, lying) for event in self.line.events_of(move))

    def _all(self, state: Any) -> Iterator[str]:
        return (lying.card for zone in self.game.table(state).zones for lying in zone.cards)

    def _sees(self, event: Event, lying: Iterable[str]) -> bool:
        told = event.whole if self.over else event.seen_by(self.seat)
        came = any(map(self._comes, told.moved))
        for transfer in told.moved:
            self._goes(transfer)
        fold_zones(self.zones, told.moved, self.seat)
        named = set(_words(told.details.values())) & set(lying)
        known = {lying.card for zone in self.zones.values() for lying in zone.cards}
        return came or self._tells_of_another(event) or bool(named - known - set(self.gone))

    def _tells_of_another(self, event: Event) -> bool:
        """Whether an event tells what another holds by being what it is."""
        whose = self.tells.get(event.kind)
        return whose is not None and {"seat": event.seat, **event.details}[whose] != self.seat

    def _comes(self, transfer: Transfer) -> bool:
        """Whether a card goes, for all to see who look, from where it was not seen."""
        covered = Counter(transfer.cards) - Counter(_cards(self.zones[transfer.source]))
        news = covered - self.gone
        self.gone -= covered
        return bool(news)

    def _goes(self, transfer: Transfer) -> None:
        """Remember what goes where he does not see it."""
        if not self.zones[transfer.target].open_to(self.seat):
            self.gone += Counter(transfer.cards) & Counter(_cards(self.zones[transfer.source]))

    def _lies_open(self) -> bool:
        """Whether the end has laid open what he had not seen."""
        table = self.game.table(self.line.state)
        opened, seen = (
            Counter(card for zone in hide(one, self.seat).zones for card in _cards(zone))
            for one in (lay_open(table), table)
        )
        return bool(opened - seen - self.gone)


def _cards(zone: Zone) -> list[str]:
    return [lying.card for lying in zone.cards]


def _words(values: Iterable[Any]) -> Iterator[str]:
    """Give the words that stand in the details of an event, or in a list there."""
    for value in values:
        if isinstance(value, str):
            yield value
        elif isinstance(value, list | tuple):
            yield from _words(value)


def notes(session: Session) -> list[Note]:
    """Say what was taken back after seeing, at the point where the line in play parts from it."""
    line = session.line
    said = [_of(other, line) for other in session.lines if other is not line]
    if line.seen is not None:
        said.append(Note(line.seen, Sentence(AGAIN, note=OURS)))
    return sorted((note for note in said if note), key=lambda note: note.at)


def _of(other: Line, line: Line) -> Note | None:
    """Say what of another line was taken back; what both go on with, the line in play says."""
    at = common_length(other.moves, line.moves)
    n = len(other.moves) - at
    if other.seen is None or not n or (other.seen < at and other.seen == line.seen):
        return None
    return Note(at, Sentence(ONE, note=OURS) if n == 1 else Sentence(MANY, n=n, note=OURS))
