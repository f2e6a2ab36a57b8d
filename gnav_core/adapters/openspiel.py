"""Every rule set as a game of OpenSpiel: ``import gnav_core.adapters.openspiel`` registers them.

``pyspiel.load_game("gnav_1774", {"players": 4})``; the names are the ids with ``_`` for ``-``.
Parameters: ``players``; ``readings``, written ``crux=option,crux=option``; and ``cap``, the moves
after which a game is over with nothing won, where its text sets no end (``numbered.CAP``). Where a
text sets no bound to what is won, it is ``numbered.MOST``. Information states have the words that
a seat was told since the game began; tensors hold what it sees now.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

import numpy as np
import pyspiel

from gnav_core.adapters.numbered import CAP, DEFAULT, Numbers, Position, readings
from gnav_core.core import registry

USUAL: Final = 4
"""Players of a game, where its rules allow so many."""


class _Kept:
    """Keep a position in a state of OpenSpiel, which copies all that a state holds."""

    def __init__(self, position: Position) -> None:
        self.position = position

    def __deepcopy__(self, memo: Any) -> _Kept:
        return _Kept(self.position.copy())


class State(pyspiel.State):
    """A position of OpenSpiel."""

    def __init__(self, game: pyspiel.Game) -> None:
        super().__init__(game)
        self.kept = _Kept(Position(game.numbers))

    @property
    def position(self) -> Position:
        """The position in numbers."""
        return self.kept.position

    def current_player(self) -> int:
        """Say who moves."""
        position = self.position
        if position.is_over:
            return int(pyspiel.PlayerId.TERMINAL)
        seat = position.seat
        return int(pyspiel.PlayerId.CHANCE) if seat is None else seat

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.legal() if player == self.position.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """List what chance can bring, each with its probability."""
        return self.position.outcomes()

    def _apply_action(self, action: int) -> None:
        self.position.step(action)

    def _action_to_string(self, player: int, action: int) -> str:
        numbers = self.position.numbers
        return (numbers.chances if player == pyspiel.PlayerId.CHANCE else numbers.moves)[action]

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.position.is_over

    def returns(self) -> list[float]:
        """Give what each seat won or lost."""
        return self.position.returns()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> State:
        """Give another state that the player cannot tell from this one, or it if none is found."""
        chance = Random(sampler())
        made = self.position.otherwise(player, chance) or self.position
        other: State = self.get_game().new_initial_state()
        space, numbers = made.game.space, made.numbers
        for move in made.moves:
            if other.is_chance_node():
                other.apply_action(numbers.number_of_chance[str(move)])
            else:
                _take(other, space.steps(move), numbers)
        _take(other, made.begun, numbers)
        return other

    def __str__(self) -> str:
        """Write out the moves made, and the steps of the one that is begun."""
        return " ".join(map(str, (*self.position.moves, *self.position.begun)))


def _take(state: State, steps: tuple[str, ...], numbers: Numbers) -> None:
    for step in steps:
        state.apply_action(numbers.number[step])


class Observer:
    """Tell a player what he sees, as a tensor and as a string."""

    def __init__(self, numbers: Numbers, kind: pyspiel.IIGObservationType) -> None:
        self.recalls = kind.perfect_recall
        self.tensor = np.zeros(len(numbers.game.cells()), np.float32)
        self.dict = {"seen": self.tensor}

    def set_from(self, state: State, player: int) -> None:
        """Take down what a player sees."""
        self.tensor[:] = state.position.array(player)

    def string_from(self, state: State, player: int) -> str:
        """Write out what a player was told, or sees now."""
        position = state.position
        return position.text(player) if self.recalls else position.now(player)


def _kind(rules: str) -> pyspiel.GameType:
    least, most = registry.rule_set(rules).seats.value
    sums = registry.family(rules).summaries[rules].sums
    to_zero = sums is not None and sums.to_zero
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=rules.replace("-", "_"),
        long_name=registry.find(rules).ID,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.ZERO_SUM if to_zero else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=least,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        default_loadable=True,
        parameter_specification={
            "players": min(most, max(least, USUAL)),
            "readings": DEFAULT,
            "cap": CAP,
        },
    )


def _game(rules: str) -> type[pyspiel.Game]:
    """Make the class of a game."""
    kind = _kind(rules)

    class Game(pyspiel.Game):
        """One rule set as a game of OpenSpiel."""

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            said = {**kind.parameter_specification, **(params or {})}
            self.numbers = Numbers(rules, said["players"], readings(said["readings"]), said["cap"])
            super().__init__(kind, self._info(), params or {})

        def _info(self) -> pyspiel.GameInfo:
            numbers = self.numbers
            to_zero = kind.utility == pyspiel.GameType.Utility.ZERO_SUM
            return pyspiel.GameInfo(
                num_distinct_actions=len(numbers.moves),
                max_chance_outcomes=len(numbers.chances),
                num_players=numbers.game.players,
                min_utility=numbers.least,
                max_utility=numbers.greatest,
                utility_sum=0.0 if to_zero else None,
                max_game_length=numbers.longest,
            )

        def new_initial_state(self) -> State:
            """Begin a game."""
            return State(self)

        def make_py_observer(self, kind: Any = None, params: Any = None) -> Observer:
            """Give what tells a player what he sees."""
            usual = pyspiel.IIGObservationType(perfect_recall=False)
            return Observer(self.numbers, kind or usual)

    pyspiel.register_game(kind, Game)
    return Game


GAMES: Final = {rules: _game(rules) for rules in registry.SOURCES}
