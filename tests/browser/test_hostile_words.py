"""Words for the pages that are read: typed into the search, and in their addresses."""

from __future__ import annotations

from urllib.parse import quote

import pytest
from playwright.sync_api import expect

from tests.browser.hostile.addresses import FRAGMENTS, MARKED
from tests.browser.hostile.pages import SET_ANEW, TYPE
from tests.browser.hostile.spite import some
from tests.browser.hostile.visitor import Visitor
from tests.browser.hostile.words import QUERIES

RULE = "gnav-1774/r3/"

# Counts what the search's worker has answered.
COUNT_ANSWERS = """
window.answered = 0;
const Listened = window.Worker;
window.Worker = class extends Listened {
  constructor(...how) {
    super(...how);
    this.addEventListener('message', ({ data }) => { if (data?.type === 3) answered += 1; });
  }
};
"""

# Types into the search as a whole, and waits for the answer; some words ask for nothing.
ASK = """async (query) => {
  const field = document.querySelector('.md-search__input');
  const before = answered;
  const late = Date.now() + 400;
  field.focus();
  field.value = query;
  for (const kind of ['input', 'keyup']) field.dispatchEvent(new Event(kind, { bubbles: true }));
  while (answered === before && Date.now() < late) {
    await new Promise((resolve) => { setTimeout(resolve, 5); });
  }
  await new Promise((resolve) => { requestAnimationFrame(() => setTimeout(resolve, 0)); });
}"""


@pytest.fixture
def reader(visitor: Visitor) -> Visitor:
    visitor.page.add_init_script(COUNT_ANSWERS)
    return visitor


def read(reader: Visitor, address: str) -> None:
    """Load a page that is there to be read, and see that it is."""
    reader.page.goto("about:blank")
    reader.page.goto(f"{reader.site}/{address}")
    expect(reader.page.locator("h1")).to_be_visible()
    reader.harmless(address)


def finds(reader: Visitor) -> None:
    """See that the search still finds what there is."""
    reader.page.evaluate(ASK, "zzzz")
    reader.page.evaluate(ASK, "Giøgen")
    expect(reader.page.locator(".md-search-result__link").first).to_be_attached()


def test_whatever_is_searched_for_nothing_runs_and_the_search_goes_on(reader: Visitor) -> None:
    read(reader, RULE)
    reader.page.locator(".md-search__input").click()
    finds(reader)
    for query in QUERIES:
        reader.page.evaluate(ASK, query)
        reader.harmless(query)
    finds(reader)


@pytest.mark.prove
def test_a_search_for_words_quite_unlike_does_not_keep_the_next_one_waiting(
    reader: Visitor,
) -> None:
    read(reader, f"{RULE}?q=cat~99999999")
    finds(reader)
    reader.page.evaluate(ASK, "kat~99999999 " + "dragon~50 " * 50)
    assert len(reader.page.locator(".md-search__input").input_value()) <= 200
    finds(reader)
    reader.page.evaluate(ASK, "Giøgne~2")
    expect(reader.page.locator(".md-search-result__link").first).to_be_attached()


@pytest.mark.parametrize("number", [3, pytest.param(12, marks=pytest.mark.prove)])
def test_words_to_search_for_or_to_mark_in_an_address(reader: Visitor, number: int) -> None:
    asked = [f"?q={quote(query[:2000].encode('utf-8', 'replace'))}" for query in QUERIES]
    for address in (*some(asked, number), *some(MARKED, number)):
        read(reader, RULE + address)
    finds(reader)


def chooses(reader: Visitor, ident: str) -> None:
    """See that the panel that cites has chosen this rule or clause."""
    panel = reader.page.locator("details.cite")
    panel.evaluate("panel => { panel.open = true; }")
    expect(panel.locator("select")).to_have_value(ident)


@pytest.mark.prove
def test_whatever_fragment_a_page_is_asked_for_it_stands(reader: Visitor) -> None:
    read(reader, RULE)
    reader.page.evaluate(SET_ANEW, "article")
    for fragment in FRAGMENTS:
        reader.page.evaluate("fragment => { location.hash = fragment; }", fragment)
        chooses(reader, "gnav-1774.r3")
        reader.harmless(fragment)
    reader.page.evaluate("location.hash = '#d'")
    chooses(reader, "gnav-1774.r3.d")
    for fragment in FRAGMENTS[7:11]:
        read(reader, RULE + fragment)


@pytest.mark.prove
def test_the_concordance_is_sifted_by_any_words(reader: Visitor) -> None:
    read(reader, "concordance/")
    field = reader.page.locator("concordance-filter [name=find]")
    said = reader.page.locator("concordance-filter output")
    for query in some(QUERIES, 12):
        field.evaluate(TYPE, query)
        expect(said).to_contain_text(" questions")
        reader.harmless(query)
    field.fill("")
    expect(reader.page.locator("tr.question:visible").first).to_be_visible()
