"""The hand of cards: what may be played is bright, what may not says why, each index is seen."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tests.axe import amiss
from tests.browser.conftest import Seating
from tests.browser.hanrey.playing import MAY_TAKE, hand, lay, legal, until, with_hand
from tests.browser.table import Table
from tests.rest_in_prove import rest_in_prove
from tests.windows import DESK, PHONE, SMALL_PHONE, WIDE

TWO = ("human", "thrifty")
FOUR = ("human", "thrifty", "thrifty", "thrifty")


def test_a_card_that_may_not_be_played_says_why_and_nothing_is_played(table: Table) -> None:
    """hanrey-1774.r4.b, r5.c: what does not beat cannot be laid on it."""
    lay(table, with_hand(5, 4), *FOUR, **MAY_TAKE)
    assert table.page.get_by_role("toolbar", name="Your cards").is_visible()
    assert hand(table).count() == 5 > legal(table).count() > 0
    barred, before = table.page.locator(".held.barred").first, table.view()["moves"]
    assert barred.get_attribute("aria-disabled") == "true"
    barred.click(force=True)
    assert "does not beat" in table.page.locator(".choices .why").inner_text()
    assert table.view()["moves"] == before


def test_a_picked_card_is_played_by_its_button(table: Table) -> None:
    lay(table, with_hand(5, 4), *FOUR, **MAY_TAKE)
    card = legal(table).first
    name = card.locator(".unseen").inner_text()
    card.focus()
    table.page.keyboard.press(" ")
    assert card.locator(".unseen").inner_text() == f"{name}, picked"
    assert table.page.locator(".choice.play .label").inner_text().strip() == f"Beat with {name}"
    table.click(".choice.play")
    assert any(
        "You beat" in event["text"] and f"with {name}" in event["text"]
        for event in table.view()["events"]
    )


def taken_up(table: Table) -> int:
    return sum(event["kind"] == "took-up" for event in table.view()["events"])


def test_who_may_take_up_has_a_button_with_a_key_for_it(table: Table) -> None:
    """hanrey-1774.q.take-up: that it can be clicked is seen where two are asked."""
    lay(table, with_hand(5, 4), *FOUR, **MAY_TAKE)
    before = taken_up(table)
    key = table.page.locator(".choices [data-move=take] kbd").inner_text()
    table.page.keyboard.press(key)
    table.settled()
    assert taken_up(table) > before


@pytest.mark.parametrize("size", [3, 12, 30])
def test_every_card_of_a_hand_shows_its_index_on_a_small_phone(seated: Seating, size: int) -> None:
    """A covered card shows 30 px of itself, however many there are."""
    phone = seated(Table, **SMALL_PHONE, reduced_motion="reduce")
    lay(phone, with_hand(size, 2), *TWO, **MAY_TAKE)
    boxes = hand(phone).evaluate_all(
        "all => all.map((e) => e.querySelector('.card').getBoundingClientRect().toJSON())"
    )
    assert len(boxes) == size
    steps = [
        second["x"] - first["x"] for first, second in pairwise(boxes) if second["x"] > first["x"]
    ]
    assert all(step >= 29.5 for step in steps)
    assert all(box["width"] >= 44 for box in boxes)
    assert all(box["left"] >= 0 and box["right"] <= 360 for box in boxes)


def test_a_face_is_the_same_drawing_at_every_size(seated: Seating) -> None:
    """Pips and framed courts from 66 px on, below that an index and one sign."""
    table = seated(Table, **DESK)
    lay(table, with_hand(5, 4), *FOUR, **MAY_TAKE)
    drawn = """size => {
      const card = document.querySelector('gnav-table').shadowRoot.querySelector('.held .card');
      card.style.setProperty('--card-wide', `${size}px`);
      const seen = (kind) => card.querySelector(kind).getClientRects().length > 0;
      const wide = card.getBoundingClientRect().width >= size - 1;
      return [card.innerHTML, seen('.large'), seen('.small'), wide];
    }"""
    found = {size: table.page.evaluate(drawn, size) for size in (104, 66, 56, 44)}
    assert len({markup for markup, *_ in found.values()}) == 1
    assert [found[size][1:] for size in (104, 66)] == [[True, False, True]] * 2
    assert [found[size][1:] for size in (56, 44)] == [[False, True, True]] * 2


@pytest.mark.prove
@pytest.mark.parametrize("window", [SMALL_PHONE, DESK])
def test_axe_finds_nothing_amiss_with_a_hand_of_any_size(seated: Seating, window: dict) -> None:
    """The size of what is pressed is looked at too."""
    table = seated(Table, **window, reduced_motion="reduce")
    lay(table, with_hand(20, 2), *TWO, **MAY_TAKE)
    assert amiss(table.page) == []


@pytest.mark.parametrize("screen", rest_in_prove({"360": SMALL_PHONE, "390": PHONE, "1440": WIDE}))
def test_axe_finds_nothing_amiss_at_a_turn_refused_and_at_the_end(
    seated: Seating, screen: dict
) -> None:
    table = seated(Table, **screen, reduced_motion="reduce")
    lay(table, with_hand(5, 4), *FOUR, **MAY_TAKE)
    table.page.locator(".held.barred").first.click(force=True, position={"x": 12, "y": 20})
    table.page.locator(".choices .why p").wait_for()
    assert amiss(table.page) == []
    table.get_up()
    lay(table, until(lambda game, state: state.loser is not None, 4), *FOUR, **MAY_TAKE)
    table.page.locator(".outcome").wait_for()
    assert amiss(table.page) == []
