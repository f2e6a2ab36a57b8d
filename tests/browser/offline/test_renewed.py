"""A site that is renewed: each page is of one version, and a game in play is never torn."""

from __future__ import annotations

import shutil
from collections.abc import Callable

from playwright.sync_api import Page, expect

from scripts.offline import shelves
from scripts.tei import ROOT
from tests.browser.danish import choose
from tests.browser.offline.host import Host
from tests.browser.offline.visit import (
    ACTIVE,
    catch_up,
    keep,
    kept,
    settle,
    slip,
    use_newer,
    version,
)
from tests.browser.table import Table

Tab = Callable[[], Page]
FORGOTTEN = """async () => {
  while ((await caches.keys()).length) await new Promise((later) => { setTimeout(later, 100); });
}"""
CAME_TO_NOTHING = """() => new Promise((resolve) => {
  const look = async () => {
    const worker = (await navigator.serviceWorker.getRegistration())?.installing;
    if (worker) worker.onstatechange = resolve;
    else setTimeout(look, 50);
  };
  look();
}).then(() => new Promise((resolve) => { setTimeout(resolve, 500); }))"""


def visited(page: Page, host: Host) -> None:
    """Let the archive be kept as it was first, and the page be one that is answered from there."""
    host.renew("first")
    settle(page, f"{host.address}/about/")
    page.reload()
    assert version(page) == ("first", "first")


def test_a_visitor_stays_with_his_version_until_he_takes_the_newer_one_and_is_told_once(
    page: Page, host: Host, tab: Tab
) -> None:
    visited(page, host)
    host.renew("second")
    assert catch_up(page) == "installed"
    page.get_by_role("link", name="Rights", exact=True).last.click()
    page.wait_for_url("**/rights/")
    assert version(page) == ("first", "first")
    page.reload()
    assert version(page) == ("first", "first")
    other = tab()
    other.goto(f"{host.address}/about/")
    assert version(other) == ("first", "first")
    other.close()
    expect(slip(page)).to_contain_text("A newer version of the archive has come.")
    use_newer(page)
    assert version(page) == ("second", "second")
    assert len(page.evaluate("caches.keys()")) == 1
    expect(slip(page)).to_have_count(0)
    host.renew("third")
    assert catch_up(page) == "installed"
    expect(slip(page)).to_have_count(1)
    page.reload()
    expect(slip(page)).to_have_count(1)
    choose(page, "da")
    expect(slip(page)).to_contain_text("Der er kommet en nyere udgave af arkivet.")
    slip(page).locator("[data-later]").click()
    page.reload()
    page.wait_for_timeout(5_000)
    expect(slip(page)).to_have_count(0)


def test_without_a_word_the_newer_version_is_there_at_the_next_visit(
    page: Page, host: Host, tab: Tab
) -> None:
    visited(page, host)
    keep(page, "rest")
    host.renew("second")
    assert catch_up(page) == "installed"
    page.close()
    later = tab()
    later.wait_for_timeout(2_000)  # until the browser has seen that no page of the old one is open
    later.goto(f"{host.address}/about/")
    later.evaluate(ACTIVE)
    host.gate.shut()
    later.goto(f"{host.address}/examples/1774-r0-order/")
    assert version(later) == ("second", "second"), "what was kept is kept of the newer version too"


def test_a_page_that_is_not_kept_comes_whole_from_the_renewed_site_and_from_one_rolled_back(
    page: Page, host: Host
) -> None:
    visited(page, host)
    host.renew("second")
    page.goto(f"{host.address}/examples/1774-r0-order/")
    assert version(page) == ("second", "second")
    page.goto(f"{host.address}/about/")
    assert version(page) == ("first", "first")
    page.evaluate("location.href = '../examples/1774-r0-order/'")
    page.wait_for_url("**/examples/**")
    assert version(page) == ("second", "second")
    assert catch_up(page) == "installed"
    host.renew("first")
    assert catch_up(page) == "installed"
    page.goto(f"{host.address}/about/")
    expect(slip(page)).to_have_count(1)
    use_newer(page)
    assert version(page) == ("first", "first")
    page.goto(f"{host.address}/examples/1774-r0-order/")
    assert version(page) == ("first", "first")


def test_a_site_that_is_renewed_while_it_is_being_kept_is_not_kept(page: Page, host: Host) -> None:
    host.renew("first")
    host.change("rights/index.html", lambda text: f"{text}<!-- of a version not yet listed -->")
    page.goto(f"{host.address}/about/")
    page.evaluate(CAME_TO_NOTHING)
    assert page.evaluate("caches.keys()") == []
    page.reload()
    assert version(page) == ("first", "first")
    host.list()
    settle(page, f"{host.address}/about/")
    assert kept(page) == {"pages"}


def test_half_a_newer_version_leaves_the_old_one_whole(page: Page, host: Host) -> None:
    visited(page, host)
    host.renew("second")
    host.change("rights/index.html", lambda text: f"{text}<!-- cut off -->")
    assert catch_up(page) == "redundant"
    host.gate.shut()
    for name in ("about/", "rights/"):
        page.goto(f"{host.address}/{name}")
        assert version(page) == ("first", "first")


def test_a_host_can_let_browsers_forget_it_all(page: Page, host: Host) -> None:
    visited(page, host)
    shutil.copy(ROOT / "docs/hosting/forget.js", host.folder / shelves.WORKER)
    host.change("about/index.html", lambda text: text.replace("first", "second"))
    catch_up(page)
    page.evaluate(FORGOTTEN)
    page.goto(f"{host.address}/about/")
    assert version(page) == ("second", "first"), "the page is the host's"


def test_two_tabs_of_two_versions_tear_no_game(page: Page, table_host: Host, tab: Tab) -> None:
    host = table_host
    visited(page, host)
    table = Table(tab(), host.address)
    table.start("gnav-1774", "person", "computer", "computer")
    table.kept()
    moves = table.view()["moves"]
    host.renew("second")
    assert catch_up(page) == "installed"
    slip(page).locator("[data-use]").click()
    expect(slip(page)).to_contain_text("once the other tab of the archive is closed")
    table.play_deal("stand")
    table.kept()
    expect(slip(table.page)).to_have_count(0)
    moves = table.view()["moves"]
    page.close()
    table.page.reload()
    table.page.locator(".table").wait_for()
    assert table.view()["moves"] == moves
    table.page.wait_for_timeout(4_000)
    expect(slip(table.page)).to_have_count(0)
    table.page.locator("[data-leave]").click()
    expect(slip(table.page)).to_have_count(1)
    use_newer(table.page)
    table.page.goto(f"{host.address}/about/")
    assert version(table.page) == ("second", "second")
