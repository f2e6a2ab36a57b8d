"""What bulk play did, done again by the engine, one game at a time."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from gnav_core.core import registry
from gnav_core.core.action import Action
from gnav_core.core.game import Transition
from gnav_core.games.gnav.actions import ACTIONS, DEALS, DRAWS
from gnav_core.lab.games import Bulk, Played
from gnav_core.lab.law import compiled
from gnav_core.lab.wishes import Moment

APPEALS = ("appeal", "sit-out", "retire")
YES = {"accept", "take"}


class Wishing:
    """Wish at random, and keep what each game was asked, in its order."""

    def __init__(self, games: int, seed: int) -> None:
        self.chance = np.random.default_rng(seed)
        self.asked: list[list[tuple[str, int]]] = [[] for _ in range(games)]

    def _wish(self, what: str, moment: Moment, ways: int = 2) -> Any:
        wished = self.chance.integers(0, ways, len(moment.columns))
        for game, wish in zip(moment.columns, wished, strict=True):
            self.asked[game].append((what, int(wish)))
        return wished

    def exchanges(self, moment: Moment) -> Any:
        return self._wish("exchange", moment).astype(bool)

    def accepts(self, moment: Moment) -> Any:
        return self._wish("answer", moment).astype(bool)

    def taps(self, moment: Moment) -> Any:
        return self._wish("tap", moment).astype(bool)

    def appeals(self, moment: Moment) -> Any:
        return self._wish("appeal", moment, 3).astype(np.int8)


@dataclass
class Bulked:
    """Games in bulk: how they ended, and what came in each deal of each."""

    rules: str
    readings: Mapping[str, str]
    players: int
    dealers: Any
    wishes: Wishing
    deals: int
    ended: Played
    came: list[list[tuple[Any, list[int]]]] = field(default_factory=list)


def bulked(
    rules: str,
    readings: Mapping[str, str],
    players: int,
    games: int,
    seed: int,
    deals: int,
    wishes: Wishing | None = None,
) -> Bulked:
    """Play games in bulk, for so many deals at most; wished at random unless said otherwise."""
    law = compiled(registry.rule_set(rules, readings))
    wishes = wishes or Wishing(games, seed)
    dealers = np.random.default_rng(seed).integers(0, players, games)
    bulk = Bulk(law, dealers, players, first=seed % 1000, seed=seed)
    came: list[list[tuple[Any, list[int]]]] = [[] for _ in range(games)]
    for going, told in bulk.played(wishes, deals):
        for at, game in enumerate(going):
            drawn = [piece for piece in told.drawn[:, at].tolist() if piece >= 0]
            came[game].append((told.dealt[:, at], drawn))
    ended = bulk.play(wishes, 0)
    return Bulked(rules, readings, players, dealers, wishes, deals, ended, came)


def differences(bulk: Bulked) -> list[int]:
    """Play each game again by the engine; give those that end otherwise."""
    return [game for game in range(len(bulk.dealers)) if not _is_same(bulk, game)]


def choices(bulk: Bulked) -> int:
    """Play each game again by the engine; count what it asks its players."""
    games = range(len(bulk.dealers))
    played = (state for number in games for _, state, *_ in again(bulk, number))
    return sum(state.phase not in ("deal", "draw") for state in played)


def _is_same(bulk: Bulked, number: int) -> bool:
    *_, (_, _, _, last) = again(bulk, number)
    state, ended = last.state, bulk.ended
    return (
        state.score == tuple(ended.score[:, number])
        and state.plus == tuple(ended.plus[:, number])
        and state.appeals == tuple(ended.appeals[:, number])
        and state.pool == ended.pool[number]
        and state.winners == tuple(np.flatnonzero(ended.winners[:, number]))
    )


def again(bulk: Bulked, number: int) -> Iterator[tuple[Any, Any, Action, Transition]]:
    """Play a game again by the engine: give the game, each state, the move in it and what came."""
    game: Any = registry.new(bulk.rules, bulk.players, int(bulk.dealers[number]), bulk.readings)
    pieces = game.rules.pieces.value
    asked, came = iter(bulk.wishes.asked[number]), iter(bulk.came[number])
    state = game.initial_state()
    dealt: Any = ()
    drawn: Iterator[int] = iter(())
    while not game.is_terminal(state) and state.deal <= bulk.deals:
        if state.phase == "deal" and state.at == 0:
            dealt, draws = next(came)
            drawn = iter(draws)
        if state.phase == "deal":
            move = DEALS[pieces[dealt[state.at]]]
        elif state.phase == "draw":
            move = DRAWS[pieces[next(drawn)]]
        else:
            move = _wished(game.legal_actions(state), state.phase, asked)
        after = game.apply(state, move)
        yield game, state, move, after
        state = after.state
    assert next(asked, None) is None or state.deal > bulk.deals


def _wished(legal: list[Action], phase: str, asked: Iterator[tuple[str, int]]) -> Action:
    what, wish = next(asked)
    verbs = {move.verb for move in legal}
    if what == "tap":
        if wish:
            return ACTIONS["tap"]
        what, wish = next(asked)
    if phase == "appeal":
        verb = APPEALS[wish]
        return ACTIONS[verb if verb in verbs else "appeal"]
    if phase == "answer":
        return next(move for move in legal if (move.verb in YES) == bool(wish))
    return ACTIONS["exchange" if wish and "exchange" in verbs else "stand"]
