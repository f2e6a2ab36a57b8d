"""Sound is off until one switches it on: nothing that makes it is fetched or made before."""

from __future__ import annotations

import pytest

from tests.browser.conftest import SITE, Seating
from tests.browser.table import Table

# Counts the contexts that are made, and what is begun in them.
COUNT = """
window.contexts = 0;
window.sounds = 0;
const Plain = window.AudioContext;
window.AudioContext = class extends Plain {
  constructor(...how) { super(...how); window.contexts += 1; }
};
const { start } = AudioScheduledSourceNode.prototype;
AudioScheduledSourceNode.prototype.start = function begin(...when) {
  window.sounds += 1;
  return start.apply(this, when);
};
"""
SCRIPTS = SITE / "assets" / "table"
FETCHED = "() => performance.getEntriesByType('resource').map(({ name }) => name)"


@pytest.fixture
def hearing(seated: Seating) -> Table:
    table: Table = seated(Table, pace="fast")
    table.page.add_init_script(COUNT)
    return table


def switch(table: Table) -> None:
    table.page.keyboard.press("?")
    table.page.get_by_label("Sound: wood and chalk").click()
    table.page.keyboard.press("Escape")


@pytest.mark.fresh
def test_nothing_is_heard_or_fetched_before_it_is_switched_on_and_that_is_remembered(
    hearing: Table,
) -> None:
    hearing.start("gnav-1774", "person", "computer")
    hearing.play_deal("exchange")
    assert hearing.page.evaluate("[contexts, sounds]") == [0, 0]
    (maker,) = [one.name for one in SCRIPTS.glob("*.js") if "AudioContext" in one.read_text()]
    fetched = hearing.page.evaluate(FETCHED)
    assert fetched
    assert not any(address.endswith(maker) for address in fetched)
    hearing.go_on()
    switch(hearing)
    hearing.play_deal("exchange")
    hearing.page.wait_for_function("() => sounds > 0")
    assert hearing.page.evaluate("contexts") == 1
    hearing.page.reload()
    hearing.page.locator(".table").wait_for()
    assert hearing.page.evaluate("contexts") == 0, "before one has done anything"
    hearing.go_on()
    hearing.page.wait_for_function("() => contexts === 1 && sounds > 0")
    switch(hearing)
    heard = hearing.page.evaluate("sounds")
    hearing.play_deal("exchange")
    assert hearing.page.evaluate("sounds") == heard
