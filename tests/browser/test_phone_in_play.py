"""A phone in play: the game has the window, with the way back, the last events and the choices."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from gnav_core.core import registry
from tests.browser.acts.pacing import answered, sit
from tests.browser.acts.test_traces import acts
from tests.browser.conftest import Seating
from tests.browser.table import TO_TABLE, Table
from tests.rest_in_prove import rest_in_prove
from tests.windows import DESK, PHONE

LOW: dict[str, Any] = {**PHONE, "viewport": {"width": 360, "height": 640}}

# How many buttons show their key, and the words of those in which it lies over words.
COVERED = """() => {
  const root = document.querySelector('gnav-table').shadowRoot;
  const keys = [...root.querySelectorAll('.hotkey')].filter((one) => one.checkVisibility());
  const met = keys.filter((key) => {
    const box = key.getBoundingClientRect();
    const words = document.createTreeWalker(key.parentElement, NodeFilter.SHOW_TEXT);
    while (words.nextNode()) {
      const { parentElement: within, data } = words.currentNode;
      if (key.contains(within) || within.closest('.unseen') || !data.trim()) continue;
      const range = document.createRange();
      range.selectNodeContents(words.currentNode);
      for (const line of range.getClientRects()) {
        const beside = line.right <= box.left || line.left >= box.right;
        if (!beside && line.bottom > box.top && line.top < box.bottom) return true;
      }
    }
    return false;
  });
  return { shown: keys.length, met: met.map((key) => key.parentElement.innerText) };
}"""

# Where the focus is; and which of the last lines are in sight, and whether each is so whole.
FOCUSED = """() => {
  const { activeElement: one } = document.querySelector('gnav-table').shadowRoot;
  if (one?.closest('.hand')) return 'hand';
  return one?.closest('.choices') ? 'choices' : one?.className ?? '';
}"""
TOP = "document.querySelector('gnav-table').getBoundingClientRect().top"
IN_SIGHT = """() => {
  const root = document.querySelector('gnav-table').shadowRoot;
  const list = root.querySelector('.lately');
  if (!list?.checkVisibility()) return null;
  const box = list.getBoundingClientRect();
  const foot = root.querySelector('.go-on').closest('.onward').getBoundingClientRect().top;
  const lines = [...list.children].filter((one) => one.getBoundingClientRect().left < box.right);
  return {
    lines: lines.map((one) => one.textContent).reverse(),
    whole: lines.every((one) => {
      const { top, bottom } = one.getBoundingClientRect();
      return top >= box.top - 1 && bottom <= Math.min(foot, innerHeight) + 1;
    }),
  };
}"""


@pytest.mark.fresh
def test_the_sites_header_gives_way_to_the_game_and_a_key_is_shown_to_whoever_has_a_keyboard(
    seated: Seating,
) -> None:
    """Once one has been pressed, and never over words."""
    table: Table = seated(Table, **LOW)
    header = table.page.locator(".md-header")
    table.open()
    expect(header).to_be_visible()
    table.set_up("gnav-1774", "person", "computer", "computer", "computer")
    table.deal()
    expect(header).to_be_hidden()
    assert table.page.evaluate(COVERED) == {"shown": 0, "met": []}
    table.page.keyboard.press("w")
    told = table.page.evaluate(COVERED)
    assert told["shown"] == table.choices.count()
    assert told["met"] == []
    back = table.page.get_by_role("link", name="To the archive’s front page")
    box = back.bounding_box()
    assert box is not None
    assert box["y"] < 12, "the table's own line is the first on the screen"
    assert min(box["width"], box["height"]) >= 44
    back.tap()
    table.page.wait_for_url(f"{table.site}/")
    expect(header).to_be_visible()


def test_the_next_deal_is_played_in_sight_of_whoever_read_below_the_table(phone: Table) -> None:
    table = phone
    table.start("gnav-1774", "person", "computer", "computer", "computer")
    table.play_deal("stand")
    table.page.evaluate("scrollTo(0, 700)")
    table.go_on()
    assert table.page.evaluate(TOP) == 0
    table.page.evaluate("scrollTo(0, 300)")
    table.page.evaluate("document.querySelector('gnav-table').redraw()")
    assert table.page.evaluate("scrollY") == 300, "while a deal is played nobody is moved"


@pytest.mark.fresh
def test_whoever_sits_down_sees_the_table_from_its_head_on(seated: Seating) -> None:
    """Where the way on from an act lies below the window, the focus does not pull the table up."""
    table: Table = seated(Table, **LOW, pace="normal")
    table.come("#rules=tre-kort-1774")
    table.page.get_by_role("button", name=TO_TABLE).tap()
    table.page.locator(".go-on").wait_for()
    assert table.page.evaluate(TOP) == 0


def test_at_a_desk_it_stays(table: Table) -> None:
    table.start("gnav-1774", "person", "computer", "computer")
    expect(table.page.locator(".md-header")).to_be_visible()
    expect(table.page.locator(".to-site")).to_be_hidden()


@pytest.mark.parametrize(
    ("screen", "rules"),
    [(PHONE, "tre-kort-1774"), (LOW, "gnav-1774")],
    ids=["390-tre-kort", "360-gnav"],
)
def test_what_has_happened_last_is_in_sight_while_an_act_is_shown(
    seated: Seating, screen: dict[str, Any], rules: str
) -> None:
    table: Table = seated(Table, **screen, pace="normal", clock=True)
    sit(table, rules, 4, "a phone in play")
    seen = []
    for _ in range(3):
        seen += [table.page.evaluate(IN_SIGHT) for _ in acts(table)]
        if not table.page.locator(".choices .allowed button, .hand .legal").count():
            break
        table.page.locator(".choices .allowed button, .hand .legal").first.click()
        answered(table)
    assert max(len(one["lines"]) for one in seen) == 3
    for one in seen:
        assert one["whole"], one


@pytest.mark.parametrize(
    "rules", rest_in_prove(["gnav-1774", "piquet-1774", "mariage-1774", "polsk-pas-1774"], 2)
)
def test_at_a_desk_no_key_lies_over_words(table: Table, rules: str) -> None:
    seats = 3 if registry.rule_set(rules).seats.value[1] > 3 else 1
    table.start(rules, "person", *["computer"] * seats)
    table.page.locator(".choices").wait_for()
    assert table.page.evaluate(COVERED)["met"] == []


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
def test_from_the_hand_tab_leads_to_the_choices_before_the_law(
    seated: Seating, screen: dict[str, Any]
) -> None:
    table: Table = seated(Table, **screen)
    table.start("piquet-1774", "person", "computer")
    cards = table.page.locator(".hand .legal")
    for at in range(3):
        cards.nth(at).focus()
        table.page.keyboard.press(" ")
    assert table.page.evaluate(FOCUSED) == "hand"
    table.page.keyboard.press("Tab")
    assert table.page.evaluate(FOCUSED) == "choices"
    order = table.page.locator(".play :is(.choices button, .aims a, .in-short a)")
    there = order.evaluate_all("all => all.map((one) => Boolean(one.closest('.choices')))")
    assert there == sorted(there, reverse=True)
