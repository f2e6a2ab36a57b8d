"""A table covered for a seat, and what moves make of it: for cards as well as for pieces."""

from __future__ import annotations

from gnav_core.core.action import Action
from gnav_core.core.table import Lying, Mark, Table, Transfer, Zone, fold, hide, lay_open

TABLE = Table(
    (
        Zone("hand:0", "hand", (Lying("h7"), Lying("sk")), (0,), 0),
        Zone("hand:1", "hand", (Lying("d2"),), (1,), 1),
        Zone("trick", "trick"),
        Zone("stock", "stock", (Lying("c9"), Lying("ca")), ()),
        Zone("pile", "pile", (), None),
    ),
    (Mark("score", 0, 3, "points"),),
)


def test_a_seat_sees_its_own_hand_and_what_lies_open_and_counts_the_rest() -> None:
    seen = hide(TABLE, 0)
    assert [len(zone.cards) for zone in seen.zones] == [2, 0, 0, 0, 0]
    assert [zone.unknown for zone in seen.zones] == [0, 1, 0, 2, 0]
    assert seen.marks == TABLE.marks


def test_a_bystander_sees_no_hand() -> None:
    assert [zone.unknown for zone in hide(TABLE, None).zones] == [2, 1, 0, 2, 0]


def test_hands_are_laid_open_and_the_stock_is_not() -> None:
    seen = hide(lay_open(TABLE), None)
    assert [zone.unknown for zone in seen.zones] == [0, 0, 0, 2, 0]


def test_a_card_played_is_seen_by_all_with_whose_it_was() -> None:
    moved = (Transfer(("h7",), "hand:0", "trick"),)
    for seat in (0, 1, None):
        seen = fold(hide(TABLE, seat), moved, seat)
        assert seen.zone("trick") == Zone("trick", "trick", (Lying("h7", 0),))
    assert fold(hide(TABLE, 1), moved, 1).zone("hand:0") == Zone(
        "hand:0", "hand", (), (0,), 0, unknown=1
    )


def test_cards_change_places_at_the_same_time() -> None:
    moved = (
        Transfer(("h7",), "hand:0", "hand:1", (0, 1)),
        Transfer(("d2",), "hand:1", "hand:0", (0, 1)),
    )
    seen = fold(hide(TABLE, 0), moved, 0)
    assert [lying.card for lying in seen.zones[0].cards] == ["sk", "d2"]
    assert seen.zones[1].unknown == 1
    covered = [transfer.seen_by(None) for transfer in moved]
    assert [(one.cards, one.unknown) for one in covered] == [((), 1), ((), 1)]
    assert fold(hide(TABLE, None), covered, None) == hide(TABLE, None)


def test_a_card_laid_face_down_is_known_to_whoever_laid_it_alone() -> None:
    moved = Transfer(("sk",), "hand:0", "pile", (0,))
    whole = TABLE._replace(
        zones=(
            TABLE.zones[0]._replace(cards=(Lying("h7"),)),
            *TABLE.zones[1:4],
            Zone("pile", "pile", (Lying("sk", only=(0,)),), None),
        )
    )
    assert fold(hide(TABLE, 0), [moved], 0) == hide(whole, 0)
    assert fold(hide(TABLE, 1), [moved.seen_by(1)], 1) == hide(whole, 1)
    assert hide(whole, 1).zones[-1].unknown == 1


def test_a_hand_laid_open_is_seen_by_all() -> None:
    moved = (Transfer(("d2",), "hand:1", "hand:1"),)
    seen = fold(hide(TABLE, 0), moved, 0).hand(1)
    assert seen == Zone("hand:1", "hand", (Lying("d2"),), None, 1)


def test_a_move_is_written_as_it_was_read() -> None:
    for text in ("stand", "deal:7", "place:s+b:empress+emperor", "a::", ":", "", "+", "deal:"):
        assert str(Action.read(text)) == text
    assert Action.read("place:s+b:q") == Action("place", (("s", "b"), ("q",)))
