"""Play Gnav in bulk and OpenSpiel's liars_dice by turns, in one process.

Prints decisions of players a second, as JSON: of each, one figure a turn. Both sides choose at
random. OpenSpiel's games are played once from Python and once by its own rollouts, which are those
of its tree search.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from functools import partial
from random import Random

import numpy as np
import pyspiel

from gnav_core.core import registry
from gnav_core.games.gnav import SOURCES
from gnav_core.lab.deals import Deal
from gnav_core.lab.dice import Dice
from gnav_core.lab.games import Bulk
from gnav_core.lab.law import Law, compiled
from gnav_core.lab.standing import first_deal
from gnav_core.lab.stock import Bag
from gnav_core.lab.wishes import Moment, Small, Truth

TURNS, SECONDS = 9, 0.4
SEATS, AT_ONCE = 4, 1 << 16
GAMES, ROLLOUTS, THROWN = 1000, 10_000, 2
LIARS = pyspiel.load_game("liars_dice")
CHANCE = Random(1)

Play = Callable[[], float]
"""Play for a while; give how many decisions of players were made."""


class AtRandom:
    """Wish at random."""

    def __init__(self) -> None:
        self._dice = np.random.default_rng(1)

    def _either(self, moment: Moment) -> Truth:
        return self._dice.integers(0, 2, len(moment.columns), bool)

    exchanges = accepts = taps = _either

    def appeals(self, moment: Moment) -> Small:
        """Appeal, sit out or retire."""
        return self._dice.integers(0, 3, len(moment.columns), np.int8)


def deals(law: Law, wishes: AtRandom) -> float:
    """Play first deals of Gnav."""
    numbers = np.arange(AT_ONCE, dtype=np.uint64)
    bag = Bag(law, AT_ONCE, Dice(1, numbers, np.zeros(AT_ONCE, np.uint64)))
    return Deal(law, first_deal(law, SEATS, AT_ONCE), wishes, bag).play().choices


def games(law: Law, wishes: AtRandom) -> float:
    """Play whole games of Gnav."""
    dealers = np.full(AT_ONCE, SEATS - 1, np.int64)
    return Bulk(law, dealers, SEATS, first=0, seed=1).play(wishes).choices


def by_python() -> float:
    """Play liars_dice, driven from Python."""
    choice, moves = CHANCE.choice, 0
    for _ in range(GAMES):
        state = LIARS.new_initial_state()
        while not state.is_terminal():
            state.apply_action(choice(state.legal_actions()))
            moves += 1
    return moves - THROWN * GAMES


def thrown() -> pyspiel.State:
    """Throw the dice: where a rollout begins, as none can begin with chance."""
    state = LIARS.new_initial_state()
    while state.is_chance_node():
        state.apply_action(CHANCE.choice(state.legal_actions()))
    return state


def decisions(state: pyspiel.State) -> float:
    """Give how many decisions are made to the end on average, where all choose at random."""
    if state.is_terminal():
        return 0
    after = [decisions(state.child(action)) for action in state.legal_actions()]
    return 1 + sum(after) / len(after)


def by_rollouts(each: float) -> float:
    """Play liars_dice by rollouts in C++: a search that looks at its root alone makes them."""
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, CHANCE.getrandbits(30))
    search = pyspiel.MCTSBot(LIARS, evaluator, 2.0, 1, 100, False, 1, False)
    search.mcts_search(thrown())
    return ROLLOUTS * each


def a_second(play: Play) -> float:
    """Play for some time of the processor; give the decisions of a second."""
    made, start = 0.0, time.process_time()
    while (took := time.process_time() - start) < SECONDS:
        made += play()
    return made / took


def plays() -> dict[str, Play]:
    """Give what is played, by name."""
    wishes = AtRandom()
    laws = {source: compiled(registry.rule_set(source)) for source in SOURCES}
    each = decisions(thrown())
    return {
        "python": by_python,
        "rollouts": partial(by_rollouts, each),
        **{f"deals {source}": partial(deals, law, wishes) for source, law in laws.items()},
        **{f"games {source}": partial(games, law, wishes) for source, law in laws.items()},
    }


if __name__ == "__main__":
    all_of_them = plays()
    found: dict[str, list[float]] = {name: [] for name in all_of_them}
    for _ in range(TURNS):
        for name, play in all_of_them.items():
            found[name].append(a_second(play))
    print(json.dumps(found))
