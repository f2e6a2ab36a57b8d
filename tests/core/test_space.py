"""A game knows what can be done in it at all, and what can lie on its table."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from gnav_core import games
from gnav_core.core import registry
from gnav_core.core.game import CHANCE
from gnav_core.core.space import next_steps
from tests.core.any_game import head, new, played
from tests.rest_in_prove import rest_in_prove
from tests.seeds import seeded

MOVES = 300
every_source = pytest.mark.parametrize("rules", list(registry.SOURCES))
few_and_many = pytest.mark.parametrize("number", rest_in_prove([3, 15]))


def walked(game: Any, legal: list[Any], chance: Random) -> Any:
    """Choose a move step by step, as one who knows the numbers of the steps alone."""
    begun: list[str] = []
    while len(legal) > 1 or tuple(begun) != game.space.steps(legal[0]):
        steps = next_steps(game.space, legal, begun)
        assert set(steps) <= set(game.moves())
        begun.append(chance.choice(sorted(steps)))
        legal = steps[begun[-1]]
    return legal[0]


@every_source
@few_and_many
@seeded("space")
def test_each_move_and_chance_is_listed_and_all_that_is_seen_has_a_cell(
    rules: str, number: int, seed: str
) -> None:
    chance = Random(f"{seed} {rules}")
    for _ in range(number):
        game = new(head(rules, chance))
        cells, made = game.cells(), 0
        assert len(set(cells)) == len(cells)
        assert len(set(game.moves())) == len(game.moves())
        for step in played(game, chance, MOVES):
            made += 1
            mover = game.current_player(step.before)
            legal = game.legal_actions(step.before)
            if mover == CHANCE:
                assert {str(move) for move in legal} <= set(game.chances())
            else:
                move = walked(game, legal, chance)
                assert move in legal
                assert len(game.space.steps(move)) <= game.space.longest
            for seat in (None, 0, game.players - 1):
                assert len(game.array(step.after, seat)) == len(cells)
        longest = game.bounds().longest
        assert longest is None or made <= longest


@every_source
def test_numbers_of_moves_are_the_same_by_all_readings(rules: str) -> None:
    chance = Random(rules)
    usual = games.new(rules, registry.rule_set(rules).seats.value[0])
    for _ in range(5):
        other = new(head(rules, chance))
        assert set(other.moves()) <= set(usual.moves()) or rules == "byd-1774"
        assert set(other.chances()) == set(usual.chances())


def test_an_array_tells_a_seat_its_own_cards_and_how_many_the_others_have() -> None:
    game = games.new("fem-kort-1774", 2)
    state = game.initial_state()
    while game.current_player(state) == CHANCE:
        state = game.apply(state, game.legal_actions(state)[0]).state
    told = dict(zip(game.cells(), game.array(state, 0), strict=True))
    own = [cell for cell, value in told.items() if value and cell.startswith("hand:0 ")]
    assert len(own) == 5
    assert told["hand:1 unknown"] == 5
    assert not any(value for cell, value in told.items() if cell.startswith("hand:1 s"))
    assert told["stock unknown"] == 26
    assert (told["to move 0"], told["seen from 0"], told["phase play"]) == (1, 1, 1)


def test_a_game_says_what_it_is() -> None:
    assert repr(games.new("piquet-1774", 2)) == "<piquet-1774 for 2, seat 1 deals first>"
    assert games.new("piquet-1774", 2).bounds() == (58, -1.0, 1.0)
    assert games.new("gnav-1917", 4).bounds() == (None, -1.0, 1.0)
