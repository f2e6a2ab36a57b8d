"""What a seat has been told in a deal: which pieces are out, where, and how likely each is what.

A piece out of the bag or pack is told of by a number, in the order in which they came. Of one that
the seat has not seen it is noted which it can be, and how well each goes with what its holders did.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from gnav_core.core.event import SeenEvent
from gnav_core.games.gnav.odds.behaviour import AS_DEALT, BETTER, RIGHT, WORSE, WRONG, Habits
from gnav_core.games.gnav.odds.law import Effects, Law

WHOLE: Final = RIGHT + WRONG

CALLED: Final = {
    "swap": "exchanged",
    "pass-on": "passed",
    "kiss": "kissed",
    "strike": "struck",
    "stay": "stopped",
    "decline": "refused",
}
"""What is seen of an effect that leaves the deal going."""

ENDS: Final = frozenset({"stop-play", "tabu"})
UNSEEN: Final = -1

Weights = list[int]


class Pair(NamedTuple):
    """Say how well a piece goes with what its holder did, by how it came: for ``given`` to him."""

    piece: int
    given: int
    by_came: tuple[Weights, Weights, Weights]

    def weight(self, kinds: Sequence[int]) -> int:
        """Weigh a way in which the pieces may lie."""
        piece, given = kinds[self.piece], kinds[self.given]
        return self.by_came[BETTER if piece < given else WORSE][piece]


class Step(NamedTuple):
    """Say that a piece came out of the bag or pack, or went back into it."""

    piece: int
    back: bool = False


@dataclass(slots=True)
class Clues:
    """Hold what a seat was told, by places in the order of the deal; a piece is a number.

    ``faces`` are those of the pieces that the seat knows, ``UNSEEN`` for the others; ``weights``
    say how well each kind goes with what was seen of the piece. ``came`` is the piece that was
    given away for the one held, where that was exchanged. ``asker`` asked last; ``asked`` is the
    place that has to answer, one past the last where the request has gone past the dealer.
    """

    law: Law
    habits: Habits
    order: Sequence[int]
    seat: int
    faces: list[int] = field(default_factory=list)
    weights: list[Weights] = field(default_factory=list)
    pairs: list[Pair] = field(default_factory=list)
    steps: list[Step] = field(default_factory=list)
    held: list[int] = field(default_factory=list)
    origin: list[int] = field(default_factory=list)
    came: list[int | None] = field(default_factory=list)
    tapped: set[int] = field(default_factory=set)
    fined: set[int] = field(default_factory=set)
    asker: int = -1
    asked: int = -1

    @property
    def own(self) -> int:
        """The place of the seat itself."""
        return self.order.index(self.seat)

    def place(self, event: SeenEvent) -> int:
        """Give the place of the seat that something happened to."""
        return self.order.index(event.seat or 0)

    # Pieces

    def out(self, face: str | None, may_be: Callable[[int], bool]) -> int:
        """Let a piece come out; give its number."""
        piece, kinds = len(self.faces), range(self.law.pieces)
        self.faces.append(UNSEEN)
        self.weights.append([int(may_be(kind)) for kind in kinds])
        self.steps.append(Step(piece))
        if face is not None:
            self.name(piece, face)
        return piece

    def name(self, piece: int, face: str | int) -> None:
        """Note which one a piece is."""
        kind = face if isinstance(face, int) else self.law.rules.rank[face]
        self.faces[piece] = kind
        self.weights[piece] = [int(one == kind) for one in range(self.law.pieces)]

    def weigh(self, place: int, weight: Callable[[int, int], int]) -> None:
        """Weigh the piece at a place by ``weight``, which goes by how it came and by its kind.

        What the seat itself did tells it nothing.
        """
        piece, given = self.held[place], self.came[place]
        if place == self.own:
            return
        kinds = range(self.law.pieces)
        by_came = tuple([weight(came, kind) for kind in kinds] for came in (0, 1, 2))
        if given is None or by_came[BETTER] == by_came[WORSE]:
            row = by_came[AS_DEALT if given is None else BETTER]
            self.weights[piece] = [a * b for a, b in zip(self.weights[piece], row, strict=True)]
        else:
            self.pairs.append(Pair(piece, given, by_came))  # type: ignore[arg-type]

    # Choices

    def turn(self, place: int, exchanges: bool) -> None:
        """Weigh what a seat did at its turn; whoever may tap is taken to tap first."""
        rows, law = self.habits.exchange[place], self.law

        def weight(came: int, kind: int) -> int:
            if kind == law.tap and place not in self.tapped:
                return WRONG
            return 2 * (RIGHT if rows[came][kind] == exchanges else WRONG)

        last = place == len(self.order) - 1
        if not (last and law.first_only and self.origin[place] != place):
            self.weigh(place, weight)

    def tap(self, place: int, answering: Sequence[int]) -> None:
        """Note that a seat tapped, and who answered."""
        self.name(self.held[place], self.law.tap)
        self.tapped.add(place)
        if self.law.rules.tap_answer:
            for other in range(len(self.order)):
                if other in answering:
                    self.name(self.held[other], self.law.tap)
                elif other != place:
                    self.weigh(other, lambda came, kind: int(kind != self.law.tap))

    def answer(self, place: int, asked: SeenEvent, told: Sequence[SeenEvent]) -> None:
        """Weigh the piece of the one asked by what followed; nothing yet: it may choose."""
        rows, kinds = self.habits.accept[place], [event.kind for event in told]
        shown = next((event.details.get("piece") for event in told if event.kind == "passed"), None)

        def follows(effects: Effects, kind: int, chooses: bool) -> bool:
            named = "pass-on" in effects and not chooses
            face = self.law.rules.pieces.value[kind] if named else None
            return self.seen_of(effects) == kinds and face == shown

        def weight(came: int, kind: int) -> int:
            request = self.law.asked[kind]
            if request.told != asked.basis:
                return 0
            if not kinds or not request.chooses:
                fits = request.chooses if not kinds else follows(request.yes, kind, False)
                return WHOLE * fits
            accepts = rows[came][kind]
            return sum(
                RIGHT if accepts == takes else WRONG
                for takes, effects in ((True, request.yes), (False, request.no))
                if follows(effects, kind, True)
            )

        self.weigh(place, weight)

    def seen_of(self, effects: Effects) -> list[str] | None:
        """Say what is seen of a request that leads to this, ``None`` where the play ends."""
        if ENDS & set(effects):
            return None
        kinds = []
        for effect in effects:
            if effect in CALLED:
                kinds.append(CALLED[effect])
            elif effect == "fine" and self._pays(self.asker):
                kinds.append("paid" if self.law.rules.tally.counts == "tokens" else "lost")
            elif effect.startswith("undo") and self.tied(effect):
                kinds.append("returned")
        return kinds

    def _pays(self, place: int) -> bool:
        several = getattr(self.law.rules.tally, "several", None)
        return place not in self.fined or several is None or bool(several.value)

    def tied(self, effect: str) -> list[int]:
        """List the places whose pieces would go back."""
        return tied(self.origin, self.asker, effect)

    def past(self, takes: bool) -> None:
        """Weigh what the asker did whose request had gone past the dealer."""
        rows = self.habits.accept[self.asker]
        if self.law.past.chooses:
            self.weigh(self.asker, lambda came, kind: RIGHT if rows[came][kind] == takes else WRONG)


def tied(origin: Sequence[int], asker: int, effect: str) -> list[int]:
    """List the places whose pieces go back to others by an effect that undoes exchanges."""
    if effect == "undo-if-swapped" and origin[asker] == asker:
        return []
    if effect == "undo-linked":
        places, at = [asker], origin[asker]
        while at != asker:
            places.append(at)
            at = origin[at]
    else:
        places = list(range(len(origin)))
    return [place for place in places if origin[place] != place]


def clues(
    law: Law, habits: Habits, order: Sequence[int], seat: int, events: Sequence[SeenEvent]
) -> Clues:
    """Work out what a seat was told, from what it has seen happen in this deal."""
    found = Clues(law, habits, order, seat)
    count = len(order)
    found.held, found.origin = [-1] * count, list(range(count))
    found.came = [None] * count
    for event, told in _with_what_followed(events):
        learn = LEARN.get(event.kind)
        if learn:
            learn(found, event, told)
    return found


FOLLOWS: Final = frozenset({*CALLED.values(), "lost", "paid", "returned"})


def _with_what_followed(
    events: Sequence[SeenEvent],
) -> Iterator[tuple[SeenEvent, list[SeenEvent]]]:
    """Give each event, with what followed a request, or who answered a tapping."""
    for at, event in enumerate(events):
        wanted = FOLLOWS if event.kind == "asked" else {"answered"}
        told: list[SeenEvent] = []
        if event.kind in ("asked", "tapped"):
            for other in events[at + 1 :]:
                if other.kind not in wanted:
                    break
                told.append(other)
        yield event, told


Told = list[SeenEvent]


def _dealt(found: Clues, event: SeenEvent, told: Told) -> None:
    piece = found.out(event.details.get("piece"), lambda kind: kind != found.law.warning)
    found.held[found.place(event)] = piece


def _knocked(found: Clues, event: SeenEvent, told: Told) -> None:
    found.name(found.held[found.place(event)], found.law.warning)


def _tapped(found: Clues, event: SeenEvent, told: Told) -> None:
    found.tap(found.place(event), [found.place(one) for one in told])


def _stood(found: Clues, event: SeenEvent, told: Told) -> None:
    found.turn(found.place(event), False)


def _asked(found: Clues, event: SeenEvent, told: Told) -> None:
    asker, of = found.place(event), found.order.index(event.details["of"])
    if asker != found.asker:
        found.turn(asker, True)
    found.asker, found.asked = asker, of
    found.answer(of, event, told)


def _exchanged(found: Clues, event: SeenEvent, told: Told) -> None:
    one, other = found.place(event), found.order.index(event.details["with"])
    held = found.held
    for place, moved in zip((one, other), event.moved, strict=True):
        if moved.cards:
            found.name(held[place], moved.cards[0])
    held[one], held[other] = held[other], held[one]
    found.came[one], found.came[other] = held[other], held[one]
    found.origin[one], found.origin[other] = found.origin[other], found.origin[one]
    found.asked = -1


def _passed(found: Clues, event: SeenEvent, told: Told) -> None:
    place = found.order.index(event.details["by"])
    if "piece" in event.details:
        found.name(found.held[place], event.details["piece"])
    found.asked = place + 1


def _ended(found: Clues, event: SeenEvent, told: Told) -> None:
    found.asked = -1


def _kept(found: Clues, event: SeenEvent, told: Told) -> None:
    found.past(False)
    found.asked = -1


def _returned(found: Clues, event: SeenEvent, told: Told) -> None:
    places = [found.order.index(seat) for seat in event.details["seats"]]
    for place, moved in zip(places, event.moved, strict=True):
        if moved.cards:
            found.name(found.held[place], moved.cards[0])
    held, origin = list(found.held), list(found.origin)
    for place in places:
        drawer = origin[place]
        found.held[drawer], found.origin[drawer] = held[place], drawer
        found.came[drawer] = None


def _drew(found: Clues, event: SeenEvent, told: Told) -> None:
    place, law, kept = found.place(event), found.law, event.details["kept"]
    if found.asked == len(found.order):
        found.past(True)
        found.asked = -1
    piece = found.out(event.details.get("piece"), lambda kind: (kind in law.rejected) is not kept)
    if not kept:
        return
    if law.back:
        found.steps.append(Step(found.held[place], back=True))
    found.held[place], found.origin[place], found.came[place] = piece, place, None


def _lost(found: Clues, event: SeenEvent, told: Told) -> None:
    found.fined.add(found.place(event))


LEARN: Final[Mapping[str, Callable[[Clues, SeenEvent, Told], Any]]] = {
    "dealt": _dealt,
    "knocked": _knocked,
    "tapped": _tapped,
    "stood": _stood,
    "asked": _asked,
    "exchanged": _exchanged,
    "passed": _passed,
    "kissed": _ended,
    "struck": _ended,
    "stopped": _ended,
    "refused": _ended,
    "kept": _kept,
    "returned": _returned,
    "drew": _drew,
    "lost": _lost,
    "paid": _lost,
}
