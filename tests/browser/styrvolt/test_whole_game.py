"""Styrvolt is played in the browser: to its end by clicks, and what is asked before by keys."""

from __future__ import annotations

from typing import Any

import pytest

from tests.axe import amiss
from tests.browser.cards.laying import lay
from tests.browser.conftest import Seating
from tests.browser.styrvolt.playing import ASKED, PLAYING, RULES
from tests.browser.table import Table
from tests.rest_in_prove import rest_in_prove
from tests.windows import SMALL_PHONE, WIDE

MOST = 40


@pytest.mark.parametrize("window", rest_in_prove({"phone": SMALL_PHONE, "desk": WIDE}))
def test_it_is_played_to_the_end_by_clicks(seated: Seating, window: dict[str, Any]) -> None:
    """styrvolt-1774.r5.a: five tricks of a pair, which has won."""
    table: Table = seated(Table, **window)
    lay(table, RULES, PLAYING, 4)
    assert amiss(table.page) == []
    for _ in range(MOST):
        if table.state == "outcome":
            break
        if table.state != "choices":
            table.go_on()
        else:
            table.click(".held.legal >> nth=0")
    view = table.view()
    assert view["waiting"] == "over"
    assert view["winners"] in ([0, 2], [1, 3])
    assert "have won" in table.page.locator(".outcome").inner_text()


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
