"""What is printed of a page: whose text it is, where it stands, and nothing to press."""

from __future__ import annotations

import pytest
from lxml import html
from playwright.sync_api import Page

from scripts import tei
from tests.browser.paper import sheets
from tests.browser.scores import NAMES, Scores
from tests.pages import SITE
from tests.rest_in_prove import rest_in_prove

SCREEN_ONLY = (".deeds", ".neighbours", ".shows", ".enforced", ".cite", ".onward", ".md-header")


def test_a_rule_on_paper_says_whose_it_is_and_where_it_stands(page: Page, site: str) -> None:
    """1774:3."""
    page.goto(f"{site}/gnav-1774/r3/")
    assert not page.locator(".on-paper").is_visible()
    assert sheets(page) <= 2
    page.emulate_media(media="print")
    assert "1774" in page.locator(".crumbs").inner_text()
    foot = page.locator(".on-paper")
    assert foot.is_visible()
    address = str(page.locator("link[rel=canonical]").get_attribute("href"))
    assert address.endswith("/gnav-1774/r3/")
    assert foot.inner_text() == f"Gnav 1774:3 · The Gnav Archive · {address}"
    for part in SCREEN_ONLY:
        seen = [one for one in page.locator(part).all() if one.is_visible()]
        assert not seen, part


@pytest.mark.parametrize("address", ["gnav-1774/", "introduction/", "house-rules/", "glossary/"])
def test_every_page_on_paper_has_its_address(address: str) -> None:
    page = html.parse(str(SITE / address / "index.html"))
    (foot,) = page.xpath("//*[@class='on-paper']")
    assert foot.text_content().endswith(f"/{address}")


def longest_first() -> list[str]:
    """Name the sources that have a page of how to play, by how much it says."""
    pages = {source: SITE / source / "how-to-play" / "index.html" for source in tei.order()}
    said = {
        source: len(html.parse(str(page)).xpath("string(//article)"))
        for source, page in pages.items()
        if page.exists()
    }
    return sorted(said, key=lambda source: said[source], reverse=True)


@pytest.mark.parametrize(
    ("language", "which"),
    rest_in_prove(
        {
            "the longest in English": ("en", slice(0, 3)),
            "the longest in Danish": ("da", slice(0, 3)),
            "the others in English": ("en", slice(3, None)),
            "the others in Danish": ("da", slice(3, None)),
        },
        2,
    ),
)
def test_how_to_play_is_one_sheet(page: Page, site: str, language: str, which: slice) -> None:
    """One window shows them all; where the longest find room on a sheet, so do the others."""
    page.add_init_script(f"localStorage.setItem('gnav.language', '{language}')")
    for source in longest_first()[which]:
        page.goto(f"{site}/{source}/how-to-play/")
        page.locator(f":root[data-told={language}]").wait_for()
        assert sheets(page) == 1, source
        page.emulate_media(media="print")
        assert not page.locator(".how-to-play .ways").is_visible(), source
        page.emulate_media(media="null")


def test_an_evening_on_paper_is_one_white_sheet(scores: Scores) -> None:
    scores.begin("gnav-1774", *NAMES[:3])
    scores.met("cat", "Anna")
    page = scores.page
    assert sheets(page) == 1
    page.emulate_media(media="print")
    board = page.locator(".board")
    assert board.is_visible()
    assert (
        board.evaluate("board => getComputedStyle(board).backgroundColor") == "rgb(255, 255, 255)"
    )
    chalk = board.locator(".fives path").first
    assert chalk.evaluate("path => getComputedStyle(path).stroke") == "rgb(0, 0, 0)"
    for part in (".tell", ".law", "h2#how-it-works", ".status .plain"):
        assert not page.locator(part).first.is_visible(), part
    page.emulate_media(media="null")


def test_the_form_of_a_new_evening_is_not_printed(scores: Scores) -> None:
    assert sheets(scores.page) == 1
    scores.page.emulate_media(media="print")
    assert not scores.page.get_by_role("button", name="Begin", exact=True).is_visible()
    scores.page.emulate_media(media="null")


@pytest.mark.parametrize("asks", ["compare/", "rulings/", "house-rules/"])
def test_an_answer_is_one_sheet(page: Page, site: str, asks: str) -> None:
    page.goto(f"{site}/{asks}")
    page.locator(".found :is(h2, h3)").first.wait_for(state="attached")
    assert sheets(page) == 1
    page.emulate_media(media="print")
    assert page.locator(".ask:visible").count() == 0
    if asks == "compare/":
        asked = page.locator(".asked-in-words").inner_text()
        assert asked.endswith("Dorte: the fool (Exchange, deals). From the bag come a 9.")
