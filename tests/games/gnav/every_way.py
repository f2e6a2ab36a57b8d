"""Odds by the engine alone: every game that a seat cannot tell from the one played, played on.

It shares nothing with ``gnav_core.games.gnav.odds`` but the error of the others: slow and plain.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Any, NamedTuple

from gnav_core.core.action import Action
from gnav_core.core.event import Event
from gnav_core.core.game import CHANCE, Game
from gnav_core.core.told import Told, seen
from gnav_core.games.gnav.costs import gain
from gnav_core.games.gnav.odds.behaviour import (
    RIGHT,
    WRONG,
    Behaviour,
    KeepsBetterHalf,
    Situation,
)

ERROR = Fraction(WRONG, RIGHT + WRONG)
WILLING = ("tap",)
CHANGES, STAYS = ("exchange", "accept", "take"), ("stand", "refuse", "keep", "tabu")


def would(
    game: Game[Any], state: Any, deal: Sequence[Event] = (), behaviour: Behaviour | None = None
) -> Action:
    """What whoever behaves so does in this position, after what has happened in the deal."""
    mover, rank = game.current_player(state), game.rules.rank
    assert isinstance(mover, int)
    place, piece = state.order.index(mover), rank[state.held[mover]]
    situation = Situation(len(state.order), place, came(rank, mover, deal), piece)
    usual = behaviour or KeepsBetterHalf(game.rules)
    low = (usual.accepts if state.phase == "answer" else usual.exchanges)(situation)
    legal = {action.verb: action for action in game.legal_actions(state)}
    wanted = (*WILLING, *(CHANGES if low else STAYS), "stand")
    return next(legal[verb] for verb in wanted if verb in legal)


def came(rank: Mapping[str, int], seat: int, deal: Sequence[Event]) -> int:
    """How the piece of a seat came: as dealt or drawn, for a worse one, or for another."""
    for event in reversed(deal):
        if event.kind == "returned" and seat in event.details["seats"]:
            return 0
        if event.kind == "drew" and event.seat == seat and event.details["kept"]:
            return 0
        if event.kind == "exchanged" and seat in (event.seat, event.details["with"]):
            given, got = (rank[one.cards[0]] for one in event.moved)
            given, got = (given, got) if event.seat == seat else (got, given)
            return 1 if got < given else 2
    return 0


def chances(game: Game[Any], state: Any) -> list[tuple[Action, Fraction]]:
    """What may come of the bag or pack."""
    return [(one, Fraction(share).limit_denominator(100)) for one, share in
            game.chance_outcomes(state)]  # fmt: skip


Way = tuple[Any, tuple[Event, ...], Fraction]
"""A position, what has happened in the deal, and how often it comes to that."""


def ways(game: Game[Any], known: Told, behaviour: Behaviour | None = None) -> Iterator[Way]:
    """Every position the seat may be in."""
    yield from _ways(game, known, behaviour, 0, (known.rest, (), Fraction(1)))


def _ways(
    game: Game[Any], known: Told, behaviour: Behaviour | None, at: int, way: Way
) -> Iterator[Way]:
    state, deal, share = way
    if at == len(known.steps):
        assert known.stands
        if (game.current_player(state), game.moment(state)) == known.stands:
            yield way
        return
    step = known.steps[at]
    mover = game.current_player(state)
    if mover != step.mover:
        return
    usual = would(game, state, deal, behaviour) if isinstance(mover, int) else None
    for action, chance in _may_be(game, state, (known, at), usual):
        after, events = game.apply(state, action)
        if seen(events, known.seat) == step.events:
            further = (after, (*deal, *events), share * chance)
            yield from _ways(game, known, behaviour, at + 1, further)


def _may_be(
    game: Game[Any], state: Any, at: tuple[Told, int], usual: Action | None
) -> list[tuple[Action, Fraction]]:
    step, legal = at[0].steps[at[1]], game.legal_actions(state)
    mover = step.mover
    if mover == CHANCE:
        return chances(game, state)
    if mover == at[0].seat:
        own = step.own
        return [(own, Fraction(1))] if own in legal else []
    if len(legal) == 1:
        return [(legal[0], Fraction(1))]
    wrong = ERROR / (len(legal) - 1)
    return [(one, 1 - ERROR if one == usual else wrong) for one in legal]


class Rest(NamedTuple):
    """The rest of a deal, for one seat: by what behaviour, and the chance of each cost so far."""

    seat: int
    deal: int
    behaviour: Behaviour | None
    found: Counter[int]

    def play(self, game: Game[Any], way: Way, cost: int) -> None:
        """Play on to the end of the deal."""
        state, deal, share = way
        mover, usual = game.current_player(state), None
        if mover is None or game.moment(state).deal != self.deal or state.phase == "appeal":
            self.found[cost] += share  # type: ignore[assignment]
            return
        if mover != CHANCE:
            usual = would(game, state, deal, self.behaviour)
        for action, chance in [(usual, Fraction(1))] if usual else chances(game, state):
            self.make(game, (state, deal, share * chance), action, cost)

    def make(self, game: Game[Any], way: Way, action: Action, cost: int) -> None:
        """Make a move, and play on."""
        after, events = game.apply(way[0], action)
        void = any(event.kind == "void" for event in events)
        lost = -sum(gain(event.whole) for event in events if event.seat == self.seat)
        self.play(game, (after, (*way[1], *events), way[2]), 0 if void else cost + lost)


def moves(
    game: Game[Any], known: Told, behaviour: Behaviour | None = None
) -> dict[str, Counter[int]]:
    """The chance of each cost, by move; tapping apart."""
    found: dict[str, Counter[int]] = {}
    total = Fraction(0)
    assert known.seat is not None
    assert known.stands
    for way in ways(game, known, behaviour):
        total += way[2]
        for action in game.legal_actions(way[0]):
            if action.verb != "tap":
                row = found.setdefault(str(action), Counter())
                rest = Rest(known.seat, known.stands[1].deal, behaviour, row)
                rest.make(game, way, action, 0)
    return {
        move: Counter({cost: share / total for cost, share in row.items()})
        for move, row in found.items()
    }
