"""Phones, keyboards, screen readers: the table is for everyone."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.table import Table

AXE = Path(__file__).resolve().parents[2] / "node_modules" / "axe-core" / "axe.min.js"


@pytest.fixture
def phone(browser: Browser, site: str) -> Iterator[Table]:
    context = browser.new_context(
        viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True
    )
    context.set_default_timeout(15_000)
    yield Table(context.new_page(), site)
    context.close()


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


def test_touching_a_chip_on_a_phone_shows_its_words_below_the_line(phone: Table) -> None:
    phone.start("gnav-1774", "person", "computer", "computer")
    chip = phone.page.locator(".line .chip").first
    chip.tap()
    words = phone.page.locator(".line .words")
    words.wait_for()
    assert words.locator(".text").inner_text()
    assert "/play/" in phone.page.url


def test_a_deal_is_played_with_the_keyboard_alone(table: Table) -> None:
    table.open()
    page = table.page
    page.get_by_role("button", name="Deal", exact=True).focus()
    page.keyboard.press("Enter")
    for _ in range(40):
        state = table.state
        page.wait_for_function("() => unanswered.size === 0")
        if state == "showing":
            break
        focused = page.evaluate(
            "document.querySelector('gnav-table').shadowRoot.activeElement?.dataset.first"
        )
        assert focused is not None, f"the focus is not on what comes next ({state})"
        page.keyboard.press("Enter")
        page.wait_for_timeout(50)
        page.wait_for_function("() => unanswered.size === 0")
    assert table.state == "showing"


def test_what_happens_is_said_to_a_screen_reader(table: Table) -> None:
    table.start("gnav-1774", "person", "computer", "computer")
    table.play_deal("stand")
    said = table.page.locator(".unseen[aria-live=polite]").text_content()
    assert said
    last = table.view()["events"][-1]
    assert last["text"].strip("“” ") in said


def violations(page: Page) -> list[str]:
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("axe.run().then(({ violations }) => violations)")
    return [f"{v['id']}: {node['html'][:160]}" for v in found for node in v["nodes"]]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_amiss_in_any_state(
    browser: Browser, site: str, scheme: Literal["light", "dark"]
) -> None:
    context = browser.new_context(
        viewport={"width": 1280, "height": 900}, color_scheme=scheme, reduced_motion="reduce"
    )
    table = Table(context.new_page(), site)
    table.open()
    table.page.locator("details.readings summary").click()
    assert violations(table.page) == []
    table.set_up("gnav-1774", "person", "person", "computer", "computer")
    table.deal()
    assert violations(table.page) == []
    table.go_on()
    assert violations(table.page) == []
    table.play_deal("stand")
    assert violations(table.page) == []
    context.close()


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
