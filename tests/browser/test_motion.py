"""What has just happened is played over a table that already stands as it now is."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.table import Table
from tests.seen import held
from tests.windows import Window

pytestmark = pytest.mark.fresh

# Keeps what the table plays, and holds it still so that it can be looked at.
HOLD = """
window.played = [];
const plain = Element.prototype.animate;
Element.prototype.animate = function (frames, how) {
  const animation = plain.call(this, frames, how);
  if (this.getRootNode() instanceof ShadowRoot) {
    animation.pause();
    const { endTime } = animation.effect.getComputedTiming();
    played.push({ moves: JSON.stringify(frames).includes('translate'), endTime });
  }
  return animation;
};
"""

NOW = """() => {
  const root = document.querySelector('gnav-table').shadowRoot;
  return {
    running: root.getAnimations().filter((one) => one.playState !== 'finished').length,
    ghosts: root.querySelectorAll('.ghost').length,
  };
}"""


def now(page: Page) -> dict[str, int]:
    found: dict[str, int] = page.evaluate(NOW)
    return found


def played(page: Page) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = page.evaluate("played")
    return found


def sit(table: Table, seats: int, rules: str = "gnav-1774") -> None:
    table.page.add_init_script(HOLD)
    table.open()
    page = table.page
    page.locator(f'input[name=rules][value="{rules}"]').check()
    number = page.get_by_label("Number of seats")
    number.fill(str(seats))
    number.dispatch_event("change")
    table.choose_seed("in motion")
    table.deal()
    page.wait_for_function("() => unanswered.size === 0 && played.length > 0")


def test_the_pieces_are_dealt_from_the_bag(table: Table) -> None:
    sit(table, 4)
    slides = [one for one in played(table.page) if one["moves"]]
    assert len(slides) == 4


def test_any_key_ends_the_play(table: Table) -> None:
    sit(table, 4)
    assert now(table.page)["running"] > 0
    table.page.keyboard.press("Shift")
    assert now(table.page) == {"running": 0, "ghosts": 0}


def test_a_choice_can_be_made_while_pieces_slide(table: Table) -> None:
    sit(table, 4)
    assert now(table.page)["running"] > 0
    table.press("exchange")
    assert table.state in ("choices", "showing", "outcome")


def test_what_thirty_seven_seats_do_is_over_in_a_second_and_a_half(table: Table) -> None:
    sit(table, 37)
    assert max(one["endTime"] for one in played(table.page)) <= 1500
    table.page.keyboard.press("Shift")
    table.page.evaluate("played.length = 0")
    table.press("exchange")
    table.page.wait_for_function("() => played.length > 0")
    assert max(one["endTime"] for one in played(table.page)) <= 1500


def test_the_table_stands_as_it_is_while_it_is_played(table: Table) -> None:
    """Every piece is in the document where the engine's view has it, and none has a name more."""
    sit(table, 6)
    for _ in range(2):
        if table.state != "choices":
            break
        table.press("exchange")
        view = table.view()
        drawn = table.page.evaluate(
            "() => [...document.querySelector('gnav-table').shadowRoot.querySelectorAll('.seat')]"
            ".map((seat) => [Number(seat.dataset.seat),"
            " seat.querySelector('.piece').dataset.piece ?? 'hidden'])"
        )
        for seat, piece in drawn:
            assert piece == (held(view)[seat] or "hidden")
        assert table.page.locator(".ghost[data-piece]").count() == 0


@pytest.fixture
def still(window: Window, site: str) -> Table:
    return Table(window(reduced_motion="reduce"), site)


def test_with_reduced_motion_nothing_slides(still: Table) -> None:
    """A brief outline stands for the slide."""
    still.page.add_init_script(HOLD)
    still.start("gnav-1774", "person", *["computer"] * 5)
    while still.state == "choices":
        still.press("exchange")
    assert not any(one["moves"] for one in played(still.page))
    assert len(played(still.page)) > 0
