"""What is read stands in one of seven sizes, and references are set as such."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page

from tests import pages
from tests.rest_in_prove import rest_in_prove
from tests.site.conftest import Built
from tests.windows import Window

#: The sizes in pixels, in a wide window and in a narrow one.
SIZES = {1440: [15, 17, 20, 23, 30, 40, 68], 390: [15, 17, 19, 22, 26, 34, 46]}
#: A letter on a piece is as large as the piece makes it; words for the ear have no size.
ELSEWHERE = "svg, .piece, .unseen, script, style, noscript, template"
#: The table itself has a test of its own; what is asked of the rules comes when they have come.
ASKING = {
    "compare/": "gnav-compare",
    "rulings/": "gnav-ruling",
    "house-rules/": "gnav-house",
    "scorekeeper/": "gnav-scores",
    "kept/": "gnav-kept",
}
SAID = """elsewhere => {
  const found = {};
  const walk = (root) => {
    const nodes = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      if (node.shadowRoot) walk(node.shadowRoot);
      const within = node.parentElement;
      if (node.nodeType !== Node.TEXT_NODE || !node.data.trim() || !within) continue;
      if (within.closest(elsewhere) || !within.checkVisibility()) continue;
      const { fontSize } = getComputedStyle(within);
      const size = Math.round(parseFloat(fontSize) * 100) / 100;
      (found[size] ??= []).push(node.data.trim().slice(0, 40));
    }
  };
  walk(document.body);
  return found;
}"""
UNFOLD = """() => {
  const unfold = (root) => {
    for (const part of root.querySelectorAll('*')) {
      if (part.localName === 'details') part.open = true;
      if (part.shadowRoot) unfold(part.shadowRoot);
    }
  };
  unfold(document);
}"""
REFERENCE = re.compile(r"[^:]{1,20}:\d+(\[\w+\])?|\d+\[\w+\]")


def odd(page: Page, *widths: int) -> dict[str, list[str]]:
    """Give what stands in a size between the seven, or under the least of them, in each width."""
    amiss = {}
    for width in widths or SIZES:
        page.set_viewport_size({"width": width, "height": 900})
        for size, said in page.evaluate(SAID, ELSEWHERE).items():
            if float(size) not in {0, *SIZES[width]}:
                amiss[f"{size} at {width}"] = said[:3]
    return amiss


def named() -> list[str]:
    """Name a page of each kind; what only sends its reader on shows nothing."""
    kinds = pages.of_each_kind()
    return [
        at for kind, at in kinds.items() if kind != "identifier" and at not in ("play/", *ASKING)
    ]


@pytest.mark.browser
@pytest.mark.parametrize("each", rest_in_prove([6, 1], 1))
def test_every_page_stands_in_the_seven_sizes(window: Window, site: str, each: int) -> None:
    page = window()
    for name in named()[::each]:
        page.goto(f"{site}/{name}")
        assert odd(page) == {}, name


@pytest.mark.browser
@pytest.mark.parametrize("width", SIZES)
def test_what_is_found_stands_in_the_seven_sizes(window: Window, site: str, width: int) -> None:
    page = window(viewport={"width": width, "height": 900})
    page.goto(f"{site}/about/?q=Kis-Kis")
    page.locator(".md-search-result__item").first.wait_for()
    assert odd(page, width) == {}


@pytest.mark.browser
@pytest.mark.parametrize(("name", "element"), rest_in_prove(list(ASKING.items()), 2))
def test_what_is_asked_stands_in_the_seven_sizes(
    window: Window, site: str, name: str, element: str
) -> None:
    page = window()
    page.goto(f"{site}/{name}")
    page.locator(f"{element} h2").first.wait_for()
    page.evaluate(UNFOLD)
    assert odd(page) == {}


def test_a_link_whose_words_are_a_reference_is_set_as_one(built: Built) -> None:
    counted = 0
    for name in ("", "gnav-1774/", "gnav-1774/r3/", "concordance/", "glossary/", "essays/why-37/"):
        for link in built.page(name).xpath("//article//a[not(@class='letter')]"):
            if REFERENCE.fullmatch(link.text_content()):
                counted += 1
                assert link.get("class") == "ref", (name, link.text_content())
    assert counted > 500
