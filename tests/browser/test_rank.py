"""The rank of the pieces at one's turn, and what a piece tells when it is asked for."""

from __future__ import annotations

from typing import Any

import pytest

from tests.axe import amiss
from tests.browser.conftest import Seating
from tests.browser.sight import out_of_sight
from tests.browser.table import SOURCES, Table
from tests.rest_in_prove import rest_in_prove
from tests.windows import DESK, PHONE, SMALL_PHONE, WIDE

TOLD = "[role=dialog].piece-told"


@pytest.fixture
def still(seated: Seating) -> Table:
    """The table without motion, so that nothing is half seen."""
    table: Table = seated(Table, **DESK, reduced_motion="reduce")
    return table


def sit(table: Table, rules: str = "gnav-1774") -> None:
    table.start(rules, "person", "computer", "computer", "computer")
    assert table.state == "choices"
    table.page.locator(".kind.own").wait_for()


def own(table: Table) -> str:
    piece = table.page.locator(".seat.mine .piece").get_attribute("data-piece")
    assert piece is not None
    return piece


def kinds(table: Table, selector: str = ".kind") -> list[str]:
    found: list[str] = table.page.locator(selector).evaluate_all(
        "all => all.map(kind => kind.dataset.kind)"
    )
    return found


@pytest.mark.parametrize("rules", rest_in_prove(SOURCES, 2))
def test_every_kind_stands_in_the_strip_and_ones_own_is_marked(still: Table, rules: str) -> None:
    sit(still, rules)
    page = still.page
    assert len(kinds(still)) == (14 if rules == "gnav-german" else 21)
    assert kinds(still, ".kind.own") == [own(still)]
    assert kinds(still, ".kind.below") == kinds(still)[kinds(still).index(own(still)) + 1 :]
    assert "better than" in page.locator(".of-mine").inner_text()
    assert out_of_sight(page) == []
    assert amiss(page) == []


def test_the_strip_is_folded_and_stays_so(seated: Seating) -> None:
    table: Table = seated(Table, **WIDE)
    sit(table)
    fold = table.page.locator(".ranking .fold")
    assert fold.get_attribute("aria-expanded") == "true"
    fold.click()
    assert table.page.locator(".kind").count() == 0
    assert table.page.evaluate("localStorage.getItem('gnav.rank')") == "off"
    table.kept()
    table.page.reload()
    table.page.locator(".choices").wait_for()
    assert table.page.locator(".ranking .fold").get_attribute("aria-expanded") == "false"
    table.page.locator(".ranking .fold").click()
    table.page.locator(".kind.own").wait_for()


FOCUS = "document.querySelector('gnav-table').shadowRoot.activeElement?.getAttribute('role')"


def middle(table: Table, selector: str) -> tuple[float, float]:
    box = table.page.locator(selector).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2 + 3, box["y"] + box["height"] / 2 + 3


def test_a_piece_tells_of_itself_by_clicks_and_by_keys(still: Table) -> None:
    """A second click puts it away, and Escape gives the focus back to where it was."""
    sit(still)
    page, told = still.page, still.page.locator(TOLD)
    cat = page.locator("[data-kind=cat]")
    cat.click()
    told.wait_for()
    assert "The third best of the 21 kinds." in told.inner_text()
    assert "You lose a stroke." in told.inner_text()
    assert told.locator("[data-clause='gnav-1774.r3.f']").count() == 1
    assert told.locator("q[lang=da]").inner_text().strip("“”") == "Kis-Kis"
    assert amiss(page) == []
    cat.click()
    assert told.count() == 0
    page.locator(".seat.mine .piece").focus()
    page.keyboard.press("Enter")
    told.wait_for()
    assert page.evaluate(FOCUS) == "dialog"
    page.keyboard.press("Escape")
    assert told.count() == 0
    assert page.evaluate(FOCUS) == "button"
    page.locator(".runs").focus()
    page.keyboard.press("Home")
    active = page.locator(".runs").get_attribute("aria-activedescendant")
    assert active == f"kind-{kinds(still)[0]}"
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    told.wait_for()
    assert told.get_attribute("aria-label") == "dragoon"
    page.keyboard.press("Escape")
    assert page.evaluate(FOCUS) == "listbox"
    assert still.state == "choices", "no move was made"


def test_a_pointer_that_rests_on_a_face_is_told_and_on_a_back_nothing(still: Table) -> None:
    sit(still)
    page = still.page
    page.locator("[data-kind=owl]").hover()
    page.mouse.move(*middle(still, "[data-kind=owl]"), steps=3)
    page.locator(TOLD).wait_for()
    page.mouse.move(5, 5, steps=3)
    page.locator(TOLD).wait_for(state="detached")
    hidden = page.locator(".seat:not(.mine) .piece").first
    assert hidden.get_attribute("role") == "img"
    hidden.click()
    page.mouse.move(*middle(still, ".seat:not(.mine) .piece >> nth=0"), steps=3)
    page.wait_for_timeout(600)
    assert page.locator(TOLD).count() == 0


def test_all_that_is_shown_can_be_asked_what_it_does(still: Table) -> None:
    sit(still)
    still.play_deal("stand")
    faces = still.page.locator(".seat .piece.face[role=button]")
    assert faces.count() == 4
    faces.first.click()
    still.page.locator(TOLD).wait_for()


@pytest.mark.parametrize("window", rest_in_prove({"390": PHONE, "360": SMALL_PHONE}))
def test_on_a_phone_the_strip_stands_in_two_rows_or_folds_before_anything_is_out_of_sight(
    seated: Seating, window: dict[str, Any]
) -> None:
    phone: Table = seated(Table, **window, reduced_motion="reduce")
    phone.start("gnav-1774", "person", "computer", "computer", "computer")
    assert phone.state == "choices"
    page = phone.page
    page.locator(".of-mine:not(:empty)").wait_for()
    assert out_of_sight(page) == []
    if window is SMALL_PHONE:
        assert page.locator(".kind").count() == 0, "the strip is given up first"
        page.locator(".ranking .fold").click()
        page.locator(".kind.own").wait_for()
    else:
        tops = page.locator(".run").evaluate_all(
            "all => [...new Set(all.map(run => Math.round(run.getBoundingClientRect().top)))]"
        )
        assert len(tops) == 2
    page.locator("[data-kind=fool]").tap()
    told = page.locator(TOLD)
    told.wait_for()
    assert "The lowest of the 21 kinds." in told.inner_text()
    told.get_by_role("button", name="Close").tap()
    assert told.count() == 0
    assert amiss(page) == []


def test_a_game_without_a_key_has_no_strip(still: Table) -> None:
    still.start("hanrey-1774", "person", "thrifty")
    still.page.locator(".shelf").wait_for()
    assert still.page.locator(".ranking").count() == 0


def test_a_hint_lies_where_the_rank_was_in_sight(still: Table) -> None:
    sit(still)
    still.page.get_by_role("button", name="Ask for a hint").click()
    advice = still.page.locator(".hint [role=status] p")
    advice.wait_for()
    assert still.page.locator(".ranking").count() == 0
    box = advice.bounding_box()
    choices = still.page.locator(".choices").bounding_box()
    assert box is not None
    assert choices is not None
    assert box["y"] + box["height"] <= choices["y"]
