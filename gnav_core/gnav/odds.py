"""The odds of a showing: what a piece may cost against pieces that are only guessed at."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import accumulate
from math import prod
from typing import NamedTuple

from gnav_core.gnav.ruleset import RuleSet
from gnav_core.gnav.showing import Who


class Odds(NamedTuple):
    """Say how likely one unknown piece is to be each: by its place in the order, 0 the best.

    ``at`` holds the chance of each place; ``below`` that it is worse than the place and no fool,
    ``above`` that it is better; ``fool`` that it is a fool.
    """

    at: tuple[float, ...]
    below: tuple[float, ...]
    above: tuple[float, ...]
    fool: float


def odds(rules: RuleSet, weights: Mapping[str, float]) -> Odds:
    """Make odds from the weight of each piece; no weight at all means any piece."""
    pieces, fool = rules.pieces.value, rules.tally.fool.value
    total = sum(weights.values())
    at = [weights.get(piece, 0) / total if total else 1 / len(pieces) for piece in pieces]
    plain = [0.0 if piece == fool else share for piece, share in zip(pieces, at, strict=True)]
    above = [0.0, *accumulate(at)][:-1]
    below = [0.0, *accumulate(reversed(plain))][:-1][::-1]
    return Odds(tuple(at), tuple(below), tuple(above), at[rules.rank[fool]])


def mixed(one: Odds, share: float, other: Odds) -> Odds:
    """Mix two odds, ``share`` of the first."""

    def mix(ours: Sequence[float], others: Sequence[float]) -> tuple[float, ...]:
        return tuple(
            share * own + (1 - share) * also for own, also in zip(ours, others, strict=True)
        )

    return Odds(
        mix(one.at, other.at),
        mix(one.below, other.below),
        mix(one.above, other.above),
        share * one.fool + (1 - share) * other.fool,
    )


class Showing(NamedTuple):
    """What a seat reckons with when all show: the rules, the stage, who tapped, the others."""

    rules: RuleSet
    playing_off: bool
    tapped: bool
    others: tuple[Odds, ...]

    def cost(self, piece: str) -> float:
        """Reckon what showing this piece will cost on average: less than 0 is a gain."""
        rules = self.rules
        holds_fool = piece == rules.tally.fool.value
        cost = 0.0
        for fools, chance in enumerate(self._fools()):
            shown = min(fools + holds_fool, 2)
            untouched = 1.0
            for who, by in rules.tally.stakes(shown, self.playing_off):
                hit = self._hit(who, rules.rank[piece], holds_fool)
                cost += chance * untouched * hit * by
                untouched *= 1 - hit
        return cost

    def _fools(self) -> tuple[float, float, float]:
        """Reckon how likely the others show no fool, one, and two."""
        none, one, two = 1.0, 0.0, 0.0
        for other in self.others:
            none, one, two = (
                none * (1 - other.fool),
                one * (1 - other.fool) + none * other.fool,
                two + one * other.fool,
            )
        return none, one, two

    def _hit(self, who: Who, place: int, holds_fool: bool) -> float:
        if who == "fool-holders" or holds_fool:
            return float((who == "fool-holders") == holds_fool)
        if who == "highest":
            return prod(1 - other.above[place] for other in self.others)
        if who == "pairs":
            return 1 - prod(1 - other.at[place] for other in self.others)
        lowest = prod(1 - other.below[place] for other in self.others)
        if who == "two-lowest-others":
            return lowest + self._second(place, lowest)
        return lowest * self.tapped if who == "companion-of-a-tapper" else lowest

    def _second(self, place: int, lowest: float) -> float:
        """Reckon how likely just one of the others is lower."""
        certain = [other for other in self.others if other.below[place] >= 1]
        if certain:
            rest = [other for other in self.others if other is not certain[0]]
            return prod(1 - other.below[place] for other in rest)
        shares = (other.below[place] / (1 - other.below[place]) for other in self.others)
        return lowest * sum(shares)
