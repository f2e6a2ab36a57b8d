"""What holds in every game of cards, played at random by all readings and numbers of seats.

What one game alone must keep (where its cards lie, what is counted) is held in its own folder, as
are the play of Gnav, and that of Mariage, where whoever played quite at random would soon be out.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

from gnav_core.core import registry
from gnav_core.core.game import CHANCE
from gnav_core.games.gnav import SOURCES as GNAV
from tests.games.play import play
from tests.games.readings import all_readings, heads_of_all
from tests.games.test_replay import play_and_compare
from tests.seeds import seeded


class Size(NamedTuple):
    """How much is played of a game: games in every run, and their moves."""

    few: int
    most_moves: int
    least_moves: int


MANY_GAMES = 500
"""After them no more is new: the last branch of an engine was seen at the 401st game."""

USUAL = Size(10, 1_000, 20)
SIZES = {
    "byd-1774": Size(24, 100, 20),
    "fem-kort-1774": Size(9, 70, 20),
    "hanrey-1774": Size(32, 20_000, 40),
    "hundrede-og-eet-1774": Size(48, 400, 31),
    "lang-hanrey-1774": Size(16, 2_000, 40),
    "piquet-1774": Size(6, 100, 50),
    "polsk-pas-1774": Size(6, 400, 20),
    "styrvolt-1774": Size(8, 100, 40),
}
OTHERS = ("mariage-1774", *GNAV)
PLAYED = {rules: SIZES.get(rules, USUAL) for rules in registry.SOURCES if rules not in OTHERS}
FEW = [(rules, size.few) for rules, size in PLAYED.items()]
MANY = [pytest.param(rules, MANY_GAMES, marks=pytest.mark.prove) for rules in PLAYED]


@pytest.mark.parametrize(("rules", "games"), [*FEW, *MANY])
@seeded("replayed")
def test_games_replay_the_same_in_another_process(
    rules: str, games: int, tmp_path: Path, seed: str
) -> None:
    size, chosen = PLAYED[rules], heads_of_all(rules, games, seed)
    moves = play_and_compare(chosen, f"{seed} {rules}", tmp_path, size.most_moves)
    assert moves >= size.least_moves * games


@pytest.mark.parametrize("rules", PLAYED)
@seeded("whose move")
def test_whoever_is_to_move_can_move_and_chance_is_whole(rules: str, seed: str) -> None:
    """Twelve games for each choice of readings, or a hundred games in all."""
    games = min(100, 12 * len(all_readings(rules)))
    for number, head in enumerate(heads_of_all(rules, games, seed)):
        for game, state, _, _ in play(head, Random(f"{seed} {number}"), PLAYED[rules].most_moves):
            mover = game.current_player(state)
            assert bool(game.legal_actions(state)) == (mover is not None)
            if mover == CHANCE:
                assert sum(weight for _, weight in game.chance_outcomes(state)) == pytest.approx(1)
