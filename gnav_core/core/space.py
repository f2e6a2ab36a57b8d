"""What can be done in a game at all, and what can lie on its table: the same for all its positions.

A move of one thing, or of none, is one step: ``stand``, ``play:h7``. One that names several is made
of the choices that it takes: ``throw``, then ``+h7``, ``+h9``, and ``enough``.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import ClassVar, Final, Generic, NamedTuple, TypeVar, cast

from gnav_core.core.action import Action, named
from gnav_core.core.game import CHANCE, Game, Seen, see
from gnav_core.core.table import Mark

S = TypeVar("S")

ENOUGH: Final = "enough"
NO_WORDS: Mapping[str, tuple[str, ...]] = {}


class Bounds(NamedTuple):
    """Say how long a game can be, in moves and chances, and what one seat can win or lose at most.

    ``None``: the text sets no bound, or none that we can show.
    """

    longest: int | None
    least: float | None
    greatest: float | None


class Space(NamedTuple):
    """Hold the words of a game.

    ``things`` are its cards or pieces, each kind once. Moves are ``words`` without a thing, those
    of ``verbs`` with one, of ``several`` with some, ``together`` at most, or with one of the other
    words ``besides``, as a field; chance says ``chances``.
    Things lie in a zone ``by_seat``, or in one of ``zones``. Numbers are kept for each seat
    (``counts``), or for all (``marks``). What is kept in words is ``said``, or ``said_by_seat``: by
    its name, the words that it is made of.
    """

    things: tuple[str, ...]
    words: tuple[str, ...] = ()
    verbs: tuple[str, ...] = ("play",)
    several: tuple[str, ...] = ()
    together: int = 1
    besides: tuple[str, ...] = ()
    chances: tuple[str, ...] = ("deal",)
    phases: tuple[str, ...] = ()
    by_seat: tuple[str, ...] = ("hand", "pile")
    zones: tuple[str, ...] = ("stock", "trick")
    counts: tuple[str, ...] = ()
    marks: tuple[str, ...] = ()
    said: Mapping[str, tuple[str, ...]] = NO_WORDS
    said_by_seat: Mapping[str, tuple[str, ...]] = NO_WORDS

    def moves(self) -> tuple[str, ...]:
        """List every step that a seat can ever take, in an order that stays."""
        with_one = (f"{verb}:{thing}" for verb in self.verbs for thing in self.things)
        words = (*self.things, *self.besides)
        parts = (*self.several, *(f"+{word}" for word in words), ENOUGH)
        return (*self.words, *with_one, *(parts if self.several else ()))

    def all_chances(self) -> tuple[str, ...]:
        """List all that chance can ever bring."""
        return tuple(f"{verb}:{thing}" for verb in self.chances for thing in self.things)

    @property
    def longest(self) -> int:
        """How many steps a move has at most."""
        return self.together + 2 if self.several else 1

    def steps(self, action: Action) -> tuple[str, ...]:
        """Take a move apart into its steps."""
        if action.verb not in self.several:
            return (str(action),)
        return (action.verb, *(f"+{word}" for words in action.args for word in words), ENOUGH)

    def cells(self, players: int) -> tuple[str, ...]:
        """Name each place of the array that tells what a seat sees; see ``array``."""
        return tuple(self._cells(players))

    def _cells(self, players: int) -> Iterator[str]:
        for zone in self._zones(players):
            yield from (f"{zone} {thing}" for thing in self.things)
            yield f"{zone} unknown"
        for name in self.counts:
            yield from (f"{name} {seat}" for seat in range(players))
        yield from self.marks
        for name, words in self.said.items():
            yield from (f"{name} {word}" for word in words)
        for name, words in self.said_by_seat.items():
            yield from (f"{name} {seat} {word}" for seat in range(players) for word in words)
        yield from (f"dealer {seat}" for seat in range(players))
        yield from (f"to move {mover}" for mover in (*range(players), CHANCE))
        yield from (f"seen from {seat}" for seat in range(players))
        yield from (f"phase {phase}" for phase in self.phases)
        yield "deal"

    def _zones(self, players: int) -> list[str]:
        own = (f"{name}:{seat}" for name in self.by_seat for seat in range(players))
        return [*own, *self.zones]

    def array(self, seen: Seen, players: int) -> tuple[int, ...]:
        """Tell as whole numbers what a seat sees, one for each of the ``cells``.

        Things are counted, zone by zone; marks have their values; the rest is 0 or 1. It tells how
        the table is now, and not how it came to be so.
        """
        cells = self.cells(players)
        found = dict.fromkeys(cells, 0)
        for zone in seen.table.zones:
            for lying in zone.cards:
                found[f"{zone.id} {lying.card}"] += 1
            found[f"{zone.id} unknown"] = zone.unknown
        for mark in seen.table.marks:
            for cell, value in self._marked(mark):
                found[cell] += value
        found[f"to move {seen.to_move}"] = 1
        found[f"seen from {seen.seat}"] = 1
        found[f"phase {seen.moment.phase}"] = 1
        found["deal"] = seen.moment.deal
        return tuple(found[cell] for cell in cells)

    def _marked(self, mark: Mark) -> Iterator[tuple[str, int]]:
        """Give the cells that a mark counts in, and how much; one that never changes has none."""
        name, place, value = mark.id, mark.place, mark.value
        parts = value.split() if isinstance(value, str) else [value]
        if name == "dealer":
            yield f"dealer {place}", 1
        elif name in self.said:
            yield from ((f"{name} {part}", 1) for part in parts)
        elif name in self.said_by_seat:
            kinds = (str(part).partition(":")[0] for part in parts)
            yield from ((f"{name} {place} {kind}", 1) for kind in kinds)
        elif name in self.counts:
            yield f"{name} {place}", sum(map(int, parts))
        elif name in self.marks:
            yield name, sum(map(int, parts))


class Knows(ABC, Generic[S]):
    """Say of a game what can be done in it at all, and what can lie on its table."""

    rules_id: str
    players: int
    dealer: int
    unheard: ClassVar[tuple[Action, ...]] = ()

    @property
    @abstractmethod
    def space(self) -> Space:
        """Give the words of this game."""

    @property
    def longest(self) -> int | None:
        """How many moves and chances a game has at most; ``None`` where nothing bounds it."""
        return None

    def __repr__(self) -> str:
        """Name the rules, the players and the dealer, as ``games.new`` takes them."""
        return f"<{self.rules_id} for {self.players}, seat {self.dealer} deals first>"

    def moves(self) -> tuple[str, ...]:
        """List every step that a seat can ever take, in an order that stays; see ``Space``."""
        return self.space.moves()

    def chances(self) -> tuple[str, ...]:
        """List all that chance can ever bring, as moves are written, in an order that stays."""
        return self.space.all_chances()

    def bounds(self) -> Bounds:
        """Say how long a game can be, and how much one seat can win or lose; see ``Bounds``."""
        from gnav_core.core.registry import family  # which imports the games

        summary = family(self.rules_id).summaries.get(self.rules_id)
        most = summary.sums.most if summary and summary.sums else None
        return Bounds(
            self.longest, *((None, None) if most is None else (-float(most), float(most)))
        )

    @abstractmethod
    def legal_actions(self, state: S) -> list[Action]:
        """List the moves that are allowed now."""

    def naming(self, state: S, things: frozenset[str]) -> list[Action]:
        """List the moves that are allowed now and name these cards or pieces, and no others."""
        legal, every = self.legal_actions(state), self._things
        return [move for move in legal if named(move) & every == things]

    @cached_property
    def _things(self) -> frozenset[str]:
        return frozenset(self.space.things)

    def cells(self) -> tuple[str, ...]:
        """Name each place of the array that ``array`` gives."""
        return self.space.cells(self.players)

    def array(self, state: S, seat: int | None) -> tuple[int, ...]:
        """Tell as whole numbers what a seat (``None``: a bystander) sees: one for each cell."""
        return self.space.array(see(cast("Game[S]", self), state, seat), self.players)


def next_steps(
    space: Space, legal: Iterable[Action], begun: Sequence[str] = ()
) -> dict[str, list[Action]]:
    """Give the steps that can be taken now, after those ``begun``, each with the moves it leads to.

    A move that is whole has no step left: it is the only one of its last step.
    """
    found: dict[str, list[Action]] = {}
    for action in legal:
        steps = space.steps(action)
        if len(steps) > len(begun) and steps[: len(begun)] == tuple(begun):
            found.setdefault(steps[len(begun)], []).append(action)
    return found
