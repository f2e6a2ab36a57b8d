"""Two tabs with one game, one evening, or the same house rules: whoever is second is told or waits,
and nothing that either told is lost, with the browser's locks and without them."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.engines import NO_LOCKS
from tests.browser.keeping import EVENING, before_the_worker, lay, lying, stored
from tests.browser.scores import Scores
from tests.browser.table import Table
from tests.rest_in_prove import rest_in_prove

pytestmark = pytest.mark.fresh

MUTE = "Object.defineProperty(self, 'BroadcastChannel', { value: undefined });"


def without_locks(context: BrowserContext, more: str = "") -> None:
    context.add_init_script(NO_LOCKS % "Navigator")
    context.route("**/table/worker.js", before_the_worker(NO_LOCKS % "WorkerNavigator" + more))


def in_play(table: Table) -> None:
    table.start("gnav-1774", "person", "computer", "computer")
    table.kept()


@pytest.mark.parametrize("locks", rest_in_prove({"locks": True, "no locks": False}))
def test_a_game_that_is_open_in_another_tab_is_not_opened_again(table: Table, locks: bool) -> None:
    if not locks:
        without_locks(table.page.context)
    in_play(table)
    other = Table(table.page.context.new_page(), table.site)
    other.open()
    other.page.get_by_role("button", name="Resume").click()
    expect(other.page.locator("gnav-setup .error")).to_contain_text("open in another tab")
    other.page.locator("[data-delete]").click()
    other.page.get_by_text("is kept while it is").wait_for()
    table.press("stand")
    table.kept()
    played = table.view()["moves"]
    table.page.locator("[data-leave]").click()
    table.page.locator(".saved").wait_for()
    other.open()
    other.page.get_by_role("button", name="Resume").click()
    other.page.locator(".table").wait_for()
    assert other.view()["moves"] == played


@pytest.mark.prove
def test_where_tabs_know_nothing_of_each_other_both_games_are_kept(table: Table) -> None:
    without_locks(table.page.context, MUTE)
    in_play(table)
    other = Table(table.page.context.new_page(), table.site)
    other.open()
    other.page.get_by_role("button", name="Resume").click()
    other.page.locator(".table").wait_for()
    other.press("exchange")
    other.kept()
    table.press("stand")
    table.kept()
    expect(table.page.locator(".notice")).to_contain_text("played on in another tab")
    moves = {tuple(json.loads(game["text"])["moves"]) for game in stored(table.page, "games")}
    assert len(moves) == 2
    assert sorted(map(len, moves)) == sorted([table.view()["moves"], other.view()["moves"]])
    table.page.reload()
    table.page.locator(".table").wait_for()
    assert table.page.locator(".error").count() == 0


def two(page: Page, site: str) -> tuple[Scores, Scores]:
    """Begin an evening, and open it in a second tab."""
    first = Scores(page, site)
    first.open()
    first.begin("gnav-1774", "Anna", "Bo", "Carl")
    second = Scores(page.context.new_page(), site)
    second.open()
    second.page.locator(".board").wait_for()
    return first, second


def slate(scores: Scores, *left: int) -> None:
    """Wait until the slate says so many strokes are left."""
    marks = scores.page.locator(".board .marks")
    for seat, strokes in enumerate(left):
        words = f"{strokes} stroke{'' if strokes == 1 else 's'} left"
        expect(marks.nth(seat)).to_have_attribute("aria-label", words)


def entries(page: Page) -> list[list[tuple[str, int]]]:
    """What each evening that is kept tells, in brief."""
    kept = [json.loads(text) for text in lying(page, "gnav.evening.").values()]
    return [[(e["tell"], e["seat"]) for e in one["ledger"]["entries"]] for one in kept]


def test_what_one_tab_tells_the_other_takes_up(page: Page, site: str) -> None:
    first, second = two(page, site)
    second.met("cat", "Anna")
    slate(first, 2, 3, 3)
    first.met("cat", "Bo")
    slate(second, 2, 2, 3)
    second.press("Undo")
    slate(first, 2, 3, 3)
    assert entries(page) == [[("met", 0)]]


#: Another tab stores an evening so that this one does not hear of it before it stores too.
UNHEARD = """([seat, back]) => {
  const [key] = Object.keys(localStorage).filter((name) => name.startsWith('gnav.evening.'));
  const evening = JSON.parse(localStorage.getItem(key));
  const { entries } = evening.ledger;
  if (back) entries.pop();
  if (seat !== null) entries.push({ tell: 'met', seat, piece: 'cat' });
  evening.trail?.push(`theirs ${entries.length} ${back}`);
  localStorage.setItem(key, JSON.stringify(evening));
}"""


@pytest.mark.prove
def test_what_two_tabs_tell_at_once_is_all_written_up(scores: Scores) -> None:
    scores.begin("gnav-1774", "Anna", "Bo", "Carl")
    scores.page.evaluate(UNHEARD, [0, False])
    scores.met("cat", "Bo")
    slate(scores, 2, 2, 3)
    assert entries(scores.page) == [[("met", 0), ("met", 1)]]
    scores.press("Undo")
    slate(scores, 2, 3, 3)


@pytest.mark.prove
def test_what_another_tab_takes_back_at_once_stays_taken_back(scores: Scores) -> None:
    scores.begin("gnav-1774", "Anna", "Bo", "Carl")
    scores.met("cat", "Anna")
    scores.page.evaluate(UNHEARD, [None, True])
    scores.met("cat", "Bo")
    slate(scores, 3, 2, 3)
    assert entries(scores.page) == [[("met", 1)]]


@pytest.mark.prove
def test_what_cannot_follow_goes_on_as_an_evening_of_its_own(scores: Scores) -> None:
    scores.begin("gnav-1774", "Anna", "Bo", "Carl")
    scores.page.evaluate(UNHEARD, [2, False])  # Carl deals, and asks nobody
    scores.met("cat", "Anna")
    expect(scores.page.locator(".notice")).to_contain_text("an evening of its own")
    assert sorted(entries(scores.page)) == [[("met", 0)], [("met", 2)]]
    scores.met("cat", "Bo")
    assert sorted(entries(scores.page)) == [[("met", 0), ("met", 1)], [("met", 2)]]


@pytest.mark.prove
def test_an_evening_of_the_first_version_is_told_on_by_two_tabs(page: Page, site: str) -> None:
    page.goto(f"{site}/about/")
    lay(page, "gnav.evening.old", {**EVENING, "open": True})
    first = Scores(page, site)
    first.open()
    second = Scores(page.context.new_page(), site)
    second.open()
    second.page.locator(".board").wait_for()
    second.met("cat", "Anna")
    slate(first, 2, 2, 3)
    assert entries(page) == [[("met", 1), ("met", 0)]]
    first.press("Undo")
    slate(second, 3, 2, 3)
    assert entries(page) == [[("met", 1)]]


@pytest.mark.prove
def test_house_rules_that_two_tabs_keep_at_once_are_all_kept(page: Page, site: str) -> None:
    pages = [page, page.context.new_page()]
    for number, one in enumerate(pages):
        one.goto(f"{site}/house-rules/")
        one.locator("input[name=name]").fill(f"Rules {number}")
        one.locator(".deeds [data-keep]").wait_for()
    for one in pages:
        one.locator("[data-keep]").click()
    for one in pages:
        one.get_by_text("Kept in this browser.").wait_for()
    page.reload()
    page.locator(".kept summary").click()
    assert sorted(page.locator(".kept [data-open]").all_inner_texts()) == ["Rules 0", "Rules 1"]
