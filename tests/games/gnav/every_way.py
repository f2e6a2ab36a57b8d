"""Odds by the engine alone: every game that a seat cannot tell from the one played, played on.

It shares nothing with ``gnav_core.games.gnav.odds`` but the error of the others: slow and plain.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from typing import Any

from gnav_core.core.action import Action
from gnav_core.core.game import CHANCE, Game
from gnav_core.core.told import Told, seen
from gnav_core.games.gnav.costs import gain
from gnav_core.games.gnav.odds.behaviour import RIGHT, WRONG

ERROR = Fraction(WRONG, RIGHT + WRONG)
WILLING = ("tap",)
CHANGES, STAYS = ("exchange", "accept", "take"), ("stand", "refuse", "keep", "tabu")


def would(game: Game[Any], state: Any) -> Action:
    """What whoever keeps the better half does in this position."""
    order = game.rules.pieces.value
    low = state.held[game.current_player(state)] in order[len(order) // 2 :]
    legal = {action.verb: action for action in game.legal_actions(state)}
    wanted = (*WILLING, *(CHANGES if low else STAYS), "stand")
    return next(legal[verb] for verb in wanted if verb in legal)


def chances(game: Game[Any], state: Any) -> list[tuple[Action, Fraction]]:
    """What may come of the bag or pack."""
    return [(one, Fraction(share).limit_denominator(100)) for one, share in
            game.chance_outcomes(state)]  # fmt: skip


def ways(game: Game[Any], known: Told) -> Iterator[tuple[Any, Fraction]]:
    """Every position the seat may be in, and how often it comes to it."""
    yield from _ways(game, known, known.rest, 0, Fraction(1))


def _ways(
    game: Game[Any], known: Told, state: Any, at: int, share: Fraction
) -> Iterator[tuple[Any, Fraction]]:
    if at == len(known.steps):
        assert known.stands
        if (game.current_player(state), game.moment(state)) == known.stands:
            yield state, share
        return
    step = known.steps[at]
    mover = game.current_player(state)
    if mover != step.mover:
        return
    for action, chance in _may_be(game, state, known, at):
        after, events = game.apply(state, action)
        if seen(events, known.seat) == step.events:
            yield from _ways(game, known, after, at + 1, share * chance)


def _may_be(game: Game[Any], state: Any, known: Told, at: int) -> list[tuple[Action, Fraction]]:
    mover, legal = known.steps[at].mover, game.legal_actions(state)
    if mover == CHANCE:
        return chances(game, state)
    if mover == known.seat:
        own = known.steps[at].own
        return [(own, Fraction(1))] if own in legal else []
    if len(legal) == 1:
        return [(legal[0], Fraction(1))]
    usual, wrong = would(game, state), ERROR / (len(legal) - 1)
    return [(one, 1 - ERROR if one == usual else wrong) for one in legal]


def costs(game: Game[Any], state: Any, seat: int, deal: int) -> Counter[int]:
    """Play on to the end of the deal: the chance of each cost from here."""
    found: Counter[int] = Counter()
    _play(game, state, seat, deal, (Fraction(1), 0), found)
    return found


def _play(
    game: Game[Any],
    state: Any,
    seat: int,
    deal: int,
    so_far: tuple[Fraction, int],
    found: Counter[int],
) -> None:
    share, cost = so_far
    mover = game.current_player(state)
    if mover is None or game.moment(state).deal != deal or state.phase == "appeal":
        found[cost] += share  # type: ignore[assignment]
        return
    coming = chances(game, state) if mover == CHANCE else [(would(game, state), Fraction(1))]
    for action, chance in coming:
        after, events = game.apply(state, action)
        void = any(event.kind == "void" for event in events)
        lost = -sum(gain(event.whole) for event in events if event.seat == seat)
        _play(game, after, seat, deal, (share * chance, 0 if void else cost + lost), found)


def moves(game: Game[Any], known: Told) -> dict[str, Counter[int]]:
    """The chance of each cost, by move; tapping apart."""
    found: dict[str, Counter[int]] = {}
    total = Fraction(0)
    assert known.seat is not None
    assert known.stands
    for state, share in ways(game, known):
        total += share
        for action in game.legal_actions(state):
            if action.verb == "tap":
                continue
            row = found.setdefault(str(action), Counter())
            after, events = game.apply(state, action)
            void = any(event.kind == "void" for event in events)
            lost = -sum(gain(event.whole) for event in events if event.seat == known.seat)
            one: Counter[int] = Counter()
            begun = (Fraction(1), 0 if void else lost)
            _play(game, after, known.seat, known.stands[1].deal, begun, one)
            for cost, chance in one.items():
                row[cost] += share * chance  # type: ignore[assignment]
    return {
        move: Counter({cost: share / total for cost, share in row.items()})
        for move, row in found.items()
    }
