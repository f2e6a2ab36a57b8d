"""Every rule set as an environment of PettingZoo (AEC): ``env("gnav-1774", players=4)``.

Agents are ``seat_0`` to the last. An observation holds what the seat sees (``observation``) and
which steps it may take (``action_mask``); chance moves by itself, from the seed of ``reset``. What
is won is told when the game is over; one that has made ``cap`` moves is broken off with nothing won
(``numbered.CAP``), and its agents are truncated.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from random import Random
from typing import Any

import gymnasium
import numpy as np
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from gnav_core.adapters.numbered import CAP, Numbers, Position
from gnav_core.core import registry

LARGEST = 2**31 - 1


def env(
    rules: str,
    players: int | None = None,
    readings: Mapping[str, str] | None = None,
    cap: int = CAP,
) -> AECEnv:
    """Give the environment of a rule set, as PettingZoo wraps one; without ``players``, the fewest.

    Raises ``games.SetupError`` as ``games.new`` does.
    """
    seats = registry.rule_set(rules).seats.value[0] if players is None else players
    raw = Table(Numbers(rules, seats, readings or {}, cap))
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(raw))


class Table(AECEnv):
    """A table at which each agent has a seat."""

    def __init__(self, numbers: Numbers) -> None:
        super().__init__()
        self.numbers = numbers
        name = numbers.game.rules_id
        self.metadata = {"render_modes": ["ansi"], "name": name, "is_parallelizable": False}
        self.render_mode = "ansi"
        self.possible_agents = [f"seat_{seat}" for seat in range(numbers.game.players)]
        self.chance = Random()

    @lru_cache(maxsize=64)  # noqa: B019  # an agent has one space, always the same
    def observation_space(self, agent: str) -> gymnasium.Space[Any]:
        """Say what an observation can be."""
        cells = (len(self.numbers.game.cells()),)
        seen = gymnasium.spaces.Box(-LARGEST, LARGEST, cells, np.int32)
        mask = gymnasium.spaces.Box(0, 1, (len(self.numbers.moves),), np.int8)
        return gymnasium.spaces.Dict({"observation": seen, "action_mask": mask})

    @lru_cache(maxsize=64)  # noqa: B019  # an agent has one space, always the same
    def action_space(self, agent: str) -> gymnasium.Space[Any]:
        """Say which steps there are."""
        return gymnasium.spaces.Discrete(len(self.numbers.moves))

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game; with a seed chance is the same each time."""
        self.chance = Random(seed)
        self.position = Position(self.numbers)
        self.agents = [*self.possible_agents]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]
        self._go_on()

    def observe(self, agent: str) -> dict[str, Any]:
        """Give what an agent sees, and which steps it may take now."""
        seat = self.possible_agents.index(agent)
        mask = np.zeros(len(self.numbers.moves), np.int8)
        if self.position.seat == seat:
            mask[self.position.legal()] = 1
        return {"observation": np.array(self.position.array(seat), np.int32), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Take a step for the agent whose turn it is. Raises ``KeyError`` for one not allowed."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        assert action is not None
        self.position.step(int(action))
        self._go_on()
        self._accumulate_rewards()

    def _go_on(self) -> None:
        """Let chance move, and say whose turn it is then, or what was won."""
        while self.position.is_chance:
            numbers, weights = zip(*self.position.outcomes(), strict=True)
            self.position.step(self.chance.choices(numbers, weights)[0])
        seat = self.position.seat
        if seat is not None:
            self.agent_selection = self.possible_agents[seat]
            return
        is_whole = self.position.game.is_terminal(self.position.state)
        over = self.terminations if is_whole else self.truncations
        for agent, won in zip(self.possible_agents, self.position.returns(), strict=True):
            self.rewards[agent] = won
            over[agent] = True

    def render(self) -> str:
        """Write out the moves made."""
        return " ".join(map(str, self.position.moves))

    def close(self) -> None:
        """Nothing is held open."""
