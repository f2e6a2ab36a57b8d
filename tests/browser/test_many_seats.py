"""From two seats to thirty-seven, on a desk and on a phone: nothing covers anything."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Seating
from tests.browser.table import TO_TABLE, Table
from tests.rest_in_prove import rest_in_prove
from tests.windows import SMALL_PHONE

DESK = {"viewport": {"width": 1440, "height": 900}}
#: How many seats are looked at on which screen: each number on one, the most on both.
SEATS = [
    ("desk", 2),
    ("phone", 4),
    ("desk", 8),
    ("phone", 20),
    ("desk", 37),
    ("phone", 37),
    ("phone", 2),
    ("desk", 4),
    ("phone", 8),
    ("desk", 20),
]
LEAST = 44

# Everything with a box at the seats; what is only there for listeners has none.
PARTS = """() => {
  const root = document.querySelector('gnav-table').shadowRoot;
  const parts = ['.piece:not(.none)', '.name', '.slate', '.stake', '.standing', '.speech'];
  const found = [];
  for (const seat of root.querySelectorAll('.seat')) {
    for (const part of parts) {
      const element = seat.querySelector(part);
      if (!element || !element.textContent && part === '.standing') continue;
      const { x, y, width, height } = element.getBoundingClientRect();
      if (width <= 1 || height <= 1) continue;
      const what = `${seat.querySelector('.name').textContent} ${part}`;
      found.push({ what, x, y, width, height });
    }
  }
  return found;
}"""

TARGETS = """() => {
  const root = document.querySelector('gnav-table').shadowRoot;
  const found = [...root.querySelectorAll('.play :is(button, select, summary, label, input)')];
  return found.filter((element) => element.checkVisibility() && !element.closest('label input')
    && !(element.matches('input') && element.closest('label'))).map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { what: element.textContent.trim(), x, y, width, height };
  });
}"""

# Somebody may cry at any seat: let each have cried, the longest cry there is.
ALL_CRY = """
const plain = Object.getOwnPropertyDescriptor(Worker.prototype, 'onmessage');
Object.defineProperty(Worker.prototype, 'onmessage', { set(hear) {
  plain.set.call(this, (event) => {
    if (typeof event.data !== 'string') return hear(event);
    const message = JSON.parse(event.data);
    const cry = message.ok?.rules === 'gnav-german'
      ? ['Ich gebe weiter an den nächsten.', 'I pass it on to the next.']
      : ['Stå for gøgen!', 'Stop for the cuckoo!'];
    for (const one of message.ok?.events ?? []) {
      if (one.kind === 'dealt') [one.cry, one.gloss] = cry;
    }
    return hear({ data: JSON.stringify(message) });
  });
} });
"""

# The table shows one cry at a time, the last: let it be that of this seat.
CRIES_LAST = """(seat) => {
  const root = document.querySelector('gnav-table').shadowRoot;
  for (const one of root.querySelectorAll('.seat')) {
    one.classList.toggle('last', Number(one.dataset.seat) === seat);
  }
}"""


class Box(NamedTuple):
    what: str
    x: float
    y: float
    width: float
    height: float

    def covers(self, other: Box) -> bool:
        """Whether the two share more than a pixel."""
        across = min(self.x + self.width, other.x + other.width) - max(self.x, other.x)
        down = min(self.y + self.height, other.y + other.height) - max(self.y, other.y)
        return across > 1 and down > 1


def boxes(page: Page, script: str) -> list[Box]:
    found: list[dict[str, Any]] = page.evaluate(script)
    return [Box(**one) for one in found]


def covered(page: Page, part: str = "") -> list[str]:
    """Name what covers what, of all pairs in which one has this part in its name."""
    found = boxes(page, PARTS)
    pairs = ((a, b) for a, b in combinations(found, 2) if part in a.what or part in b.what)
    return [f"{a.what} and {b.what}" for a, b in pairs if a.covers(b)]


def small(page: Page) -> list[Box]:
    return [box for box in boxes(page, TARGETS) if min(box.width, box.height) < LEAST - 0.5]


def spill(page: Page) -> int:
    return int(page.evaluate("document.documentElement.scrollWidth - window.innerWidth"))


def cut_off(page: Page) -> list[str]:
    """Name what is not wholly on the page, but for what the strip shows when it is moved."""
    width = page.viewport_size["width"] if page.viewport_size else 0
    cut: list[str] = page.evaluate(
        """() => [...document.querySelector('gnav-table').shadowRoot.querySelectorAll('.name')]
            .filter((name) => name.scrollWidth > name.clientWidth + 1)
            .map((name) => name.textContent)"""
    )
    in_strip = page.locator(".follow").evaluate("strip => strip.scrollWidth > strip.clientWidth")
    if not in_strip:
        cut += [b.what for b in boxes(page, PARTS) if b.x < 0 or b.x + b.width > width]
    return cut


def faults(page: Page) -> dict[str, Any]:
    return {
        "covered": covered(page),
        "small": small(page),
        "cut off": cut_off(page),
        "spill": max(0, spill(page)),
    }


NONE: dict[str, Any] = {"covered": [], "small": [], "cut off": [], "spill": 0}


SCREENS: dict[str, dict[str, Any]] = {"desk": DESK, "phone": SMALL_PHONE}


@pytest.fixture(params=SCREENS)
def table(request: pytest.FixtureRequest, seated: Seating) -> Table:
    return seated(Table, **SCREENS[request.param], reduced_motion="reduce")


def sit(table: Table, rules: str, seats: int) -> None:
    """One person among computers, without choosing each of them by hand."""
    page = table.page
    page.locator(f'input[name=rules][value="{rules}"]').check()
    number = page.get_by_label("You, and how many others?")
    number.fill(str(seats - 1))
    number.dispatch_event("change")
    table.choose_seed("many seats")
    table.deal()


def leave(table: Table) -> None:
    table.page.locator("[data-leave]").click()
    table.page.get_by_role("button", name=TO_TABLE).wait_for()


@pytest.mark.parametrize(("table", "seats"), rest_in_prove(SEATS, 6), indirect=["table"])
def test_nothing_covers_anything(table: Table, seats: int) -> None:
    """At the first choice, and when all show."""
    table.open()
    sit(table, "gnav-1917", seats)
    assert table.state == "choices"
    assert faults(table.page) == NONE
    table.play_deal("exchange")
    assert faults(table.page) == NONE


def test_cards_and_counters_cover_nothing(table: Table) -> None:
    table.open()
    for seats in (2, 6):
        sit(table, "gnav-german", seats)
        assert faults(table.page) == NONE, seats
        table.play_deal("exchange")
        assert faults(table.page) == NONE, seats
        leave(table)


@pytest.mark.fresh
@pytest.mark.parametrize(
    "seatings",
    rest_in_prove(
        [
            {"gnav-1917": (4, 10, 37), "gnav-german": (2, 6)},
            {"gnav-1917": (2, 3, 5, 6, 7, 8, 9, 11, 14, 28), "gnav-german": (3, 4, 5)},
        ]
    ),
)
def test_whoever_cries_covers_nothing(table: Table, seatings: dict[str, Sequence[int]]) -> None:
    table.page.add_init_script(ALL_CRY)
    table.open()
    for rules, seats in ((rules, one) for rules, numbers in seatings.items() for one in numbers):
        sit(table, rules, seats)
        assert table.page.locator(".seat .speech").count() == seats
        for seat in range(seats):
            table.page.evaluate(CRIES_LAST, seat)
            assert covered(table.page, ".speech") == [], (rules, seats, seat)
            assert cut_off(table.page) == [], (rules, seats, seat)
        leave(table)


@pytest.mark.parametrize("table", ["phone"], indirect=True)
def test_on_a_phone_many_seats_are_a_strip_that_follows_the_turn(table: Table) -> None:
    """It can be moved with keys, and all seats can be shown at once."""
    page = table.page
    table.open()
    sit(table, "gnav-1917", 37)
    strip = page.get_by_role("group", name="The seats")
    mine = page.locator(".seat.mine").bounding_box()
    assert mine is not None
    middle = SMALL_PHONE["viewport"]["width"] / 2
    assert abs(mine["x"] + mine["width"] / 2 - middle) < 10, "whose turn it is sits in the middle"
    before = strip.evaluate("strip => strip.scrollLeft")
    strip.focus()
    page.keyboard.press("ArrowRight")
    page.wait_for_function(
        "before => document.querySelector('gnav-table').shadowRoot"
        ".querySelector('.follow').scrollLeft > before",
        arg=before,
    )
    page.get_by_label("Show all seats").check()
    assert strip.evaluate("strip => strip.scrollWidth <= strip.clientWidth")
    assert faults(page) == NONE
