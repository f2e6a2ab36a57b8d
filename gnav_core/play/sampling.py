"""A computer player that makes up games which could be this one, and sees how each move comes out.

It goes by what its seat was told since the deal began, and by nothing else. In each game made up,
everybody plays on to the end of the deal as a plainer player would. How many games are played on
is fixed for each game; no clock is asked, so that a game resumed goes on as it would have.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import takewhile
from math import sqrt
from random import Random
from typing import Any, Final, NamedTuple

from gnav_core.core.action import Action
from gnav_core.core.event import Event, SeenEvent
from gnav_core.core.family import Player, Sampled
from gnav_core.core.game import CHANCE, Game, Mover, Seen, see
from gnav_core.core.told import Told
from gnav_core.play.line import Line

SURPRISE: Final = 0.3
"""How much of the weight of a game is left for each move in it that the plainer player would not
have made: what others do tells what they hold, though not for sure."""

FEW: Final = 4
"""So many games are made up before a move is given up, or preferred to the plainer player's."""

SURE: Final = 1.0
"""By so many standard errors a move must be better than the plainer player's to be preferred."""


def told_in(line: Line, seat: int, at: int | None = None) -> Told:
    """Give what a seat has been told in the deal of a line, ``at`` so many moves, or now."""
    end = len(line.moves) if at is None else at
    begin = line.deal_begins(end)
    known = Told(seat, line.states[begin])
    recent = takewhile(lambda entry: entry.move >= begin, reversed(line.entries))
    happened: dict[int, list[Event]] = {}
    for entry in recent:
        happened.setdefault(entry.move, []).insert(0, entry.event)
    for point in range(begin, end):
        events = happened.get(point, [])
        if line.was_forced(point):
            known = known.going_on(events)
            continue
        mover, move = line.game.current_player(line.states[point]), line.moves[point]
        assert isinstance(move, str)  # a deal told by its result has no moves
        known = known.after(mover, Action.read(move), events)
    return known.standing(line.game, line.states[end])


@dataclass(slots=True)
class _Played:
    """A position and what has happened in its deal, which each seat hears when it has to choose."""

    game: Game[Any]
    state: Any
    events: list[Event] = field(default_factory=list)
    heard: dict[int, list[SeenEvent]] = field(default_factory=dict)
    count: dict[int, int] = field(default_factory=dict)

    def told(self, seat: int) -> list[SeenEvent]:
        """Give what a seat has seen happen."""
        heard, count = self.heard.setdefault(seat, []), self.count.get(seat, 0)
        heard.extend([event.seen_by(seat) for event in self.events[count:] if not event.is_silent])
        self.count[seat] = len(self.events)
        return heard

    def make(self, move: Action) -> None:
        """Make a move."""
        self.state, events = self.game.apply(self.state, move)
        self.events.extend(events)

    def copy(self) -> _Played:
        """Give another that goes on from here."""
        heard = {seat: [*events] for seat, events in self.heard.items()}
        return _Played(self.game, self.state, [*self.events], heard, {**self.count})


class Trial(NamedTuple):
    """Say what came of some moves in games made up: the weight of each game, and each move's worth.

    ``worth`` is by move and game. A move given up is in none of the games after.
    """

    weights: list[float]
    worth: list[list[float]]

    def better(self, one: int, other: int) -> tuple[float, float]:
        """Say by how much a move came out better than another, and the standard error of that.

        Only games in which both were made are compared.
        """
        pairs = [*zip(self.weights, self.worth[one], self.worth[other], strict=False)]
        total = sum(weight for weight, _, _ in pairs)
        mean = sum(weight * (own - its) for weight, own, its in pairs) / total
        spread = sum((weight * (own - its - mean)) ** 2 for weight, own, its in pairs)
        return mean, sqrt(spread) / total


