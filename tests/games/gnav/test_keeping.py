"""The computer player that keeps what it was computed to be best to keep."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from gnav_core.core import registry
from gnav_core.core.event import Event
from gnav_core.core.game import see
from gnav_core.games.gnav import SOURCES
from gnav_core.games.gnav.house_rules.rules import read
from gnav_core.games.gnav.keeping import (
    MOST_SEATS,
    Computed,
    how_it_came,
    is_changed,
    tables,
    turns,
)
from gnav_core.games.gnav.odds.behaviour import AS_DEALT, BETTER, WORSE
from tests.games.gnav import house_rules
from tests.games.gnav.table import Table

SEATS = {
    rules: range(2, min(registry.rule_set(rules).seats.value[1], MOST_SEATS) + 1)
    for rules in SOURCES
}


def test_there_is_a_table_for_every_source_and_number_of_seats() -> None:
    assert tables().keys() == set(SOURCES)
    for rules, seats in SEATS.items():
        assert list(tables()[rules]) == [str(number) for number in seats]
        for number in seats:
            table = tables()[rules][str(number)]
            assert ("drawn" in table) == (number > 4)
            assert table["settled"] or table["cycle"] > 1
            for what in {"exchange", "accept"} & table.keys():
                assert [len(rows) for rows in table[what]] == [3] * number


@pytest.mark.parametrize("rules", ["gnav-1774", "gnav-1917"])
def test_with_a_6_in_the_third_seat_of_four_one_stands(rules: str) -> None:
    rank = registry.rule_set(rules).rank
    kept = turns(rules, "exchange", 4, 2, AS_DEALT)
    assert not is_changed(kept, rank["6"])


@pytest.mark.parametrize("rules", SOURCES)
def test_left_with_a_worse_or_equal_piece_one_always_changes(rules: str) -> None:
    for number in SEATS[rules]:
        for place in range(1, number):
            assert turns(rules, "exchange", number, place, WORSE) == (0,)


@pytest.mark.parametrize("rules", SOURCES)
def test_the_best_piece_is_kept_unless_it_came_for_one_as_good(rules: str) -> None:
    for number in SEATS[rules]:
        for place in range(number):
            for came in (AS_DEALT, BETTER):
                assert not is_changed(turns(rules, "exchange", number, place, came), 0)


def played(game: Any, chance: Random, moves: int) -> Any:
    """Let computed players play: give each state in which one chooses, and what he has seen."""
    player, state = Computed(game.rules), game.initial_state()
    events: list[Event] = []
    for _ in range(moves):
        mover = game.current_player(state)
        if mover is None:
            return
        if isinstance(mover, int):
            told = [event.seen_by(mover) for event in events]
            move = player.choose(see(game, state, mover), told, chance)
            yield player, state, mover, told, move
        else:
            move = chance.choice(game.legal_actions(state))
        state, happened = game.apply(state, move)
        events += happened
        if game.moment(state).rests:
            events = []


@pytest.mark.parametrize("rules", SOURCES)
def test_it_makes_legal_moves_in_whole_games(rules: str) -> None:
    chance = Random(rules)
    for players in (*SEATS[rules], min(registry.rule_set(rules).seats.value[1], 12)):
        readings = {crux: chance.choice(some) for crux, some in registry.readings(rules).items()}
        for chosen in ({}, readings):
            game = registry.new(rules, players, chance.randrange(players), chosen)
            assert [*played(game, chance, 700)]


def test_by_house_rules_it_keeps_the_better_half() -> None:
    rules = read(house_rules.rules(cuckoo="gnav-1917")).rule_set
    assert rules.id not in tables()
    game: Any = registry.family("gnav-1774").game(rules, 4, 3)
    order = rules.pieces.value
    for _, state, seat, _, move in played(game, Random(3), 300):
        if state.phase == "exchange" and move.verb != "tap":
            low = rules.rank[state.held[seat]] >= len(order) // 2
            assert move.verb == ("exchange" if low else "stand")


@pytest.mark.parametrize("rules", SOURCES)
def test_it_chooses_the_same_whatever_it_cannot_see(rules: str) -> None:
    """The pieces of the others, and those in the bag, are changed for each other."""
    chance = Random(4)
    game = registry.new(rules, 5, 4)
    for player, state, seat, told, move in played(game, chance, 300):
        if state.phase == "appeal":
            continue
        others = [other for other in state.order if other != seat]
        hidden = [*(state.held[other] for other in others), *state.bag]
        chance.shuffle(hidden)
        held = list(state.held)
        for other in others:
            held[other] = hidden.pop()
        changed = state._replace(held=tuple(held), bag=tuple(hidden))
        assert player.choose(see(game, changed, seat), told, chance) == move


@pytest.mark.parametrize(
    ("hands", "moves", "seat", "came"),
    [
        ("3 8 9 10", (), 1, AS_DEALT),
        ("3 8 9 10", ("exchange",), 0, BETTER),
        ("3 8 9 10", ("exchange",), 1, WORSE),
        ("3 3 9 10", ("exchange",), 0, WORSE),
        ("3 3 9 10", ("exchange",), 1, WORSE),
        ("3 8 9 10", ("exchange",), 2, AS_DEALT),
        ("3 8 cat 10", ("exchange", "exchange"), 1, AS_DEALT),
    ],
)
def test_it_knows_how_its_piece_came(
    hands: str, moves: tuple[str, ...], seat: int, came: int
) -> None:
    """gnav-1774.r17: what the cat sends back is as it was dealt."""
    table = Table("gnav-1774", hands, *moves)
    told = [event.seen_by(seat) for event in table.log]
    assert how_it_came(seat, told, table.game.rules.rank) == came
