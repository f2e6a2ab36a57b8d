"""The computer players see no more than their seat, and the careful one counts more."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from gnav_core.core import registry
from gnav_core.core.action import Action
from gnav_core.core.game import see
from gnav_core.games.piquet.players import PLAYERS, Careful
from tests.games.piquet.table import NINETY, RULES, Table
from tests.games.playing_out import played_out

GAMES = 14


class KeepsAll(Careful):
    """Play as the careful one does, and never buy."""

    def choose(self, seen: Any, events: Any, chance: Random) -> Action:
        """Keep all cards, else play carefully."""
        if seen.moment.phase == "throw":
            return Action("keep")
        return super().choose(seen, events, chance)


def played(kinds: list[Any], dealer: int, chance: Random) -> list[int]:
    """Play a game among these players, each told what its seat sees; give the scores."""
    game: Any = registry.new(RULES, 2, dealer)
    made = [kind(game.rules) for kind in kinds]
    return game.score(played_out(game, made, chance))


@pytest.mark.parametrize(
    ("other", "by"), [(PLAYERS["random"].make, 12), (KeepsAll, 6)], ids=["random", "keeps all"]
)
def test_the_careful_player_counts_more(other, by):
    """Each deals in turn."""
    gained = 0
    for number in range(GAMES):
        own, other_score = played([Careful, other], number % 2, Random(number))
        gained += own - other_score
    assert gained / GAMES > by


def test_it_keeps_what_counts_together():
    """piquet-1774.r3.a, r4.a."""
    move = chosen(Table(NINETY))
    thrown = set(move.partition(":")[2].split("+"))
    assert not thrown & {"sa", "sk", "sq", "sj", "s10", "ha", "da", "ca"}
    assert {"h9", "c8"} <= thrown


def test_it_leads_what_nothing_can_beat():
    assert chosen(Table("sa s8 h7 | s9 h9 h8")) == "play:sa"


def test_it_takes_with_the_lowest_card_that_does():
    assert chosen(Table("s9 h7 d7 | sk s10 h9", "s9")) == "play:s10"
    assert chosen(Table("sa h7 d7 | sk s10 h9", "sa")) == "play:s10"
    assert chosen(Table("sa h7 d7 | hk d10 d9", "sa")) == "play:d9"


def chosen(table: Table) -> str:
    """What the careful player does here."""
    seen = see(table.game, table.state, table.state.at)
    return str(PLAYERS["careful"].make(table.game.rules).choose(seen, (), Random(1)))
