"""A table whose acts are shown one by one, and whose clock stands still until it is told to go."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from tests.browser.table import TO_TABLE, Table

# What the document says of the act that is shown.
SHOWN = """() => {
  const root = document.querySelector('gnav-table').shadowRoot;
  const all = (what) => [...root.querySelectorAll(what)];
  const label = (one) => one.getAttribute('aria-label');
  return {
    act: root.querySelector('.table')?.dataset.act ?? null,
    acting: document.querySelector('gnav-table').view?.waiting === 'acts',
    lines: all('.line[data-events]').flatMap((line) => line.dataset.events.split(' ').map(Number)),
    scores: all('.seat').map((seat) => [Number(seat.dataset.seat),
      label(seat.querySelector(':is(.slate, .stake)') ?? seat)]),
    pieces: all('.seat').map((seat) => [Number(seat.dataset.seat),
      seat.querySelector('.piece')?.dataset.piece ?? null]),
    out: all('.seat.out').map((seat) => Number(seat.dataset.seat)),
    won: all('.seat.won').length,
    law: root.querySelector('.law .on')?.textContent ?? '',
    status: root.querySelector('.status')?.textContent ?? '',
    choices: all('.choices button, .forbidden button, .hint button').length,
    further: all('.showing, .outcome, .cover, .hand-on, .time, [data-share]').length,
    caption: root.querySelector('.caption')?.textContent.trim() ?? '',
    said: root.querySelector('.unseen[aria-live=polite]')?.textContent.trim() ?? '',
    focus: root.activeElement?.className.trim() ?? null,
    rings: all('.traces .ring').length,
  };
}"""


def stop_the_clock(page: Page) -> None:
    """Let nothing that waits for time go on from here."""
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 1)


def shown(page: Page) -> dict[str, Any]:
    """Say what the document shows now."""
    page.evaluate("() => document.querySelector('gnav-table').updateComplete")
    found: dict[str, Any] = page.evaluate(SHOWN)
    return found


def heard_by_all(page: Page) -> str:
    """Give all that a screen reader finds on the page."""
    session = page.context.new_cdp_session(page)
    nodes = session.send("Accessibility.getFullAXTree")["nodes"]
    session.detach()
    return "\n".join(
        str(node["name"].get("value", ""))
        for node in nodes
        if not node.get("ignored") and "name" in node
    )


def sit(table: Table, rules: str, seats: int, seed: str = "a browser test") -> None:
    """Deal a game to one person and computers, and stop before the first act is over.

    The table stands in a window with a clock.
    """
    page = table.page
    table.open()
    table.set_up(rules, "person", *["computer"] * (seats - 1))
    table.choose_seed(seed)
    stop_the_clock(page)
    page.get_by_role("button", name=TO_TABLE).click()
    page.locator(".table").wait_for()


def answered(table: Table) -> None:
    """Wait until the worker has answered and the first act of its answer is shown."""
    table.page.wait_for_function("() => unanswered.size === 0", polling=50)
    table.page.evaluate("() => document.querySelector('gnav-table').updateComplete")
