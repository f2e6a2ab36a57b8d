"""Evenings that the browser keeps: found again, and what goes wrong costs none of them."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from tests.browser.keeping import lay, lying
from tests.browser.scores import NAMES, Scores
from tests.rest_in_prove import rest_in_prove

FULL = """() => {
  let size = 1 << 20;
  for (let n = 0; size > 0; n += 1) {
    try { localStorage.setItem(`filler ${n}`, 'x'.repeat(size)); } catch { size >>= 1; }
  }
}"""


def test_a_reload_comes_back_to_the_same_slate_and_can_still_undo(scores: Scores) -> None:
    scores.begin("gnav-1774", *NAMES[:3])
    scores.met("cat", "Bo")
    scores.page.reload()
    scores.page.locator(".board").wait_for()
    assert scores.scores() == ["3 strokes left", "2 strokes left", "3 strokes left"]
    scores.press("Undo")
    assert scores.scores() == ["3 strokes left"] * 3


def test_the_slate_is_there_at_once_when_one_comes_back_from_another_page(
    scores: Scores,
) -> None:
    page = scores.page
    scores.begin("gnav-1774", *NAMES[:3])
    scores.met("cat", "Bo")
    page.wait_for_load_state("networkidle")  # the theme has its list of pages by then
    page.evaluate("window.same = true")
    page.locator(".line .chip").first.click()
    page.wait_for_url("**/gnav-1774/r3/*")
    page.go_back()
    page.locator(".board").wait_for()
    assert page.evaluate("window.same"), "the document was loaded anew"
    assert scores.scores()[1] == "2 strokes left"


def test_several_evenings_are_kept_and_one_deleted_can_be_brought_back(scores: Scores) -> None:
    scores.begin("gnav-1774", *NAMES[:3])
    scores.press("Evenings")
    scores.begin("gnav-1917", *NAMES[:4])
    scores.press("Evenings")
    kept = scores.page.locator(".kept li")
    assert kept.count() == 2
    assert "1917, deal 1: Anna, Bo, Carl, Dorte" in kept.first.inner_text()
    kept.first.get_by_role("button", name="Delete").click()
    assert kept.count() == 1
    scores.press("Bring it back")
    assert kept.count() == 2
    kept.last.get_by_role("button", name="Go on with the evening").click()
    scores.page.locator(".board").wait_for()
    assert len(scores.scores()) == 3


def test_a_new_game_with_the_same_people(scores: Scores) -> None:
    scores.begin("gnav-kb", *NAMES[:2])
    for _ in range(3):
        scores.show(0, "Anna")
    scores.press("The same people again")
    assert scores.scores() == ["3 strokes left"] * 2
    scores.press("Evenings")
    assert scores.page.locator(".kept li").count() == 2


@pytest.mark.parametrize(
    "text",
    rest_in_prove(["{", json.dumps({"ledger": {"format": "gnav-ledger/1"}}), json.dumps(None)]),
)
def test_a_corrupted_evening_is_put_aside_and_costs_no_other(scores: Scores, text: str) -> None:
    scores.begin("gnav-1774", *NAMES[:3])
    scores.press("Evenings")
    scores.page.evaluate("text => localStorage.setItem('gnav.evening.broken', text)", text)
    scores.open()
    assert "damaged" in scores.page.locator(".notice").inner_text()
    assert scores.page.locator(".kept li").count() == 1
    aside = scores.page.evaluate("localStorage.getItem('gnav.evening-aside.broken')")
    assert aside == text


def test_an_evening_that_the_rules_refuse_is_put_aside(scores: Scores) -> None:
    scores.begin("gnav-1774", *NAMES[:3])
    scores.page.evaluate(
        """() => {
          const key = Object.keys(localStorage).find(name => name.startsWith('gnav.evening.'));
          const evening = JSON.parse(localStorage.getItem(key));
          evening.ledger.entries.push({ tell: 'met', seat: 2, piece: 'cat' });
          localStorage.setItem(key, JSON.stringify(evening));
        }"""
    )
    scores.open()
    error = scores.page.locator("form .error").inner_text()
    assert error.startswith("This evening is damaged: Carl deals and is the last")
    assert scores.page.locator(".kept").count() == 0


@pytest.mark.fresh
def test_a_full_storage_is_told_in_one_sentence_and_the_evening_goes_on(scores: Scores) -> None:
    scores.begin("gnav-1774", *NAMES[:3])
    scores.page.evaluate(FULL)
    for _ in range(3):
        scores.met("cat", "Anna")
        scores.press("Undo")
    scores.show(0, "Bo")
    assert "storage is full" in scores.page.locator(".notice").inner_text()
    assert scores.scores()[1] == "2 strokes left"


def test_an_evening_goes_on_without_a_network(scores: Scores) -> None:
    scores.begin("gnav-1774", *NAMES[:3])
    scores.page.context.set_offline(True)
    scores.met("cat", "Anna")
    scores.show(1, "Bo", "Carl")
    assert scores.scores() == ["2 strokes left"] * 3
    scores.page.context.set_offline(False)


#: A lock that keeps the screen on, and how many hold it.
LOCK = """() => {
  window.held = 0;
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request: async () => {
    held += 1;
    return { addEventListener() {}, release: async () => { held -= 1; } };
  } } });
}"""


def test_the_screen_stays_on_while_an_evening_is_open(scores: Scores) -> None:
    page = scores.page
    page.evaluate(LOCK)
    scores.begin("gnav-1774", *NAMES[:3])
    page.wait_for_function("held === 1")
    scores.press("Evenings")
    page.wait_for_function("held === 0")
    page.evaluate("delete navigator.wakeLock")


def test_an_evening_that_a_newer_version_has_taken_over_is_not_overwritten(
    scores: Scores,
) -> None:
    scores.begin("gnav-1774", "Anna", "Bo")
    (key,) = lying(scores.page, "gnav.evening.")
    newer = json.dumps({"ledger": {"format": "gnav-ledger/2"}})
    lay(scores.page, key, newer)
    scores.met("cat", "Anna")
    expect(scores.page.locator(".board .marks").first).to_have_attribute(
        "aria-label", "2 strokes left"
    )
    assert scores.scores() == ["2 strokes left", "3 strokes left"]
    kept = lying(scores.page, "gnav.evening.")
    assert kept.pop(key) == newer
    assert [len(json.loads(text)["ledger"]["entries"]) for text in kept.values()] == [1]
