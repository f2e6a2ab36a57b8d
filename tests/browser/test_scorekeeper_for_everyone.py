"""The scorekeeper on a phone, by keyboard, by ear, in Danish, in the dark."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.axe import amiss
from tests.browser.conftest import Seating
from tests.browser.scores import NAMES, Scores
from tests.browser.test_for_everyone import spill
from tests.windows import DESK, SMALL_PHONE, Window

SMALL = """() => [...document.querySelector('gnav-scores').renderRoot.querySelectorAll('button')]
  .filter(button => button.checkVisibility() && !button.matches('.badge'))
  .map(button => [button.textContent.trim(), button.getBoundingClientRect()])
  .filter(([, box]) => box.height < 43.9 || box.width < 43.9).map(([name]) => name)"""
COVERED = """() => [...document.querySelector('gnav-scores').renderRoot
  .querySelectorAll('.board .seat')]
  .filter(seat => {
    seat.scrollIntoView({ block: 'nearest' });
    const box = seat.getBoundingClientRect();
    const at = seat.getRootNode().elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return !seat.contains(at);
  }).map(seat => seat.textContent.trim())"""


@pytest.fixture
def phone(seated: Seating) -> Scores:
    keeper: Scores = seated(Scores, **SMALL_PHONE)
    return keeper


@pytest.mark.parametrize("people", [8, 37])
def test_a_phone_holds_every_name_and_every_button_is_large_enough(
    phone: Scores, people: int
) -> None:
    phone.open()
    assert spill(phone.page) <= 0
    names = [f"Person nr. {number}" for number in range(1, people + 1)]
    phone.begin("gnav-1774", *names)
    for state in ("", "All show", "Tell the pieces instead"):
        if state:
            phone.press(state)
        assert spill(phone.page) <= 0, state
        assert phone.page.evaluate(SMALL) == [], state
        if state:
            assert phone.page.evaluate(COVERED) == [], state
            assert phone.page.locator(".tell .main").is_visible()
    phone.page.locator(".pad button[data-piece='7']").click()
    assert phone.page.evaluate(SMALL) == []


def test_what_may_be_told_lies_at_thumbs_reach(phone: Scores) -> None:
    phone.open()
    phone.begin("gnav-1917", *NAMES)
    for label in ("All show", "Write it up"):
        box = phone.page.get_by_role("button", name=label, exact=True).bounding_box()
        assert box is not None
        assert 370 <= box["y"] <= 740 - box["height"]
        if label == "All show":
            phone.press(label)


def test_touching_a_chip_in_the_log_shows_its_words(phone: Scores) -> None:
    phone.open()
    phone.begin("gnav-1774", *NAMES[:3])
    phone.met("cat", "Anna")
    phone.page.locator(".line .chip").first.tap()
    assert phone.page.locator(".line .words .text").inner_text()
    assert "/scorekeeper/" in phone.page.url


def press(page: Page, *keys: str) -> None:
    for key in keys:
        page.keyboard.press(key)
        page.wait_for_timeout(60)


def focused(page: Page) -> str:
    return str(
        page.evaluate(
            """() => {
              let part = document.activeElement;
              while (part?.shadowRoot?.activeElement) part = part.shadowRoot.activeElement;
              return (part.getAttribute('aria-label') ?? part.textContent).trim();
            }"""
        )
    )


def tab_to(page: Page, words: str, key: str = "Tab") -> None:
    for _ in range(60):
        if focused(page).startswith(words):
            return
        press(page, key)
    raise AssertionError(f"the keyboard does not come to {words!r}, but to {focused(page)!r}")


def test_an_evening_is_told_with_the_keyboard_alone(scores: Scores) -> None:
    page = scores.page
    page.locator("gnav-evening-form input[type=radio]").first.focus()
    tab_to(page, "Name at seat 1")
    for name in NAMES[:3]:
        page.keyboard.type(name)
        press(page, "Enter")
    tab_to(page, "Begin")
    press(page, "Enter")
    page.locator(".board").wait_for()
    tab_to(page, "Kis-Kis")
    press(page, "Enter")
    tab_to(page, "Anna", "Shift+Tab")
    press(page, "Enter")
    scores.settle()
    assert scores.scores()[0] == "2 strokes left"
    assert focused(page) == "All show"
    press(page, "Enter")
    tab_to(page, "One fool")
    press(page, "Enter")
    for name in ("Bo", "Carl"):
        tab_to(page, name, "Shift+Tab")
        press(page, "Enter")
    expect(page.locator(".draft")).to_contain_text("Carl loses 1 stroke.")
    tab_to(page, "Write it up")
    press(page, "Enter")
    scores.settle()
    assert scores.scores() == ["2 strokes left"] * 3


def test_what_was_written_up_is_said_once(scores: Scores) -> None:
    page = scores.page
    scores.begin("gnav-1774", *NAMES[:3])
    scores.met("cat", "Anna")
    said = page.locator("gnav-scores p.unseen[aria-live=polite]")
    expect(said).to_have_text("Anna asked the cat. “Kis-Kis” Anna loses 1 stroke.")


def test_the_scorekeeper_speaks_danish_and_keeps_the_evening(scores: Scores) -> None:
    page = scores.page
    scores.begin("gnav-1774", *NAMES[:3])
    scores.met("cat", "Anna")
    page.locator('.languages button[data-language="da"]').click()
    expect(page.get_by_role("button", name="Alle viser op")).to_be_visible()
    expect(page.locator(".board .marks").first).to_have_attribute("aria-label", "2 streger tilbage")
    expect(page.locator(".deals")).to_contain_text("Carl har posen og deler ud.")
    expect(page.locator(".line .said").first).to_contain_text("Anna spurgte katten.")
    language = page.locator("gnav-scores .tell").evaluate(
        "part => part.closest('[lang]')?.lang ?? part.getRootNode().host.closest('[lang]').lang"
    )
    assert language == "da"
    cry = page.locator(".cause .cry").first
    assert cry.get_attribute("lang") == "da"


@pytest.mark.prove
def test_axe_finds_nothing_amiss_in_any_state(window: Window, site: str) -> None:
    page = window(**DESK, reduced_motion="reduce")
    scores = Scores(page, site)
    scores.open()
    page.locator("details.readings summary").click()
    assert amiss(page) == []
    scores.begin("gnav-1774", *NAMES[:3])
    assert amiss(page) == []
    page.locator(".cause").first.click()
    assert amiss(page) == []
    scores.point_at("Carl")
    assert page.locator(".tell .error").is_visible()
    assert amiss(page) == []
    scores.press("Cancel")
    scores.press("All show")
    scores.point_at("Bo")
    assert amiss(page) == []
    scores.press("Tell the pieces instead")
    page.locator(".pad button[data-piece=owl]").click()
    page.wait_for_timeout(200)
    assert amiss(page) == []
    scores.write_up()
    for _ in range(2):
        scores.show(0, "Anna")
    assert page.locator("[data-tells=appeal]").is_visible()
    assert amiss(page) == []
    scores.press("Retire")
    for _ in range(3):
        scores.show(0, "Bo")
    scores.press("Retire")
    page.locator(".sheet summary").click()
    assert page.locator("[data-tells=over]").is_visible()
    assert amiss(page) == []
    scores.press("Evenings")
    assert amiss(page) == []
