"""The computer players see no more than their seat, move legally, and one plays better."""

from __future__ import annotations

from random import Random

import pytest

from gnav_core.core import registry
from gnav_core.core.game import CHANCE, see
from gnav_core.games.byd.players import PLAYERS
from tests.games.byd.table import RULES, Table


def won(kinds: list[str], chance: Random, readings: dict[str, str]) -> float:
    """Play a game to its end among these players: how many stakes the first has won."""
    game = registry.new(RULES, len(kinds), chance.randrange(len(kinds)), readings)
    made = [PLAYERS[kind].make(game.rules) for kind in kinds]
    told: list[list] = [[] for _ in kinds]
    state = game.begin().state
    while (mover := game.current_player(state)) is not None:
        if mover == CHANCE:
            action = chance.choice(game.legal_actions(state))
        else:
            action = made[mover].choose(see(game, state, mover), told[mover], chance)
        state, events = game.apply(state, action)
        for seat, heard in enumerate(told):
            heard.extend(event.seen_by(seat) for event in events)
    return game.returns(state)[0]


@pytest.mark.parametrize("seats", [2, 4, 7])
def test_the_careful_player_wins_stakes_from_those_who_play_at_random(seats):
    chance, games = Random(seats), 150
    others = ["random"] * (seats - 1)
    assert sum(won(["careful", *others], chance, {}) for _ in range(games)) / games > 0.15


def chosen(table: Table) -> str:
    """What the careful player does here."""
    seen = see(table.game, table.state, table.state.at)
    events = [event.seen_by(table.state.at) for event in table.log]
    return str(PLAYERS["careful"].make(table.game.rules).choose(seen, events, Random(1)))


def test_the_careful_player_throws_low_cards_away_first():
    assert chosen(Table("sa ha c6 d7 h8 | s8 sk d9 d8 dk")) == "play:c6"


def test_the_careful_player_bids_the_most_on_an_ace_and_nothing_on_a_six():
    assert chosen(Table("ha | hk | s8")) == "bid:5"
    assert chosen(Table("h6 | hk | s8 | s9 | s10 | d9 | d10")) == "pass"
    assert chosen(Table("ha | hk | s8", bid_limit="1")) == "bid:1"


def test_the_careful_player_bids_with_the_bidder_on_a_high_card_alone():
    assert chosen(Table("h9 | ha | s8", "bid:5")) == "bid:1"
    assert chosen(Table("h9 | s6 | s8", "bid:5")) == "pass"
