"""Styrvolt at the table of the browser: what is asked before it is played, by keys."""

from __future__ import annotations

from tests.axe import amiss
from tests.browser.cards.laying import lay
from tests.browser.styrvolt.playing import ASKED, RULES
from tests.browser.table import Table


def test_an_exchange_is_asked_and_taken_by_a_key_and_told(table: Table) -> None:
    """styrvolt-1774.r2.c: which card goes for which stands on the button."""
    lay(table, RULES, ASKED, 4)
    take = table.page.locator('.choice[data-move="take"]')
    take.wait_for()
    assert "Take the 3 of hearts" in take.inner_text()
    assert "the 10 of hearts" in take.inner_text()
    assert amiss(table.page) == []
    table.page.keyboard.press("2" if take.get_attribute("data-hotkey") == "2" else "1")
    table.settled()
    told = [event["text"] for event in table.view()["events"]]
    assert "You take the 3 of hearts, and lay the 10 of hearts open for it." in told
