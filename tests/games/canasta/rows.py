"""The rows of the checker's table: what is asked, as it is given, and what the page answers."""

from __future__ import annotations

from typing import Any, Final, NamedTuple


class Row(NamedTuple):
    """One row: the question, what is given, its answer in a word, and what it rests on."""

    name: str
    ask: str
    given: dict[str, Any]
    says: str
    cites: str

    def __str__(self) -> str:
        return self.name


def pile(name: str, discards: str, hand: str, says: str, cites: str, **more: Any) -> Row:
    """A question about the pile; the stock lasts unless it is said to be out."""
    given = {"discards": discards.split(), "hand": hand.split(), "stock": 20, **more}
    return Row(name, "pile", given, says, cites)


ROWS: Final = (
    pile("wild on top", "h9 joker", "s2 joker", "no", "r4.e q.loose-card"),
    pile("a two on top", "h9 d2", "s2 c2", "no", "r4.e q.loose-card"),
    pile("a wild card turned up", "joker", "h9", "no", "r4.e q.loose-card", dealt=True),
    pile("black three", "h9 s3", "c3 c3", "no", "r4.b q.black-three-turn"),
    pile("black three, stock out", "h9 s3", "c3 c3", "no", "r4.b q.black-three-turn", stock=0),
    pile("frozen by a throw", "joker h9", "s9 d2 joker", "no", "r4.c r4.d q.natural-pair"),
    pile("frozen by the turn-up", "d3 h9", "s9", "no", "r4.g r4.d q.natural-pair", dealt=True),
    pile("frozen twice", "d2 joker h9", "", "no", "r4.c r4.g r4.d q.natural-pair", dealt=True),
    pile("frozen, the pair", "d2 h9", "s9 c9", "may-if", "r4.c r4.d q.conditions"),
    pile("turned up, the pair", "h3 h9", "s9 c9", "may-if", "r4.g r4.d q.conditions", dealt=True),
    pile("frozen for who melds", "d2 h9", "", "no", "r4.c r4.d q.natural-pair", melds=["9"]),
    pile("stock out, it fits a meld", "h9", "", "must", "r1.a q.must-take", stock=0, melds=["9"]),
    pile("stock out, two match", "h9", "s9 h9", "must", "r1.a q.must-take", stock=0),
    pile("stock out, neither", "h9", "s9 d2", "no", "r1.a r1.d q.next-choice", stock=0),
    pile(
        "stock out, frozen, the pair",
        "d2 h9",
        "s9 c9",
        "must",
        "r1.a r4.c r4.d q.must-take q.frozen-and-out",
        stock=0,
    ),
    pile(
        "stock out, frozen, it fits a meld",
        "d2 h9",
        "s9",
        "no",
        "r4.c r4.d q.natural-pair",
        stock=0,
        melds=["9"],
    ),
    pile("not frozen, the stock lasts", "h9", "s9 c9", "not-said", "q.conditions", melds=["9"]),
    pile("the three lifted", "s3 h9", "s9 c9", "not-said", "q.conditions"),
    pile(
        "the three by another", "s3", "c3 c3", "must", "r1.a q.must-take", stock=0, by_right=False
    ),
    pile("black three turned up", "s3", "c3 c3", "not-said", "r4.b q.conditions", dealt=True),
    pile("red three not turned up", "h3 h9", "", "not-said", "q.conditions"),
    Row("red three dealt", "red-three", {"origin": "deal"}, "lay-and-draw", "r3.a"),
    Row("red three drawn", "red-three", {"origin": "stock"}, "lay-and-draw", "r3.a"),
    Row("red three with the pile", "red-three", {"origin": "pile"}, "lay-no-draw", "r3.a r3.b"),
    *(
        Row(f"threes count {says}", "red-three-counts", given, says, cites)
        for given, says, cites in (
            ({"melded": True, "opponents_closed": False}, "plus", "r3.c"),
            ({"melded": True, "opponents_closed": True}, "plus", "r3.c"),
            ({"melded": False, "opponents_closed": True}, "minus", "r3.d q.before-melding"),
            ({"melded": False, "opponents_closed": False}, "not-said", ""),
        )
    ),
    *(
        Row(f"{card} turned up", "turn-up", {"card": card}, says, cites)
        for card, says, cites in (
            ("c2", "frozen-turn-next", "r4.g r4.h"),
            ("joker", "frozen-turn-next", "r4.g r4.h"),
            ("h3", "frozen-turn-next", "r4.g r4.h"),
            ("s3", "not-said", ""),
            ("h9", "not-said", ""),
        )
    ),
    Row("not taken", "end", {"stock": 0, "taken": False}, "over", "r1.d q.next-choice"),
    Row("taken", "end", {"stock": 0, "taken": True}, "goes-on", "r1.c"),
    Row("the stock lasts", "end", {"stock": 5, "taken": False}, "not-said", ""),
)
