"""A first deal of Polsk Pas teaches: a remark at each choice, and what is advised is marked."""

from __future__ import annotations

from tests.browser.table import Table
from tests.browser.test_lessons import ADVISED, CHOICE, begin, ended, said, step, written

SOURCE = "polsk-pas-1774"


def test_taking_the_advice_leads_through_every_remark_of_the_lesson(table: Table) -> None:
    """polsk-pas-1774.r5, r7: forehand plays, and takes three tricks."""
    begin(table, SOURCE)
    seen = []
    while not ended(table):
        seen.append(said(table))
        if table.page.locator(CHOICE).count():
            assert table.page.locator(ADVISED).count() == 1
        step(table)
    assert [*seen, said(table)] == list(range(len(written(SOURCE)["remarks"])))
