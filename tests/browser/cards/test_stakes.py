"""What is played for, what is said before it, and who pays: pools, beets, suits, eleven seats."""

from __future__ import annotations

from typing import Any

import pytest

from tests.axe import amiss
from tests.browser.cards.laying import NAMES, boxes, first_asked, lay, overlap, until
from tests.browser.conftest import Seating
from tests.browser.table import Table
from tests.rest_in_prove import rest_in_prove
from tests.windows import SMALL_PHONE, WIDE

POLSK, TRE = "polsk-pas-1774", "tre-kort-1774"
SCREENS = {"phone": SMALL_PHONE, "desk": WIDE}


def doubled(game: Any, state: Any) -> bool:
    """Whether the first seat closes a trick in a deal for a beet."""
    trick = len(state.lying.trick) > 1
    return first_asked("play")(game, state) and trick and state.pool > 4


def may_choose(game: Any, state: Any) -> bool:
    """Whether the first seat may say any suit."""
    return first_asked("bid")(game, state) and len(game.legal_actions(state)) > 4


def in_debt(game: Any, state: Any) -> bool:
    """Whether the first seat is to play where several beets lie."""
    many = len(state.lying.trick) > 4 and len(state.beets) > 5
    return first_asked("play")(game, state) and many


@pytest.mark.parametrize("window", rest_in_prove(dict(reversed(SCREENS.items()))))
def test_what_is_played_for_lies_on_nothing(seated: Seating, window: dict[str, Any]) -> None:
    """polsk-pas-1774.r10.a"""
    table = seated(Table, **window, reduced_motion="reduce")
    lay(table, POLSK, until(doubled, POLSK, 4), 4)
    pool = next(mark for mark in table.view()["marks"] if mark["id"] == "pool")
    assert table.page.locator(".stakes .told").inner_text() == pool["text"]
    assert table.page.locator(".seat .beets.owed").count() == 1
    lying = (".trick .card", ".caption p", ".others", ".seat .marks > *", ".hand .card")
    found = boxes(table, ".stakes", *lying)
    (stakes,) = found[".stakes"]
    assert not any(overlap(stakes, box) for selector in lying[:4] for box in found[selector])
    assert amiss(table.page) == []


def test_a_suit_is_said_by_its_key(table: Table) -> None:
    """polsk-pas-1774.r6.a"""
    lay(table, POLSK, until(may_choose, POLSK, 4), 4)
    suits = table.page.locator(".choice.suited")
    moves = suits.evaluate_all("all => all.map((one) => one.dataset.move)")
    assert moves == [f"declare:{suit}" for suit in "shdc"]
    assert suits.nth(1).get_attribute("aria-label") == "Play in hearts"
    table.page.keyboard.press("2")
    table.settled()
    said = [event for event in table.view()["events"] if event["kind"] == "declared"]
    assert [said[-1][part] for part in ("seat", "suit")] == [0, "h"]


@pytest.mark.parametrize("window", rest_in_prove(SCREENS))
def test_eleven_have_their_beets_in_sight(seated: Seating, window: dict[str, Any]) -> None:
    """tre-kort-1774.r8.b"""
    table = seated(Table, **window, reduced_motion="reduce")
    names = (*NAMES, "Hans", "Inger", "Jens", "Karen")
    lay(table, TRE, until(in_debt, TRE, 11), 11, names=names)
    found = boxes(table, ".beets", ".caption p", ".seat .marks > *", ".trick .card")
    owing = {mark["place"] for mark in table.view()["marks"] if mark["id"] == "beet"}
    assert len(found[".beets"]) == len(owing)
    wide = window["viewport"]["width"]
    for box in found[".seat .marks > *"]:
        assert box[0] >= 0
        assert box[2] <= wide
        assert not any(overlap(box, said) for said in found[".caption p"])
        assert not any(overlap(box, card, 6) for card in found[".trick .card"])
