"""Where two share the screen, whoever must take up is asked like one who may."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.hanrey.playing import MAY_TAKE, lay
from tests.browser.table import Table

LED = "deal:s6 deal:s7 deal:h8 deal:h6 deal:h7 deal:c8 turn:d9 play:h8".split()
"""Anna leads the 8 of hearts to Bo, who cannot beat it."""


def test_whoever_cannot_beat_is_asked_and_takes_up_by_a_button(table: Table) -> None:
    """hanrey-1774.r4.b, q.take-up: Anna is not told whether he could have beaten."""
    lay(table, LED, "human", "human", **MAY_TAKE)
    assert table.state == "cover"
    table.go_on()
    expect(table.choices).to_have_count(1)
    expect(table.page.locator(".caption")).to_contain_text("You cannot beat")
    assert [event["kind"] for event in table.view()["events"]][-1] == "led"
    table.press("take")
    assert table.state == "hand-on"
    table.go_on()
    table.go_on()
    told = table.view()["events"][-1]["text"]
    assert told == "Bo does not beat the 8 of hearts and takes it up."
    assert table.state == "choices"
