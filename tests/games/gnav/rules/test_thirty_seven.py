"""Why 37? Forty-two pieces less thirty-seven leave five, and five is the most a deal can draw."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from gnav_core.core import registry
from gnav_core.core.action import Action
from tests.games.play import play

DANISH = ("gnav-1774", "gnav-kb", "gnav-1917", "gnav-wikipedia")


def draws_of(rules: str, row: tuple[str, ...]) -> int:
    """Deal a row that ends at the dealer, let everybody exchange, and count the draws."""
    game = registry.new(rules, len(row))
    state, drawn = game.initial_state(), 0
    for piece in row:
        state, _ = game.apply(state, Action.read(f"deal:{piece}"))
    while state.deal == 1 and not game.is_terminal(state):
        legal = game.position(state)["legal"]
        if state.phase == "draw":
            drawn += 1
            move = next(move for move in legal if move.split(":")[1] not in ("horse", "house"))
        else:
            move = "exchange" if "exchange" in legal else legal[-1]
        state, _ = game.apply(state, Action.read(move))
    return drawn


@pytest.mark.parametrize("source", DANISH)
def test_a_full_row_of_horses_and_houses_draws_five(source):
    """gnav-1774.r16: four askers are sent past the dealer, then he changes himself."""
    assert draws_of(source, ("3", "4", "horse", "horse", "house", "house")) == 5


@pytest.mark.parametrize("source", DANISH)
def test_no_deal_of_up_to_seven_seats_draws_more_than_five(source):
    """gnav-1774.r16: every row of horses, houses and numbers, the two of each and no more."""
    for length in range(2, 8):
        for kinds in product(("h", "n"), repeat=length):
            if kinds.count("h") > 4:
                continue
            horses, numbers = iter(("horse", "horse", "house", "house")), iter("12345678")
            row = tuple(next(horses if kind == "h" else numbers) for kind in kinds)
            assert draws_of(source, row) <= 5


@pytest.mark.parametrize("source", DANISH)
def test_the_bag_never_runs_dry_at_thirty_seven(source):
    """gnav-1774.r16, q.discard: with the changed pieces aside, five are left and suffice."""
    chance = Random(source)
    for _ in range(12):
        head = {"rules": source, "players": 37, "dealer": 36, "readings": {"discard": "aside"}}
        for game, state, _, _ in play(head, chance, 150):
            if state.phase == "draw":
                assert state.bag
            assert len(state.aside) <= 5
            assert game.legal_actions(state) or game.is_terminal(state)


def test_at_thirty_seven_the_worst_deal_empties_the_bag_and_no_more():
    """gnav-1774.r16: the last four seats hold horses and houses, and everybody exchanges."""
    game = registry.new("gnav-1774", 37)
    bag = list(game.rules.full_bag)
    row = ["horse", "horse", "house", "house"]
    for piece in row:
        bag.remove(piece)
    quiet = [piece for piece in bag if piece.isdigit() or piece in ("pot", "owl", "fool")]
    rest = [piece for piece in bag if piece not in quiet]
    hands = (rest + quiet)[:33] + row
    state = game.initial_state()
    for piece in hands:
        state, _ = game.apply(state, Action.read(f"deal:{piece}"))
    for _ in range(32):
        state, _ = game.apply(state, Action.read("stand"))
    for _ in range(5):
        state, _ = game.apply(state, Action.read("exchange"))
        assert state.phase == "draw"
        state, _ = game.apply(state, game.legal_actions(state)[0])
    assert state.deal == 2
