"""In a lesson the words come after what they tell: nothing is said of an act before it is over."""

from __future__ import annotations

from itertools import cycle, pairwise
from typing import Any

import pytest

from gnav_core.core import registry
from tests.browser.acts.pacing import answered, stop_the_clock
from tests.browser.conftest import Seating
from tests.browser.table import Table
from tests.browser.test_lessons import begin, ended, written
from tests.rest_in_prove import rest_in_prove
from tests.windows import PHONE, WIDE

# All that the table says and marks, each time that anything of it changes, in order.
WATCH = """() => {
  const root = document.querySelector('gnav-table').shadowRoot;
  window.told = [];
  const look = () => {
    const kind = root.querySelector('.table')?.dataset.act;
    const line = [...root.querySelectorAll('.line[data-events]')].at(-1)?.dataset.events;
    const remark = root.querySelector('.lesson .remark');
    const now = {
      act: kind ? `${kind} ${line}` : null, said: remark ? Number(remark.dataset.at) : null,
      pointed: root.querySelectorAll('[data-pointed]').length,
    };
    if (JSON.stringify(now) !== JSON.stringify(told.at(-1))) told.push(now);
  };
  const what = { subtree: true, childList: true, characterData: true, attributes: true };
  new MutationObserver(look).observe(root, what);
  look();
}"""

#: Milliseconds that an act takes at pace Normal, by its kind: so long nothing is said of it.
TAKES = {"exchange": 1100, "cry": 1000, "stroke": 1000, "undo": 1300, "stop": 1000}
TAKES |= {"trick": 1080, "takeUp": 1100, "pay": 1300, "past": 700}
TICK = 100
WINDOWS: dict[str, dict[str, Any]] = {"desk": WIDE, "phone": PHONE}
FIRST = ("gnav-1774", "hanrey-1774")
#: The lesson of each rule set at a desk or on a phone: what is said when does not hang on the size.
LESSONS = rest_in_prove(
    list(zip([*FIRST, *sorted({*registry.SOURCES} - {*FIRST})], cycle(WINDOWS), strict=False)), 2
)


# Which act is shown, and whether anything is said.
NOW = """async () => {
  const host = document.querySelector('gnav-table');
  await host.updateComplete;
  const { act = null } = host.shadowRoot.querySelector('.table')?.dataset ?? {};
  return [act, host.shadowRoot.querySelector('.lesson .remark') !== null];
}"""


def do_what_is_due(table: Table) -> None:
    """Go on, make the choice advised, or pick the cards advised and play them, on a field or so."""
    cards = table.page.locator(".held.advised:not(.picked)")
    rest = table.page.locator(".choice.play.advised, .aim.advised")
    if not cards.count() and not rest.count():
        table.page.locator(".lesson-dock .next, .choice.advised").first.click()
        answered(table)
    else:
        while cards.count():
            cards.first.click()
            answered(table)
        while rest.count():  # what is picked is not played yet
            rest.first.click()
            answered(table)


def go_on(table: Table) -> None:
    """Do what the lesson waits for, and let the clock go until something is said again."""
    waited, before = 0, None
    do_what_is_due(table)
    kind, says = table.page.evaluate(NOW)
    while not says:
        if kind != before:
            waited, before = 0, kind
        table.page.clock.run_for(TICK)
        kind, says = table.page.evaluate(NOW)
        waited += TICK
        assert waited < 10_000, "nothing is said any more"
    if waited and kind == before:
        assert waited >= TAKES.get(kind or "", 0), f"{kind} is spoken of after {waited} ms"


@pytest.mark.parametrize(("source", "window"), LESSONS)
def test_no_sentence_stands_while_an_act_is_played(
    seated: Seating, source: str, window: str
) -> None:
    """Neither that of the act before, nor its own before it is over; nor is anything marked."""
    table: Table = seated(Table, **WINDOWS[window], pace="normal", clock=True)
    begin(table, source)
    table.page.evaluate(WATCH)
    stop_the_clock(table.page)
    while not ended(table):
        go_on(table)
    told = table.page.evaluate("() => window.told")
    for before, now in pairwise(told):
        if now["act"] not in (None, before["act"]):
            assert now["said"] is None, f"{now} after {before}"
            assert now["pointed"] == 0, f"{now} after {before}"
    said = [one["said"] for one in told if one["said"] is not None]
    assert sorted({*said}) == list(range(len(written(source)["remarks"])))
