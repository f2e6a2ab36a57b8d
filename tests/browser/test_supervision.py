"""An engine that ends, hangs or breaks down is noticed, and what was being done goes on."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.axe import amiss
from tests.browser.engines import (
    BREAKS_ASKED,
    ENDS_ASKED,
    ENDS_NOW,
    FAILED,
    HANGS_ASKED,
    NO_LOCKS,
    RUNS_OUT_ASKED,
    befall,
    engine,
    why,
)
from tests.browser.keeping import before_the_worker, stored
from tests.browser.scores import Scores
from tests.browser.table import LISTEN, TO_TABLE, Table
from tests.rest_in_prove import rest_in_prove

pytestmark = pytest.mark.fresh

BEFALLS = {
    "ends": (ENDS_ASKED, "The engine has ended"),
    "runs out of memory": (RUNS_OUT_ASKED, "The engine ran out of memory."),
    "breaks down": (BREAKS_ASKED, "The engine broke down (broken on purpose)."),
}
LONG = 35_000
"""Milliseconds after which nobody waits any longer."""


def at_table(table: Table) -> None:
    table.start("gnav-1774", "person", "computer", "computer")
    assert table.state == "choices"
    table.kept()


def start_again(within: Page | Locator) -> None:
    within.get_by_role("button", name="Start the engine again").click()
    within.locator(FAILED).wait_for(state="detached")
    within.locator(".boot").wait_for(state="detached")


@pytest.mark.parametrize(("script", "words"), rest_in_prove(BEFALLS))
def test_what_stops_the_engine_at_a_move_is_said_and_the_move_can_be_made_again(
    phone: Table, script: str, words: str
) -> None:
    """The panel that says it is faultless, and within reach of the keyboard."""
    table, page = phone, phone.page
    at_table(table)
    before = table.view()
    befall(page, script, "act")
    table.choices.first.click()
    assert why(page).startswith(words)
    assert page.locator(".error").count() == 0
    assert page.evaluate("document.querySelector('gnav-table').busy") is False
    page.wait_for_function(
        "() => document.querySelector('gnav-table').shadowRoot.activeElement?.closest('.failed')"
    )
    box = page.locator(f"{FAILED} button").bounding_box()
    assert box
    assert 0 <= box["y"] <= 844 - box["height"]
    assert box["height"] >= 44
    assert amiss(page) == []
    page.keyboard.press("Enter")
    page.locator(FAILED).wait_for(state="detached")
    page.locator(".boot").wait_for(state="detached")
    table.settled()
    assert [move["move"] for move in table.view()["choices"]] == [
        m["move"] for m in before["choices"]
    ]
    assert table.view()["zones"] == before["zones"]
    table.press("stand")
    assert table.view()["moves"] > before["moves"]
    table.kept()
    assert len(stored(page, "games")) == 1


def test_an_engine_that_hangs_is_called_off_and_one_that_ends_unasked_starts_again(
    table: Table,
) -> None:
    """The one while somebody waits for it, the other while nobody does."""
    table.page.clock.install()
    at_table(table)
    before = table.view()
    befall(table.page, HANGS_ASKED, "act")
    table.choices.first.click()
    table.page.clock.run_for(LONG)
    assert why(table.page) == "The engine has not answered for 30 seconds."
    start_again(table.page)
    table.settled()
    assert table.view()["moves"] == before["moves"]
    befall(table.page, ENDS_NOW)
    table.page.wait_for_function("() => !document.querySelector('gnav-table').busy")
    table.press("stand")
    assert table.view()["moves"] > before["moves"]
    assert table.page.locator(f"{FAILED}, .error, .notice").count() == 0


@pytest.mark.prove
def test_an_engine_that_works_long_is_let_work_while_the_page_sleeps(table: Table) -> None:
    table.page.clock.install()
    at_table(table)
    befall(
        table.page,
        """() => {
          const plain = self.onmessage;
          self.onmessage = (event) => {
            if (JSON.parse(event.data).call !== 'act') return plain(event);
            const end = performance.now() + 1500;
            while (performance.now() < end);
            plain(event);
          };
        }""",
    )
    table.choices.first.click()
    table.page.clock.fast_forward(3_600_000)  # the machine slept: a beat came an hour late
    table.settled()
    assert table.page.locator(FAILED).count() == 0
    assert table.state in ("choices", "showing")


@pytest.mark.prove
def test_without_locks_an_engine_that_ends_is_missed_when_it_does_not_answer(
    table: Table,
) -> None:
    table.page.add_init_script(NO_LOCKS % "Navigator")
    table.page.route("**/table/worker.js", before_the_worker(NO_LOCKS % "WorkerNavigator"))
    table.page.clock.install()
    at_table(table)
    befall(table.page, ENDS_ASKED, "act")
    table.choices.first.click()
    table.page.clock.run_for(LONG)
    assert why(table.page) == "The engine has not answered for 30 seconds."
    start_again(table.page)
    table.press("stand")


@pytest.mark.prove
def test_five_ends_in_a_row_cost_no_move(table: Table) -> None:
    at_table(table)
    moves = table.view()["moves"]
    for _ in range(5):
        befall(table.page, ENDS_ASKED, "act")
        table.press("exchange")
        assert why(table.page).startswith("The engine has ended")
        start_again(table.page)
        table.settled()
        assert table.view()["moves"] == moves
    table.press("exchange")
    assert table.view()["moves"] > moves
    table.kept()
    assert len(stored(table.page, "games")) == 1


@pytest.mark.prove
def test_an_engine_that_ends_before_a_move_is_stored_loses_that_move_alone(table: Table) -> None:
    at_table(table)
    before = table.view()["moves"]
    befall(
        table.page,
        """() => {
          IDBObjectStore.prototype.put = () => { self.close(); throw new Error('ended'); };
        }""",
    )
    table.press("stand")
    assert table.view()["moves"] > before
    table.page.wait_for_function("() => unkept.size === 0")  # the page has given the worker up
    table.click("[data-first]")
    assert table.view()["moves"] == before
    assert "from where it was kept last" in table.page.locator(".error").inner_text()
    assert table.state == "choices"
    table.press("stand")
    assert table.view()["moves"] > before


@pytest.mark.prove
def test_a_record_on_show_comes_back_at_the_moment_looked_at(table: Table) -> None:
    table.come("#example=1774-r3-cat")
    table.page.locator(".shown-game").wait_for()
    at = table.page.evaluate("document.querySelector('gnav-table').shown.at")
    befall(table.page, ENDS_NOW)
    table.page.keyboard.press("ArrowLeft")
    table.settled()
    table.page.keyboard.press("ArrowLeft")
    table.page.wait_for_function("at => document.querySelector('gnav-table').shown.at < at", arg=at)
    assert table.page.locator(FAILED).count() == 0


@pytest.mark.prove
def test_a_game_of_two_persons_comes_back_covered(table: Table) -> None:
    table.start("gnav-1774", "person", "person")
    table.go_on()
    table.kept()
    befall(table.page, ENDS_ASKED, "act")
    table.choices.first.click()
    assert why(table.page).startswith("The engine has ended")
    start_again(table.page)
    table.settled()  # it has started; the game is still to be taken up
    assert table.state == "cover"
    assert table.page.locator(".piece").count() == 0


@pytest.mark.prove
def test_a_game_that_could_not_be_kept_is_said_to_be_gone(table: Table) -> None:
    table.page.route(
        "**/table/worker.js",
        before_the_worker(
            "delete self.indexedDB;Object.defineProperty(self, 'indexedDB', { value: undefined });"
        ),
    )
    table.start("gnav-1774", "person", "computer")
    expect(table.page.locator(".notice")).to_contain_text("has no database for pages")
    befall(table.page, ENDS_ASKED, "act")
    table.choices.first.click()
    why(table.page)
    table.page.get_by_role("button", name="Start the engine again").click()
    expect(table.page.locator("gnav-setup .error")).to_contain_text("had not been able to keep it")


@pytest.mark.prove
@pytest.mark.parametrize("moment", ["Checking this browser", "Loading Python"])
def test_an_engine_that_ends_in_starting_is_said_to_have_ended(
    page: Page, site: str, moment: str
) -> None:
    page.route(
        "**/table/worker.js",
        before_the_worker(
            f"""const plain = self.postMessage.bind(self);
            self.postMessage = (text) => {{
              plain(text);
              if (text.includes('"{moment}"') && !self.name) setTimeout(() => self.close(), 0);
            }};"""
        ),
    )
    page.goto(f"{site}/play/")
    assert why(page).startswith("The engine has ended")
    page.unroute("**/table/worker.js")
    page.get_by_role("button", name="Try again").click()
    page.get_by_role("button", name=TO_TABLE).wait_for()


@pytest.mark.prove
def test_the_game_of_this_tab_comes_back_after_a_start_that_failed(table: Table) -> None:
    at_table(table)
    table.page.route("**/pyodide.asm.wasm", lambda route: route.fulfill(status=503))
    table.page.reload()
    assert "503" in why(table.page)
    table.page.unroute("**/pyodide.asm.wasm")
    table.page.get_by_role("button", name="Try again").click()
    table.page.locator(".table").wait_for()


@pytest.mark.prove
@pytest.mark.parametrize(("script", "words"), BEFALLS.values(), ids=BEFALLS.keys())
def test_the_scorekeeper_goes_on(page: Page, site: str, script: str, words: str) -> None:
    scores = Scores(page, site)
    scores.open()
    scores.begin("gnav-1774", "Anna", "Bo", "Carl")
    befall(page, script, "keep")
    scores.met("cat", "Bo")
    assert why(page).startswith(words)
    assert page.locator(".error").count() == 0
    start_again(page)
    scores.settle()
    assert scores.scores() == ["3 strokes left"] * 3
    scores.point_at("Bo")  # who was told of is still asked for
    expect(page.locator(".board .marks").nth(1)).to_have_attribute("aria-label", "2 strokes left")


@pytest.mark.prove
def test_the_scorekeeper_starts_an_engine_again_unasked(page: Page, site: str) -> None:
    scores = Scores(page, site)
    scores.open()
    scores.begin("gnav-1774", "Anna", "Bo", "Carl")
    befall(page, ENDS_NOW)
    scores.met("cat", "Bo")
    expect(page.locator(".board .marks").nth(1)).to_have_attribute("aria-label", "2 strokes left")
    assert page.locator(FAILED).count() == 0


PAGES = [
    ("rulings/", "gnav-ruling", "rule", "[data-act=shows]"),
    ("compare/", "gnav-compare", "compare", "[data-wish=stand]"),
    ("house-rules/", "gnav-house", "house_check", "[data-base=gnav-1917]"),
]


@pytest.mark.prove
@pytest.mark.parametrize(
    ("path", "name", "call", "button"), PAGES, ids=["rulings", "compare", "house"]
)
def test_no_page_that_asks_stays_busy(
    page: Page, site: str, path: str, name: str, call: str, button: str
) -> None:
    page.add_init_script(LISTEN)
    page.goto(f"{site}/{path}")
    asker = page.locator(name)
    found = asker.locator(".found[aria-busy=false]")
    found.locator("> *").first.wait_for()
    befall(page, ENDS_ASKED, call)
    asker.locator(button).first.click()
    assert why(asker).startswith("The engine has ended")
    expect(found).to_have_count(1)
    assert page.locator(".error").count() == 0
    page.evaluate("unanswered.clear()")  # what the engine was asked as it ended
    start_again(asker)
    page.wait_for_function("() => unanswered.size === 0")  # else it ends while it is asked
    befall(page, ENDS_NOW)
    asker.locator(button).last.click()
    found.locator("> *").first.wait_for()
    assert page.locator(FAILED).count() == 0


@pytest.mark.prove
def test_one_worker_is_started_and_its_script_is_fetched_once(page: Page, site: str) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(f"{site}/play/")
    page.get_by_role("button", name=TO_TABLE).wait_for()
    engine(page)
    assert [url for url in asked if "worker.js" in url and "/table/" in url] == [
        f"{site}/assets/table/worker.js"
    ]
    assert not [url for url in asked if url.startswith("data:")]
