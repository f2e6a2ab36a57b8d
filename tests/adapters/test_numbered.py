"""A game in numbers is the game that a record has, step by step."""

from __future__ import annotations

from random import Random

import pytest

from gnav_core.adapters.numbered import Numbers, Position, readings
from gnav_core.core import registry


@pytest.mark.parametrize("rules", registry.SOURCES)
def test_a_game_is_played_by_numbers_alone(rules: str) -> None:
    chance = Random(rules)
    numbers = Numbers(rules, registry.rule_set(rules).seats.value[0], {}, cap=150)
    position = Position(numbers)
    while not position.is_over:
        if position.is_chance:
            outcomes, weights = zip(*position.outcomes(), strict=True)
            assert abs(sum(weights) - 1) < 1e-9
            position.step(chance.choices(outcomes, weights)[0])
        else:
            position.step(chance.choice(position.legal()))
    game, state = numbers.game, numbers.game.begin().state
    for move in position.moves:
        state = game.apply(state, move).state
    assert state == position.state
    assert len(position.returns()) == game.players


def test_a_game_without_an_end_is_broken_off_with_nothing_won() -> None:
    position = Position(Numbers("gnav-1774", 3, {}, cap=4))
    for _ in range(4):
        assert not position.is_over
        outcomes = position.outcomes() if position.is_chance else [(position.legal()[0], 1.0)]
        position.step(outcomes[0][0])
    assert position.is_over
    assert position.returns() == [0.0, 0.0, 0.0]


def test_a_throw_is_made_card_by_card() -> None:
    position = Position(Numbers("piquet-1774", 2, {}, cap=150))
    while position.is_chance:
        position.step(position.outcomes()[0][0])
    numbers, seat = position.numbers, position.seat
    assert seat is not None
    before, told = position.copy(), position.text(1 - seat)
    enough = numbers.number["enough"]
    position.step(numbers.number["throw"])
    while enough not in position.legal():
        position.step(position.legal()[0])
        assert position.seat == seat
    assert position.text(1 - seat) == told
    assert position.text(seat) != before.text(seat)
    steps = (*position.begun, "enough")
    position.step(enough)
    assert numbers.game.space.steps(position.moves[-1]) == steps
    assert before.begun == ()


def test_what_is_no_step_now_is_refused() -> None:
    position = Position(Numbers("byd-1774", 2, {}, cap=150))
    while position.is_chance:
        position.step(position.outcomes()[0][0])
    with pytest.raises(KeyError):
        position.step(next(number for number in range(42) if number not in position.legal()))


def test_readings_are_written_in_one_line() -> None:
    assert readings("") == {}
    assert readings("kiss-return=linked, ties=all") == {"kiss-return": "linked", "ties": "all"}
    with pytest.raises(ValueError, match="crux=option"):
        readings("kiss-return")
