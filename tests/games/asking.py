"""Whether being asked tells what somebody holds: two games that a seat cannot tell apart.

They differ in two cards, or pieces, that the seat has not seen, and the same is done in both, as
long as it can be. As long as nothing has happened that the rules themselves make public, the same
seats are asked the same kind of question, the screen goes to the same hands, and all that the seat
is shown is the same: counts, words and grounds too.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
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
from tests.games.swapped import moment, same, swaps

MOST: Final = 90
"""So many answers of a game are given at most."""


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
    """Count games, pairs of them and the questions compared, and where pairs parted."""

    games: int = 0
    pairs: int = 0
    questions: int = 0
    parted: Counter[str] = field(default_factory=Counter)
    told: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        why = ", ".join(f"{number} {reason}" for reason, number in self.parted.most_common())
        compared = f"{self.games} games, {self.pairs} pairs, {self.questions} questions compared"
        return f"{compared}, {len(self.told)} told; parted: {why}"


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
        yield from swaps(begun_with(session), moves, seat, chance)
        return
    hidden = list(dict.fromkeys(covered(session, seat)))
    dealt = {card for move in moves for card in named(Action.read(move))}
    left = [card for card in whole(session.game.rules) if card not in dealt]
    for one in chance.sample(hidden, min(2, len(hidden))):
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


def compare(
    head: dict[str, Any],
    one: list[str],
    other: list[str],
    seat: int | None,
    public: Public,
    report: Report,
) -> None:
    """Do the same in both, and compare what is asked until the rules tell the games apart."""
    report.pairs += 1
    report.parted[_parted(head, one, other, seat, public, report)] += 1


def _parted(
    head: dict[str, Any],
    one: list[str],
    other: list[str],
    seat: int | None,
    public: Public,
    report: Report,
) -> str:
    pair = begun(head), begun(head)
    differ: set[str] = set()
    for moves in zip(one, other, strict=True):
        first, second = (named(Action.read(move)) for move in moves)
        differ |= first ^ second
        try:
            questions = [answered(*each) for each in zip(pair, moves, strict=True)]
        except IllegalAction:
            return "the same could not be done"
        if pair[0].open or pair[1].open:
            return "the game was over"
        why, is_open = why_apart(pair, differ, seat, public)
        if not is_open:
            report.told.append(f"{head['rules']} {head['readings']}: {why}")
        if why:
            return why
        if questions[0] != questions[1]:
            report.told.append(f"{head['rules']} {head['readings']}: {questions}")
            return "another question"
        if seat == questions[0].asked and OFFERED in public and _offers_differ(pair):
            return "something else was offered"
        if isinstance(questions[0].asked, int):
            report.questions += 1
            same([moment(session, seat) for session in pair])
    return "never"


def _offers_differ(pair: tuple[Session, Session]) -> bool:
    one, other = ({*session.game.legal_actions(session.state)} for session in pair)
    return one != other


def compare_all(setup: dict[str, Any], chance: Random, public: Public, report: Report) -> None:
    """Play a game at random, and hold it against others for a bystander and two seats."""
    report.games += 1
    session = played(setup, chance, MOST)
    seats = [None, *chance.sample(range(setup["players"]), 2)]
    for seat in seats:
        for other in others(session, seat, chance):
            compare(setup, made(session), other, seat, public, report)
