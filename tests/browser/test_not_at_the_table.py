"""A game whose rules run, but which has no furniture yet, is not offered at the table."""

from __future__ import annotations

from tests.browser.table import Table


def test_hanrey_is_read_and_is_not_yet_offered_at_the_table(table: Table) -> None:
    table.page.get_by_role("button", name="Deal", exact=True).wait_for()
    offered = table.page.locator("input[name=rules]").evaluate_all("all => all.map((e) => e.value)")
    assert "gnav-1774" in offered
    assert "hanrey-1774" not in offered
