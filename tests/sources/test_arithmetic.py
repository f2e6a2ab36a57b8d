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


def test_so_many_pieces_must_be_alike_as_the_crux_says(sources: dict[str, tei.Source]) -> None:
    """gnav-1774.r0.b, r6.a, r16.a: the fewest pairs among so many of twenty-one kinds."""
    (crux,) = (one for one in sources["gnav-1774"].cruces if one.name == "ties")
    rules = registry.rule_set("gnav-1774")
    kinds, most = len(rules.pieces.value), rules.seats.value[1]
    assert rules.copies.value == 2
    pairs = {players: max(0, players - kinds) for players in range(2, most + 1)}
    assert (kinds, pairs[21], pairs[22], pairs[most], 2 * pairs[most]) == (21, 0, 1, 16, 32)
    said = " ".join(item.text for item in crux.evidence)
    assert "among 22 players two are always alike" in said
    assert "at least sixteen pairs" in said
    assert "thirty-two at least" in said
