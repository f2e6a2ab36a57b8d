"""A first deal that teaches: a remark at each choice, the advice marked, and one way back."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import expect

from gnav_core.core import registry
from scripts.examples.example import paths
from tests.browser.table import LISTEN, SOURCES, Table
from tests.seen import held


def lesson_of(source: str) -> str:
    return "lesson-" + source.removeprefix("gnav-")


def written(source: str) -> Any:
    return json.loads(paths()[lesson_of(source)].read_text("utf-8"))


def begin(table: Table, source: str) -> None:
    table.page.add_init_script(LISTEN)
    table.page.goto(f"{table.site}/play/#lesson={lesson_of(source)}")
    table.page.locator(".lesson").wait_for()


def remarked(table: Table) -> set[int]:
    shown = table.page.locator(".lesson .remark").evaluate_all(
        "all => all.map((one) => Number(one.dataset.at))"
    )
    return set(shown)


@pytest.mark.parametrize("source", SOURCES)
def test_taking_the_advice_leads_through_every_remark_of_the_lesson(
    table: Table, source: str
) -> None:
    begin(table, source)
    seen = set()
    for _ in range(20):
        seen |= remarked(table)
        if table.page.locator(".lesson .others").count():
            break
        if table.state == "choices":
            assert table.page.locator(".choice.advised").count() == 1
            assert "advised" in table.page.locator(".choice.advised").inner_text()
            table.press(table.page.locator(".choice.advised").get_attribute("data-move") or "")
        else:
            table.go_on()
    assert seen == {remark["at"] for remark in written(source)["remarks"]}
    assert table.page.locator(".lesson .others a").count() == len(registry.SOURCES) - 1


def test_what_a_lesson_said_last_does_not_stay_in_the_next_deal(table: Table) -> None:
    begin(table, "gnav-1774")
    while not table.page.locator(".lesson .others").count():
        if table.state == "choices":
            table.press(table.page.locator(".choice.advised").get_attribute("data-move") or "")
        else:
            table.go_on()
    table.go_on()
    assert table.page.locator(".lesson, .remark").count() == 0
    assert table.page.locator(".choices").count() == 1


def test_whoever_opens_a_lesson_from_the_set_up_comes_to_the_first_choice(table: Table) -> None:
    table.open()
    table.page.locator(".first-deal a").first.focus()
    table.page.keyboard.press("Enter")
    table.page.locator(".lesson").wait_for()
    expect(table.page.locator(".choices .allowed button").first).to_be_focused()


def test_a_remark_says_what_and_why_with_its_clauses(table: Table) -> None:
    """gnav-1774.r3.a"""
    begin(table, "gnav-1774")
    first = written("gnav-1774")["remarks"][0]
    assert table.page.locator(".lesson .remark").inner_text() == first["text"]
    chips = table.page.locator(".lesson .chip")
    assert chips.evaluate_all("all => all.map((chip) => chip.dataset.clause)") == first["clauses"]
    chips.first.focus()
    table.page.locator('.law [data-words="gnav-1774.r3.a"].pointed').wait_for()


def test_another_choice_is_allowed_and_one_button_leads_back(table: Table) -> None:
    begin(table, "gnav-1774")
    before = remarked(table)
    table.page.locator(".allowed .choice:not(.advised)").first.click()
    back = table.page.get_by_role("button", name="Back to the lesson")
    back.wait_for()
    assert table.page.locator(".choice.advised").count() == 0
    back.click()
    table.page.locator(".choice.advised").wait_for()
    assert remarked(table) == before
    assert back.count() == 0


def test_the_set_up_leads_who_comes_first_to_a_guided_deal(table: Table) -> None:
    table.open()
    table.page.locator('input[name=rules][value="gnav-1917"]').check()
    table.page.get_by_role("link", name="Learn it in three deals, by 1917").click()
    table.page.locator(".lesson").wait_for()
    assert table.view()["rules"] == "gnav-1917"
    assert table.page.locator(".lesson h2").inner_text() == written("gnav-1917")["title"]


def test_a_lesson_hides_what_its_seat_may_not_see(table: Table) -> None:
    begin(table, "gnav-german")
    assert table.page.locator(".seats .seat:not(.mine) .piece.face").count() == 0
    for view in table.views():
        if not view["shown"]:
            others = {piece for seat, piece in enumerate(held(view)) if seat != view["seat"]}
            assert others <= {"hidden", None}
        assert all(remark["at"] <= view["at"] for remark in view["remarks"])


def test_a_lesson_that_is_not_there_is_told_in_one_sentence(table: Table) -> None:
    table.page.goto(f"{table.site}/play/#lesson=lesson-1650")
    error = table.page.locator(".error")
    error.wait_for()
    assert "lesson-1650" in error.inner_text()


def test_the_remarks_are_heard_after_what_they_are_about(table: Table) -> None:
    begin(table, "gnav-1774")
    heard = table.page.locator(".unseen[aria-live=polite]")
    remarks = written("gnav-1774")["remarks"]
    assert heard.inner_text().strip().endswith(remarks[0]["text"])
    table.press("exchange")
    text = heard.inner_text()
    assert (
        text.index("You ask Bo") < text.index(remarks[1]["text"]) < text.index(remarks[3]["text"])
    )


@pytest.mark.fresh
def test_the_remarks_are_told_in_danish_to_who_reads_danish(table: Table) -> None:
    table.page.add_init_script("localStorage.setItem('gnav.language', 'da')")
    begin(table, "gnav-1774")
    first = written("gnav-1774")["remarks"][0]
    table.page.get_by_text(first["text_da"][:40]).first.wait_for()
    assert table.page.locator(".lesson .remark").inner_text() == first["text_da"]
