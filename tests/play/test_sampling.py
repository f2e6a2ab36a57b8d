"""The players that make up deals: legal, told no more than their seat, the same when taken up."""

from __future__ import annotations

from random import Random

import pytest

from gnav_core.core import record, registry
from gnav_core.core.action import Action
from gnav_core.core.game import CHANCE, see
from gnav_core.core.told import rested, told
from gnav_core.play.sampling import Sampling, Trial, told_in
from gnav_core.play.session import Session
from tests.play.page import Page
from tests.rest_in_prove import rest_in_prove

CARDS = [rules for rules in registry.SOURCES if not rules.startswith("gnav-")]


def hard(rules: str, seats: int, seed: str) -> Session:
    """A game among hard players, as the table begins it."""
    page = Page()
    players = [{"name": f"P{seat}", "kind": "sampling"} for seat in range(seats)]
    page.call("start", rules=rules, players=players, seed=seed)
    session = page.table.session
    assert isinstance(session, Session)
    return session


def seats_of(rules: str) -> int:
    least, most = registry.rule_set(rules).seats.value
    return max(least, min(3, most))


@pytest.mark.parametrize("rules", registry.SOURCES)
def test_every_game_has_an_easy_a_medium_and_a_hard_player(rules):
    offered = [kind for kind in registry.family(rules).players.values() if kind.offered]
    assert [str(kind.name) for kind in offered] == ["Easy", "Medium", "Hard"]


@pytest.mark.parametrize("rules", rest_in_prove([*registry.SOURCES], 6))
def test_a_game_taken_up_again_goes_on_as_it_would_have(rules):
    session = hard(rules, seats_of(rules), "a")
    half = session.record.as_value()
    half["moves"] = half["moves"][: len(half["moves"]) // 2]
    again = Session(record.read(half))
    again.finish()
    session.finish()
    assert again.record == session.record


@pytest.mark.parametrize("rules", rest_in_prove(CARDS, 3))
def test_a_hard_player_does_the_same_whatever_it_cannot_see(rules):
    """Give the others other cards that go with all it was told: its move is the same."""
    chance = Random(rules)
    seats, compared = seats_of(rules), 0
    game = registry.new(rules, seats)
    kind = registry.family(rules).players["sampling"]
    assert kind.sampled is not None
    player = Sampling(game, kind.make(game.rules), kind.sampled._replace(games=12))
    state, moves = game.initial_state(), list[Action]()
    while (mover := game.current_player(state)) is not None and compared < 4:
        legal = game.legal_actions(state)
        if mover != CHANCE and len(legal) > 1 and chance.random() < 0.3:
            known = told(game, moves, mover)
            made = known.otherwise(game, chance)
            if made is not None:
                others, other = made
                chosen = player.choose(known, see(game, state, mover), Random(1))
                told_same = told(game, [*moves[: rested(game, moves)], *others], mover)
                assert told_same.events == known.events
                assert player.choose(told_same, see(game, other, mover), Random(1)) == chosen
                compared += 1
        moves.append(chance.choice(legal))
        state = game.apply(state, moves[-1]).state
    assert compared


def test_what_a_line_tells_a_seat_is_what_its_moves_tell():
    session = hard("byd-1774", 3, "b")
    line = session.line
    for seat in range(3):
        found = told_in(line, seat)
        moves = [Action.read(str(move)) for move in line.moves]
        assert found.events == told(session.game, moves, seat).events


def test_a_move_is_preferred_only_where_it_is_surely_better():
    trial = Trial([1.0] * 4, [[0] * 4, [1] * 4, [0, 4, -4, 0]])
    assert trial.better(1, 0) == (1.0, 0.0)
    mean, error = trial.better(2, 0)
    assert mean == 0
    assert error > 1


def test_a_game_that_does_not_go_with_what_others_did_weighs_less():
    trial = Trial([1.0, 0.25], [[0, 0], [1, -1]])
    assert trial.better(1, 0)[0] == pytest.approx(0.6)


def test_a_move_given_up_is_compared_in_the_games_in_which_it_was_made():
    trial = Trial([1.0] * 4, [[-3, -3], [-1, -1, -1, -1], [-2, -2, 5, 5]])
    assert trial.better(1, 0) == (2.0, 0.0)
    assert trial.better(2, 1)[0] == pytest.approx(2.5)
