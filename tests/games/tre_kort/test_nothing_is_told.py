"""A seat is told nothing that turns on a card it has not seen: whole views are compared.

Two games differ in two cards that the seat does not get: dealt to another, laid face down, or left
in the stock. As long as the seat is told the same, all that it is shown is the same, byte for byte.
"""

from __future__ import annotations

from random import Random

import pytest

from gnav_core.play.session import Session
from gnav_core.play.views import View
from tests.core.any_game import begun, head
from tests.games.tre_kort.table import RULES, dealt

LAID = [
    *dealt("sa h9 c9", "s10 h6 c10", "sk d7 cj"),
    "turn:d9",
    *["join"] * 3,
    *["play:sa", "play:s10", "play:sk", "lay:c9"],
]


def laid_by_anna(card: str) -> Session:
    """Let three play, and the first lay a card face down; the other goes to the third lead."""
    moves = [move.replace("lay:c9", f"lay:{card}") for move in LAID]
    return begun({**head(RULES, Random(1)), "players": 3, "dealer": 2, "readings": {}}, moves)


@pytest.mark.parametrize("seat", [1, 2, None])
def test_nobody_else_is_shown_which_card_lies_face_down(seat):
    """tre-kort-1774.r10.b: nor when the trick has been taken, which it still lies in."""
    pair = [laid_by_anna(card) for card in ("c9", "h9")]
    for move in ("", "play:c10", "play:cj"):
        for session in pair if move else ():
            session.act(move)
        one, other = (View(session, seat, "en").now() for session in pair)
        assert one == other
        assert [zone["unknown"] for zone in one["zones"] if zone["id"] == "trick"] == [
            0 if move == "play:cj" else 1
        ]
    own = View(pair[0], 0, "en").now()
    assert "9 of clubs face down" in str(own["events"])


def test_what_is_refused_and_done_by_others_tells_nothing_of_it():
    """tre-kort-1774.r10.b, r10.c."""
    pair = [laid_by_anna(card) for card in ("c9", "h9")]
    told = [View(session, 1, "en").now() for session in pair]
    assert told[0]["choices"] == told[1]["choices"]
    assert told[0]["choices"][0]["does"]["text"].startswith("Only a trump takes the trick from")
