"""The odds of a seat to move: what each of its moves may cost, and how likely its piece is lowest.

They go by what the seat has been told in this deal, and take the others to behave in one way: to
keep the better half of the pieces, unless another behaviour is given. Each way in which the pieces
may lie that the seat has not seen counts as often as it comes, times how well it goes with what the
others were seen to do: 9 for each choice that is the behaviour's and 1 for each that is not, shared
where it might have been either of two others (``RIGHT``, ``WRONG``). From there on all play by the
behaviour, without an error, the seat itself too where it comes to choose again; but after tapping
it makes the better move by what the tapping told it.

Among two and three, and where few ways are left, every way is counted, in whole numbers. Else some
are drawn at random, as many each time, with the error told; which they are goes by what the seat
was told alone, so that whoever asks twice is told the same, and whoever was told the same too.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import lcm, sqrt
from typing import Any, Final, NamedTuple

from gnav_core.core import chance
from gnav_core.core.action import Action
from gnav_core.core.event import SeenEvent
from gnav_core.core.game import AskError, Seen
from gnav_core.core.sentences import Sentence
from gnav_core.games.gnav.actions import ACTIONS
from gnav_core.games.gnav.odds.behaviour import (
    AS_DEALT,
    BETTER,
    WORSE,
    Behaviour,
    KeepsBetterHalf,
    habits,
)
from gnav_core.games.gnav.odds.clues import Clues, clues
from gnav_core.games.gnav.odds.law import YES, by_numbers
from gnav_core.games.gnav.odds.lying import Lying, Ways
from gnav_core.games.gnav.odds.playing_on import DRAW, PASSED, SHOW, PlayingOn, Position
from gnav_core.games.gnav.odds.showing import Before, Showing
from gnav_core.games.gnav.ruleset import RuleSet
from gnav_core.games.gnav.table import kept


class Limits(NamedTuple):
    """Say when every way is counted: where no more than ``few`` are dealt in, or few ``ways`` left.

    Else so many ``samples`` of them are drawn at random. The usual limits keep an answer within
    0.3 seconds in a browser.
    """

    few: int = 3
    ways: int = 500
    samples: int = 1000


LIMITS: Final = Limits()
TAP: Final = ACTIONS["tap"]


class MoveOdds(NamedTuple):
    """Say what a move may bring the seat in this deal.

    ``costs`` gives the chance of each cost, in strokes or tokens, less than 0 what is won;
    ``mean`` is the cost on average and ``loses`` the chance that it costs anything. ``error`` and
    ``loses_error`` are the standard errors of these two, 0 where every way was counted.
    """

    costs: Mapping[int, float]
    mean: float
    loses: float
    error: float
    loses_error: float


class Odds(NamedTuple):
    """Hold the odds of a seat: by move, and the chance that its piece is the lowest as it stands.

    Who holds as low a piece has the lowest too. ``ways`` is how many ways were counted or drawn;
    ``exact``: that these are all.
    """

    moves: Mapping[Action, MoveOdds]
    lowest: float
    lowest_error: float
    exact: bool
    ways: int


def odds(
    rules: RuleSet,
    seen: Seen,
    events: Sequence[SeenEvent],
    behaviour: Behaviour | None = None,
    limits: Limits = LIMITS,
) -> Odds:
    """Give the odds of the seat to move, from what it sees and what it saw happen in this deal.

    ``behaviour`` is what the others are taken to do: unless given, to keep the better half of the
    pieces. Raises ``AskError`` where the seat is not to move, or it is not about a deal.
    """
    if not seen.legal or seen.moment.phase not in ("exchange", "answer"):
        raise AskError(Sentence("There are odds only for whoever is to move in a deal."))
    if limits.samples < 2:
        raise AskError(Sentence("Odds are drawn from 2 samples or more."))
    return _Reckoning(rules, seen, events, behaviour or KeepsBetterHalf(rules)).odds(limits)


Costs = dict[tuple[int, int], Any]
"""Weights by what it costs, and out of how many ways they come."""

Key = tuple[Action, int | None, Action | None]
"""A move; after tapping, who answered, and the move after it."""


class _Reckoning:
    """Reckon for one seat at one moment."""

    def __init__(
        self, rules: RuleSet, seen: Seen, events: Sequence[SeenEvent], behaviour: Behaviour
    ) -> None:
        self.law = by_numbers(rules)
        self.seen, self.events = seen, events
        hands = seen.table.hands()
        order = [hand.place for hand in hands if isinstance(hand.place, int)]
        kept_to = habits(behaviour, len(order), self.law.pieces)
        self.clues: Clues = clues(self.law, kept_to, order, seen.seat or 0, events)
        self.own, self.last = self.clues.own, len(order) - 1
        self.costs: Costs = {}
        showing = Showing(self.law, _before(rules, seen, order, events), self.own)
        self.play = PlayingOn(self.law, kept_to, showing, self._reached)
        self.fined = sum(1 << place for place in self.clues.fined)
        self.tapped = sum(1 << place for place in self.clues.tapped)

    def _reached(self, cost: int, weight: int, ways: int) -> None:
        self.costs[cost, ways] = self.costs.get((cost, ways), 0) + weight

    def odds(self, limits: Limits) -> Odds:
        ways = Ways(self.clues)
        if self.last < limits.few or ways.most <= limits.ways:
            return self._counted(ways)
        self.play.dice = dice = chance.at(_as_text(self.events), len(self.events))
        lying = [ways.at_random(dice) for _ in range(limits.samples)]
        return self._drawn([one for one in lying if one.weight])

    # Every way

    def _counted(self, ways: Ways) -> Odds:
        total = low = number = 0
        sums: dict[Key, Costs] = {}
        for lying in ways.every():
            number += 1
            total += int(lying.weight)
            low += int(lying.weight) * self._is_lowest(lying)
            for key, position in self._moves(lying, int(lying.weight)):
                self.costs = sums.setdefault(key, {})
                self._make(key[2] or key[0], position)
        out_of = lcm(*(ways for costs in sums.values() for _, ways in costs))
        shares = {key: _whole(costs, out_of) for key, costs in sums.items()}
        best = _best({key: _mean(costs) for key, costs in shares.items()})
        out_of *= total
        moves = {}
        for action in self.seen.legal:
            costs: dict[int, int] = {}
            for key in best[action]:
                for cost, share in shares[key].items():
                    costs[cost] = costs.get(cost, 0) + share
            told = {cost: costs[cost] / out_of for cost in sorted(costs)}
            loses = sum(share for cost, share in costs.items() if cost > 0)
            moves[action] = MoveOdds(told, _mean(costs) / out_of, loses / out_of, 0.0, 0.0)
        return Odds(moves, low / total, 0.0, True, number)

    # Some ways

    def _drawn(self, ways: Sequence[Lying]) -> Odds:
        rows: dict[Key, list[Mapping[int, float]]] = {}
        none: Mapping[int, float] = {}
        for at, lying in enumerate(ways):
            for key, position in self._moves(lying, 1):
                self.costs = {}
                self._make(key[2] or key[0], position)
                row = rows.setdefault(key, [none] * len(ways))
                row[at] = _by_cost(self.costs)
        weights = [lying.weight for lying in ways]
        means = {key: sum(map(_weighed, weights, row)) for key, row in rows.items()}
        best = _best(means)
        moves = {}
        for action in self.seen.legal:
            joined = [_joined(rows[key][at] for key in best[action]) for at in range(len(ways))]
            moves[action] = _estimated(weights, joined)
        lowest = [float(self._is_lowest(lying)) for lying in ways]
        return Odds(moves, *_average(weights, lowest), False, len(ways))

    # One way

    def _is_lowest(self, lying: Lying) -> bool:
        held = [lying.kinds[piece] for piece in self.clues.held]
        return held[self.own] == max(held)

    def _moves(self, lying: Lying, weight: int) -> Iterator[tuple[Key, Position]]:
        """Give each legal move with the position as these pieces make it."""
        clues, kinds = self.clues, lying.kinds
        held = [kinds[piece] for piece in clues.held]
        came = [
            AS_DEALT if given is None else BETTER if held[place] < kinds[given] else WORSE
            for place, given in enumerate(clues.came)
        ]
        pieces = held, clues.origin, came
        position = Position(pieces, lying.bag, sum(lying.bag), self.fined, self.tapped, weight)
        for action in self.seen.legal:
            if action != TAP:
                yield (action, None, None), position.copy()
                continue
            answering = None
            if self.law.rules.tap_answer:
                fools = [place for place, one in enumerate(held) if one == self.law.tap]
                answering = next((place for place in fools if place != self.own), None)
            for further in self.seen.legal:
                if further != TAP:
                    after = position.copy()
                    after.tapped |= 1 << self.own
                    yield (action, answering, further), after

    def _make(self, action: Action, position: Position) -> None:
        """Make a move, and play on."""
        verb, play, own = action.verb, self.play, self.own
        if self.seen.moment.phase == "exchange":
            if verb == "stand":
                play.from_turn(position, own + 1)
            else:
                self._after(play.change(position, own), position, own)
            return
        asker, asked = self.clues.asker, self.clues.asked
        past = asked > self.last
        request = self.law.past if past else self.law.asked[position.held[own]]
        effects = request.yes if verb in YES else request.no
        follows = play.follow(position, effects, asker, asker if past else own)
        if follows == PASSED:
            follows = play.request(position, asker, own + 1)
        self._after(follows, position, asker)

    def _after(self, follows: int, position: Position, asker: int) -> None:
        if follows == DRAW:
            self.play.draw(position, asker)
        else:
            self.play.from_turn(position, self.last + 1 if follows == SHOW else asker + 1)


def _as_text(events: Sequence[SeenEvent]) -> str:
    """Write out what the seat was told, with nothing that it was not."""
    return repr([(one.kind, one.seat, dict(one.details), one.moved) for one in events])


def _before(
    rules: RuleSet, seen: Seen, order: Sequence[int], events: Sequence[SeenEvent]
) -> Before:
    """Say how all stood before the deal: what they were fined in it is given back to them."""
    score, plus = seen.table.values("score"), seen.table.values("plus")
    stood = [int(score[seat]) for seat in range(len(score))]
    up = 1 if rules.tally.counts == "strokes taken" else -1
    for event in events:
        if event.kind in ("lost", "paid") and event.seat is not None:
            stood[event.seat] -= up * int(event.details["by"])
    pluses = tuple(int(plus.get(seat, 0)) for seat in range(len(score)))
    playing_off = bool(kept(seen.table, "playing-off", None))
    return Before(tuple(order), tuple(stood), pluses, playing_off)


def _best(means: Mapping[Key, Any]) -> dict[Action, list[Key]]:
    """Choose after a tapping, whoever answered, the better of the moves that follow it."""
    found: dict[tuple[Action, int | None], Key] = {}
    for key in means:
        group = key[:2]
        if group not in found or means[key] < means[found[group]]:
            found[group] = key
    chosen: dict[Action, list[Key]] = {}
    for (action, _), key in found.items():
        chosen.setdefault(action, []).append(key)
    return chosen


def _whole(costs: Costs, out_of: int) -> dict[int, int]:
    """Bring the weights of each cost to so many ways, in whole numbers."""
    shares: dict[int, int] = {}
    for (cost, ways), weight in costs.items():
        shares[cost] = shares.get(cost, 0) + weight * (out_of // ways)
    return shares


def _mean(costs: Mapping[int, int]) -> int:
    return sum(cost * share for cost, share in costs.items())


def _by_cost(costs: Costs) -> dict[int, float]:
    found: dict[int, float] = {}
    for (cost, ways), weight in costs.items():
        found[cost] = found.get(cost, 0.0) + weight / ways
    return found


def _joined(rows: Iterable[Mapping[int, float]]) -> Mapping[int, float]:
    """Of all the moves that may follow a tapping one is made: the others have nothing here."""
    return next((row for row in rows if row), {})


def _weighed(weight: float, costs: Mapping[int, float]) -> float:
    return weight * sum(cost * share for cost, share in costs.items())


def _estimated(weights: Sequence[float], rows: Sequence[Mapping[int, float]]) -> MoveOdds:
    means = [sum(cost * share for cost, share in row.items()) for row in rows]
    losing = [sum(share for cost, share in row.items() if cost > 0) for row in rows]
    costs = sorted({cost for row in rows for cost in row})
    total = sum(weights)
    chances = {
        cost: sum(w * row.get(cost, 0.0) for w, row in zip(weights, rows, strict=True)) / total
        for cost in costs
    }
    (mean, error), (loses, loses_error) = _average(weights, means), _average(weights, losing)
    return MoveOdds(chances, mean, loses, error, loses_error)


def _average(weights: Sequence[float], values: Sequence[float]) -> tuple[float, float]:
    """Give the weighed average, and its standard error."""
    total = sum(weights)
    mean = sum(w * value for w, value in zip(weights, values, strict=True)) / total
    spread = sum((w * (value - mean)) ** 2 for w, value in zip(weights, values, strict=True))
    return mean, sqrt(spread) / total
