"""The computer players see no more than their seat, move legally, and one plays better."""

from __future__ import annotations

from random import Random

from tests.games.playing_out import among, chosen
from tests.games.styrvolt.table import HANDS, RULES, Table, dealt

GAMES = 40


def wins(kinds: list[str], chance: Random) -> bool:
    """Play a game to its end among these players: whether the first pair has won."""
    _, state = among(RULES, kinds, chance)
    return 0 in state.winners


def test_a_careful_pair_beats_one_that_plays_at_random():
    chance = Random(4)
    won = sum(wins(["careful", "random"] * 2, chance) for _ in range(GAMES))
    assert won / GAMES > 0.75


def test_the_careful_player_leads_a_seven_of_trumps():
    assert chosen(Table("s7 h2 h3 | s6 d6 h6 | c2 c3 h7 | h8 hk hq")) == "play:s7"


def test_the_careful_player_takes_a_trick_with_the_least_that_takes_it_and_leaves_the_partners():
    hands = "h3 c10 c9 | c8 c7 c6 | hk c3 s9 | h2 s4 c2"
    assert chosen(Table(hands, "h3", "c6", "hk")) == "play:s4"
    partner = "h3 c10 c9 | hk c8 c7 | h6 c3 s9 | h2 s4 c2"
    assert chosen(Table(partner, "h3", "hk", "h6")) == "play:c2"


def test_the_careful_player_exchanges_for_the_better():
    assert chosen(dealt("h2", "turn:s3", "turn:c3")) == "take"
    assert chosen(dealt("s2", "turn:h3", "turn:d4")) == "take"
    hands = (HANDS[0], HANDS[1].replace("s9", "s3"), *HANDS[2:])
    assert chosen(dealt("s2", "turn:s9", "turn:h3", hands=hands)) == "keep"
