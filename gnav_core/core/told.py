"""What a seat has been told, and other games that it could not tell from the one that is played.

A seat knows its own moves, and of each other move what it saw happen. Out of that alone
``Told.otherwise`` makes another game in which it would have been told the same: what it has not
seen lies otherwise there. What nobody could have told apart is as likely one way as another; where
much was told, as by what is announced in Piquet, the cards are exchanged until all agrees, and some
ways are likelier than they should be.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final, NamedTuple

from gnav_core.core.action import Action, named
from gnav_core.core.event import Event, SeenEvent
from gnav_core.core.game import CHANCE, Game, Moment, Mover
from gnav_core.core.table import Table, hide

TRIES: Final = 800
"""How often a game is made up before it is given up: what is told may all but rule out the rest."""

AFRESH: Final = 20
"""How many of them are made up afresh; after these the best is mended too, two cards a time."""


class Step(NamedTuple):
    """Say of one move who made it, which it was where the seat itself did, and what it saw."""

    mover: Mover
    own: Action | None
    events: tuple[SeenEvent, ...]


class Told(NamedTuple):
    """Hold what a seat (``None``: a bystander) was told since a position that hides nothing.

    That is one ``at rest``, as before each deal: everybody knows it. ``stands`` says who moves
    after the last step, and what stage the game is at, which everybody knows too.
    """

    seat: int | None
    rest: Any
    steps: tuple[Step, ...] = ()
    stands: tuple[Mover, Moment] | None = None

    def after(self, mover: Mover, move: Action, events: Iterable[Event]) -> Told:
        """Give what the seat was told after one more move: of another's, it may be nothing."""
        own = move if mover == self.seat and mover is not None else None
        step = Step(mover, own, seen(events, self.seat))
        if own is None and not step.events:
            return self
        return self._replace(steps=(*self.steps, step))

    def going_on(self, events: Iterable[Event]) -> Told:
        """Give it with what followed from the last move by itself."""
        *before, last = self.steps
        step = last._replace(events=(*last.events, *seen(events, self.seat)))
        return self._replace(steps=(*before, step))

    def standing(self, game: Game[Any], state: Any) -> Told:
        """Give it with what everybody knows of the position it has led to."""
        return self._replace(stands=_stands(game, state))

    @property
    def events(self) -> tuple[SeenEvent, ...]:
        """What the seat saw happen."""
        return tuple([event for step in self.steps for event in step.events])

    def text(self) -> str:
        """Write it out, an event a line, with nothing that the seat was not told."""
        return as_text(self.events)

    def otherwise(
        self, game: Game[Any], chance: Random, tries: int = TRIES
    ) -> tuple[list[Action], Any] | None:
        """Make up another game that the seat cannot tell from this one.

        Give its moves since the position at rest, and the position they lead to; ``None`` where it
        was not found in so many ``tries``.
        """
        made = self.made_up(game, chance, tries)
        return None if made is None else (made.moves, made.state)

    def made_up(self, game: Game[Any], chance: Random, tries: int = TRIES) -> MadeUp | None:
        """Make up such a game, with all positions it leads through and what happens in it."""
        best = MadeUp(game, self, chance)
        for number in range(tries):
            if best.agrees:
                break
            if number < AFRESH or number % 4 == 0 or len(best.free) < 2:
                best = max(best, MadeUp(game, self, chance), key=lambda one: one.reached)
            else:
                best.mend(chance)
        return best if best.agrees else None


def _stands(game: Game[Any], state: Any) -> tuple[Mover, Moment]:
    return game.current_player(state), game.moment(state)


def seen(events: Iterable[Event], seat: int | None) -> tuple[SeenEvent, ...]:
    """Give what a seat is told of events."""
    return tuple(event.seen_by(seat) for event in events if not event.is_silent)


def as_text(events: Iterable[SeenEvent]) -> str:
    """Write events out, one a line: what happened, to whom, and which cards went where."""
    return "\n".join(map(_line, events))


def _line(event: SeenEvent) -> str:
    moved = [[*one.cards, one.unknown, one.source, one.target] for one in event.moved]
    return json.dumps([event.kind, event.seat, dict(event.details), moved], separators=(",", ":"))


