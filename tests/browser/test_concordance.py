"""The concordance in a browser: sifted, narrow, without scripts, and for everyone."""

from __future__ import annotations

import itertools

import pytest
from playwright.sync_api import Page

from tests.axe import amiss
from tests.rest_in_prove import rest_in_prove
from tests.windows import DESK, PHONE, Window

PAGES = ["concordance/", "which-set/", "which-set/tiles/"]
PAGES += ["essays/five-sources-one-game/", "essays/why-37/"]


def rows(page: Page) -> list[str]:
    """List the questions shown."""
    found = page.locator("tr.question").filter(visible=True)
    return [row.removeprefix("q-") for row in found.evaluate_all("all => all.map(one => one.id)")]


@pytest.fixture
def sieve(page: Page, site: str) -> Page:
    page.goto(f"{site}/concordance/")
    page.locator("concordance-filter form").wait_for()
    return page


def test_only_the_questions_on_which_the_sources_differ_are_left(sieve: Page) -> None:
    before = rows(sieve)
    sieve.get_by_label("only where they differ").check()
    after = rows(sieve)
    assert {"cuckoo", "below-one", "marks"} <= set(after) < set(before)
    assert "dragoon" not in after
    assert f"{len(after)} of {len(before)} questions" in sieve.locator("output").inner_text()


def test_two_sources_alone_differ_on_less(sieve: Page) -> None:
    sieve.get_by_label("only where they differ").check()
    for name in ("wikipedia", "kb", "german"):
        sieve.locator(f"input[value='gnav-{name}']").uncheck()
    assert "worst" not in rows(sieve)
    assert "cuckoo" in rows(sieve)
    assert not sieve.locator("[data-source='gnav-kb']").filter(visible=True).count()


def test_a_word_finds_its_questions_whatever_its_marks(sieve: Page) -> None:
    sieve.get_by_label("Find").fill("STA FOR GØGEN")
    assert "cries" in rows(sieve)
    sieve.get_by_label("Find").fill("appeal")
    assert {"appeal", "appeal-cost"} <= set(rows(sieve))
    assert "worst" not in rows(sieve)
    assert not sieve.locator("#pieces").is_visible()


def test_the_words_of_the_sources_can_be_shown(sieve: Page) -> None:
    words = sieve.locator("#q-cat td .words").first
    assert not words.is_visible()
    sieve.get_by_label("show their words").check()
    assert "siger han Kis-Kis" in words.inner_text()


def test_the_whole_table_can_be_read_without_scripts(window: Window, site: str) -> None:
    page = window(java_script_enabled=False)
    page.goto(f"{site}/concordance/")
    cell = page.locator("#q-cuckoo td[data-source='gnav-1917']")
    assert "play stops and all show" in cell.inner_text()
    assert page.locator("tr.question").filter(visible=True).count() >= 28


def test_on_a_phone_each_question_is_a_list_that_names_its_sources(
    window: Window, site: str
) -> None:
    page = window(**PHONE)
    page.goto(f"{site}/concordance/")
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    cells = page.locator("#q-cat td")
    boxes = [box for cell in cells.all() if (box := cell.bounding_box())]
    assert len(boxes) == 5
    assert all(one["y"] < other["y"] for one, other in itertools.pairwise(boxes))
    assert cells.nth(0).locator(".of").inner_text().lower() == "1774"


@pytest.mark.parametrize("address", rest_in_prove(PAGES))
def test_axe_finds_nothing_amiss(window: Window, site: str, address: str) -> None:
    page = window(**DESK)
    page.goto(f"{site}/{address}")
    page.wait_for_timeout(300)
    assert amiss(page) == []
