"""Names of every sort, typed or sent: nothing of them runs, and no page scrolls sideways."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator

from tests.browser.hostile.files import LEDGER, RECORD, chosen, written
from tests.browser.hostile.links import packed
from tests.browser.hostile.pages import TYPE
from tests.browser.hostile.visitor import Visitor, Visitors
from tests.browser.hostile.words import in_lots
from tests.browser.table import TO_TABLE
from tests.browser.test_laws import A_MOMENT
from tests.browser.visits import ELEMENTS

SPILL = "document.scrollingElement.scrollWidth - document.documentElement.clientWidth"

# What reaches beyond the window, but for a heap of accents, which cannot be broken, and for what
# is scrolled or cut within a part of its own.
STICKS_OUT = """(elements) => {
  const parts = (root) => [...root.querySelectorAll('*')]
    .flatMap((part) => [part, ...(part.shadowRoot ? parts(part.shadowRoot) : [])]);
  const [edge, element] = [document.documentElement.clientWidth, document.querySelector(elements)];
  const around = (part) => part.parentElement ?? part.getRootNode().host;
  const cut = (part) => part && part !== element
    && (getComputedStyle(part).overflowX !== 'visible' || cut(around(part)));
  return parts(element.renderRoot)
    .filter((part) => part.getBoundingClientRect().right > edge + 1)
    .filter((part) => !/\\p{M}{20}/u.test(part.textContent) && !cut(part.parentElement))
    .map((part) => part.outerHTML.slice(0, 200));
}"""

GAME = {**RECORD, "players": 8, "moves": [f"deal:{number}" for number in range(1, 9)]}

PROVE = pytest.mark.prove

#: How wide the window is, as a small phone or a desk, and how many lots of names are tried.
WINDOWS = pytest.mark.parametrize(
    ("width", "lots"),
    [(360, 1), pytest.param(360, 9, marks=PROVE), pytest.param(1440, 9, marks=PROVE)],
)


def holds(guest: Visitor, what: object) -> None:
    """See that the page is no wider than its window, and harmed by nothing."""
    guest.harmless(what)
    assert guest.page.evaluate(SPILL) <= 0, f"the page scrolls sideways for {ascii(what)[:200]}"
    assert guest.page.evaluate(STICKS_OUT, ELEMENTS) == [], f"for {ascii(what)[:200]}"


def unfold(guest: Visitor) -> None:
    """Unfold all that is folded within the page's element."""
    while (closed := guest.page.locator("main details:not([open]) > summary:visible")).count():
        closed.first.click()


def fill(fields: Locator, names: list[str]) -> int:
    for field, name in zip(fields.all(), names, strict=False):
        field.evaluate(TYPE, name)
    return fields.count()


def in_words(guest: Visitor) -> None:
    """Turn to the table in words, and back."""
    guest.page.get_by_role("button", name="Text mode").click()
    guest.page.locator(".in-words").wait_for()
    holds(guest, "the table in words")
    guest.page.get_by_role("button", name="Text mode").click()


@WINDOWS
def test_names_typed_for_a_game(visitors: Visitors, width: int, lots: int) -> None:
    guest = visitors.at("play/", width)
    page = guest.page
    for names in in_lots(8)[:lots]:
        page.get_by_label("You, and how many others?").evaluate(TYPE, str(max(2, len(names)) - 1))
        fill(page.locator("gnav-setup .rows input"), [name[:60] for name in names])
        page.locator("gnav-setup [name=seed]").evaluate(TYPE, names[0][:100])
        unfold(guest)
        holds(guest, names)
        page.get_by_role("button", name=TO_TABLE).click()
        guest.settle()
        assert guest.alerts() == []
        holds(guest, names)
        in_words(guest)
        guest.unhurt(names)


@WINDOWS
def test_names_in_a_game_that_was_sent(visitors: Visitors, width: int, lots: int) -> None:
    guest = visitors.at("play/", width)
    for names in [*in_lots(8)[:lots], ["x" * 40_000, "y" * 300, *"abcdef"]]:
        sent = {**GAME, "names": (names + list("abcdefgh"))[:8], "title": names[0]}
        sent["remarks"] = [{"at": 0, "text": names[1], "clauses": [names[4 % len(names)]]}]
        guest.come(f"g={packed('game', sent)}")
        holds(guest, names)
        guest.page.locator("[data-time=last]").click()
        guest.settle()
        holds(guest, names)
        in_words(guest)
        unfold(guest)
        holds(guest, names)
        guest.unhurt(names)


@WINDOWS
def test_names_typed_at_the_scorekeeper(visitors: Visitors, width: int, lots: int) -> None:
    guest = visitors.at("scorekeeper/", width)
    page = guest.page
    for names in in_lots(8)[:lots]:
        fields = page.locator("gnav-evening-form .names input")
        while fields.count() < len(names):
            page.get_by_role("button", name="One more", exact=True).click()
        fill(fields, names)
        holds(guest, names)
        page.get_by_role("button", name="Begin", exact=True).click()
        guest.settle()
        if page.locator(".board").count():
            page.locator(".cause").first.click()
            page.locator(".board button").first.click()
            guest.settle()
            unfold(guest)
        holds(guest, names)
        guest.unhurt(names)


@WINDOWS
def test_names_in_a_ledger_that_was_sent(visitors: Visitors, width: int, lots: int) -> None:
    guest = visitors.at("scorekeeper/", width)
    for names in [*in_lots(8)[:lots], ["x" * 200, "W" * 200, "y"]]:
        ledger = {**LEDGER, "names": [name[:200] for name in names]}
        picker = guest.page.get_by_label("Open a ledger from a file")
        picker.set_input_files(chosen(written([ledger])[0]))
        guest.settle()
        unfold(guest)
        holds(guest, names)
        guest.unhurt(names)


ASKED = {
    "compare/": ".seat input:not([type=checkbox])",
    "rulings/": ".hand input",
    "house-rules/": "input[name=name]",
}


@WINDOWS
@pytest.mark.parametrize("address", ASKED)
def test_names_typed_where_the_sources_are_asked(
    visitors: Visitors, address: str, width: int, lots: int
) -> None:
    guest = visitors.at(address, width)
    unfold(guest)
    fields = guest.page.locator(ASKED[address])
    for names in in_lots(fields.count())[: 3 * lots]:
        fill(fields, names)
        guest.page.evaluate(A_MOMENT)  # a change is asked a moment after it
        guest.settle()
        unfold(guest)
        holds(guest, names)
        guest.unhurt(names)


def test_numbers_typed_where_strokes_are_counted(visitors: Visitors) -> None:
    guest = visitors.at("rulings/")
    page = guest.page
    page.locator('[data-act="shows"]').click()
    unfold(guest)
    for number in ("1e9", "-1", "NaN", "0.5", "99999999999", "", "0x10", "１"):
        page.locator(".lives input").first.evaluate(TYPE, number)
        page.evaluate(A_MOMENT)
        guest.settle()
        guest.unhurt(number)
        assert guest.last == []


def test_numbers_typed_where_seats_are_counted(visitors: Visitors) -> None:
    guest = visitors.at("play/", 360)
    for number in ("1e9", "-5", "NaN", "", "0.5", "99", "999999999999", "37", "1"):
        guest.page.get_by_label("You, and how many others?").evaluate(TYPE, number)
        holds(guest, number)
        guest.unhurt(number)
