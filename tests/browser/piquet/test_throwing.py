"""Cards are thrown by picking them, never from a list; by keys alone as well."""

from __future__ import annotations

from tests.browser.piquet.playing import NINETY, dealt, events, held, lay, picked
from tests.browser.table import Table

FOCUSED = """() => {
  const { activeElement: at } = document.querySelector('gnav-table').shadowRoot;
  return at?.textContent.trim().replace(/\\s+/g, ' ') ?? null;
}"""


def test_cards_are_picked_and_thrown_by_keys_alone(table: Table) -> None:
    """piquet-1774.r12.a: three to five, counted while they are picked; a sixth is not picked."""
    lay(table, dealt(NINETY), "human", "careful")
    page, keys = table.page, table.page.keyboard
    assert page.locator(".choices .allowed button").count() == 1, "to keep all; no list of throws"
    cards = held(table)
    page.locator(".held").first.focus()
    keys.press("Space")
    keys.press("ArrowRight")
    keys.press("Space")
    assert "2 picked" in page.locator(".so-far").inner_text()
    assert page.locator(".choice.play").count() == 0
    keys.press("Enter")
    assert "threw" not in {event["kind"] for event in table.view()["events"]}
    for _ in range(4):
        keys.press("ArrowRight")
        keys.press("Space")
    assert picked(table) == cards[:5], "a sixth is one too many"
    keys.press("ArrowLeft")
    assert page.evaluate(FOCUSED).endswith(", picked, 5 of 3 to 5")
    keys.press("Space")
    assert picked(table) == cards[:4]
    assert page.locator(".dots .full").count() == 4
    button = page.locator(".choice.play")
    assert "Throw four" in button.inner_text()
    assert "four of your five; one stays unseen" in button.inner_text()
    keys.press("Enter")  # the card that has the focus is not picked, and is not thrown
    table.settled()
    [threw] = [event for event in events(table, "threw") if event["seat"] == 0]
    assert threw["cards"] == cards[:4]
    drew = [event for event in events(table, "drew") if event["seat"] == 0]
    assert len(drew) == 4
