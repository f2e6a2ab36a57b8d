"""The Cite panel, and what is copied from a text, in a real browser."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date

import pytest
from playwright.sync_api import Page, expect

from tests.windows import DESK, Window

pytestmark = pytest.mark.browser

SELECT = """([first, last]) => {
  const range = document.createRange();
  const at = (selector) => document.querySelector(selector);
  range.setStart(at(first), 0);
  range.setEnd(at(last), at(last).childNodes.length);
  getSelection().removeAllRanges();
  getSelection().addRange(range);
  at(last).scrollIntoView({ block: "center" });
}"""
COPIED = """() => {
  const data = new DataTransfer();
  const options = { clipboardData: data, bubbles: true, cancelable: true };
  document.body.dispatchEvent(new ClipboardEvent("copy", options));
  return data.getData("text/plain");
}"""


@pytest.fixture
def page(window: Window, site: str) -> Iterator[Page]:
    page = window(**DESK, permissions=["clipboard-read", "clipboard-write"])
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.goto(f"{site}/gnav-1774/r3/")
    yield page
    assert not faults


def select(page: Page, first: str, last: str) -> None:
    page.evaluate(SELECT, [first, last])


def test_the_panel_cites_the_rule_with_todays_date(page):
    page.locator("details.cite summary").click()
    cited = page.locator('[data-style="bibtex"]')
    expect(cited).to_contain_text(f"urldate = {{{date.today().isoformat()}}}")
    expect(page.locator('[data-style="da"]')).to_contain_text("(tilgået ")


def test_a_clause_can_be_chosen(page):
    page.locator("details.cite summary").click()
    page.get_by_label("Cite", exact=True).select_option("gnav-1774.r3.d")
    expect(page.locator('[data-style="apa"]')).to_contain_text("regel 3[d]. In Politiske")


def test_the_clause_of_the_address_is_chosen_already(page):
    page.goto(f"{page.url}#h")
    page.locator("details.cite summary").click()
    expect(page.locator('[data-style="id"]')).to_contain_text("gnav-1774.r3.h http")


def test_what_is_copied_is_what_is_shown(page):
    page.locator("details.cite summary").click()
    expect(page.locator('[data-style="da"]')).to_contain_text("tilgået")
    page.get_by_role("button", name="Copy Royal Danish Library").click()
    expect(page.get_by_role("status").filter(has_text="Copied")).to_be_attached()
    copied = page.evaluate("navigator.clipboard.readText()")
    assert copied == page.locator('[data-style="da"]').text_content()


def test_without_scripts_the_citations_stand_in_the_page(window, site):
    page = window(java_script_enabled=False)
    page.goto(f"{site}/gnav-1774/r3/")
    page.locator("details.cite summary").click()
    expect(page.locator('[data-style="apa"]')).to_be_visible()
    expect(page.locator('[data-style="bibtex"]')).to_contain_text("@incollection{gnav-1774.r3,")


@pytest.mark.parametrize(
    ("layer", "words", "named"),
    [
        ("corrected", "har denne hans", "(corrected text)"),
        ("diplomatic", "har dennne hans", "(text as received)"),
        ("normalised", "", "(text in today’s spelling)"),
    ],
)
def test_what_is_copied_from_a_text_names_its_source_and_its_layer(page, layer, words, named):
    page.evaluate("(layer) => { document.documentElement.dataset.layer = layer }", layer)
    select(page, ".clause#b", ".clause#b")
    said = page.evaluate(COPIED)
    assert words in said
    assert "1774:3[b], The Gnav Archive" in said
    assert named in said
    assert said.strip().endswith("/id/gnav-1774.r3.b/")


def test_words_of_several_clauses_are_those_of_the_rule(page):
    select(page, ".clause#b", ".clause#d")
    said = page.evaluate(COPIED)
    assert said.strip().endswith("/id/gnav-1774.r3/")
    assert "\n\n1774:3, The Gnav Archive (corrected text): " in said


def test_a_translation_is_said_to_be_one(page):
    select(page, ".clause#b + .trans", ".clause#b + .trans")
    said = page.evaluate(COPIED)
    assert "1774:3[b], The Gnav Archive (English translation by The Gnav Archive): " in said


def test_a_clause_on_the_page_of_the_whole_source_is_known_too(page, site):
    page.goto(f"{site}/gnav-1774/")
    select(page, ".clause#r3\\.b", ".clause#r3\\.b")
    assert page.evaluate(COPIED).strip().endswith("/id/gnav-1774.r3.b/")


@pytest.mark.parametrize(("first", "last"), [("#h", "#h"), ("#f", "#h")])
def test_words_can_be_linked_to_and_the_browser_finds_them(page, first, last):
    page.set_viewport_size({"width": 400, "height": 300})
    select(page, f".clause{first}", f".clause{last}")
    page.get_by_role("button", name="Link to these words").click()
    expect(page.get_by_role("button", name="Link copied")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    assert "/gnav-1774/r3/#:~:text=" in link
    other = page.context.new_page()
    other.goto(link)
    expect(other.locator(f".clause{first}")).to_be_in_viewport()


def test_words_that_are_selected_can_be_cited(page):
    select(page, ".clause#d", ".clause#d")
    page.get_by_role("toolbar").get_by_role("button", name="Cite").click()
    expect(page.locator('[data-style="id"]')).to_contain_text("gnav-1774.r3.d http")


def test_what_is_copied_outside_a_text_is_left_alone(page):
    select(page, "h1", "h1")
    assert page.evaluate(COPIED) == ""
