"""Phones, keyboards, screen readers: the table is for everyone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.browser.table import Table


def spill(page: Page) -> int:
    return int(page.evaluate("document.documentElement.scrollWidth - window.innerWidth"))


@pytest.mark.parametrize("seats", [2, 37])
def test_a_phone_never_scrolls_sideways(phone: Table, seats: int) -> None:
    phone.open()
    phone.set_up("gnav-1774", "person", *["computer"] * (seats - 1))
    phone.page.locator("details.readings summary").click()
    assert spill(phone.page) <= 0
    phone.deal()
    assert spill(phone.page) <= 0
    phone.play_deal("stand")
    assert spill(phone.page) <= 0


def test_the_choices_lie_at_thumbs_reach_and_are_large_enough(phone: Table) -> None:
    phone.start("gnav-1774", "person", *["computer"] * 36)
    assert phone.state == "choices"
    for button in phone.choices.all():
        box = button.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
        assert box["y"] + box["height"] <= 844, "the choices stay on the screen"


def test_touching_a_chip_on_a_phone_opens_its_words_over_the_lower_part(phone: Table) -> None:
    phone.start("gnav-1774", "person", "computer", "computer")
    chip = phone.page.locator(".line .chip:visible").first
    chip.tap()
    sheet = phone.page.locator(".leaflet")
    assert sheet.locator(".text").first.inner_text()
    box = sheet.bounding_box()
    assert box
    assert box["y"] > 844 * 0.3
    assert abs(box["y"] + box["height"] - 844) < 1
    sheet.get_by_role("button", name="Close").tap()
    assert sheet.count() == 0
    assert "/play/" in phone.page.url


def test_pointing_at_a_line_shows_its_law_and_the_log_stays_where_it_is(table: Table) -> None:
    table.start("gnav-1774", "person", "computer", "computer", "computer")
    table.play_deal("exchange")
    line = table.page.locator(".line[data-kind=showed]")
    line.scroll_into_view_if_needed()
    before = line.bounding_box()
    line.hover()
    table.page.locator(".line.selected[data-kind=showed]").wait_for()
    assert line.bounding_box() == before
    chips = line.locator(".chip").evaluate_all("all => all.map(chip => chip.dataset.clause)")
    for clause in chips:
        assert table.page.locator(f'.law [data-words="{clause}"]').count() == 1


# What can be touched at the table and is smaller than a fingertip; a box to tick is as large as
# its label.
SMALL = """() => {
  const all = document.querySelector('gnav-table').shadowRoot;
  const seen = [...all.querySelectorAll('a, button, summary, select, label:has(input)')];
  return seen.filter((one) => one.checkVisibility({ visibilityProperty: true })).map((one) => {
    const { width, height } = one.getBoundingClientRect();
    return [one.className, one.textContent.trim().slice(0, 30), width, height];
  }).filter(([, , width, height]) => width > 1 && (width < 43.9 || height < 43.9));
}"""


def test_whatever_a_finger_touches_at_the_table_is_large_enough(phone: Table) -> None:
    phone.start("gnav-1774", "person", *["computer"] * 36)
    assert phone.page.evaluate(SMALL) == []
    phone.page.get_by_role("button", name="Ask for a hint").tap()
    phone.page.locator(".hint .chip").first.wait_for()
    phone.page.get_by_role("button", name="Text mode").tap()
    phone.page.locator(".law .reading summary").tap()
    assert phone.page.evaluate(SMALL) == []
    phone.page.get_by_role("button", name="Help and keys").tap()
    assert phone.page.evaluate(SMALL) == []
    phone.page.get_by_role("button", name="Close").tap()
    phone.play_deal("stand")
    assert phone.page.evaluate(SMALL) == []


def test_a_name_that_is_typed_does_not_turn_the_page(table: Table) -> None:
    """The theme goes to the next page at an n, but not when it is typed into a field."""
    table.open()
    table.page.get_by_label("Name at seat 1", exact=True).fill("")
    table.page.get_by_label("Name at seat 1", exact=True).press_sequentially("Annas pen.")
    table.page.wait_for_timeout(300)
    assert table.page.url.endswith("/play/")
