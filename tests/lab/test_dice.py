"""Every random number is a function of the seed, the game and the deal."""

from __future__ import annotations

import numpy as np
import pytest

from gnav_core.core import registry
from gnav_core.lab.dice import Dice
from gnav_core.lab.games import Bulk
from gnav_core.lab.law import compiled
from gnav_core.lab.wishes import Table


def test_a_study_comes_out_the_same_however_it_is_split() -> None:
    law = compiled(registry.rule_set("gnav-1774"))
    exchange = np.zeros((4, 3, law.pieces), bool)
    exchange[:, :, 10:] = True
    wishes = Table(exchange)

    def ends(first: int, games: int) -> np.ndarray:
        return Bulk(law, np.zeros(games, np.int64), 4, first, seed=1774).play(wishes).score

    whole = ends(0, 300)
    parts = [ends(first, games) for first, games in ((0, 1), (1, 99), (100, 200))]
    assert (whole == np.concatenate(parts, axis=1)).all()
    assert (ends(0, 300) == whole).all()


def test_other_seeds_games_and_deals_bring_others() -> None:
    games = np.arange(50, dtype=np.uint64)
    limits, columns = np.full(50, 1000), np.arange(50)
    drawn = {
        (seed, first, deal): tuple(
            Dice(seed, games + np.uint64(first), np.full(50, deal, np.uint64)).below(
                limits, columns
            )
        )
        for seed in (1, 2)
        for first in (0, 50)
        for deal in (0, 1)
    }
    assert len(set(drawn.values())) == 8
    again = Dice(1, games, np.zeros(50, np.uint64)).below(limits, columns)
    assert tuple(again) == drawn[1, 0, 0]


def test_no_number_is_likelier_than_another() -> None:
    dice = Dice(7, np.arange(40_000, dtype=np.uint64), np.zeros(40_000, np.uint64))
    columns = np.arange(40_000)
    for limit in (2, 14, 42):
        counts = np.bincount(dice.below(np.full(40_000, limit), columns), minlength=limit)
        usual = 40_000 / limit
        assert len(counts) == limit
        assert (abs(counts - usual) < 5 * usual**0.5).all()


def test_a_seed_is_a_whole_number_of_63_bits() -> None:
    with pytest.raises(ValueError, match="a whole number from 0"):
        Dice(-1, np.zeros(1, np.uint64), np.zeros(1, np.uint64))
