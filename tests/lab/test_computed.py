"""The computed table is what is computed again, and bulk play goes by it as the engine does."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

import numpy as np
import pytest

from gnav_core.core import registry
from gnav_core.core.event import SeenEvent
from gnav_core.core.game import see
from gnav_core.games.gnav import SOURCES
from gnav_core.games.gnav.keeping import Computed, is_changed, tables, turns
from gnav_core.lab.law import compiled
from gnav_core.lab.play import PLAYERS, sums
from gnav_core.lab.wishes import Moment
from scripts.thresholds import computed
from scripts.thresholds import turns as turned
from tests.lab.by_the_engine import Wishing, again, bulked

OWN = [rules for rules in SOURCES if rules != "gnav-wikipedia"]


def test_wikipedia_s_table_is_that_of_1917_which_it_plays_as() -> None:
    """So one of the two is computed again, as long as both are compiled to the same numbers."""
    one, other = (compiled(registry.rule_set(f"gnav-{name}")) for name in ("1917", "wikipedia"))
    numbers = [field.name for field in fields(one) if field.name != "rules"]
    assert [repr(getattr(one, name)) for name in numbers] == [
        repr(getattr(other, name)) for name in numbers
    ]
    assert tables()["gnav-wikipedia"] == tables()["gnav-1917"]


@pytest.mark.parametrize("seats", [2, *(pytest.param(n, marks=pytest.mark.prove) for n in (3, 4))])
@pytest.mark.parametrize("rules", OWN)
def test_a_table_of_which_every_deal_is_counted_is_what_is_computed_again(
    rules: str, seats: int
) -> None:
    assert computed(compiled(registry.rule_set(rules)), seats) == tables()[rules][str(seats)]


@pytest.mark.parametrize("row", ["000000", "111111", "000111", "111000", "010011", "101100"])
def test_a_row_is_read_as_it_was_written(row: str) -> None:
    """Keep 0, change 1."""
    changed = [one == "1" for one in row]
    written = turned(np.array(changed))
    at = (written,) if isinstance(written, int) else tuple(written)
    assert [is_changed(at, rank) for rank in range(len(row))] == changed


class Going(Wishing):
    """Wish by the computed table, and keep what each game was asked."""

    def __init__(self, rules: str, players: int, games: int) -> None:
        super().__init__(games, 0)
        self.wishes = PLAYERS["computed"](compiled(registry.rule_set(rules)), rules, players)

    def _wish(self, what: str, moment: Moment, ways: int = 2) -> Any:
        by = {"exchange": "exchanges", "answer": "accepts", "tap": "taps", "appeal": "appeals"}
        wished = getattr(self.wishes, by[what])(moment)
        for game, wish in zip(moment.columns, wished, strict=True):
            self.asked[game].append((what, int(wish)))
        return wished


@pytest.mark.parametrize("rules", SOURCES)
def test_the_computed_player_chooses_alike_in_bulk_and_at_the_table(rules: str) -> None:
    """In games of some deals, in which players go out and the dealer changes."""
    most = registry.rule_set(rules).seats.value[1]
    for players in [players for players in (2, 3, 4, 6, 8, 10) if players <= most]:
        bulk = bulked(rules, {}, players, 12, 7, 6, Going(rules, players, 12))
        for number in range(12):
            events: list[Any] = []
            for game, state, move, after in again(bulk, number):
                mover = game.current_player(state)
                if isinstance(mover, int):
                    told: list[SeenEvent] = [event.seen_by(mover) for event in events]
                    chosen = Computed(game.rules).choose(see(game, state, mover), told, None)  # type: ignore[arg-type]
                    assert chosen == move, (rules, players, number, state)
                events += after.events
                if after.state.phase == "deal" and after.state.at == 0:
                    events = []


def test_a_study_can_be_played_by_the_computed_player_who_loses_less() -> None:
    def lost(players: str) -> int:
        return sum(sums("gnav-1917", 4, players, "deals", ((),), 3, 0, 20_000)[0]["lost"])

    assert lost("computed") < lost("threshold") < lost("greedy")


def test_to_the_first_of_more_than_eight_the_first_of_eight_says_what_to_do() -> None:
    for place, same in [(0, 0), (1, 1), (2, 1), (5, 1), (6, 2), (11, 7)]:
        assert turns("gnav-1774", "exchange", 12, place, 0) == turns(
            "gnav-1774", "exchange", 8, same, 0
        )
