"""Whether a seat is told what it has not seen: games that it cannot tell apart, move by move.

Each differs from the first in two cards, or pieces, that the seat has not seen, and the same is
done in it, as long as it can be. As long as nothing has happened that the rules themselves make
public, the same seats are asked the same kind of question, the screen goes to the same hands, and
all that the seat is shown is the same, byte for byte: counts, words and grounds too.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import zip_longest
from random import Random
from typing import Any, Final, NamedTuple

from gnav_core.cards.go import zone
from gnav_core.core.action import Action, named
from gnav_core.core.event import Event
from gnav_core.core.game import IllegalAction
from gnav_core.play.session import Session
from tests.core.any_game import begun, with_changed
from tests.games.covered_cards import NAMED, as_written, whole
from tests.games.shown import shown
from tests.games.swapped import swaps

MOST: Final = 90
"""So many answers of a game are given at most."""

WORLDS: Final = 4
"""So many games are held against one beside each seat, for which that one is shown once."""

SEATS: Final = 3
"""So many seats are looked at beside a bystander."""


class Open(NamedTuple):
    """What tells two games apart by rule, since its clauses or its crux make public what is hidden.

    An event of this kind rests on one of the ``clauses``. ``only``, ``unless``: a crux with the
    option under which alone it tells something, or under which it tells nothing.
    """

    clauses: str
    only: tuple[str, str] | None = None
    unless: tuple[str, str] | None = None

    def tells(self, readings: Mapping[str, str]) -> bool:
        """Whether it may tell the games apart, under these readings."""
        crux, option = self.only or self.unless or ("", "")
        return (readings.get(crux) == option) is (self.unless is None) or not crux

    def basis(self, rules: str) -> set[str]:
        """Give the ids of the clauses: those of the rule set itself stand without its name."""
        return {one if one.count(".") > 1 else f"{rules}.{one}" for one in self.clauses.split()}


ASKED: Final = "asked"
"""Stands for an event where one is asked for an answer that another piece would give by itself."""

OFFERED: Final = "offered"
"""Stands for an event where what others hold decides by rule what a seat may do."""

Public = Mapping[str, Open]
"""What tells games of one rule set apart, by the kind of event."""


class Question(NamedTuple):
    """What all at the table notice of a question: who is asked, and of what kind it is.

    ``looks``: whoever has just answered got a card, and so looks at his hand before the screen
    goes on. ``points`` counts all that has been answered so far.
    """

    asked: int | str | None
    phase: str
    about: str
    looks: bool
    points: int


@dataclass
class Report:
    """Count games, others held against them, moments compared, and where they parted."""

    games: int = 0
    pairs: int = 0
    questions: int = 0
    views: int = 0
    parted: Counter[str] = field(default_factory=Counter)
    told: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        why = ", ".join(f"{number} {reason}" for reason, number in self.parted.most_common())
        held = f"{self.games} games, {self.pairs} held against them"
        compared = f"{self.questions} questions and {self.views} moments compared"
        return f"{held}, {compared}, {len(self.told)} told; parted: {why}"


def played(setup: dict[str, Any], chance: Random, most: int) -> Session:
    """Play at random with people at every seat, each of whom gives his answer, forced or not."""
    session = begun(setup)
    while len(session.line.moves) < most and not session.over:
        legal = session.game.legal_actions(session.state)
        session.act(str(chance.choice(legal)))
    return session


def others(session: Session, seat: int | None, chance: Random) -> Iterator[list[str]]:
    """Yield what is done in games with two cards exchanged that the seat has not seen."""
    moves = made(session)
    if not hasattr(session.game.rules, "cards"):
        yield from swaps(begun_with(session), moves, seat, chance, WORLDS)
        return
    hidden = list(dict.fromkeys(covered(session, seat)))
    dealt = {card for move in moves for card in named(Action.read(move))}
    left = [card for card in whole(session.game.rules) if card not in dealt]
    for one in chance.sample(hidden, min(WORLDS, len(hidden))):
        other = chance.choice([card for card in hidden + left if card != one])
        pack = whole(session.game.rules)
        yield [as_written(move, pack) for move in with_changed(moves, one, other)]


def made(session: Session) -> list[str]:
    """List what was done in a game, answers that were forced too."""
    return [str(step) for step in session.line.moves]


def begun_with(session: Session) -> dict[str, Any]:
    """Give the head of the record of a game."""
    return {**session.record.as_value(), "moves": []}


def covered(session: Session, seat: int | None) -> Iterator[str]:
    """The cards that came covered to others than the seat."""
    for entry in session.events:
        event = entry.event
        if event.secret and seat not in event.secret.to:
            yield from (event.details[name] for name in NAMED if name in event.details)


def answered(session: Session, move: str) -> Question:
    """Make a move, or give an answer, and say what is asked next."""
    game, actor = session.game, session.game.current_player(session.state)
    session.act(move)
    moment, points = game.moment(session.state), len(session.line.moves)
    moved = [one for event in session.line.events_of(points - 1) for one in event.moved]
    hand = zone(actor) if isinstance(actor, int) else None
    looks = any(one.source != one.target == hand for one in moved)
    asked = game.current_player(session.state)
    return Question(asked, moment.phase, moment.about, looks, points)


def first_apart(pair: tuple[Session, Session], seat: int | None) -> list[Event]:
    """Find the events of the last point by which the seat first tells the games apart."""
    last = [session.line.events_of(len(session.line.moves) - 1) for session in pair]
    for events in zip_longest(*last):
        told = [event and event.seen_by(seat) for event in events]
        if told[0] != told[1]:
            return [event for event in events if event is not None]
    return []


def why_apart(
    pair: tuple[Session, Session], differ: set[str], seat: int | None, public: Public
) -> tuple[str, bool]:
    """Say by what the seat tells the games apart, and whether that is open by rule.

    ``differ``: the cards, or pieces, in which the moves made so far differ.
    """
    apart = first_apart(pair, seat)
    if not apart:
        return "", True
    rules, readings = pair[0].game.rules_id, pair[0].record.readings
    known = {kind: place for kind, place in public.items() if place.tells(readings)}
    answers = [session.state.phase == "answer" for session in pair]
    if ASKED in known and answers[0] != answers[1]:
        return "somebody was asked", True
    kinds = ", ".join(dict.fromkeys(event.kind for event in apart))
    told = [event.seen_by(seat) for event in apart]
    if len(told) == 2 and told[0]._replace(basis=told[1].basis, either=told[1].either) == told[1]:
        return f"on what {kinds} rests", ASKED in known
    if any(is_shown(event, differ, seat) for event in apart):
        return "a card was shown", True
    return kinds, all(
        event.kind in known and not known[event.kind].basis(rules).isdisjoint(event.clauses)
        for event in apart
    )


def is_shown(event: Event, differ: set[str], seat: int | None) -> bool:
    """Whether the seat is told one of the cards, or pieces, in which the games differ."""
    told = event.seen_by(seat)
    cards = {card for moved in told.moved for card in moved.cards}
    return not differ.isdisjoint(cards.union(*map(words, told.details.values())))


def words(detail: object) -> set[str]:
    """Give all the words that a detail of an event holds, in lists of lists too."""
    if isinstance(detail, list | tuple):
        return set().union(*map(words, detail))
    return {detail} if isinstance(detail, str) else set()


@dataclass
class Other:
    """A game that a seat cannot tell from the first one, and the names in which they differ."""

    seat: int | None
    moves: list[str]
    session: Session
    differ: set[str] = field(default_factory=set)


def compare(
    head: dict[str, Any],
    one: list[str],
    other: Iterable[tuple[int | None, list[str]]],
    public: Public | None,
    report: Report,
    *,
    whole: bool = True,
) -> None:
    """Do the same in a game and in others, each beside a seat, and compare all that this is asked
    and shown until the rules tell the games apart.

    Without ``public`` whatever a seat is told may tell them apart, and nothing else. The moves are
    ``whole`` where they hold what somebody was forced to answer too; else it is answered.
    """
    first = begun(head)
    ahead = [Other(seat, moves, begun(head)) for seat, moves in other]
    report.pairs += len(ahead)
    for at, move in enumerate(one):
        while not whole and ahead and (forced := first.line.forced) is not None:
            ahead = stepped(first, ahead, forced, [forced] * len(ahead), public, report)
        ahead = stepped(first, ahead, move, [one.moves[at] for one in ahead], public, report)
        if not ahead:
            return
    report.parted["never"] += len(ahead)


def stepped(
    first: Session,
    ahead: list[Other],
    move: str,
    moves: list[str],
    public: Public | None,
    report: Report,
) -> list[Other]:
    """Make a move in the first game, and one in each other; give those that did not part."""
    try:
        question = answered(first, move)
    except IllegalAction:
        report.parted["it could not be done"] += len(ahead)
        return []
    seen: dict[int | None, list[str]] = {}
    going = []
    for other, done in zip(ahead, moves, strict=True):
        other.differ |= {*named(Action.read(move))} ^ {*named(Action.read(done))}
        why = parted(first, other, done, question, public, report)
        if why:
            report.parted[why] += 1
            continue
        going.append(other)
        if other.differ:
            report.views += 1
            turn = len(first.line.moves)
            if other.seat not in seen:
                seen[other.seat] = shown(first, other.seat, turn)
            same(seen[other.seat], shown(other.session, other.seat, turn))
    return going


def same(first: list[str], other: list[str]) -> None:
    """Fail at the first thing shown that differs."""
    for left, right in zip(first, other, strict=True):
        assert left == right


def parted(
    first: Session,
    other: Other,
    move: str,
    question: Question,
    public: Public | None,
    report: Report,
) -> str:
    """Make a move in the other game, and say by what the seat tells it from the first one."""
    session, seat = other.session, other.seat
    try:
        asked = answered(session, move)
    except IllegalAction:
        return "the same could not be done"
    if not other.differ:
        return "the game was over" if first.open else ""
    if first.open or session.open:
        return "the game was over"
    pair = first, session
    why, is_open = why_apart(pair, other.differ, seat, public or {})
    where = f"{first.record.rules} {first.record.readings}"
    if public is not None and not is_open:
        report.told.append(f"{where}: {why}")
    if why:
        return why
    if asked != question:
        report.told.append(f"{where}: {question} {asked}")
        return "another question"
    if seat == asked.asked and OFFERED in (public or {}) and _offers_differ(pair):
        return "something else was offered"
    report.questions += isinstance(asked.asked, int)
    return ""


def _offers_differ(pair: tuple[Session, Session]) -> bool:
    one, other = ({*session.game.legal_actions(session.state)} for session in pair)
    return one != other


def compare_all(
    setup: dict[str, Any],
    chance: Random,
    public: Public | None,
    report: Report,
    most: int = MOST,
) -> None:
    """Play a game at random, and hold it against others for a bystander and some seats."""
    report.games += 1
    session = played(setup, chance, most)
    seats = [None, *chance.sample(range(setup["players"]), min(SEATS, setup["players"]))]
    held = [(seat, moves) for seat in seats for moves in others(session, seat, chance)]
    compare(setup, made(session), held, public, report)
