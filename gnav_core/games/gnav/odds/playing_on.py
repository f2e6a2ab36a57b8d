"""The rest of a deal, played on from a position in which every piece is given.

What the engine does to a state is done here to pieces by number, since a hint plays many thousands
of deals; tests hold the two against each other.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from gnav_core.games.gnav.odds.behaviour import AS_DEALT, BETTER, WORSE, Habits
from gnav_core.games.gnav.odds.clues import tied
from gnav_core.games.gnav.odds.law import Effects, Law
from gnav_core.games.gnav.odds.showing import Showing

GO_ON: Final = 0
PASSED: Final = 1
DRAW: Final = 2
SHOW: Final = 3
"""What a request leaves to be done."""

Reached = Callable[[int, int, int], None]
"""Take what the deal cost, the weight of it, and out of how many ways."""


class Position:
    """A position, by place in the order of the deal: it is changed as the deal goes on.

    ``fined`` and ``tapped`` have a bit for each place; ``bag`` counts the ``left`` pieces by kind,
    and is never changed, but another is put in its place.
    """

    __slots__ = ("bag", "came", "fined", "held", "left", "origin", "tapped", "ways", "weight")

    def __init__(
        self,
        pieces: tuple[Sequence[int], Sequence[int], Sequence[int]],
        bag: Sequence[int],
        left: int,
        fined: int,
        tapped: int,
        weight: int,
        ways: int = 1,
    ) -> None:
        """Lay it; ``pieces`` are those held, whence they came, and how."""
        held, origin, came = pieces
        self.held, self.origin, self.came = [*held], [*origin], [*came]
        self.bag, self.left = bag, left
        self.fined, self.tapped = fined, tapped
        self.weight, self.ways = weight, ways

    def copy(self) -> Position:
        """Give one like it, to be changed apart from it."""
        pieces = self.held, self.origin, self.came
        return Position(
            pieces, self.bag, self.left, self.fined, self.tapped, self.weight, self.ways
        )


class PlayingOn:
    """Play deals on by habits, and tell ``reached`` what they cost.

    With ``dice`` one piece is drawn at random where one comes; without them every one is tried.
    """

    def __init__(self, law: Law, habits: Habits, showing: Showing, reached: Reached) -> None:
        self.law, self.habits, self.showing, self.reached = law, habits, showing, reached
        self.last = len(habits.exchange) - 1
        self.dice: Random | None = None
        self._by_last: dict[tuple[tuple[int, ...], int, int], Sequence[int]] = {}

    def from_turn(self, position: Position, place: int) -> None:
        """Play on from the turn of a place; past the last all show."""
        law, held, last = self.law, position.held, self.last
        while place <= last:
            piece = held[place]
            if piece == law.tap:
                position.tapped |= 1 << place
            if self.habits.exchange[place][position.came[place]][piece]:
                follows = self.change(position, place)
                if follows == DRAW:
                    return self.draw(position, place)
                if follows == SHOW:
                    break
            place += 1
        cost = self.showing.cost(held, position.fined, position.tapped)
        self.reached(cost, position.weight, position.ways)
        return None

    def change(self, position: Position, place: int) -> int:
        """Let a place change at its turn, where it may."""
        if place < self.last:
            return self.request(position, place, place + 1)
        if self.law.first_only and position.origin[place] != place:
            return GO_ON
        return DRAW

    def request(self, position: Position, place: int, to: int) -> int:
        """Put a request to one place after the other."""
        law, held, came = self.law, position.held, position.came
        while to <= self.last:
            asked = law.asked[held[to]]
            yes = not asked.chooses or self.habits.accept[to][came[to]][held[to]]
            follows = self.follow(position, asked.yes if yes else asked.no, place, to)
            if follows != PASSED:
                return follows
            to += 1
        past = law.past
        yes = not past.chooses or self.habits.accept[place][came[place]][held[place]]
        return self.follow(position, past.yes if yes else past.no, place, place)

    def follow(self, position: Position, effects: Effects, place: int, to: int) -> int:
        """Let what a request leads to act; say what is left to be done."""
        follows = GO_ON
        for effect in effects:
            if effect == "swap":
                self._swap(position, place, to)
            elif effect == "pass-on":
                follows = PASSED
            elif effect == "fine":
                position.fined |= 1 << place
            elif effect == "draw":
                follows = DRAW
            elif effect in ("stop-play", "tabu"):
                follows = SHOW
            elif effect.startswith("undo"):
                self._give_back(position, place, effect)
        return follows

    @staticmethod
    def _swap(position: Position, one: int, other: int) -> None:
        held, origin, came = position.held, position.origin, position.came
        held[one], held[other] = held[other], held[one]
        origin[one], origin[other] = origin[other], origin[one]
        came[one] = BETTER if held[one] < held[other] else WORSE
        came[other] = BETTER if held[other] < held[one] else WORSE

    @staticmethod
    def _give_back(position: Position, asker: int, effect: str) -> None:
        origin, held = position.origin[:], position.held[:]
        for place in tied(origin, asker, effect):
            drawer = origin[place]
            position.held[drawer], position.origin[drawer] = held[place], drawer
            position.came[drawer] = AS_DEALT

    def draw(self, position: Position, place: int, turned_up: int = 1) -> None:
        """Let a place draw, and play on from the next."""
        if place == self.last and self.dice is None:
            self._draw_last(position, turned_up)
            return
        for kind in self._may_come(position.bag):
            after = position.copy()
            if self.dice is None:
                after.weight *= position.bag[kind]
                after.ways *= position.left
            _take(after, kind)
            if kind not in self.law.rejected:
                self._keep(after, place, kind)
            elif turned_up < self.law.draws:
                self.draw(after, place, turned_up + 1)
                continue
            self.from_turn(after, place + 1)

    def _may_come(self, bag: Sequence[int]) -> Sequence[int]:
        if self.dice is not None:
            return self.dice.choices(range(len(bag)), bag)
        return [kind for kind, count in enumerate(bag) if count]

    def _keep(self, position: Position, place: int, kind: int) -> None:
        if self.law.back:
            put_back = [*position.bag]
            put_back[position.held[place]] += 1
            position.bag, position.left = put_back, position.left + 1
        position.held[place], position.origin[place] = kind, place
        position.came[place] = AS_DEALT

    def _draw_last(self, position: Position, turned_up: int) -> None:
        """Let the dealer draw, try each piece that may come, and show."""
        costs, rejected, ways = self._last_costs(position), self.law.rejected, position.left
        weights: dict[int, int] = {}
        for kind, count in enumerate(position.bag):
            if not count:
                continue
            cost = costs[kind]
            if kind in rejected:
                if turned_up < self.law.draws:
                    after = position.copy()
                    after.weight, after.ways = after.weight * count, after.ways * ways
                    _take(after, kind)
                    self._draw_last(after, turned_up + 1)
                    continue
                cost = costs[position.held[self.last]]
            weights[cost] = weights.get(cost, 0) + count
        for cost, weight in weights.items():
            self.reached(cost, position.weight * weight, position.ways * ways)

    def _last_costs(self, position: Position) -> Sequence[int]:
        """Say what the deal costs by the piece that the last place shows."""
        others = position.held[: self.last]
        key = (tuple(others), position.fined, position.tapped)
        if key not in self._by_last:
            self._by_last[key] = [
                self.showing.cost([*others, kind], position.fined, position.tapped)
                if others.count(kind) < self.law.copies
                else 0  # that never comes
                for kind in range(self.law.pieces)
            ]
        return self._by_last[key]


def _take(position: Position, kind: int) -> None:
    bag = [*position.bag]
    bag[kind] -= 1
    position.bag, position.left = bag, position.left - 1
