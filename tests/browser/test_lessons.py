"""A first deal that teaches: a remark at each choice, the advice marked, and one way back."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import expect

from scripts.examples.example import paths
from tests.browser.conftest import Seating
from tests.browser.danish import choose
from tests.browser.doors import MOVES
from tests.browser.table import LISTEN, Table
from tests.seen import held
from tests.windows import PHONE, WIDE

# What is said now; while an act is played there is nothing.
SAYING = ".lesson:has(.remark):not(.astray)"
CHOICE = ".lesson-dock.asks"
ADVISED = ".choice.advised:not(.play), .held.advised"


def lesson_of(source: str) -> str:
    return "lesson-" + source.removeprefix("gnav-")


def written(source: str) -> Any:
    return json.loads(paths()[lesson_of(source)].read_text("utf-8"))


def begin(table: Table, source: str) -> None:
    table.page.add_init_script(LISTEN)
    table.page.goto(f"{table.site}/play/#lesson={lesson_of(source)}")
    table.page.locator(SAYING).wait_for()


def said(table: Table) -> int:
    """Give the number of the remark that is made now."""
    return int(table.page.locator(f"{SAYING} .remark").get_attribute("data-at") or -1)


def ended(table: Table) -> bool:
    return table.page.locator(".lesson-dock .free").count() > 0


def step(table: Table) -> None:
    """Do what the lesson waits for: go on, or what is advised."""
    table.click(f".lesson-dock .next, {ADVISED}, .lesson-dock .free")
    table.page.locator(SAYING).or_(table.page.locator(".table:not(.taught *)")).first.wait_for()


def play_freely(table: Table, source: str) -> None:
    """Go on from the end of a lesson to a game by the same rules, and to its first choice."""
    table.click(".lesson-dock .free")
    table.page.locator(MOVES).first.wait_for()
    assert table.page.locator(".lesson, .remark, .error").count() == 0
    assert table.view()["rules"] == source


def come_to_the_choice(table: Table) -> None:
    while not table.page.locator(CHOICE).count():
        step(table)


def goes_through_every_remark_one_at_a_time(table: Table, source: str) -> None:
    lesson = written(source)
    seen = []
    while not ended(table):
        seen.append(said(table))
        remark = lesson["remarks"][seen[-1]]
        told = table.page.locator(".lesson-dock .remark").inner_text()
        assert told.startswith(remark["text"])
        assert "crux" not in told
        pointed = table.page.locator("[data-pointed]")
        if "points" in remark:
            pointed.first.wait_for(state="attached")
        else:
            assert not pointed.count(), remark["text"]
        if table.page.locator(CHOICE).count():
            assert table.page.locator(ADVISED).count() == 1
        step(table)
    assert [*seen, said(table)] == list(range(len(lesson["remarks"])))


@pytest.mark.parametrize("source", ["gnav-wikipedia", "gnav-kb", "gnav-german"])
def test_one_goes_through_every_remark_of_the_lesson_and_plays_its_deal_on(
    table: Table, source: str
) -> None:
    """What the lesson said last does not stay in what is played then."""
    begin(table, source)
    goes_through_every_remark_one_at_a_time(table, source)
    table.page.get_by_role("button", name="Play on from here").click()
    table.page.locator(".choices, .onward").first.wait_for()
    assert table.page.locator(".lesson, .remark").count() == 0


def test_the_end_of_a_lesson_leads_to_the_next_one_and_to_a_free_game(table: Table) -> None:
    begin(table, "gnav-1774")
    goes_through_every_remark_one_at_a_time(table, "gnav-1774")
    table.page.locator("[data-next-lesson]").click()
    table.page.get_by_text(written("gnav-1917")["remarks"][0]["text"]).first.wait_for()
    assert table.view()["rules"] == "gnav-1917"
    goes_through_every_remark_one_at_a_time(table, "gnav-1917")
    play_freely(table, "gnav-1917")


def test_one_goes_back_over_what_was_said_and_on_again(table: Table) -> None:
    """Back over one's own choice too; the table is as it was then."""
    begin(table, "gnav-1774")
    come_to_the_choice(table)
    choice = said(table)
    step(table)
    held = table.page.locator(".mine .piece").get_attribute("data-piece")
    assert held == "9"
    table.page.locator(".lesson-dock .back").click()
    assert said(table) == choice
    assert table.page.locator(".mine .piece").get_attribute("data-piece") == "2"
    assert table.page.locator(".choices").count() == 0
    table.page.keyboard.press("ArrowLeft")
    assert said(table) == choice - 1
    table.page.keyboard.press("ArrowRight")
    table.page.keyboard.press("ArrowRight")
    assert said(table) == choice + 1
    assert table.page.locator(".mine .piece").get_attribute("data-piece") == "9"


def test_the_line_above_says_which_deal_it_is_and_how_far_one_has_come(table: Table) -> None:
    begin(table, "gnav-1774")
    head = table.page.locator(".lesson-head")
    assert head.locator(".source").inner_text() == "Deal 1 of 3"
    steps = head.locator(".told").inner_text().removeprefix("1 of ")
    assert head.locator(".so-far li").count() == int(steps)
    step(table)
    assert head.locator(".told").inner_text() == f"2 of {steps}"
    assert head.locator(".so-far .been").count() == 2


