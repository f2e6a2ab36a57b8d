"""How the pieces may lie that a seat has not seen: every way there is, or some drawn at random."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import accumulate
from math import prod
from random import Random
from typing import NamedTuple

from gnav_core.games.gnav.odds.clues import UNSEEN, Clues, Step


class Lying(NamedTuple):
    """One way: the kind of each piece that came out, what is left by kind, and its weight."""

    kinds: tuple[int, ...]
    bag: tuple[int, ...]
    weight: int | float


class Ways:
    """Find ways that go with what a seat was told, each weighed by how often it comes.

    That is by how many pieces of each kind there are, and by how well it goes with what the others
    were seen to do.
    """

    def __init__(self, clues: Clues) -> None:
        self.clues = clues
        self.faces = clues.faces
        law = clues.law
        self.full = [law.copies] * law.pieces
        steps = clues.steps
        if not any(step.back for step in steps):  # what is known may as well have come out first
            steps = sorted(steps, key=lambda step: self.faces[step.piece] == UNSEEN)
        self.steps = steps
        self.may_be = [[kind for kind, weight in enumerate(row) if weight] for row in clues.weights]

    @property
    def most(self) -> int:
        """How many ways there are at most."""
        unseen = (step.piece for step in self.steps if not step.back)
        return prod(len(self.may_be[piece]) for piece in unseen if self.faces[piece] == UNSEEN)

    def every(self) -> Iterator[Lying]:
        """Give every way; the weights are whole numbers."""
        yield from self._from(0, list(self.faces), self.full[:], 1)

    def _from(self, at: int, kinds: list[int], bag: list[int], weight: int) -> Iterator[Lying]:
        if at == len(self.steps):
            for pair in self.clues.pairs:
                weight *= pair.weight(kinds)
            if weight:
                yield Lying(tuple(kinds), tuple(bag), weight)
            return
        piece, back = self.steps[at]
        if back:
            bag[kinds[piece]] += 1
            yield from self._from(at + 1, kinds, bag, weight)
            bag[kinds[piece]] -= 1
            return
        weights = self.clues.weights[piece]
        for kind in self.may_be[piece]:
            if bag[kind]:
                further = weight * bag[kind] * weights[kind]
                kinds[piece] = kind
                bag[kind] -= 1
                yield from self._from(at + 1, kinds, bag, further)
                bag[kind] += 1

    def at_random(self, dice: Random) -> Lying:
        """Draw one way; the weight is 0 where it is none, and makes good what is drawn too often.

        Weighed so, many ways come each as often as it should.
        """
        kinds, bag, weight = list(self.faces), self.full[:], 1.0
        for step in self.steps:
            weight *= self._drawn(step, kinds, bag, dice)
            if not weight:
                return Lying(tuple(kinds), tuple(bag), 0)
        for pair in self.clues.pairs:
            weight *= pair.weight(kinds)
        return Lying(tuple(kinds), tuple(bag), weight)

    def _drawn(self, step: Step, kinds: list[int], bag: list[int], dice: Random) -> float:
        piece = step.piece
        if step.back:
            bag[kinds[piece]] += 1
            return 1
        weights, may_be = self.clues.weights[piece], self.may_be[piece]
        sums = list(accumulate([bag[kind] * weights[kind] for kind in may_be]))
        if not sums or not sums[-1]:
            return 0
        (kind,) = dice.choices(may_be, cum_weights=sums)
        kinds[piece] = kind
        bag[kind] -= 1
        return sums[-1]