class Sampling:
    """Choose the move that comes out best in games made up; where none surely does, the plainer's.

    ``plainer`` plays for everybody in them. ``sampled`` says how many are played on for one move,
    and how well a position is for each seat.
    """

    def __init__(self, game: Game[Any], plainer: Player, sampled: Sampled) -> None:
        self.game, self.plainer, self.sampled = game, plainer, sampled

    def choose(self, known: Told, seen: Seen, chance: Random) -> Action:
        """Choose one of the legal moves of ``seen``, from what the seat was told."""
        usual = self.plainer.choose(seen, known.events, chance)
        others = self._others(seen, usual, chance) if self._tries_in(seen) else []
        if not others:
            return usual
        moves = [usual, *others]
        trial = Trial([], [[] for _ in moves])
        going, left = list(range(len(moves))), self.sampled.games
        while len(going) > 1 and left >= len(going):
            made = self._made_up(known, chance)
            if made is None:
                break
            weight, played = made
            left -= len(going)
            seed = chance.random()
            trial.weights.append(weight)
            for at in going:
                trial.worth[at].append(self._came_of(played, moves[at], known.seat, seed))
            if len(trial.weights) >= FEW:
                going = self._still(trial, going)
        return moves[self._preferred(trial, going)]

    def _others(self, seen: Seen, usual: Action, chance: Random) -> list[Action]:
        """List the moves that are compared with the plainer player's."""
        number = self.sampled.moves - 1
        if self.sampled.among is not None:
            named = self.sampled.among(self.game, seen)
            return [move for move in named if move != usual][:number]
        others = [move for move in seen.legal if move != usual]
        return chance.sample(others, min(len(others), number))

    def _tries_in(self, seen: Seen) -> bool:
        phases = self.sampled.phases
        return not phases or seen.moment.phase in phases

    def _still(self, trial: Trial, going: list[int]) -> list[int]:
        """Keep the moves that may be the best yet."""
        best = self._best(trial, going)

        def may_be(at: int) -> bool:
            if at == best:
                return True
            mean, error = trial.better(best, at)
            return mean <= 2 * error

        return [at for at in going if may_be(at)]

    def _best(self, trial: Trial, going: list[int]) -> int:
        """Give the move that came out best so far; of equal ones the first."""
        return max(going, key=lambda at: trial.better(at, going[0])[0])

    def _preferred(self, trial: Trial, going: list[int]) -> int:
        """Give the best that is surely better than the plainer player's move, else that."""
        if len(trial.weights) < FEW:
            return 0
        if 0 not in going:
            return self._best(trial, going)
        found = {at: trial.better(at, 0) for at in going if at}
        surely = [at for at, (mean, error) in found.items() if mean > SURE * error]
        return max(surely, key=lambda at: found[at][0], default=0)

    def _made_up(self, known: Told, chance: Random) -> tuple[float, _Played] | None:
        """Make up a game that could be this one; say how much it weighs."""
        made = known.made_up(self.game, chance, self.sampled.tries)
        if made is None:
            return None
        played, weight = _Played(self.game, known.rest), 1.0
        for state, move, events in zip(made.states, made.moves, made.events, strict=False):
            played.state = state
            mover = self.game.current_player(state)
            if mover not in (CHANCE, known.seat) and self._surprises(played, mover, move, chance):
                weight *= SURPRISE
            played.events.extend(events)
        played.state = made.state
        return weight, played

    def _surprises(self, played: _Played, mover: Mover, move: Action, chance: Random) -> bool:
        """Whether the plainer player would have done something else."""
        assert isinstance(mover, int)
        seen = see(self.game, played.state, mover)
        if len(seen.legal) == 1 or not self._tries_in(seen):
            return False
        return self.plainer.choose(seen, played.told(mover), chance) != move

    def _came_of(self, begun: _Played, move: Action, seat: int | None, seed: float) -> float:
        """Make a move and play on as far as ``sampled`` says; say how much better off the seat is.

        That is beside the mean of the others.
        """
        game, played, chance = self.game, begun.copy(), Random(seed)
        played.make(move)
        steps = 0
        while (mover := game.current_player(played.state)) is not None:
            if steps == self.sampled.steps or game.moment(played.state).rests:
                break
            steps += 1
            if mover == CHANCE:
                actions, weights = zip(*game.chance_outcomes(played.state), strict=True)
                played.make(chance.choices(actions, weights)[0])
            else:
                seen = see(game, played.state, mover)
                played.make(self.plainer.choose(seen, played.told(mover), chance))
        stands = self.sampled.stands(game, played.state)
        return ahead(stands, seat or 0)


def ahead(stands: Sequence[float], seat: int) -> float:
    """Say by how much a seat is better off than the others on average."""
    own = stands[seat]
    return own - (sum(stands) - own) / (len(stands) - 1)
