"""What is announced is an act each: claim, answer and count, and nothing before it is shown."""

from __future__ import annotations

from typing import Any

from tests.browser.acts.pacing import answered, heard_by_all, stop_the_clock
from tests.browser.conftest import Seating
from tests.browser.piquet.playing import NINETY, dealt, events, lay
from tests.browser.table import Table
from tests.windows import WIDE

TOLD = """() => {
  const root = document.querySelector('gnav-table').shadowRoot;
  const text = (one) => one?.textContent.trim().replace(/\\s+/g, ' ') ?? null;
  const all = (what) => [...root.querySelectorAll(what)];
  return {
    rows: all('.ledger tbody tr').length,
    now: text(root.querySelector('.ledger .now')),
    beaten: all('.ledger .now s').map(text),
    step: text(root.querySelector('.track .now')),
    count: all('.counts .points .chalked').map(text),
    rings: all('.counts [data-counted="0"] .rings i').length,
    led: root.querySelector('.trick') !== null,
  };
}"""


def told(table: Table) -> dict[str, Any]:
    table.page.evaluate("() => document.querySelector('gnav-table').updateComplete")
    found: dict[str, Any] = table.page.evaluate(TOLD)
    return found


def test_claims_are_announced_one_at_a_time(seated: Seating) -> None:
    """piquet-1774.r2.b, r3.e, r4.a, r6.a, q.melding: Rommel, sequences, fours, and the ninety."""
    table: Table = seated(Table, **WIDE, pace="normal", clock=True)
    lay(table, [*dealt(NINETY), "keep"], "careful", "human")
    stop_the_clock(table.page)
    table.page.locator('[data-move="keep"]').click()
    answered(table)
    announced = [one for one in events(table, "counted") if one["what"] != "lead"]
    whats = [one["what"] for one in announced]
    assert whats == ["point:5", "quint:sa", "four:a", "three:k", "90"]
    steps = []
    while not told(table)["rows"]:
        table.page.keyboard.press("x")
    for at, one in enumerate(announced):
        now, spoken = told(table), heard_by_all(table.page)
        assert now["rows"] == at + 1
        assert str(one["by"]) in now["now"]
        assert now["count"][1 if len(now["count"]) > 1 else 0] == str(mark(one, "count"))
        assert one["text"] in spoken
        assert all(later["text"] not in spoken for later in announced[at + 1 :])
        assert bool(now["beaten"]) == ("against" in one)
        steps.append((now["step"], now["rings"]))
        table.page.keyboard.press("x")
    assert steps == [
        ("Rommel", 0),
        ("Sequences", 1),
        ("Fours", 2),
        ("Fours", 2),
        ("Ninety", 3),
    ]
    assert told(table)["led"]


def mark(event: dict[str, Any], name: str) -> Any:
    return next(one["value"] for one in event["marked"] if one["id"] == name)
