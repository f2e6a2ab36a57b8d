"""The table's measures: the sizes of board, pieces and letters, and that all of it fits."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import cycle, islice
from typing import Any

import pytest

from tests.browser.acts import pacing
from tests.browser.conftest import Seating
from tests.browser.hanrey.playing import MAY_TAKE, lay, with_hand
from tests.browser.sight import NEEDED, WAYS_ON, out_of_sight
from tests.browser.table import TO_TABLE, Table
from tests.browser.test_lessons import begin, come_to_the_choice, ended, step
from tests.rest_in_prove import rest_in_prove
from tests.windows import PHONE, SMALL_PHONE, TINY_PHONE

DESK: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}

#: The sizes of letters, in a wide window and in a narrow one; nothing stands between them.
SIZES = {"wide": {15, 17, 20, 23, 30, 40, 68}, "narrow": {15, 17, 19, 22, 26, 34, 46}}

BOX = """(selector) => {
  const root = document.querySelector('gnav-table').shadowRoot;
  return [...root.querySelectorAll(selector)].map((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [x, y, width, height].map(Math.round);
  });
}"""

# What a piece or a card bears is cut or printed on it, as large as it is.
LETTERS = """() => {
  const root = document.querySelector('gnav-table').shadowRoot;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found = new Map();
  while (walker.nextNode()) {
    const { data, parentElement: within } = walker.currentNode;
    if (!data.trim() || !within || within.closest('style, .piece, .card')) continue;
    if (!within.checkVisibility({ visibilityProperty: true })) continue;
    found.set(parseFloat(getComputedStyle(within).fontSize), data.trim().slice(0, 30));
  }
  return [...found];
}"""


def lay_out(table: Table, rules: str, seats: int) -> None:
    table.open()
    table.choose(rules)
    number = table.page.get_by_label("You, and how many others?")
    number.fill(str(seats - 1))
    number.dispatch_event("change")
    table.choose_seed("measured")


def sit(table: Table, rules: str, seats: int) -> None:
    lay_out(table, rules, seats)
    table.deal()
    assert table.state == "choices"


def box(table: Table, selector: str) -> list[int]:
    found: list[list[int]] = table.page.evaluate(BOX, selector)
    return found[0]


def between_the_sizes(table: Table, width: str) -> list[list[Any]]:
    letters: list[list[Any]] = table.page.evaluate(LETTERS)
    return [[size, text] for size, text in letters if round(size, 1) not in SIZES[width]]


@pytest.fixture
def desk(seated: Seating) -> Table:
    table: Table = seated(Table, **DESK, reduced_motion="reduce")
    return table


@pytest.mark.parametrize(
    ("rules", "seats", "board", "tile", "mine"),
    rest_in_prove(
        [
            ("gnav-1917", 37, 784, 38, 92),
            ("gnav-german", 6, 568, 78, 104),
            ("gnav-1774", 2, 568, 86, 104),
            ("gnav-1917", 4, 568, 86, 104),
            ("gnav-1774", 10, 568, 68, 104),
        ],
        2,
    ),
)
def test_at_a_desk_all_of_the_play_is_in_sight(
    desk: Table, rules: str, seats: int, board: int, tile: int, mine: int
) -> None:
    """The board has its size, the pieces theirs, and the choices end within the window."""
    sit(desk, rules, seats)
    assert box(desk, ".wood")[2] == board
    assert box(desk, f".seat[data-seat='{seats // 2}'] .piece")[3] == tile
    assert box(desk, ".mine .piece")[3] == mine
    _, top, _, height = box(desk, ".allowed")
    assert top + height <= 900
    assert between_the_sizes(desk, "wide") == []


@pytest.mark.parametrize(
    ("window", "board"),
    rest_in_prove({"360": (SMALL_PHONE, [344, 386]), "390": (PHONE, [374, 438])}),
)
def test_on_a_phone_table_law_and_choices_are_in_sight(
    seated: Seating, window: dict[str, Any], board: list[int]
) -> None:
    phone: Table = seated(Table, **window, reduced_motion="reduce")
    sit(phone, "gnav-1774", 4)
    height = window["viewport"]["height"]
    assert box(phone, ".wood")[2:] == board
    heading = phone.page.locator("h1").bounding_box()
    assert heading is not None
    assert heading["height"] <= 1, "the table is the page"
    law, choices = box(phone, ".in-short"), box(phone, ".allowed")
    assert law[1] + law[3] <= choices[1]
    assert choices[3] == 98
    assert choices[1] + choices[3] <= height
    assert between_the_sizes(phone, "narrow") == []


# First where the table is as full as it can be, or a move is refused.
POCKETS = {"360": SMALL_PHONE, "390": PHONE}


def in_pockets(values: Iterable[tuple[Any, ...]], number: int) -> list[Any]:
    """Give so many cases on the smaller phone in every run; the rest on one of the two in turn."""
    values = list(values)
    sizes = ["360"] * number + [*islice(cycle(("390", "360")), len(values) - number)]
    return rest_in_prove(
        [(POCKETS[size], *value) for size, value in zip(sizes, values, strict=True)], number
    )


TABLES = in_pockets(
    [
        ("gnav-1917", 37),
        ("gnav-1917", 10),
        ("gnav-1774", 37),
        ("gnav-german", 6),
        *(("gnav-1774", seats) for seats in (2, 4, 7, 10)),
        *(("gnav-1917", seats) for seats in (2, 4, 7)),
        *((rules, seats) for rules in ("gnav-wikipedia", "gnav-kb") for seats in (4, 10, 37)),
        *(("gnav-german", seats) for seats in (2, 4)),
    ],
    2,
)
HANDS = in_pockets([(12, 2), (5, 4), (30, 2), (3, 2), (6, 4), (8, 2), (10, 3), (12, 4), (20, 2)], 2)
LESSONS = in_pockets(
    zip(["hanrey-1774", "gnav-1917", "gnav-1774", "gnav-wikipedia", "gnav-kb", "gnav-german"]), 1
)
ASTRAY = in_pockets(zip(["gnav-1917", "hanrey-1774", "gnav-1774", "gnav-german"]), 0)
ACTS = in_pockets([("hanrey-1774", 4), ("gnav-1774", 37), ("gnav-1917", 4), ("gnav-german", 6)], 1)


@pytest.fixture
def pocket(request: pytest.FixtureRequest, seated: Seating) -> Table:
    table: Table = seated(Table, **request.param, reduced_motion="reduce")
    return table


@pytest.mark.parametrize(("pocket", "rules", "seats"), TABLES, indirect=["pocket"])
def test_on_a_phone_nothing_that_is_needed_is_out_of_sight(
    pocket: Table, rules: str, seats: int
) -> None:
    """Nor under anything else: choices, what is refused and why, the law, one's piece."""
    sit(pocket, rules, seats)
    assert out_of_sight(pocket.page) == []


