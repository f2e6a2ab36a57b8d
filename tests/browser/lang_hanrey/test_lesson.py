"""A first game of Lang Hanrey teaches: a remark at each choice, and the advised cards marked."""

from __future__ import annotations

from tests.browser.lang_hanrey.playing import RULES, pick
from tests.browser.table import Table
from tests.browser.test_lessons import (
    ADVISED,
    CHOICE,
    SAYING,
    begin,
    ended,
    play_freely,
    said,
    step,
    written,
)


def test_taking_the_advice_leads_through_every_remark_of_the_lesson(table: Table) -> None:
    """lang-hanrey-1774.r4.c, r7.a, r7.b: led, beaten with the best, three led at once."""
    begin(table, RULES)
    seen = []
    while not ended(table):
        seen.append(said(table))
        if table.page.locator(CHOICE).count():
            advised = table.page.locator(ADVISED)
            cards = advised.evaluate_all("all => all.map((one) => one.dataset.held)")
            assert cards == table.view()["advised"].partition(":")[2].split("+")
            before = table.view()["moves"]
            pick(table, cards)
            if table.view()["moves"] == before:
                table.click(".choice.play")
            table.page.locator(SAYING).wait_for()
        else:
            step(table)
    assert [*seen, said(table)] == list(range(len(written(RULES)["remarks"])))
    play_freely(table, RULES)
