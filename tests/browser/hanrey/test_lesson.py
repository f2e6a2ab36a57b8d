"""A first game of Hanrey teaches: a remark at each choice, and the advised card is marked."""

from __future__ import annotations

from tests.browser.table import Table
from tests.browser.test_lessons import begin, remarked, written

SOURCE = "hanrey-1774"


def test_taking_the_advice_leads_through_every_remark_of_the_lesson(table: Table) -> None:
    """hanrey-1774.r4: led, beaten with a trump, led again, taken up."""
    begin(table, SOURCE)
    seen = set()
    for _ in range(10):
        seen |= remarked(table)
        if table.page.locator(".lesson .others").count():
            break
        assert table.page.locator(".held.advised").count() == 1
        table.click(".held.advised")
    assert seen == {remark["at"] for remark in written(SOURCE)["remarks"]}
