"""The odds of a seat at its first choice, held against every deal there is, counted in bulk."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

import numpy as np
import pytest

from gnav_core.core import registry
from gnav_core.core.action import Action
from gnav_core.core.game import see
from gnav_core.core.told import told
from gnav_core.games.gnav import SOURCES
from gnav_core.games.gnav.engine import GnavGame
from gnav_core.games.gnav.odds.behaviour import RIGHT, WRONG
from gnav_core.games.gnav.odds.reckoned import Odds, odds
from gnav_core.lab.deals import Deal
from gnav_core.lab.exhaustive import dealt, with_one_more
from gnav_core.lab.law import Law, compiled
from gnav_core.lab.standing import cost, first_deal
from gnav_core.lab.stock import Given
from gnav_core.lab.thresholds import kept_from
from gnav_core.lab.wishes import Moment, Small, Table, Truth

NEAR: Final = 1e-12
NONE: Final = -1


class Stood:
    """All before one seat stood, and tapped not; that seat does as it is told the first time.

    ``likely`` is how well each deal goes with it: twice 9 where it is the behaviour's, twice 1
    where it is not, once 1 where it is one of two others.
    """

    def __init__(self, law: Law, table: Table, seat: int, does: str, deals: int) -> None:
        self.law, self.table, self.seat, self.does = law, table, seat, does
        self.likely = np.ones(deals, np.int64)

    def exchanges(self, moment: Moment) -> Truth:
        wishes = self.table.exchanges(moment)
        before, mine = moment.seat < self.seat, moment.seat == self.seat
        likely = np.where(wishes, WRONG, RIGHT) * 2
        likely = np.where(moment.piece == self.law.tap, WRONG, likely)
        self.likely[moment.columns[before]] *= likely[before]
        return np.where(before, False, np.where(mine, "exchange" in self.does, wishes))

    def accepts(self, moment: Moment) -> Truth:
        return self.table.accepts(moment)

    def taps(self, moment: Moment) -> Truth:
        mine = moment.seat == self.seat
        return np.where(moment.seat < self.seat, False, np.where(mine, "tap" in self.does, True))

    def appeals(self, moment: Moment) -> Small:
        return self.table.appeals(moment)


Sums = dict[tuple[int, int], dict[int, Fraction]]
"""The chance of each cost, by the piece of a seat, and by who holds the other fool."""


def counted(law: Law, players: int, seat: int, does: str) -> Sums:
    """Count every deal in which nobody else has knocked."""
    sums: Sums = {}
    for pieces in dealt(law, players):
        _count(law, players, (seat, does), pieces, sums)
    return sums


def _count(law: Law, players: int, what: tuple[int, str], pieces: Small, sums: Sums) -> None:
    """Play the deals that these pieces are given for, and those that need more."""
    seat, does = what
    table = kept_from(law, players, law.pieces // 2)
    standing = first_deal(law, players, pieces.shape[1])
    before, given = standing.score.copy(), Given(law, pieces)
    stood = Stood(law, table, seat, does, pieces.shape[1])
    Deal(law, standing, stood, given).play()
    possible = np.greater(given.weight, 0)
    _add(law, sums, stood, (pieces, given, cost(law, before, standing)[seat]))
    for longer in with_one_more(law, pieces[:, possible & given.short]):
        _count(law, players, what, longer, sums)


def _add(law: Law, sums: Sums, stood: Stood, part: tuple[Small, Given, Small]) -> None:
    pieces, given, costs = part
    held = pieces[: len(stood.table.exchange)]
    others = np.delete(held, stood.seat, axis=0)
    warning = law.rules.rank[law.rules.warning.value] if law.rules.warning else NONE
    weight = np.where((others == warning).any(axis=0), 0, given.weight * stood.likely)
    fools = (others == law.fool) & np.equal(held[stood.seat], law.fool)
    where = np.where(fools.any(axis=0), fools.argmax(axis=0), NONE)
    those = ~given.short & (weight > 0)
    keys = np.stack((held[stood.seat], where, given.ways, costs))[:, those]
    found, at = np.unique(keys, axis=1, return_inverse=True)
    total = np.zeros(found.shape[1], np.int64)
    np.add.at(total, at.ravel(), weight[those])
    for (piece, place, ways, lost), number in zip(found.T.tolist(), total.tolist(), strict=True):
        row = sums.setdefault((piece, place), {})
        row[lost] = row.get(lost, Fraction(0)) + Fraction(number, ways)


def shares(sums: Sums, piece: int) -> dict[int, Fraction]:
    """The chance of each cost for one who holds this piece."""
    found: dict[int, Fraction] = {}
    for (held, _), row in sums.items():
        if held == piece:
            for lost, share in row.items():
                found[lost] = found.get(lost, Fraction(0)) + share
    total = sum(found.values())
    return {lost: share / total for lost, share in found.items()}


def tapping(law: Law, players: int, seat: int) -> dict[int, Fraction]:
    """The same for one who taps, and goes on as is best once the others have answered or not."""
    further = [counted(law, players, seat, f"tap, {verb}") for verb in ("stand", "exchange")]
    best: Sums = {}
    for key in further[0]:
        if key[0] == law.tap:
            best[key] = min((sums[key] for sums in further), key=mean)
    return shares(best, law.tap)


def mean(row: dict[int, Fraction]) -> Fraction:
    return sum((lost * share for lost, share in row.items()), Fraction(0))


def told_odds(rules: str, players: int, seat: int, piece: int) -> Odds:
    """The odds of a seat that was dealt a piece, with the others standing before it."""
    law = registry.rule_set(rules)
    game = GnavGame(law, players, players - 1)
    order, bag = law.pieces.value, list(law.full_bag)
    bag.remove(order[piece])
    held = [name for name in bag if law.warning is None or name != law.warning.value][:players]
    held[seat] = order[piece]
    moves = [*(Action.read(f"deal:{name}") for name in held), *[Action.read("stand")] * seat]
    state = game.initial_state()
    for move in moves:
        state, _ = game.apply(state, move)
    return odds(law, see(game, state, seat), told(game, moves, seat).events)


def farthest(rules: str, players: int, seat: int) -> float:
    """The largest difference between the two, over every piece, move and cost."""
    law, most = compiled(registry.rule_set(rules)), 0.0
    by_move = {verb: counted(law, players, seat, verb) for verb in ("stand", "exchange")}
    for piece in range(law.pieces):
        expected = {verb: shares(sums, piece) for verb, sums in by_move.items()}
        if piece == law.tap:
            expected["tap"] = tapping(law, players, seat)
        found = told_odds(rules, players, seat, piece)
        assert found.exact
        assert {str(move) for move in found.moves} == set(expected)
        for verb, row in expected.items():
            got = found.moves[Action.read(verb)]
            off = [abs(got.costs.get(lost, 0) - float(row.get(lost, 0)))
                   for lost in got.costs.keys() | row.keys()]  # fmt: skip
            most = max(most, abs(got.mean - float(mean(row))), *off)
    return most


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("rules", SOURCES)
def test_among_two_they_are_those_of_every_deal(rules: str, seat: int) -> None:
    assert farthest(rules, 2, seat) < NEAR


@pytest.mark.prove
@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize("rules", SOURCES)
def test_among_three_they_are_those_of_every_deal(rules: str, seat: int) -> None:
    assert farthest(rules, 3, seat) < NEAR
