"""The two lines of tabs: the parts of the house, and the pages of the part one is in."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator

from tests.browser.danish import choose
from tests.site.conftest import Built
from tests.windows import Window


def line(built: Built, name: str, within: bool) -> list[tuple[str, bool]]:
    """List the tabs of a page: their words, and whether each is where one is."""
    which = "contains(@class, 'within')" if within else "not(contains(@class, 'within'))"
    items = built.page(name).xpath(f"//nav[contains(@class, 'md-tabs')]//ul[{which}]/li")
    return [(item.text_content().strip(), "--active" in item.get("class")) for item in items]


def here(tabs: list[tuple[str, bool]]) -> list[str]:
    return [words for words, active in tabs if active]


def test_a_rule_stands_under_its_source(built: Built) -> None:
    assert here(line(built, "gnav-1917/r5/", within=False)) == ["Sources"]
    assert here(line(built, "gnav-1917/r5/", within=True)) == ["1917"]


def test_a_page_below_another_is_not_taken_for_it(built: Built) -> None:
    assert here(line(built, "which-set/tiles/", within=True)) == ["A sheet of pieces"]
    assert here(line(built, "which-set/", within=True)) == ["Which set do I have?"]


def test_the_front_page_is_behind_the_name_of_the_archive(built: Built) -> None:
    assert "Front page" not in dict(line(built, "", within=False))
    assert here(line(built, "", within=False)) == []
    assert built.page("").xpath("//a[contains(@class, 'md-logo')]/@href")[0] == "."
    assert line(built, "", within=True) == []


def test_how_to_play_comes_first_and_is_in_no_other_part(built: Built) -> None:
    parts = line(built, "gnav-1774/how-to-play/", within=False)
    assert (parts[0], here(parts)) == (("How to play", True), ["How to play"])
    assert line(built, "gnav-1774/how-to-play/", within=True) == []
    assert here(line(built, "gnav-kb/how-to-play/", within=True)) == ["Royal Library"]


def test_one_click_and_another_reach_every_page_of_the_menu(built: Built) -> None:
    parts = built.page("").xpath("//nav[contains(@class, 'md-tabs')]//a/@href")
    assert len(parts) == len(line(built, "", within=False))
    essays = [words for words, _ in line(built, "essays/why-37/", within=True)]
    assert essays == ["Five sources, one game", "Why 37?", "What each rule does"]
    side = [words for words, _ in line(built, "concordance/", within=True)]
    assert {"Concordance", "Cruces and gaps", "Glossary"} <= set(side)


@pytest.mark.browser
@pytest.mark.parametrize("width", [1220, 1366])
def test_no_tab_lies_over_another_thing_in_either_language(
    window: Window, site: str, width: int
) -> None:
    page = window(viewport={"width": width, "height": 800})
    page.goto(f"{site}/tre-kort-1774/")
    for language in ("da", "en"):
        choose(page, language)
        tabs, within = page.locator(".md-tabs__list").all()
        free = edges(page.locator(".md-header__option").first)[0]
        assert max(edges(tab)[1] for tab in tabs.locator("a").all()) < free
        assert max(edges(tab)[1] for tab in within.locator("a").all()) < width


def edges(part: Locator) -> tuple[float, float]:
    """Give where a part begins and ends, from left to right."""
    box = part.bounding_box()
    assert box
    return box["x"], box["x"] + box["width"]
