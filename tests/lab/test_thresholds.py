"""Which pieces to keep, computed: nobody would do better, and counting agrees with drawing."""

from __future__ import annotations

import numpy as np
import pytest

from gnav_core.core import registry
from gnav_core.lab.law import Law, compiled
from gnav_core.lab.thresholds import answered, counted, drawn, filled, kept_from, settled


def law(rules: str) -> Law:
    return compiled(registry.rule_set(rules))


def test_among_three_it_settles_and_is_a_threshold_as_the_pieces_were_dealt() -> None:
    of = law("gnav-1774")
    found = settled(of, 3, kept_from(of, 3, of.pieces // 2))
    assert found.settled
    for row in found.table.exchange[:, 0]:
        assert not np.any(np.diff(row.astype(int)) < 0), "whoever keeps a piece keeps a better one"
    kept = [int((~row).sum()) for row in found.table.exchange[:, 0]]
    assert kept == sorted(kept, reverse=True), "the later, the more is exchanged"


def test_nobody_would_do_better_where_it_has_settled() -> None:
    of = law("gnav-german")
    found = settled(of, 2, kept_from(of, 2, of.pieces // 2))
    assert found.settled
    for seat in range(2):
        more, error = answered(of, counted(of, 2), found.table, "exchange", seat, False)
        reached = ~np.isnan(more)
        assert ((more[reached] < 0) == found.table.exchange[seat][reached]).all()
        assert (error[reached] == 0).all()


def test_what_goes_round_for_ever_is_said_to() -> None:
    of = law("gnav-1774")
    assert not settled(of, 2, kept_from(of, 2, of.pieces // 2)).settled


@pytest.mark.parametrize("rules", ["gnav-1774", "gnav-german"])
def test_deals_that_are_drawn_say_the_same_as_all_deals_within_their_errors(rules: str) -> None:
    of = law(rules)
    table = kept_from(of, 3, of.pieces // 2)
    exact, _ = answered(of, counted(of, 3), table, "exchange", 1, False)
    found, error = answered(of, drawn(of, 3, seed=3, deals=1 << 17), table, "exchange", 1, True)
    reached = ~np.isnan(found) & (error > 0)
    off = np.abs(found - exact)[reached] / error[reached]
    assert reached.sum() > 10
    assert off.max() < 5
    assert (off < 2).mean() > 0.85


def test_what_is_not_known_is_answered_as_for_the_nearest_piece_that_is() -> None:
    """Of a better piece that came for a worse one, a bad one says nothing."""
    rows = np.array([[0, 0, 0, 1, 1, 1], [0, 0, 0, 0, 1, 0], [0, 0, 0, 1, 0, 0]], bool)
    known = np.array([[1, 1, 1, 1, 1, 1], [0, 0, 0, 0, 1, 0], [0, 0, 0, 1, 0, 0]], bool)
    dealt, better, worse = filled(rows, known).astype(int).tolist()
    assert dealt == [0, 0, 0, 1, 1, 1]
    assert better == [0, 0, 0, 1, 1, 1]
    assert worse == [1, 1, 1, 1, 1, 1]


@pytest.mark.prove
@pytest.mark.parametrize("rules", ["gnav-1774", "gnav-1917"])
def test_with_a_6_in_the_third_seat_of_four_one_stands(rules: str) -> None:
    of = law(rules)
    found = settled(of, 4, kept_from(of, 4, of.pieces // 2))
    assert found.settled
    assert not found.table.exchange[2, 0, of.rules.pieces.value.index("6")]
