"""What is cried stands in a mark of its own: its word, and what it means, never in one another."""

from __future__ import annotations

import pytest

from tests.browser.acts.pacing import answered, sit
from tests.browser.acts.test_traces import acts
from tests.browser.conftest import Seating
from tests.browser.table import Table
from tests.rest_in_prove import rest_in_prove
from tests.windows import PHONE, WIDE

# The ink of a line reaches from the top of its font's letters to the foot of them; the box of a
# block holds both, unless the line is set lower than its letters are high.
LINES = """() => [...document.querySelector('gnav-table').shadowRoot
  .querySelectorAll('.seat.last .speech')].filter((one) => one.checkVisibility()).map((one) => {
    const ink = [...one.querySelectorAll('.cry, .gloss')].map((line) => {
      const range = document.createRange();
      range.selectNodeContents(line);
      const { top, bottom } = range.getBoundingClientRect();
      const canvas = document.createElement('canvas').getContext('2d');
      canvas.font = getComputedStyle(line).font;
      const { fontBoundingBoxAscent: above, fontBoundingBoxDescent: below,
        actualBoundingBoxAscent: up, actualBoundingBoxDescent: down,
      } = canvas.measureText(line.textContent);
      const middle = (top + bottom) / 2 + (above - below) / 2;
      return { top: middle - up, bottom: middle + down };
    });
    return { box: one.getBoundingClientRect().toJSON(), ink };
  })"""


@pytest.mark.parametrize("size", rest_in_prove({"phone": PHONE, "desk": WIDE}))
def test_what_a_cry_means_stands_clear_of_its_word(
    seated: Seating, size: dict[str, object]
) -> None:
    """gnav-1917.r4.a: “Jeg står!”, whose j and g go below the line."""
    table: Table = seated(Table, **size, pace="normal", clock=True)
    sit(table, "gnav-1917", 4, "cry")
    cried = []
    for _ in acts(table):
        cried += table.page.evaluate(LINES)
    table.page.locator(".choices .allowed button").first.click()
    answered(table)
    for _ in acts(table):
        cried += table.page.evaluate(LINES)
    assert cried, "nobody cried"
    for one in cried:
        for upper, lower in zip(one["ink"], one["ink"][1:], strict=False):
            assert upper["bottom"] <= lower["top"], one
        assert one["box"]["top"] <= one["ink"][0]["top"]
        assert one["ink"][-1]["bottom"] <= one["box"]["bottom"]
