"""A first game of each game of cards teaches: a remark at each choice, the advice marked."""

from __future__ import annotations

import pytest

from gnav_core.core import registry
from tests.browser.table import SOURCES, Table
from tests.browser.test_lessons import (
    ADVISED,
    CHOICE,
    begin,
    ended,
    play_freely,
    said,
    step,
    written,
)
from tests.rest_in_prove import rest_in_prove

#: Where several cards are advised at once: their lessons are gone through in folders of their own.
SEVERAL = ("lang-hanrey-1774", "piquet-1774", "narrespillet")


OTHERS = [one for one in registry.SOURCES if one not in (*SOURCES, *SEVERAL)]


@pytest.mark.parametrize("source", rest_in_prove(OTHERS, 3))
def test_taking_the_advice_leads_through_every_remark_of_the_lesson(
    table: Table, source: str
) -> None:
    begin(table, source)
    seen = []
    while not ended(table):
        seen.append(said(table))
        if table.page.locator(CHOICE).count():
            assert table.page.locator(ADVISED).count() == 1
        step(table)
    assert [*seen, said(table)] == list(range(len(written(source)["remarks"])))
    play_freely(table, source)
