"""A first round of Narrespillet teaches: a remark at each choice, and each next tap is marked."""

from __future__ import annotations

from tests.browser.narrespillet.playing import RULES
from tests.browser.table import Table
from tests.browser.test_lessons import (
    CHOICE,
    SAYING,
    begin,
    ended,
    play_freely,
    said,
    step,
    written,
)

ADVISED = ".held.advised, .aim.advised, .choice.advised"


def test_taking_the_advice_leads_through_every_remark_of_the_lesson(table: Table) -> None:
    """narrespillet.r4.a, r5.a, r7.a, r20.b, r36.a: each step of a move is shown before the next."""
    begin(table, RULES)
    seen = []
    while not ended(table):
        seen.append(said(table))
        if table.page.locator(CHOICE).count():
            moves = table.view()["moves"]
            while table.view()["moves"] == moves:
                table.page.locator(ADVISED).evaluate_all("all => all[0].click()")
                table.settled()
            table.page.locator(SAYING).wait_for()
        else:
            step(table)
    assert [*seen, said(table)] == list(range(len(written(RULES)["remarks"])))
    play_freely(table, RULES)
