"""Whole games by two readings, with the same shuffles and whims, until one ends otherwise."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, Final, NamedTuple

from gnav_core.core import registry
from gnav_core.core.action import Action
from gnav_core.games.gnav.actions import ACTIONS, DEALS, DRAWS
from gnav_core.lab.law import YES

SEED: Final = 1774
MOST_DEALS: Final = 400
"""After so many deals a game is broken off."""

Readings = Mapping[str, str]


class Ended(NamedTuple):
    """How a game ended: after how many deals, who won (nobody: broken off), and the scores."""

    deals: int
    winners: tuple[int, ...]
    score: tuple[int, ...]


class Whims:
    """What chance and the players wish in one deal of one game, whatever the rules are."""

    def __init__(self, seed: int, number: int, deal: int, players: int, bag: list[str]) -> None:
        """Shuffle the bag, and let every seat make up its mind."""
        self.chance = chance = Random(f"{seed} {number} {deal}")
        self.whole, self.bag = bag, chance.sample(bag, len(bag))
        self.exchanges = [chance.random() < 0.5 for _ in range(players)]
        self.accepts = [chance.random() < 0.5 for _ in range(players)]
        self.taps = [chance.random() < 0.5 for _ in range(players)]
        self.appeals = chance.choices(("appeal", "sit-out", "retire"), (3, 3, 1), k=players)

    def chosen(self, game: Any, state: Any) -> Action:
        """Choose for chance, or for the seat that is to move."""
        if state.phase in ("deal", "draw"):
            if state.phase == "deal":
                return DEALS[self.bag.pop()]
            shuffled = self.chance.sample(self.whole, len(self.whole))
            return DRAWS[next(piece for piece in shuffled if piece in state.bag)]
        legal: list[Action] = game.legal_actions(state)
        seat: int = game.current_player(state)
        if state.phase == "appeal":
            wished = ACTIONS[self.appeals[seat]]
            return wished if wished in legal else ACTIONS["appeal"]
        if state.phase == "answer":
            return next(move for move in legal if (move.verb in YES) == self.accepts[seat])
        if self.taps[seat] and ACTIONS["tap"] in legal:
            return ACTIONS["tap"]
        wished = ACTIONS["exchange" if self.exchanges[seat] else "stand"]
        return wished if wished in legal else ACTIONS["stand"]


def played(source: str, readings: Readings, players: int, number: int, seed: int = SEED) -> Ended:
    """Play the game of this number by the engine; the last seat deals first."""
    game: Any = registry.new(source, players, players - 1, readings)
    bag, state = list(game.rules.full_bag), game.initial_state()
    whims = Whims(seed, number, 0, players, bag)
    deal = 0
    while not game.is_terminal(state) and state.deal <= MOST_DEALS:
        if state.deal != deal and state.phase == "deal":
            deal = state.deal
            whims = Whims(seed, number, deal, players, bag)
        state = game.apply(state, whims.chosen(game, state)).state
    return Ended(state.deal, tuple(state.winners), tuple(state.score))


def first_other(
    source: str, readings: Readings, players: int, games: int
) -> tuple[int, Ended, Ended] | None:
    """Find the first of so many games, from 1, that ends otherwise by these readings."""
    for number in range(1, games + 1):
        usual, other = (
            played(source, {}, players, number),
            played(source, readings, players, number),
        )
        if usual != other:
            return number, usual, other
    return None