def rested(game: Game[Any], moves: Sequence[Action]) -> int:
    """Count the moves of a game before its last deal began."""
    (state, _), count = game.begin(), 0
    for at, move in enumerate(moves):
        if game.moment(state).rests:
            count = at
        state, _ = game.apply(state, move)
    return count


def told(game: Game[Any], moves: Iterable[Action], seat: int | None) -> Told:
    """Give what a seat has been told in a game of these moves, since its last deal began."""
    state, _ = game.begin()
    known = Told(seat, state)
    for move in moves:
        if game.moment(state).rests:
            known = Told(seat, state)
        mover = game.current_player(state)
        state, events = game.apply(state, move)
        known = known.after(mover, move, events)
    return known.standing(game, state)


@dataclass(slots=True, eq=False)
class _Card:
    """A card, or a piece, wherever it lies; ``face`` is empty while nothing says which it is.

    ``never`` are those that it cannot be, since it was told of them that nobody held them.
    """

    face: str
    never: frozenset[str] = frozenset()


class MadeUp:
    """A game that may be another: which cards moved in each step unseen, and how far all agrees.

    What was seen later lay there before: a card that is played was in the hand. ``reached`` counts
    the steps that agree, and what agrees in the next. ``states`` are the positions before each
    move and after the last, ``events`` what happens at each.
    """

    def __init__(self, game: Game[Any], known: Told, chance: Random) -> None:
        self.game, self.known = game, known
        table = game.table(known.rest)
        zones = _lying(hide(table, known.seat))
        self.covered = [list(_moved(zones, step.events, chance)) for step in known.steps]
        cards = [card for lie in zones.values() for card in lie]
        left = Counter(lying.card for zone in table.zones for lying in zone.cards)
        left.subtract(card.face for card in cards if card.face)
        faces = [*(+left).elements()]
        chance.shuffle(faces)
        self.free = [card for card in cards if not card.face]
        _dealt(self.free, faces)
        self.reached = (0, 0)
        self.moves: list[Action] = []
        self.states: list[Any] = [known.rest]
        self.events: list[tuple[Event, ...]] = []
        self.play(chance)

    @property
    def state(self) -> Any:
        """The position that its moves lead to."""
        return self.states[-1]

    @property
    def agrees(self) -> bool:
        """Whether the seat would have been told the same from first to last."""
        return self.reached[0] == len(self.known.steps) and self._stands_so()

    def _stands_so(self) -> bool:
        return self.known.stands in (None, _stands(self.game, self.state))

    def mend(self, chance: Random) -> None:
        """Exchange two cards that nothing is known of, unless it agrees less far then."""
        one, other = chance.sample(self.free, 2)
        if one.face == other.face or one.face in other.never or other.face in one.never:
            return
        before = self.moves, self.states, self.events, self.reached
        one.face, other.face = other.face, one.face
        self.play(chance)
        if self.reached < before[-1]:
            one.face, other.face = other.face, one.face
            self.moves, self.states, self.events, self.reached = before

    def play(self, chance: Random) -> None:
        """Play it, as far as the seat would have been told the same."""
        self.states, self.events, self.moves = [self.known.rest], [], []
        self.reached = (0, 0)
        for step, covered in zip(self.known.steps, self.covered, strict=True):
            faces = [card.face for card in covered]
            made = self._made(step, faces, chance)
            while made is None and self._unheard():
                made = self._made(step, faces, chance)
            if made is None:
                return
            self._add(*made)
            self.reached = (self.reached[0] + 1, 0)
        while not self._stands_so() and self._unheard():
            pass

    def _add(self, move: Action, state: Any, events: tuple[Event, ...]) -> None:
        self.moves.append(move)
        self.states.append(state)
        self.events.append(events)

    def _unheard(self) -> bool:
        """Make a move of which the seat is told nothing, if another can make one now."""
        state = self.state
        if self.game.current_player(state) in (CHANCE, self.known.seat):
            return False
        for move in self.game.unheard:
            if self.game.is_legal(state, move):
                after, events = self.game.apply(state, move)
                if not seen(events, self.known.seat):
                    self._add(move, after, events)
                    return True
        return False

    def _made(
        self, step: Step, faces: list[str], chance: Random
    ) -> tuple[Action, Any, tuple[Event, ...]] | None:
        if self.game.current_player(self.state) != step.mover:
            return None
        for move in _may_be(self.game, self.state, step, faces, chance):
            after, events = self.game.apply(self.state, move)
            told = seen(events, self.known.seat)
            if told == step.events:
                return move, after, events
            alike = sum(one == other for one, other in zip(told, step.events, strict=False))
            self.reached = max(self.reached, (self.reached[0], alike))
        return None


