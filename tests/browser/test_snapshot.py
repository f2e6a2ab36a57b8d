"""Python's memory is kept for the next start: what is in it, and what is odd about it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from gnav_core.core import registry
from tests.browser.engines import BREAKS_ASKED, ENDS_ASKED, FAILED, befall, why
from tests.browser.keeping import stored
from tests.browser.remembering import (
    COPY,
    HOLDS,
    await_memory,
    forge,
    is_kept,
    seen,
    serve_watched,
)
from tests.browser.table import Table
from tests.rest_in_prove import rest_in_prove
from tests.windows import WIDE, open_window

pytestmark = pytest.mark.fresh

NAME, SEED = "Zebedee Quillfeather", "a seed that was played before"
PLACE, ASIDE = "gnav-archive memory", "kept aside by the test"

#: What else may be odd, and is found before Python has it, tests/table asks.
ODD = {
    "no memory at all": ("() => new TextEncoder().encode('a page in its place')", True),
    "grown too large": ("(b) => { const m = new Uint8Array(4e7); m.set(b); return m; }", True),
    "changed": ("(bytes) => { bytes[12_345_678] ^= 1; return bytes; }", False),
}

#: A source of every game; one of Gnav's has its deals compared, and is the last here.
GNAV, *CARDS = {registry.game_of(name).id: name for name in registry.SOURCES}.values()

#: Where else none is kept, tests/table asks.
REFUSED = """for (const name of ['open', 'match', 'has', 'delete']) {
  CacheStorage.prototype[name] = async () => { throw new DOMException('no', 'SecurityError'); };
}"""


@pytest.fixture(scope="module")
def watched(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serve_watched(tmp_path_factory.mktemp("watched") / "site") as address:
        yield address


@pytest.fixture(scope="module")
def returning(browser: Browser, watched: str) -> Iterator[BrowserContext]:
    """The window of a reader who has played a deal, and for whom a memory is kept."""
    context = open_window(browser, **WIDE)
    table = Table(context.new_page(), watched)
    table.open()
    table.set_up("gnav-1774", "person", "computer", names=(NAME, "Bo"))
    table.choose_seed(SEED)
    table.deal()
    await_memory(table.page)
    assert is_kept(table.page)
    table.page.evaluate(COPY, [PLACE, ASIDE])
    table.page.close()
    yield context
    context.close()


@pytest.fixture
def back(returning: BrowserContext, watched: str) -> Iterator[Table]:
    """The same reader back again, at a page that has started nothing yet."""
    page = returning.new_page()
    page.goto(f"{watched}/about/")
    page.evaluate(COPY, [ASIDE, PLACE])
    yield Table(page, watched)
    page.close()


def deal(table: Table, rules: str = "gnav-1774") -> None:
    """Deal by these rules, by a seed that nobody chose."""
    table.come(f"?rules={rules}")
    table.deal()
    table.settled()
    table.kept()


def test_nothing_of_a_game_is_in_it(back: Table) -> None:
    assert back.page.evaluate(HOLDS, [NAME, SEED, "gnav-1774"]) == ["gnav-1774"]


@pytest.mark.parametrize(("change", "summed"), rest_in_prove(ODD))
def test_one_that_is_odd_is_deleted_and_the_game_starts(
    back: Table, change: str, summed: bool
) -> None:
    forge(back.page, change, summed)
    back.open()
    back.page.wait_for_function("() => heard.some((text) => text.includes('\"ready\"'))")
    assert not is_kept(back.page)
    back.deal()
    assert back.state in ("choices", "showing")
    assert back.page.locator(".error, .failed").count() == 0


def test_no_two_deals_are_alike_after_it(back: Table) -> None:
    seeds = set[str]()
    for _ in range(2):
        before = {game["id"] for game in stored(back.page, "games")}
        deal(back)
        assert seen(back.page)["restored"]
        (game,) = [game for game in stored(back.page, "games") if game["id"] not in before]
        seeds.add(game["text"].partition('"seed"')[2][:14])
    assert len(seeds) == 2


@pytest.mark.parametrize("rules", rest_in_prove([*CARDS, GNAV]))
def test_every_game_starts_from_it(back: Table, rules: str) -> None:
    deal(back, rules)
    assert seen(back.page)["restored"]
    assert back.state in ("choices", "showing")
    assert back.page.locator(".error, .failed").count() == 0


def test_none_is_kept_where_caches_are_refused(
    browser: Browser, tmp_path_factory: pytest.TempPathFactory
) -> None:
    folder = tmp_path_factory.mktemp("refused") / "site"
    with serve_watched(folder, REFUSED) as address:
        context = open_window(browser, **WIDE)
        table = Table(context.new_page(), address)
        table.start("gnav-1774", "person", "computer")
        await_memory(table.page)
        assert not is_kept(table.page)
        table.press("stand")
        context.close()


def test_it_gives_way_to_a_move(browser: Browser, watched: str) -> None:
    context = open_window(browser, **WIDE)
    table = Table(context.new_page(), watched)
    table.start("gnav-1774", "person", "computer", "computer")
    table.press("stand")
    await_memory(table.page)
    assert seen(table.page)["gaveWay"] > 0
    assert is_kept(table.page)
    context.close()


def test_an_engine_that_ends_starts_again_from_it(back: Table) -> None:
    deal(back)
    befall(back.page, ENDS_ASKED, "act")
    back.choices.first.click()
    assert why(back.page).startswith("The engine has ended")
    back.page.get_by_role("button", name="Start the engine again").click()
    back.page.locator(FAILED).wait_for(state="detached")
    back.settled()
    assert seen(back.page)["restored"]
    back.press("stand")


def test_an_engine_that_breaks_down_leaves_none(back: Table) -> None:
    deal(back)
    befall(back.page, BREAKS_ASKED, "act")
    back.choices.first.click()
    assert why(back.page).startswith("The engine broke down")
    assert not is_kept(back.page)


def on_the_page(back: Table) -> Page:
    back.page.goto(f"{back.site}/kept/")
    expect(back.page.locator("gnav-kept dl")).to_contain_text("nothing that was played is in it")
    return back.page


def test_it_is_listed_and_taken_away(back: Table) -> None:
    page = on_the_page(back)
    page.get_by_role("button", name="Remove").click()
    expect(page.locator("gnav-kept .notice")).to_contain_text("Python’s memory is removed")
    expect(page.locator("gnav-kept [data-memory]")).to_have_count(0)
    assert not is_kept(page)


def test_it_goes_with_everything(back: Table) -> None:
    page = on_the_page(back)
    page.get_by_role("button", name="Delete everything …").click()
    page.get_by_role("button", name="Delete everything", exact=True).click()
    expect(page.locator("gnav-kept .notice")).to_contain_text("All is deleted")
    assert not is_kept(page)
