"""A lesson gone through at the table, of which every rest and every act can be looked at."""

from __future__ import annotations

from collections.abc import Iterator

from tests.browser.acts import pacing
from tests.browser.random_games import STANDS, settle
from tests.browser.table import Table

# Go on, or do what is advised; says whether anything was left to be done.
STEP = """async () => {
  const host = document.querySelector('gnav-table');
  const next = host.renderRoot.querySelector('.lesson-dock .next');
  if (next) next.click();
  else if (host.renderRoot.querySelector('.lesson-dock.ends')) return false;
  else host.act(host.advised);
  await host.updateComplete;
  return true;
}"""


def begin(table: Table, lesson: str) -> None:
    """Come to the first word of a lesson, and stop the clock."""
    table.come(f"#lesson={lesson}")
    table.page.locator(".lesson-dock .remark").wait_for()
    pacing.stop_the_clock(table.page)
    settle(table)


def moments(table: Table) -> Iterator[str]:
    """Stop at each moment of the lesson: say what it is, an act that is shown or a rest."""
    while True:
        waiting = table.page.evaluate(STANDS)["waiting"]
        yield "act" if waiting == "acts" else waiting
        if not table.page.evaluate(STEP):
            return
        settle(table)
