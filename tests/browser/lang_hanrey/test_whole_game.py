"""Lang Hanrey at the table of the browser: sets that are picked, and told in words."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.axe import amiss
from tests.browser.conftest import Seating
from tests.browser.lang_hanrey.playing import answers_several, answers_some, lay, until
from tests.browser.table import Table
from tests.rest_in_prove import rest_in_prove
from tests.windows import SMALL_PHONE, WIDE


def test_a_set_that_must_be_played_is_picked_already(table: Table) -> None:
    """lang-hanrey-1774.r4.c, r7.b: and the button names its cards."""
    lay(table, until(answers_several))
    legal = table.page.locator(".held.legal")
    assert legal.count() == table.page.locator(".held.legal.picked").count() > 1
    number = table.view()["zones"]
    led = next(len(zone["cards"]) for zone in number if zone["id"] == "trick")
    assert f"Beat all {led} cards" in table.page.locator(".table").inner_text()
    names = table.page.locator(".held.picked .unseen").all_inner_texts()
    said = table.page.locator(".choice.play .label .unseen").inner_text()
    assert said == f"Beat with {', '.join(name.removesuffix(', picked') for name in names)}"
    before = table.view()["moves"]
    table.click(".choice.play")
    assert table.view()["moves"] > before


@pytest.mark.parametrize("window", rest_in_prove({"phone": SMALL_PHONE, "desk": WIDE}))
def test_axe_finds_nothing_amiss_where_some_can_be_beaten(
    seated: Seating, window: dict[str, Any]
) -> None:
    """lang-hanrey-1774.r7.b: one is told how many, and why another card may not be played."""
    table: Table = seated(Table, **window, reduced_motion="reduce")
    lay(table, until(answers_some))
    assert re.search(r"Beat \d of the \d cards", table.page.locator(".table").inner_text())
    barred = table.page.locator(".held.barred").first
    barred.click(force=True, position={"x": 12, "y": 20})
    table.page.locator(".choices .why p").wait_for()
    assert amiss(table.page) == []


def test_it_is_told_and_played_in_words(table: Table) -> None:
    """lang-hanrey-1774.r4.b, r7.b."""
    lay(table, until(answers_some))
    table.page.keyboard.press("t")
    caption = table.page.locator(".in-words caption").inner_text()
    assert "On the table: the" in caption
    assert "are trumps" in caption
    counted = table.page.locator(".in-words tbody tr td:nth-of-type(2)").all_inner_texts()
    assert all(re.search("cards? beaten", one) for one in counted)
    before = table.view()["moves"]
    for button in table.page.locator(".choices [data-pick]").all():
        if table.view()["moves"] == before and not table.page.locator(".choice.play").count():
            button.click()
    table.click(".choices [data-play], .choices [data-move]")
    assert table.view()["moves"] > before
    assert any(
        "takes up" in event["text"] or "take up" in event["text"]
        for event in table.view()["events"]
    )
    table.page.keyboard.press("t")