def _dealt(free: list[_Card], faces: list[str]) -> None:
    """Give the cards of which nothing is known their faces, those first that cannot be every one.

    A card that is named twice makes a game that does not agree.
    """
    for card in sorted(free, key=lambda card: -len(card.never)):
        may_be = (face for face in faces if face not in card.never)
        card.face = next(may_be, faces[0] if faces else "")
        if card.face:
            faces.remove(card.face)


def _lying(table: Table) -> dict[str, list[_Card]]:
    return {
        zone.id: [
            *(_Card(lying.card) for lying in zone.cards),
            *(_Card("") for _ in range(zone.unknown)),
        ]
        for zone in table.zones
    }


def _moved(
    zones: dict[str, list[_Card]], events: Iterable[SeenEvent], chance: Random
) -> Iterator[_Card]:
    """Let cards go as they were seen to go; give those that were not seen."""
    for event in events:
        _name(zones, event, chance)
        _deny(zones, event)
        taken: list[tuple[str, list[_Card]]] = []
        for transfer in event.moved:
            lie = zones.setdefault(transfer.source, [])
            open_ = [_take(lie, face, chance) for face in transfer.cards]
            covered = [_take(lie, "", chance) for _ in range(transfer.unknown)]
            taken.append((transfer.target, [*open_, *covered]))
            yield from covered
        for target, cards in taken:
            zones.setdefault(target, []).extend(cards)


def _name(zones: dict[str, list[_Card]], event: SeenEvent, chance: Random) -> None:
    """Let the seat of an event hold the cards that it names, where none of them moves."""
    named = event.details.get("cards")
    if event.moved or event.seat is None or not isinstance(named, list):
        return
    hand = zones.get(f"hand:{event.seat}", [])
    lacking = [face for face in named if all(card.face != face for card in hand)]
    free = [card for card in hand if not card.face]
    for card, face in zip(chance.sample(free, len(free)), lacking, strict=False):
        card.face = face


def _deny(zones: dict[str, list[_Card]], event: SeenEvent) -> None:
    """Let no hand but that of an event's own seat hold what ``nobody`` is told to hold."""
    nobody = event.details.get("nobody")
    if not isinstance(nobody, list):
        return
    for name, lie in zones.items():
        if name.startswith("hand:") and name != f"hand:{event.seat}":
            for card in lie:
                card.never = card.never.union(nobody)


def _take(lie: list[_Card], face: str, chance: Random) -> _Card:
    """Take the card with this face; where none is known to have it, one of the others has.

    One that nobody saw go (``face`` is empty) is one of which nothing is known, if there is one.
    """
    same = [card for card in lie if card.face == face]
    free = [card for card in lie if not card.face]
    may_be = [card for card in free if face not in card.never]
    taken = chance.choice(same or may_be or free or lie)
    taken.face = face or taken.face
    lie.remove(taken)
    return taken


def _may_be(
    game: Game[Any], state: Any, step: Step, faces: list[str], chance: Random
) -> Iterable[Action]:
    """List the moves that a step may have been, the likelier first."""
    if step.own is not None:
        return [step.own] if game.is_legal(state, step.own) else []
    moved = [one for event in step.events for one in event.moved]
    if step.mover == CHANCE and moved:
        come = moved[0].cards or faces
        return [move for move in game.legal_actions(state) if move.args[0][0] == come[0]]
    wanted = frozenset(faces) or frozenset(card for one in moved for card in one.cards)
    told = {event.details["card"] for event in step.events if "card" in event.details}
    ways = dict.fromkeys((wanted, wanted | told))
    exact = [move for things in ways for move in game.naming(state, things)]
    if exact:
        return chance.sample(exact, len(exact))
    legal = game.legal_actions(state)
    legal = chance.sample(legal, len(legal))
    return [*(move for move in legal if named(move) & wanted), *legal]
