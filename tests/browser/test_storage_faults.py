"""A storage that is full, forbidden, silent or lost: one sentence, and nothing else is lost."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect

from tests.browser.keeping import (
    EVENING,
    FULL,
    GAME,
    HOUSE,
    LEDGER,
    before_the_worker,
    lay,
    lying,
    stored,
)
from tests.browser.scores import Scores
from tests.browser.table import TO_TABLE, Table
from tests.rest_in_prove import rest_in_prove

pytestmark = pytest.mark.fresh

QUOTA = "throw new DOMException('full', 'QuotaExceededError');"
REFUSALS = {
    "full": (f"IDBObjectStore.prototype.put = () => {{ {QUOTA} }};", "its storage is full"),
    "full as it is written": (
        """const put = IDBObjectStore.prototype.put;
        IDBObjectStore.prototype.put = function (entry) {
          const request = put.call(this, entry);
          queueMicrotask(() => this.transaction.abort());
          Object.defineProperty(this.transaction, 'error', {
            value: new DOMException('full', 'QuotaExceededError'),
          });
          return request;
        };""",
        "its storage is full",
    ),
    "missing": (
        "Object.defineProperty(self, 'indexedDB', { value: undefined });",
        "it has no database for pages",
    ),
    "forbidden": (
        "indexedDB.open = () => { throw new DOMException('no', 'SecurityError'); };",
        "it forbids it here; perhaps the window is private",
    ),
    "silent": (
        "indexedDB.open = () => ({});",
        "its storage does not answer",
    ),
    "broken": (
        """indexedDB.open = () => {
          const request = { error: new DOMException('the disk is broken', 'UnknownError') };
          setTimeout(() => request.onerror?.());
          return request;
        };""",
        "the disk is broken",
    ),
}


@pytest.mark.parametrize(("script", "words"), rest_in_prove(REFUSALS))
def test_a_storage_that_takes_nothing_is_told_in_one_sentence_and_play_goes_on(
    table: Table, script: str, words: str
) -> None:
    table.page.route("**/table/worker.js", before_the_worker(script))
    table.start("gnav-1774", "person", "computer", "computer")
    notice = table.page.locator(".notice")
    expect(notice).to_contain_text(words)
    assert notice.inner_text().count(".") == 1
    table.play_deal("stand")
    assert table.state == "showing"
    assert notice.count() == 1


def in_play(table: Table) -> int:
    table.start("gnav-1774", "person", "computer", "computer")
    table.kept()
    return int(table.view()["moves"])


CLEARED = """() => new Promise((resolve, reject) => {
  const opening = indexedDB.open('gnav-archive');
  opening.onerror = () => reject(opening.error);
  opening.onsuccess = () => {
    const clearing = opening.result.transaction(['games', 'aside'], 'readwrite');
    for (const store of ['games', 'aside']) clearing.objectStore(store).clear();
    clearing.oncomplete = () => { opening.result.close(); resolve(); };
  };
})"""
DELETED = """() => new Promise((resolve, reject) => {
  const deleting = indexedDB.deleteDatabase('gnav-archive');
  deleting.onsuccess = () => resolve();
  deleting.onerror = () => reject(deleting.error);
  deleting.onblocked = () => reject(new Error('the archive holds it open'));
})"""
NEWER = """() => new Promise((resolve, reject) => {
  const opening = indexedDB.open('gnav-archive', 7);
  opening.onupgradeneeded = () => opening.result.createObjectStore('more', { keyPath: 'id' });
  opening.onblocked = () => reject(new Error('the archive holds it open'));
  opening.onsuccess = () => { opening.result.close(); resolve(); };
})"""
EMPTIED = """() => new Promise((resolve, reject) => {
  const deleting = indexedDB.deleteDatabase('gnav-archive');
  deleting.onsuccess = () => {
    const opening = indexedDB.open('gnav-archive');
    opening.onsuccess = () => { opening.result.close(); resolve(); };
  };
})"""
#: What happens in mid-game, in the page; and in the worker.
LOSSES = {
    "cleared": (CLEARED, None),
    "deleted": (DELETED, None),
    "taken up by a newer version": (NEWER, None),
    "made anew without its stores": (EMPTIED, None),
    "closed": (
        None,
        """() => {
          const { transaction } = IDBDatabase.prototype;
          IDBDatabase.prototype.transaction = function (...how) {
            IDBDatabase.prototype.transaction = transaction;
            this.close();
            return transaction.apply(this, how);
          };
        }""",
    ),
    "broken off": (
        None,
        """() => {
          const { put } = IDBObjectStore.prototype;
          IDBObjectStore.prototype.put = function (...what) {
            IDBObjectStore.prototype.put = put;
            this.transaction.abort();
            return put.apply(this, what);
          };
        }""",
    ),
}


@pytest.mark.parametrize(("page_does", "worker_does"), rest_in_prove(LOSSES))
def test_a_store_lost_in_mid_game_is_opened_anew_and_the_whole_game_is_stored(
    table: Table, page_does: str | None, worker_does: str | None
) -> None:
    in_play(table)
    if page_does:
        table.page.evaluate(page_does)
    if worker_does:
        worker = next(worker for worker in table.page.workers if "/table/" in worker.url)
        worker.evaluate(worker_does)
    table.press("stand")
    table.kept()
    assert table.page.locator(".notice").count() == 0
    (entry,) = stored(table.page, "games")
    moves = table.view()["moves"]
    assert len(json.loads(entry["text"])["moves"]) == moves
    table.page.reload()
    table.page.locator(".table").wait_for()
    assert table.view()["moves"] == moves


@pytest.mark.prove
def test_a_storage_full_in_mid_game_keeps_the_game_as_it_was_and_goes_on_with_room(
    table: Table,
) -> None:
    moves = in_play(table)
    worker = next(worker for worker in table.page.workers if "/table/" in worker.url)
    worker.evaluate(
        f"""() => {{
          self.put = IDBObjectStore.prototype.put;
          IDBObjectStore.prototype.put = () => {{ {QUOTA} }};
        }}"""
    )
    table.press("stand")
    expect(table.page.locator(".notice")).to_contain_text("its storage is full")
    (entry,) = stored(table.page, "games")
    assert len(json.loads(entry["text"])["moves"]) == moves
    worker.evaluate("() => { IDBObjectStore.prototype.put = self.put; }")
    table.click("[data-first]")
    table.kept()
    expect(table.page.locator(".notice")).to_have_count(0)
    (entry,) = stored(table.page, "games")
    assert len(json.loads(entry["text"])["moves"]) == table.view()["moves"] > moves


@pytest.mark.prove
def test_a_damaged_game_that_cannot_be_put_aside_stays_and_costs_no_other(table: Table) -> None:
    table.page.goto(f"{table.site}/about/")
    stored(table.page, "games", GAME)
    stored(table.page, "games", {**GAME, "id": "spoilt", "text": "{"})
    table.page.route(
        "**/table/worker.js",
        before_the_worker(
            f"""const {{ put }} = IDBObjectStore.prototype;
            IDBObjectStore.prototype.put = function (...what) {{
              if (this.name === 'aside') {QUOTA}
              return put.apply(this, what);
            }};"""
        ),
    )
    table.open()
    expect(table.page.locator("[data-damaged]")).to_contain_text("its text breaks off")
    assert table.page.get_by_role("button", name="Resume").count() == 1
    assert {entry["id"] for entry in stored(table.page, "games")} == {GAME["id"], "spoilt"}


@pytest.mark.prove
def test_two_damaged_games_of_one_id_are_both_kept_aside(table: Table) -> None:
    table.page.goto(f"{table.site}/about/")
    for text in ("{", "["):
        stored(table.page, "games", {**GAME, "text": text})
        table.get_up()
        table.page.goto(f"{table.site}/play/")
        table.page.locator("[data-damaged]").wait_for()
    assert sorted(entry["text"] for entry in stored(table.page, "aside")) == ["[", "{"]


@pytest.mark.prove
@pytest.mark.parametrize("leap", [400 * 86_400_000, -400 * 86_400_000], ids=["ahead", "back"])
def test_a_clock_that_leaps_takes_no_game_away(table: Table, leap: int) -> None:
    table.page.goto(f"{table.site}/about/")
    for day in ("01", "02"):
        changed = GAME["changed"].replace("-01T", f"-{day}T")
        stored(table.page, "games", {**GAME, "id": f"game {day}", "changed": changed})
    table.open()
    table.page.locator("[data-delete='game 02']").click()
    table.page.locator(".deleted").wait_for()
    worker = next(worker for worker in table.page.workers if "/table/" in worker.url)
    worker.evaluate("leap => { const now = Date.now; Date.now = () => now() + leap; }", leap)
    table.page.locator("[data-delete='game 01']").click()  # and with it the list is made anew
    expect(table.page.locator(".deleted")).to_have_count(2)
    for _ in range(2):
        table.page.locator("[data-restore]").first.click()
    expect(table.page.locator(".deleted")).to_have_count(0)
    expect(table.page.locator("[data-delete]")).to_have_count(2)
    table.page.get_by_role("button", name="Resume").first.click()
    table.page.locator(".table").wait_for()
    table.press("stand")
    table.kept()
    assert len(stored(table.page, "games")) == 2


SPOILT_EVENING = json.dumps({**EVENING, "undone": 7})[:-1]


def test_a_damaged_evening_outlives_a_full_storage(page: Page, site: str) -> None:
    page.goto(f"{site}/about/")
    lay(page, "gnav.evening.spoilt", SPOILT_EVENING)
    page.evaluate(FULL)
    scores = Scores(page, site)
    scores.open()
    expect(page.locator(".notice")).to_contain_text("its text stays where it is")
    assert SPOILT_EVENING in lying(page).values()
    page.evaluate(
        "() => Object.keys(localStorage).filter(key => key.startsWith('filler'))"
        ".forEach(key => localStorage.removeItem(key))"
    )
    scores.open()
    expect(page.locator(".notice")).to_contain_text("put aside")
    assert lying(page, "gnav.evening") == {"gnav.evening-aside.spoilt": SPOILT_EVENING}


@pytest.mark.prove
def test_an_evening_the_rules_refuse_outlives_a_full_storage(page: Page, site: str) -> None:
    page.goto(f"{site}/about/")
    ledger = {**LEDGER, "entries": [{"tell": "met", "seat": 2, "piece": "cat"}]}
    text = json.dumps({**EVENING, "ledger": ledger, "open": True})
    lay(page, "gnav.evening.refused", text)
    page.evaluate(FULL)
    scores = Scores(page, site)
    scores.open()
    expect(page.locator("form .error")).to_contain_text("Its text stays where it is")
    assert lying(page, "gnav.evening") == {"gnav.evening.refused": text}


@pytest.mark.prove
def test_a_second_damaged_evening_of_one_id_does_not_overwrite_the_first(
    page: Page, site: str
) -> None:
    page.goto(f"{site}/about/")
    lay(page, "gnav.evening-aside.x", "the first")
    lay(page, "gnav.evening.x", "the second")
    Scores(page, site).open()
    assert sorted(lying(page, "gnav.evening-aside.").values()) == ["the first", "the second"]


@pytest.mark.prove
def test_house_rules_that_find_no_room_leave_what_was_kept(page: Page, site: str) -> None:
    page.goto(f"{site}/about/")
    lay(page, "gnav.houses", [HOUSE])
    page.evaluate(FULL)
    page.goto(f"{site}/house-rules/")
    page.locator("input[name=name]").fill("Another")
    page.locator("[data-keep]").click()
    expect(page.locator(".deeds .notice")).to_contain_text("storage is full")
    assert json.loads(lying(page)["gnav.houses"]) == [HOUSE]


REFUSED_DRAWERS = """for (const name of ['localStorage', 'sessionStorage']) {
  Object.defineProperty(window, name, { get() { throw new DOMException('no', 'SecurityError'); } });
}"""
THROWING_DRAWERS = """for (const name of ['getItem', 'setItem', 'removeItem', 'key']) {
  Storage.prototype[name] = () => { throw new DOMException('no', 'InvalidStateError'); };
}"""


@pytest.mark.prove
@pytest.mark.parametrize("script", [REFUSED_DRAWERS, THROWING_DRAWERS], ids=["refused", "throws"])
def test_a_browser_that_refuses_its_drawers_is_told_and_every_page_works(
    page: Page, site: str, script: str
) -> None:
    faults: list[str] = []
    page.on("pageerror", lambda fault: faults.append(str(fault)))
    page.add_init_script(script)
    page.goto(f"{site}/scorekeeper/")
    scores = Scores(page, site)
    scores.begin("gnav-1774", "Anna", "Bo", "Carl")
    scores.met("cat", "Bo")
    assert "keeps nothing here" in page.locator(".notice").inner_text()
    assert scores.scores()[1] == "2 strokes left"
    page.goto(f"{site}/house-rules/")
    page.locator("input[name=name]").fill("Ours")
    page.locator("[data-keep]").click()
    expect(page.locator(".deeds .notice")).to_contain_text("keeps nothing here")
    page.goto(f"{site}/play/")
    page.get_by_role("button", name=TO_TABLE).click()
    page.locator(".table").wait_for()
    ours = [fault for fault in faults if "assets/table" in fault]
    assert ours == []
