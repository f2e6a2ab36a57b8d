"""The computer players place what may win, and see no more than the table shows."""

from __future__ import annotations

from random import Random

import pytest

from gnav_core.core import registry
from gnav_core.core.action import Action
from gnav_core.core.game import CHANCE, see
from gnav_core.games.narrespillet.judging import likely
from scripts.laboratory import cards
from tests.games.narrespillet.table import RULES, Table

GAMES = 6


def test_the_steady_player_wins_most_games_against_random_ones() -> None:
    """narrespillet.r12.a."""
    won = sum(played(number) for number in range(GAMES))
    assert won >= GAMES - 1


def test_what_is_beaten_already_is_not_placed() -> None:
    """narrespillet.r10.a: the Page of Swords would lie under a Knight."""
    table = Table("sp d2 | sn | .", "discard:d2", "place:s:sn")
    table.state = table.state._replace(actor=0, phase="turn", then="")
    assert chosen("steady", table).verb == "forfeit"


def test_cards_of_a_field_that_is_not_open_are_thrown_first() -> None:
    """narrespillet.r7.b."""
    table = Table("s10 d3 | . | .", "forfeit:s", stock="b2 b3 b4 b5 b6 b7 b8 b9 b10 c2")
    table.state = table.state._replace(actor=0, phase="turn", then="", wanted=None)
    assert str(chosen("steady", table)) == "discard:s10"


def test_the_easy_player_places_now_and_then_what_is_second_best() -> None:
    """narrespillet.r11.e: at worst 17 where it might be 20; what could not win it never places."""
    table = Table("s10 s7 s3 | . | .")
    placed = {str(chosen("easy", table, number)) for number in range(12)}
    assert placed == {"place:s:s10+s7+s3", "place:s:s10+s7"}


def test_the_estimate_gives_each_field_to_somebody() -> None:
    """narrespillet.r10.a: with what is won already the shares of all are four for each round."""
    game = registry.new(RULES, 3)
    chance, state = Random("estimate"), game.begin().state
    for _ in range(300):
        state = game.apply(state, chance.choice(game.legal_actions(state))).state
        if state.phase not in ("deal", "over"):
            assert abs(sum(likely(game, state)) - 4 * state.deal) < 1e-9


def chosen(kind: str, table: Table, number: int = 0) -> Action:
    player = registry.family(RULES).players[kind].make(table.game.rules)
    return player.choose(see(table.game, table.state, 0), (), Random(number))


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


@pytest.mark.parametrize("seats", [2, 3, 12])
def test_a_game_among_computers_ends(seats: int) -> None:
    """narrespillet.r9.b: they let the pile be turned once in a round, and then place or forfeit."""
    for number in range(4):
        cards.played(registry.family(RULES), "steady", RULES, seats, number)
