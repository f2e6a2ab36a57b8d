"""What beats what on a field, and who has won in the end."""

from __future__ import annotations

from itertools import combinations, product

from gnav_core.core import registry
from gnav_core.games.narrespillet.comparing import standing, winner, worth
from gnav_core.games.narrespillet.pack import CARDS, HOUSES, Cards, in_order
from gnav_core.games.narrespillet.placing import COUPLES, shapes
from gnav_core.games.narrespillet.state import Victory
from tests.games.narrespillet.table import RULES, Table

LADDER = (
    "world",
    "empress emperor",
    "sq sk",
    "lovers emperor",
    "s10 s8",
    "sn",
    "s10 s5",
    "sp",
    "s10 s4",
    "s7 s6",
    "s7 s3 s2",
    "s8 s4",
    "s7 s5",
)
"""Placements, each better than the next."""


def test_placements_stand_in_the_order_of_the_page() -> None:
    """narrespillet.r11.a, r11.b, r11.c, r11.d, r11.e, r11.f, r11.g, r11.h, r11.i."""
    rules = registry.rule_set(RULES)
    found = [worth(rules, in_order(row.split())) for row in LADDER]
    assert found[:10] == sorted(found[:10], reverse=True)
    assert len(set(found)) == len(found)


def test_at_equal_sums_more_cards_and_then_the_better_lowest_card_win() -> None:
    """narrespillet.r11.j, r11.k, r21.c."""
    rules = registry.rule_set(RULES)
    more, low, high = (worth(rules, in_order(r.split())) for r in ("s7 s3 s2", "s8 s4", "s7 s5"))
    turned = worth(rules, in_order("s9 b3 magician".split()))
    assert more > high > low > turned


def test_no_two_placements_of_one_field_are_worth_the_same_unless_they_share_a_card() -> None:
    """narrespillet.r10.a: each rank but the sums needs a card that is there once."""
    rules = registry.rule_set(RULES, {"national": "kroam"})
    for field in HOUSES:
        by_worth: dict[object, list[frozenset[str]]] = {}
        for laid in every(rules, field):
            by_worth.setdefault(worth(rules, laid), []).append(frozenset(laid))
        for alike in by_worth.values():
            assert all(one & other for one, other in combinations(alike, 2))


def every(rules: object, field: str) -> list[Cards]:
    """List all that can be placed on a field, but that the Magician turns one of three cards."""
    others = [f"{house}{rank}" for house in HOUSES for rank in ("a", "2", "10") if house != field]
    own = [card for card in CARDS if card[0] == field and len(card) < 4]
    pictures = ["empress", "emperor", "lovers", "magician"]
    cards = frozenset([*own, *others[:3], *pictures])
    return [*shapes(rules, field, cards), *map(in_order, COUPLES), ("world",)]  # type: ignore[arg-type]


def test_where_nobody_has_placed_the_first_forfeit_wins() -> None:
    """narrespillet.r11.l, r11.m."""
    turns = [f"forfeit:{field}" for field in "sbcd" for _ in range(3)]
    table = Table("s2 | s3 | s4", *turns)
    assert table.position["wins"] == [[1, 1, 1, 1], [0] * 4, [0] * 4]
    assert table.position["deal"] == 2
    assert table.position["dealer"] == 0


def test_the_winner_is_found_by_fields_and_then_by_the_last_victory() -> None:
    """narrespillet.r12.a, r12.b, r12.c, r12.d."""
    table = Table("s2 | s3 | s4")
    won = [(1, "s", 0), (2, "s", 1), (3, "b", 0), (1, "b", 1), (4, "c", 2)]
    state = table.state._replace(victories=tuple(Victory(*one) for one in won))
    assert winner(state) == 1
    assert standing(state, 1)[:5] == standing(state, 0)[:5]


def test_of_several_victories_on_a_field_the_last_one_counts() -> None:
    """narrespillet.r12.d."""
    won = [(1, "s", 0), (2, "s", 1), (3, "s", 1), (4, "s", 0)]
    table = Table("s2 | s3 | s4")
    state = table.state._replace(victories=tuple(Victory(*one) for one in won))
    assert winner(state) == 0


def test_there_is_always_one_winner() -> None:
    """narrespillet.r12.d: no victory of two players is the same one."""
    table = Table("s2 | s3 | s4")
    for seats in product(range(3), repeat=4):
        deals = enumerate(seats, 1)
        won = tuple(Victory(deal, "s", seat) for deal, seat in deals)
        state = table.state._replace(victories=won)
        rows = [standing(state, seat) for seat in range(3)]
        assert rows.count(max(rows)) == 1
