"""The computer players see no more than their seat, move legally, and one plays better."""

from __future__ import annotations

from random import Random

from tests.games.playing_out import among, chosen
from tests.games.polsk_pas.table import RULES, Table, dealt, undealt

GAMES = 30


def won(kinds: list[str], chance: Random) -> bool:
    """Play a game to its end among these players: whether the first has won."""
    game, state = among(RULES, kinds, chance)
    return 0 in game.winners(state)


def test_the_careful_player_wins_more_than_its_share():
    chance = Random(7)
    assert sum(won(["careful", *["random"] * 3], chance) for _ in range(GAMES)) / GAMES > 0.4


def test_the_careful_player_plays_on_knaves_and_passes_without():
    strong = "cj sj ha hk s9 | sk hq c10 d10 da | ca ck sa hj dk | s10 h10 dj cq sq"
    weak = "s9 hk h10 c9 d9 | sk hq c10 d10 da | ca ck sa cj dk | sj hj dj cq sq"
    assert (chosen(Table(strong)), chosen(Table(weak))) == ("declare:h", "pass")
    assert chosen(Table(weak, "pass", "pass", "pass")) == "take"


def test_the_careful_player_takes_what_he_is_offered_if_the_hand_is_enough():
    """polsk-pas-1774.q.turn-up-when."""
    offered = undealt(*dealt(), turn_up_when="before-bidding")
    assert chosen(offered) == "take"
    weak = "sj hj dj cq sq | sk hq c10 d10 da | ca ck sa cj dk | s9 hk h10 c9 d9"
    assert chosen(undealt(*dealt(weak, "h9"), turn_up_when="before-bidding")) == "leave"


def test_the_careful_player_lays_away_what_is_worth_least():
    hands = "s9 hk h10 c9 d9 | sk hq c10 d10 da | ca ck sa cj dk | sj hj dj c9 sa"
    table = Table(hands.replace("ca ck sa", "ca ck sq"), "pass", "pass", "pass", "take")
    assert chosen(table) == "discard:c9"


def test_the_careful_player_says_la_vola_only_if_nothing_can_beat_it():
    sure = Table(
        "cj sj hj | c10 ca sk | s9 sa sq | d9 dk dq",
        turned="s10",
        trump="h",
        plays=0,
        takers=(0, 0),
    )
    assert chosen(sure) == "vole"
    unsure = Table(
        "cj sj s9 | c10 ca sk | hj sa sq | d9 dk dq",
        turned="s10",
        trump="h",
        plays=0,
        takers=(0, 0),
    )
    assert chosen(unsure) == "play:cj"
