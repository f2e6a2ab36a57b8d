"""A first game of Piquet teaches: a remark at each choice, and what is advised is marked."""

from __future__ import annotations

from tests.browser.piquet.playing import RULES, throw
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
    """piquet-1774.r1, r3, r9: three cards thrown, a quint, and sixty with the help of leads."""
    begin(table, RULES)
    seen = []
    while not ended(table):
        seen.append(said(table))
        advised = table.page.locator(ADVISED)
        if table.page.locator(CHOICE).count() and advised.count() > 1:
            cards = advised.evaluate_all("all => all.map((one) => one.dataset.held)")
            assert cards == ["sq", "sj", "d7"]
            throw(table, *cards)
            table.page.locator(SAYING).wait_for()
            continue
        step(table)
    assert [*seen, said(table)] == list(range(len(written(RULES)["remarks"])))
    play_freely(table, RULES)
