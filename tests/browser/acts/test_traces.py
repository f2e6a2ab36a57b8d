"""What is drawn over the table at an act: the track, arrows and rings, what is cut and lifted."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

from tests.browser.acts.pacing import answered, sit
from tests.browser.conftest import Seating
from tests.browser.table import Table
from tests.rest_in_prove import rest_in_prove
from tests.windows import PHONE, WIDE

# Where the arrows go, which things they lie on, and how far each ring is from its piece.
DRAWN = """() => {
  const root = document.querySelector('gnav-table').shadowRoot;
  const all = (what) => [...root.querySelectorAll(what)];
  const table = root.querySelector('.table');
  for (const one of table.getAnimations({ subtree: true })) one.finish();
  const box = (part) => part.getBoundingClientRect();
  const inside = ([x, y], { left, right, top, bottom }) => (
    x > left && x < right && y > top && y < bottom);
  const own = box(root.querySelector('.traces'));
  const points = (arrow) => Array.from({ length: 30 }, (_, n) => {
    const { x, y } = arrow.getPointAtLength(arrow.getTotalLength() * n / 29);
    return [x + own.left, y + own.top];
  });
  const ways = all('.traces .arrow:not(.back)').map(points);
  const crossed = (name) => ways.flat().some((at) => inside(at, box(name)));
  const middle = (part) => {
    const { left, top, width, height } = box(part);
    return [left + width / 2, top + height / 2];
  };
  const away = (ring) => Math.min(...all('.seat .piece').map((piece) => Math.hypot(
    middle(piece)[0] - middle(ring)[0], middle(piece)[1] - middle(ring)[1])));
  const seatOf = (part) => Number(part.closest('.seat').dataset.seat);
  return {
    act: table.dataset.act,
    arrows: ways.length,
    crossed: all('.plate .name').filter(crossed).map((name) => name.textContent),
    away: Math.max(0, ...all('.traces .ring').map(away)),
    lifted: all('.seat.lifted').map(seatOf),
    cut: all('.piece.back:has(.figure)').map(seatOf),
    track: all('.track li').map((one) => [one.className, one.textContent.trim()]),
    stood: all('.seat.stood').map(seatOf),
    engaged: all('.seat.engaged .piece').map((piece) => box(piece).width),
    caption: root.querySelector('.caption .main').textContent.trim(),
  };
}"""

# Of whoever asks and is asked, and of the arrow between them, what does not lie within the strip.
OUT_OF_THE_STRIP = """() => {
  const root = document.querySelector('gnav-table').shadowRoot;
  const strip = root.querySelector('.follow');
  strip.scrollTo({ left: strip.scrollLeft, behavior: 'instant' });
  const { left, right } = strip.getBoundingClientRect();
  const drawn = [...root.querySelectorAll('.traces :is(.asks, .asked, .arrow)')];
  return drawn.length < 3 ? null : drawn.map((part) => part.getBoundingClientRect())
    .filter((box) => box.left < left || box.right > right).length;
}"""


def acts(table: Table, most: int = 60) -> Iterator[dict[str, Any]]:
    """Go from act to act by a key while it still moves, and say what is drawn at each."""
    for _ in range(most):
        if not table.page.locator(".go-on").count():
            return
        if table.page.locator(".table").get_attribute("data-act") not in ("exchange", "undo"):
            yield table.page.evaluate(DRAWN)
        table.page.keyboard.press("x")
        table.page.evaluate("() => document.querySelector('gnav-table').updateComplete")


def deal(table: Table, seed: str, seats: int = 4) -> list[dict[str, Any]]:
    """Play a deal of 1774 in which the one at the screen stands: what is drawn at each act."""
    sit(table, "gnav-1774", seats, seed)
    shown = list(acts(table))
    table.page.locator(".choices [data-move=stand]").click()
    answered(table)
    return [*shown, *acts(table)]


@pytest.fixture
def paced(seated: Seating) -> Table:
    table: Table = seated(Table, **WIDE, pace="normal", clock=True)
    return table


@pytest.mark.prove
def test_what_is_cried_is_cut_into_the_back_and_the_face_stays_down(paced: Table) -> None:
    """gnav-1774.r3.d: no source says that the cat is shown."""
    for one in deal(paced, "s22"):
        if one["act"] == "cry":
            assert len(one["cut"]) == 1
            break
        assert not one["cut"]
    else:
        raise AssertionError("nobody cried")


@pytest.mark.parametrize("size", rest_in_prove({"desk": WIDE, "phone": PHONE}))
def test_an_arrow_crosses_no_name_and_a_ring_lies_round_its_piece(
    seated: Seating, size: dict[str, Any]
) -> None:
    """Whatever was still on its way when a key ended the act before."""
    table: Table = seated(Table, **size, pace="normal", clock=True)
    shown = deal(table, "s77")
    assert shown[0]["track"][0] == ["now", "Dealt"]
    assert shown[-1]["track"][-1] == ["now", "All show"]
    assert all(one["lifted"] for one in shown if one["act"] in ("raise", "lift"))
    assert shown[-1]["lifted"]
    assert sum(one["arrows"] for one in shown) > 3
    for one in shown:
        assert not one["crossed"], one
        assert one["away"] < 4, one


@pytest.mark.prove
def test_at_thirty_seven_seats_asker_and_asked_come_forward_and_who_stood_is_marked(
    paced: Table,
) -> None:
    sit(paced, "gnav-1774", 37)
    list(acts(paced))
    paced.page.locator(".choices [data-move=stand]").click()
    answered(paced)
    shown = list(acts(paced, 14))
    asks = [one for one in shown if one["act"] in ("ask", "brief", "cry")]
    assert any(one["engaged"] == [68, 68] for one in asks)
    assert all(not one["crossed"] and one["away"] < 4 for one in asks)
    marked = [one["stood"] for one in shown]
    assert marked[0] == [0]
    assert all(set(before) <= set(after) for before, after in pairwise(marked))
    assert len(marked[-1]) > 1


@pytest.mark.prove
def test_on_a_phone_the_strip_shows_whoever_asks_with_whoever_is_asked(seated: Seating) -> None:
    """And the arrow between them lies on the strip."""
    phone: Table = seated(Table, **PHONE, pace="normal", clock=True)
    sit(phone, "gnav-1774", 37)
    list(acts(phone))
    phone.page.locator(".choices [data-move=stand]").click()
    answered(phone)
    asked = 0
    for _ in acts(phone, 20):
        phone.page.wait_for_timeout(600)  # the strip slides
        if (out := phone.page.evaluate(OUT_OF_THE_STRIP)) is not None:
            assert out == 0
            asked += 1
    assert asked