@pytest.mark.parametrize(("pocket", "cards", "seats"), HANDS, indirect=["pocket"])
def test_on_a_phone_every_card_is_in_sight_and_why_it_may_not_be_played(
    pocket: Table, cards: int, seats: int
) -> None:
    lay(pocket, with_hand(cards, seats), "human", *["thrifty"] * (seats - 1), **MAY_TAKE)
    assert out_of_sight(pocket.page) == []
    pocket.page.locator(".held.barred").first.click(force=True, position={"x": 12, "y": 20})
    pocket.page.locator(".choices .why p").wait_for()
    assert out_of_sight(pocket.page) == []


@pytest.mark.prove
@pytest.mark.parametrize(("cards", "seats"), [(12, 2), (5, 4), (3, 2), (8, 2)])
def test_on_the_smallest_phone_the_cards_and_what_beats_what_and_the_choices_are_in_sight(
    seated: Seating, cards: int, seats: int
) -> None:
    phone: Table = seated(Table, **TINY_PHONE, reduced_motion="reduce")
    lay(phone, with_hand(cards, seats), "human", *["thrifty"] * (seats - 1), **MAY_TAKE)
    assert out_of_sight(phone.page) == []
    assert between_the_sizes(phone, "narrow") == []


@pytest.mark.parametrize(("pocket", "source"), LESSONS, indirect=["pocket"])
def test_on_a_phone_a_lesson_leaves_the_play_in_sight(pocket: Table, source: str) -> None:
    begin(pocket, source)
    while not ended(pocket):
        assert out_of_sight(pocket.page) == []
        step(pocket)
    assert out_of_sight(pocket.page) == []


