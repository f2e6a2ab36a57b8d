"""What a seat can know of the pieces: its own, those it saw go, and what each cry gave away."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from gnav_core.cards.go import zone
from gnav_core.core.event import SeenEvent
from gnav_core.games.gnav.bag import DrawFromBag
from gnav_core.games.gnav.ruleset import Answer, Course, RuleSet


@dataclass(slots=True)
class Piece:
    """One piece in play: who drew it, and what is known or may be guessed of it.

    ``face`` is what it shows where it is known; ``may`` are the faces it can have where a cry or
    an exchange has told as much. ``wanted``: whoever held it last was content with it (``True``) or
    wished to be rid of it (``False``).
    """

    drawer: int
    face: str | None = None
    may: Collection[str] | None = None
    wanted: bool | None = None


@dataclass(slots=True)
class Knowledge:
    """Hold what one seat knows: the pieces by seat, and those out of play that it has seen.

    ``done`` are the seats that have had their turn, ``asker`` is the seat that asked last, ``lost``
    the strokes that each has lost in this deal.
    """

    seat: int
    pieces: dict[int, Piece] = field(default_factory=dict)
    aside: list[str] = field(default_factory=list)
    done: set[int] = field(default_factory=set)
    asker: int | None = None
    lost: Counter[int] = field(default_factory=Counter)

    def unseen(self, rules: RuleSet) -> Counter[str]:
        """Count the pieces that this seat has not seen, wherever they are."""
        left = Counter(rules.full_bag)
        left.subtract(self.aside)
        left.subtract(piece.face for piece in self.pieces.values() if piece.face)
        return +left

    @property
    def own(self) -> str:
        """The piece this seat holds."""
        return self.pieces[self.seat].face or ""


def known(rules: RuleSet, seat: int, events: Sequence[SeenEvent]) -> Knowledge:
    """Work out what ``seat`` knows from what it has seen happen in this deal."""
    knowledge = Knowledge(seat)
    own = zone(seat)
    for event in events:
        learn = LEARN.get(event.kind)
        if learn:
            learn(knowledge, rules, event)
        come = [transfer.cards for transfer in event.moved if transfer.target == own]
        if come and event.kind in ("exchanged", "returned"):
            (knowledge.pieces[seat].face,) = come[0]
    return knowledge


def _dealt(known: Knowledge, rules: RuleSet, event: SeenEvent) -> None:
    seat = _seat(event)
    known.pieces[seat] = Piece(seat, event.details.get("piece"))


def _knocked(known: Knowledge, rules: RuleSet, event: SeenEvent) -> None:
    known.pieces[_seat(event)].face = rules.warning.value if rules.warning else None


def _stood(known: Knowledge, rules: RuleSet, event: SeenEvent) -> None:
    known.pieces[_seat(event)].wanted = True
    known.done.add(_seat(event))


def _asked(known: Knowledge, rules: RuleSet, event: SeenEvent) -> None:
    known.pieces[_seat(event)].wanted = False
    known.done.add(_seat(event))
    known.asker = _seat(event)


def _exchanged(known: Knowledge, rules: RuleSet, event: SeenEvent) -> None:
    seat, other = _seat(event), event.details["with"]
    given = known.pieces[other]
    given.wanted = None
    if given.face is None:
        given.may = [name for name, answer in rules.answers.items() if may_swap(answer)]
    known.pieces[seat], known.pieces[other] = given, known.pieces[seat]


def _passed(known: Knowledge, rules: RuleSet, event: SeenEvent) -> None:
    shown = event.details.get("piece")
    holder = known.pieces[event.details["by"]]
    if shown:
        holder.face = shown
    elif holder.face is None:
        holder.may = [name for name, answer in rules.answers.items() if answer.choices]


def _stopped_by(*effects: str) -> Callable[[Knowledge, RuleSet, SeenEvent], None]:
    def learn(known: Knowledge, rules: RuleSet, event: SeenEvent) -> None:
        holder = known.pieces[event.details["by"]]
        if holder.face is None:
            holder.may = [name for name, answer in rules.answers.items() if does(answer, *effects)]
            holder.face = holder.may[0] if len(holder.may) == 1 else None

    return learn


def _tabu(known: Knowledge, rules: RuleSet, event: SeenEvent) -> None:
    known.pieces[_seat(event)].face = event.details["piece"]


def _tapped(known: Knowledge, rules: RuleSet, event: SeenEvent) -> None:
    holder = known.pieces[_seat(event)]
    holder.face = rules.tap.value if rules.tap else None
    if event.kind == "answered":  # whoever holds one of two fools knows it now
        for piece in known.pieces.values():
            piece.wanted = True if piece.face == holder.face else piece.wanted


def _returned(known: Knowledge, rules: RuleSet, event: SeenEvent) -> None:
    seats = event.details["seats"]
    back = {known.pieces[seat].drawer: known.pieces[seat] for seat in seats}
    known.pieces.update(back)


def _drew(known: Knowledge, rules: RuleSet, event: SeenEvent) -> None:
    seat, face = _seat(event), event.details.get("piece")
    known.done.add(seat)
    if event.details["kept"]:
        old = known.pieces[seat].face
        known.aside += [old] if old and not _goes_back(rules) else []
        known.pieces[seat] = Piece(seat, face)
    elif face:
        known.aside.append(face)


def _lost(known: Knowledge, rules: RuleSet, event: SeenEvent) -> None:
    known.lost[_seat(event)] += event.details["by"]


def _goes_back(rules: RuleSet) -> bool:
    """Whether a piece that is changed can be drawn again in the same deal."""
    return isinstance(rules.stock, DrawFromBag) and rules.stock.discard.value == "back-in-bag"


def _seat(event: SeenEvent) -> int:
    assert event.seat is not None
    return event.seat


def may_swap(answer: Answer) -> bool:
    """Whether the holder of a piece with this answer must or may exchange it."""
    courses = (answer.forced, *answer.choices.values())
    return any(effect.value == "swap" for course in courses for effect in course)


def does(answer: Answer, *effects: str) -> bool:
    """Whether this answer, forced, has one of these effects."""
    return any(step.value in effects for step in answer.forced)


def likely(answer: Answer) -> Course:
    """Give the course a holder takes who thinks well of his piece: he refuses where he may."""
    other = [course for verb, course in answer.choices.items() if verb != "accept"]
    return other[0] if other else answer.forced


LEARN: Mapping[str, Callable[[Knowledge, RuleSet, SeenEvent], Any]] = {
    "dealt": _dealt,
    "knocked": _knocked,
    "stood": _stood,
    "asked": _asked,
    "exchanged": _exchanged,
    "passed": _passed,
    "kissed": _stopped_by("kiss"),
    "struck": _stopped_by("strike"),
    "stopped": _stopped_by("stay", "stop-play"),
    "tabu": _tabu,
    "tapped": _tapped,
    "answered": _tapped,
    "returned": _returned,
    "drew": _drew,
    "lost": _lost,
}
