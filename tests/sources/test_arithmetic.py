"""What the notes reckon comes out as they say."""

from __future__ import annotations

from math import comb

from gnav_core.core import registry
from scripts import tei


def test_a_queen_or_a_king_is_in_hand_as_often_as_the_note_says(
    sources: dict[str, tei.Source],
) -> None:
    (crux,) = (one for one in sources["gnav-german"].questions if one.name == "tabu-asked")
    cards = len(registry.rule_set("gnav-german").full_bag)
    often = {seats: 1 - comb(cards - 2, seats) / comb(cards, seats) for seats in range(2, 7)}
    assert (round(100 * often[2]), round(100 * often[3])) == (27, 40)
    assert all(often[seats] > 0.5 for seats in (4, 5, 6))
    assert "27 in a hundred with two players, 40 with three" in crux.reason
    assert "more than half with four or more" in crux.reason