@pytest.mark.parametrize(("pocket", "source"), ASTRAY, indirect=["pocket"])
def test_on_a_phone_the_way_back_to_a_lesson_is_in_sight(pocket: Table, source: str) -> None:
    begin(pocket, source)
    come_to_the_choice(pocket)
    pocket.click(":is(.allowed .choice, .held.legal):not(.advised)")
    pocket.page.locator("[data-back]").wait_for()
    summed_up = pocket.page.locator(".lesson-dock .panel").count()
    assert out_of_sight(pocket.page, WAYS_ON if summed_up else NEEDED) == []


@pytest.mark.parametrize(("screen", "rules", "seats"), ACTS)
def test_on_a_phone_the_act_that_is_shown_and_the_way_on_are_in_sight(
    seated: Seating, screen: dict[str, Any], rules: str, seats: int
) -> None:
    table: Table = seated(Table, **screen, reduced_motion="reduce", pace="normal", clock=True)
    lay_out(table, rules, seats)
    pacing.stop_the_clock(table.page)
    table.page.get_by_role("button", name=TO_TABLE).click()
    table.page.locator(".table").wait_for()
    for _ in range(4):
        if not pacing.shown(table.page)["acting"]:
            break
        table.page.locator(".go-on").wait_for()
        table.page.wait_for_timeout(100)
        assert out_of_sight(table.page) == []
        table.page.keyboard.press("x")


@pytest.fixture
def on_paper(desk: Table) -> Iterator[Callable[[], None]]:
    """Lay the page out as it is printed on A4, and as a window again afterwards."""

    def lay_out_on_paper() -> None:
        desk.page.set_viewport_size({"width": 643, "height": 960})
        desk.page.emulate_media(media="print")

    yield lay_out_on_paper
    desk.page.emulate_media(media="screen")
    desk.page.set_viewport_size(DESK["viewport"])


@pytest.mark.parametrize("rules", rest_in_prove(["hanrey-1774", "gnav-1774"]))
def test_on_paper_the_table_is_whole_and_nothing_is_there_to_press(
    desk: Table, on_paper: Callable[[], None], rules: str
) -> None:
    sit(desk, rules, 4)
    on_paper()
    for part in (".wood", ".law .statutes", ".log .lines"):
        left, _, width, _ = box(desk, part)
        assert 0 <= left <= left + width <= 643, part
    for part in (".choices", ".onward", ".shelf", ".status .acts"):
        assert not any(one.is_visible() for one in desk.page.locator(part).all()), part
    whole = "(part) => part.scrollHeight <= part.clientHeight + 1"
    for part in (".law .statutes", ".log .lines"):
        assert desk.page.locator(part).evaluate(whole), part


def test_a_line_of_the_log_shows_one_reference_and_the_rest_behind_it(desk: Table) -> None:
    """gnav-1774.r2.a and gnav-1774.r2.b: both are there, the second when it is asked for."""
    sit(desk, "gnav-1774", 4)
    line = desk.page.locator(".line").first
    clauses = line.locator(".chip").evaluate_all("all => all.map(chip => chip.dataset.clause)")
    assert clauses[:2] == ["gnav-1774.r2.a", "gnav-1774.r2.b"]
    first, second = line.locator(".chip").all()[:2]
    assert (first.inner_text(), second.is_visible()) == ("2[a]", False)
    line.hover()
    line.locator(".rest summary").click()
    assert second.is_visible()
