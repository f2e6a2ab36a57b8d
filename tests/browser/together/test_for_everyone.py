"""The way to a table of several devices: by keyboard, on a small phone, for axe in both lights."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests import axe
from tests.browser.together.players import (
    SMALL,
    TRIO,
    deal,
)
from tests.windows import Window


def press_through(page: Page, selector: str, most: int = 200) -> None:
    """Come to something by Tab, and press it."""
    for _ in range(most):
        page.keyboard.press("Tab")
        focused = page.evaluate(
            """(selector) => {
              let at = document.activeElement;
              while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
              return at?.matches(selector) ?? false;
            }""",
            selector,
        )
        if focused:
            page.keyboard.press("Enter")
            return
    raise AssertionError(f"Tab does not come to {selector}")


def sideways(page: Page) -> int:
    """Say by how many pixels a page is wider than its screen."""
    return int(page.evaluate("document.documentElement.scrollWidth - innerWidth"))


def test_the_way_in_is_fit_for_everyone(window: Window, site: str) -> None:
    host, guest = window(**SMALL), window(**SMALL)
    host.goto(f"{site}/play/")
    deal(host, "gnav-1774", TRIO[:2])
    press_through(host, "[data-invite]")
    host.locator("[data-withdraw]").click()
    expect(host.locator("[data-invite]")).to_be_visible()
    host.locator("[data-invite]").press("Enter")
    link = host.locator("[data-link]").input_value()
    assert axe.amiss(host) == []
    guest.goto(link)
    guest.locator("#own-name").wait_for()
    press_through(guest, "#own-name")
    guest.keyboard.type("Ida")
    guest.keyboard.press("Enter")
    answer = guest.locator("gnav-company .link input").input_value()
    assert axe.amiss(guest) == []
    host.locator("[data-answer]").fill("aBwQY")
    host.locator("[data-answer]").press("Tab")
    expect(host.locator("gnav-invite .error")).to_contain_text("This is not a whole invitation")
    host.locator("[data-answer]").fill("")
    host.locator("[data-answer]").focus()
    host.keyboard.type(answer)
    host.keyboard.press("Tab")
    host.locator(".asks").wait_for()
    press_through(host, "[data-admit]")
    guest.get_by_text("You sit at seat").wait_for()
    assert [sideways(page) for page in (host, guest)] == [0, 0]
    host.locator("[data-begin]:enabled").wait_for()
    press_through(host, "[data-begin]")
    expect(guest.locator("gnav-table .play").first).to_be_attached()
    host.locator("gnav-company .strip > summary").click()
    assert axe.amiss(host) == []