def test_whoever_opens_a_lesson_from_the_set_up_comes_to_its_first_step(table: Table) -> None:
    table.open()
    table.page.locator(".first-deal a").first.focus()
    table.page.keyboard.press("Enter")
    table.page.locator(SAYING).wait_for()
    expect(table.page.locator(".lesson-dock .next")).to_be_focused()


def test_a_whole_lesson_is_gone_through_with_the_space_bar_alone(table: Table) -> None:
    """What is advised has the focus where a choice is due."""
    begin(table, "gnav-1774")
    seen = set()
    for _ in range(len(written("gnav-1774")["remarks"])):
        seen.add(said(table))
        if ended(table):
            break
        table.page.keyboard.press("Space")
        table.settled()
        table.page.locator(SAYING).wait_for()
    assert len(seen) == len(written("gnav-1774")["remarks"])
    expect(table.page.locator(".lesson-dock .free")).to_be_focused()


def test_a_remark_names_its_clauses(table: Table) -> None:
    """gnav-1774.r3.a"""
    begin(table, "gnav-1774")
    come_to_the_choice(table)
    remark = written("gnav-1774")["remarks"][said(table)]
    chips = table.page.locator(".lesson .chip")
    assert chips.evaluate_all("all => all.map((chip) => chip.dataset.clause)") == remark["clauses"]
    chips.first.focus()
    table.page.locator('.law [data-words="gnav-1774.r3.a"].pointed').wait_for()


def test_our_reading_is_behind_one_word_and_explained_there(table: Table) -> None:
    """gnav-1774.q.base-penalty"""
    begin(table, "gnav-1774")
    step(table)
    chips = table.page.locator(".lesson .chip")
    assert chips.all_inner_texts() == ["8[a]", "Why?"]
    assert "crux" not in table.page.locator(".lesson-dock").inner_text()
    chips.last.click()
    leaf = table.page.locator(".leaflet")
    assert leaf.locator("[data-words]").get_attribute("data-words") == "gnav-1774.q.base-penalty"
    assert leaf.locator(".explained").inner_text().startswith("A gap is a place")


@pytest.mark.parametrize("window", [WIDE, PHONE], ids=["desk", "phone"])
def test_each_choice_says_what_it_does_beside_its_name(
    seated: Seating, window: dict[str, Any]
) -> None:
    """On a phone as at a desk, and as in a free game."""
    table: Table = seated(Table, **window)
    begin(table, "gnav-1774")
    come_to_the_choice(table)
    told = [choice["does"]["text"] for choice in table.view()["choices"]]
    assert table.page.locator(".lesson-dock .does:visible").all_inner_texts() == told
    advised = table.page.locator(".lesson-dock .choice.advised")
    boxes = [advised.locator(part).bounding_box() for part in (".said", ".advice", ".does")]
    name, advice, does = filter(None, boxes)
    assert name["x"] + name["width"] <= advice["x"]
    assert name["y"] < advice["y"] + advice["height"] <= does["y"] + 1


def test_another_choice_is_allowed_and_one_button_leads_back(table: Table) -> None:
    begin(table, "gnav-1774")
    come_to_the_choice(table)
    before = said(table)
    table.page.locator(".allowed .choice:not(.advised)").first.click()
    back = table.page.get_by_role("button", name="Back to the lesson")
    back.wait_for()
    assert table.page.locator(".choice.advised").count() == 0
    back.click()
    table.page.locator(".choice.advised").wait_for()
    assert said(table) == before
    assert back.count() == 0


def test_the_set_up_leads_who_comes_first_to_a_guided_deal(table: Table) -> None:
    table.open()
    table.page.locator('input[name=rules][value="gnav-1917"]').check()
    table.page.get_by_role("link", name="Learn it in three deals, by 1917").click()
    table.page.locator(SAYING).wait_for()
    assert table.view()["rules"] == "gnav-1917"


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


def test_a_remark_is_heard_once_after_what_it_is_about(table: Table) -> None:
    begin(table, "gnav-1774")
    heard = table.page.locator(".unseen[aria-live=polite]")
    remarks = [remark["text"] for remark in written("gnav-1774")["remarks"]]
    assert heard.inner_text().strip().endswith(remarks[0])
    step(table)
    assert heard.inner_text().strip() == remarks[1]
    come_to_the_choice(table)
    step(table)
    text = heard.inner_text()
    assert text.index("You and Bo exchange") < text.index(remarks[5])
    assert remarks[4] not in text


def test_the_remarks_are_told_in_danish_to_who_reads_danish(table: Table) -> None:
    table.open()
    choose(table.page, "da")
    begin(table, "gnav-1774")
    first = written("gnav-1774")["remarks"][0]
    table.page.get_by_text(first["text_da"][:40]).first.wait_for()
    assert table.page.locator(".lesson .remark").inner_text().startswith(first["text_da"])
