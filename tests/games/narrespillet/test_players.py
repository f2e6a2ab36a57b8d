"""The computer player places, and wins against one that plays at random."""

from __future__ import annotations

from random import Random

from gnav_core.core import registry
from gnav_core.core.game import CHANCE, see
from tests.games.narrespillet.table import RULES

GAMES = 6


def test_the_steady_player_wins_most_games_against_random_ones() -> None:
    """narrespillet.r12.a."""
    won = sum(played(number) for number in range(GAMES))
    assert won >= GAMES - 1


def played(number: int) -> bool:
    """Play a game of three, in which seat 0 alone is steady; say whether it wins."""
    chance = Random(f"steady {number}")
    game = registry.new(RULES, 3)
    kinds = registry.family(RULES).players
    players = [kinds[name].make(game.rules) for name in ("steady", "random", "random")]
    state = game.begin().state
    while (mover := game.current_player(state)) is not None:
        legal = game.legal_actions(state)
        if mover == CHANCE:
            action = chance.choice(legal)
        else:
            assert isinstance(mover, int)
            action = players[mover].choose(see(game, state, mover), (), chance)
        state = game.apply(state, action).state
    return game.returns(state)[0] == 1.0
