"""The odds of a seat to move: those of every game it cannot tell from the one that is played."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from gnav_core.core import record, registry
from gnav_core.core.action import Action
from gnav_core.core.game import CHANCE, AskError, Game, see
from gnav_core.core.told import told
from gnav_core.games.gnav import SOURCES
from gnav_core.games.gnav.engine import GnavGame
from gnav_core.games.gnav.odds.behaviour import Behaviour, Situation
from gnav_core.games.gnav.odds.reckoned import Limits, Odds, odds
from tests.games.gnav import every_way
from tests.games.play import random_setup

NEAR = 1e-12
AT_RANDOM = Limits(few=0, ways=0, samples=4000)


def played(*moves: str, rules: str = "gnav-1774", players: int = 3) -> tuple[Game[Any], Any, list]:
    game = GnavGame(registry.rule_set(rules), players, players - 1)
    actions, state = [Action.read(move) for move in moves], game.initial_state()
    for action in actions:
        state, _ = game.apply(state, action)
    return game, state, actions


def of(game: Game[Any], state: Any, moves: list[Action], **more: Any) -> Odds:
    seat = game.current_player(state)
    assert isinstance(seat, int)
    return odds(game.rules, see(game, state, seat), told(game, moves, seat).events, **more)


def some_moment(chance: Random, rules: str) -> tuple[Game[Any], Any, list[Action]] | None:
    """Play a game of two or three a while, by any readings, up to where somebody is to move."""
    head = random_setup(chance, [rules]) | {"players": chance.choice([2, 3])}
    head["dealer"] = chance.randrange(head["players"])
    game = record.read({"moves": [], **head}).game()
    state, left = game.initial_state(), chance.randrange(40)
    moves: list[Action] = []
    while (mover := game.current_player(state)) is not None:
        if left <= 0 and mover != CHANCE and state.phase != "appeal":
            return game, state, moves
        if mover == CHANCE:
            actions, weights = zip(*game.chance_outcomes(state), strict=True)
            (move,) = chance.choices(actions, weights)
        elif state.phase != "appeal" and chance.random() < 0.6:
            move = every_way.would(game, state)
        else:
            move = chance.choice(game.legal_actions(state))
        state, _ = game.apply(state, move)
        moves.append(move)
        left -= 1
    return None


def compare(rules: str, seed: str, moments: int, behaviour: Behaviour | None = None) -> None:
    """Hold the odds at some moments against those of every way, played by the engine."""
    chance, compared = Random(f"{rules} {seed}"), 0
    while compared < moments:
        moment = some_moment(chance, rules)
        if moment is None:
            continue
        game, state, moves = moment
        seat = game.current_player(state)
        expected = every_way.moves(game, told(game, moves, seat), behaviour)  # type: ignore[arg-type]
        found = of(game, state, moves, behaviour=behaviour)
        assert found.exact
        for move, row in expected.items():
            got = found.moves[Action.read(move)].costs
            for cost in got.keys() | row.keys():
                assert abs(got.get(cost, 0) - float(row[cost])) < NEAR, (moves, move)
        compared += 1


@pytest.mark.parametrize("rules", SOURCES)
def test_among_two_and_three_they_are_those_of_every_way_the_engine_plays(rules: str) -> None:
    compare(rules, "", 3)


class ByHowItCame:
    """Keep the more, the better a piece came and the later one sits."""

    def exchanges(self, situation: Situation) -> bool:
        return situation.piece >= (6, 12, 3)[situation.came] + situation.place

    def accepts(self, situation: Situation) -> bool:
        return situation.piece >= (2, 9, 0)[situation.came]


@pytest.mark.parametrize("rules", SOURCES)
def test_so_they_are_where_it_counts_how_a_piece_came(rules: str) -> None:
    compare(rules, "came", 3, ByHowItCame())


@pytest.mark.prove
@pytest.mark.parametrize("rules", SOURCES)
def test_so_they_are_at_many_moments_by_every_reading(rules: str) -> None:
    compare(rules, "many", 40)
    compare(rules, "came", 20, ByHowItCame())


DEALT = ("deal:7", "deal:cat", "deal:9", "deal:4")
ASKED = ("deal:3", "deal:house", "deal:6", "deal:9", "exchange")


@pytest.mark.parametrize("moves", [DEALT[:3], ASKED])
def test_drawn_at_random_they_are_the_same_within_their_errors(moves: tuple[str, ...]) -> None:
    """The second: the house has sent the request on, and seat 1 knows two pieces."""
    players = sum(move.startswith("deal") for move in moves)
    moment = played(*moves, players=players)
    exact, drawn = of(*moment, limits=Limits(ways=10_000)), of(*moment, limits=AT_RANDOM)
    assert exact.exact
    assert not drawn.exact
    assert abs(drawn.lowest - exact.lowest) <= 4 * drawn.lowest_error
    for action, one in drawn.moves.items():
        assert abs(one.mean - exact.moves[action].mean) <= 4 * one.error
        assert abs(one.loses - exact.moves[action].loses) <= 4 * one.loses_error


def test_among_many_they_are_drawn_and_say_by_how_much_they_may_be_off() -> None:
    found = of(*played(*DEALT, players=4))
    assert not found.exact
    assert found.ways == 1000
    assert all(0 < one.error < 0.03 for one in found.moves.values())


def test_whoever_was_told_the_same_is_told_the_same_odds() -> None:
    """Drawn at random too: which ways are drawn goes by what the seat was told alone."""
    one = of(*played(*DEALT, "deal:8", players=5))
    other = of(*played("deal:7", "deal:12", "deal:horse", "deal:1", "deal:2", players=5))
    assert one == other


def test_the_chances_of_all_costs_add_up_to_one() -> None:
    for moment in (played(*DEALT[:3]), played(*DEALT, players=4)):
        for one in of(*moment).moves.values():
            assert sum(one.costs.values()) == pytest.approx(1)
            assert one.mean == pytest.approx(sum(cost * at for cost, at in one.costs.items()))
            assert one.loses == pytest.approx(sum(at for cost, at in one.costs.items() if cost > 0))


def test_whoever_gave_a_lower_piece_away_and_stands_loses_nothing() -> None:
    """gnav-1774.r3.d: seat 1 got a 2 for its 1, and seat 0 is left with that."""
    found = of(*played("deal:2", "deal:1", "deal:9", "exchange"))
    stands = found.moves[Action.read("stand")]
    assert stands.costs == {0: 1.0}
    assert found.lowest == 0


class Keeps:
    """Keep every piece."""

    def exchanges(self, situation: Situation) -> bool:
        return False

    accepts = exchanges


def test_they_go_by_the_behaviour_that_is_given() -> None:
    """Where nobody ever exchanges a piece that stands is the lowest less often at the end."""
    moment = played(*DEALT[:3])
    stand = Action.read("stand")
    usual, other = of(*moment), of(*moment, behaviour=Keeps())
    assert usual.moves[stand].loses > other.moves[stand].loses
    assert usual.lowest == other.lowest, "nobody has chosen yet"


def test_what_cannot_be_asked_is_refused_in_a_sentence() -> None:
    game, state, moves = played(*DEALT[:3])
    events = told(game, moves, 1).events
    with pytest.raises(AskError, match="There are odds only for whoever is to move in a deal"):
        odds(game.rules, see(game, state, 1), events)
    with pytest.raises(AskError, match="Odds are drawn from 2 samples or more"):
        of(game, state, moves, limits=Limits(samples=1))
