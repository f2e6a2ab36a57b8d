"""Up to eleven sit round the long board: nothing lies on what is said, and all is in the window."""

from __future__ import annotations

from typing import Any

import pytest

from tests.axe import amiss
from tests.browser.cards.laying import boxes, first_asked, lay, overlap, until
from tests.browser.conftest import Seating
from tests.browser.table import Table
from tests.rest_in_prove import rest_in_prove
from tests.windows import SMALL_PHONE

DESK: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
BYD = "byd-1774"


def late(game: Any, state: Any) -> bool:
    """Whether the first seat closes a trick, and some have been taken."""
    lying = state.lying
    last = len(lying.trick) == len(lying.hands) - 1
    return first_asked("play")(game, state) and last and sum(lying.won) > 1


def at_its_fullest(table: Table, seats: int, *, bids: bool = False) -> None:
    wanted = first_asked("bid-with") if bids else late
    lay(table, BYD, until(wanted, BYD, seats), seats)


@pytest.mark.parametrize("seats", rest_in_prove([7, 5, 6, 4, 3]))
@pytest.mark.parametrize("window", [SMALL_PHONE, DESK], ids=["360", "1440"])
def test_nothing_lies_on_what_is_said_however_many_sit_there(
    seated: Seating, window: dict[str, Any], seats: int
) -> None:
    """byd-1774.r0.b: seven may play."""
    table = seated(Table, **window, reduced_motion="reduce")
    at_its_fullest(table, seats)
    lying = (".seat .name", ".others", ".kept .back", ".trick .card", ".trick .by", ".pool")
    found = boxes(table, ".caption p", *lying)
    wide = window["viewport"]["width"]
    assert found[".caption p"]
    assert len(found[".others"]) == seats - 1
    assert len(found[".trick .by"]) == seats - 1
    for selector in lying:
        for box in found[selector]:
            assert box[0] >= 0, selector
            assert box[2] <= wide, selector
            assert not any(overlap(box, said) for said in found[".caption p"]), selector
    hands = found[".others"]
    assert not any(overlap(one, other) for one in hands for other in hands if one is not other)
    assert not any(overlap(one, box) for one in found[".trick .by"] for box in hands)


@pytest.mark.parametrize("window", rest_in_prove({"360": SMALL_PHONE, "1440": DESK}))
def test_axe_finds_nothing_amiss_with_seven_seats_and_their_bids(
    seated: Seating, window: dict[str, Any]
) -> None:
    table = seated(Table, **window, reduced_motion="reduce")
    at_its_fullest(table, 7, bids=True)
    assert table.page.locator(".seat .bid").count() > 0
    assert amiss(table.page) == []
