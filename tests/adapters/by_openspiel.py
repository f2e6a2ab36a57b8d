"""Play our games by OpenSpiel's own tests and players; a line of JSON for each.

Run by the Python of `build/clients`: ``suite RULES...`` runs OpenSpiel's random simulations, which
copy, write out and read back states; ``search RULES...`` lets its information-set MCTS and its
outcome-sampling MCCFR play.
"""

from __future__ import annotations

import json
import sys
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts, outcome_sampling_mccfr

from gnav_core.adapters.openspiel import GAMES
from gnav_core.core import registry

SIMULATIONS = 3
DECISIONS = 6
ITERATIONS = 20


def loaded(rules: str, cap: int) -> Any:
    """Load a game for the fewest players."""
    least = registry.rule_set(rules).seats.value[0]
    return pyspiel.load_game(rules.replace("-", "_"), {"players": least, "cap": cap})


def suite(rules: str) -> dict[str, Any]:
    """Run OpenSpiel's random simulations."""
    game = loaded(rules, 400)
    pyspiel.random_sim_test(game, num_sims=SIMULATIONS, serialize=True, verbose=False)
    kind = game.get_type()
    return {"players": game.num_players(), "utility": str(kind.utility).rpartition(".")[2]}


def search(rules: str) -> dict[str, Any]:
    """Let the players of OpenSpiel play: decisions made, and information states met."""
    game = loaded(rules, 60 if rules.startswith("gnav") else 300)
    chance = np.random.RandomState(7)
    bot = ismcts.ISMCTSBot(
        game, mcts.RandomRolloutEvaluator(1, chance), 1.4, 15, random_state=chance
    )
    state, made = game.new_initial_state(), 0
    while not state.is_terminal() and made < DECISIONS:
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(chance.choice(outcomes, p=weights)))
        else:
            choice = bot.step(state)
            assert choice in state.legal_actions()
            state.apply_action(choice)
            made += 1
    np.random.seed(7)
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    for _ in range(ITERATIONS):
        solver.iteration()
    return {"decisions": made, "information states": len(solver._infostates)}


if __name__ == "__main__":
    does = {"suite": suite, "search": search}[sys.argv[1]]
    for asked in sys.argv[2:] or GAMES:
        print(json.dumps({"rules": asked, **does(asked)}), flush=True)
