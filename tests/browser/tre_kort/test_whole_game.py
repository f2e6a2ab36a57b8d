"""Tre-Kort at the table of the browser: a card laid face down, beets paid."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.axe import amiss
from tests.browser.cards.laying import lay
from tests.browser.danish import choose
from tests.browser.table import Table
from tests.browser.tre_kort.playing import BEETS, RULES, TO_LAY


def test_a_beet_that_is_played_for_lies_on_the_table(phone: Table) -> None:
    """tre-kort-1774.r8.a."""
    lay(phone, RULES, BEETS, 3)
    phone.go_on()
    assert phone.page.locator(".beet.played:visible").count() == 1
    assert "the beet of 3 is played for" in phone.page.locator(".card-table").inner_text()
    assert amiss(phone.page) == []


def test_a_card_is_laid_face_down_by_keys_and_told_in_danish(table: Table) -> None:
    """tre-kort-1774.r10.b: whoever laid it sees what it is; so it is said to those who listen."""
    lay(table, RULES, TO_LAY, 3)
    table.page.locator(".held.legal").first.focus()
    table.page.keyboard.press("ArrowRight")
    table.page.keyboard.press("Space")
    expect(table.page.locator('[data-play="lay:c9"]')).to_contain_text("face down")
    table.click('[data-play="lay:c9"]')
    laid = [event for event in table.view()["events"] if event["kind"] == "laid"]
    assert [event["text"] for event in laid] == ["You lay the 9 of clubs face down."]
    choose(table.page, "da")
    expect(table.page.get_by_text("Du lægger klør 9 med bagsiden op.").first).to_be_visible()
    choose(table.page, "en")


def test_at_the_end_of_a_deal_it_is_said_who_pays_whom(phone: Table) -> None:
    """tre-kort-1774.r7.a, r8.a: who deals next the sheet says."""
    lay(phone, RULES, BEETS, 3)
    said = phone.page.locator(".caption").inner_text()
    assert "Carl has dealt, and pays for each trick: 3 to you." in said
    assert "Bo took no trick, is beet, and lays 3 on the table, and so does Carl." in said
    assert "next time" not in said
