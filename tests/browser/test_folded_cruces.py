"""The cruces of a source are folded, and whatever leads to one opens it."""

from __future__ import annotations

from playwright.sync_api import Page, expect

PAGE = "gnav-1774/cruces/"
OPEN = "[...document.querySelectorAll('.crux-entry [open] h3')].map((found) => found.id)"


def test_a_page_of_cruces_is_a_list_that_a_phone_can_hold(page: Page, site: str) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(f"{site}/{PAGE}")
    assert page.evaluate(OPEN) == []
    assert page.evaluate("document.documentElement.scrollHeight") < 8000


def test_a_crux_opens_when_its_anchor_is_followed(page: Page, site: str) -> None:
    page.goto(f"{site}/{PAGE}#kiss-stroke")
    reason = page.locator("section:has(#kiss-stroke) details > p").last
    expect(reason).to_be_visible()
    assert page.evaluate(OPEN) == ["kiss-stroke"]
    page.locator('.asks a[href$="#ties"]').click()
    expect(page.locator("section:has(#ties) blockquote")).to_be_visible()


def test_a_crux_opens_when_words_of_it_are_found(page: Page, site: str) -> None:
    page.goto(f"{site}/{PAGE}#:~:text=tips%20the%20scale")
    expect(page.locator("section:has(#kiss-stroke) blockquote").first).to_be_visible()


def test_on_paper_all_cruces_are_open(page: Page, site: str) -> None:
    page.goto(f"{site}/{PAGE}")
    page.emulate_media(media="print")
    for crux in ("base-penalty", "numbering"):
        expect(page.locator(f"section:has(#{crux}) blockquote").first).to_be_visible()
