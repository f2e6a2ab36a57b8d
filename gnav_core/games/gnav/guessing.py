"""What a piece may cost at a showing against pieces that are only guessed at.

The computer player *Hard* reckons by it (``reckoning``), and nothing else does.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import accumulate
from math import prod
from typing import NamedTuple

from gnav_core.games.gnav.ruleset import RuleSet
from gnav_core.games.gnav.showing import Who


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
    """What a seat reckons with when all show: what the others hold, and what bears on who is hit.

    ``spares``: a fool cannot drag the best piece along now. ``tapped``: this seat has tapped in
    this deal, ``tappers``: which of the others. ``left``: how many strokes put this seat out;
    ``final``: two are left, and one stroke puts out either, so that the deal is void where both
    are hit.

    The pieces of the others are taken for independent of each other, and the fools shown for
    independent of who is lowest: where each piece is known, and in the final, the cost is that of
    the rules themselves; else it is near it. That a deal may be void among more than two is left
    out.
    """

    rules: RuleSet
    others: tuple[Odds, ...]
    playing_off: bool = False
    spares: bool = False
    tapped: bool = False
    tappers: tuple[bool, ...] = ()
    left: int | None = None
    final: bool = False

    def cost(self, piece: str) -> float:
        """Reckon what showing this piece will cost on average: less than 0 is a gain."""
        if not self.final or len(self.others) != 1:
            return self._cost(piece)
        pieces, held = self.rules.pieces.value, self.others[0].at
        return sum(
            chance * self._in_final(piece, other)
            for other, chance in zip(pieces, held, strict=True)
            if chance
        )

    def _in_final(self, piece: str, other: str) -> float:
        """Say what two pieces cost the first: nothing where both would be out."""
        own, others = (odds(self.rules, {shown: 1}) for shown in (other, piece))
        cost = self._replace(others=(own,))._cost(piece)
        if cost <= 0:
            return cost
        tapped, tappers = any(self.tappers), (self.tapped,)
        theirs = self._replace(others=(others,), tapped=tapped, tappers=tappers)
        return 0.0 if theirs._cost(other) > 0 else cost

    def _cost(self, piece: str) -> float:
        rules = self.rules
        holds_fool = piece == rules.tally.fool.value
        cost = 0.0
        for fools, chance in enumerate(self._fools()):
            if not chance:
                continue
            shown = min(fools + holds_fool, 2)
            untouched = 1.0
            for who, by in rules.tally.hits_by_fools(shown, self.playing_off):
                hit = self._hit(who, rules.rank[piece], holds_fool)
                cost += chance * untouched * hit * self._toll(by)
                untouched *= 1 - hit
        return cost

    def _toll(self, by: int) -> int:
        """Say what is lost of so many strokes: where they are rubbed out, no more than are left."""
        if self.left is None or self.rules.tally.counts != "strokes left":
            return by
        return min(by, self.left)

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
        if who == "companion-of-a-tapper":
            return lowest * self._by_a_tapper()
        if who == "lowest-other" and place == 0 and self.spares:
            return lowest - self._alone(place)
        return lowest

    def _alone(self, place: int) -> float:
        """Reckon how likely nobody else shows a piece that is lower or the same, but the fool."""
        return prod(1 - other.below[place] - other.at[place] for other in self.others)

    def _by_a_tapper(self) -> float:
        """Reckon how likely it is one who tapped that holds the fool, if one of them does."""
        fools = [other.fool for other in self.others]
        tapped = sum(fool for fool, tapped in zip(fools, self.tappers, strict=False) if tapped)
        return tapped / sum(fools)

    def _second(self, place: int, lowest: float) -> float:
        """Reckon how likely just one of the others is lower."""
        below = [other.below[place] for other in self.others]
        if max(below, default=0.0) >= 1:
            below.remove(max(below))
            return prod(1 - share for share in below)
        return lowest * sum(share / (1 - share) for share in below)
