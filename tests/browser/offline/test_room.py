"""What is kept is kept by the reader's leave, and where there is no room all goes on as without."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from gnav_core.core import registry
from gnav_core.games import ASKED
from tests.axe import amiss
from tests.browser.danish import choose
from tests.browser.offline.host import Host
from tests.browser.offline.visit import ACTIVE, catch_up, come_to_keep, kept, settle, version
from tests.browser.visits import faultless
from tests.windows import PHONE, WIDE

#: As the page says it: each game has a shelf of its own, and so has what can be asked.
SHELVES = len({registry.family(source).id for source in registry.SOURCES}) + len(ASKED)
EVERY = f"{SHELVES} of {SHELVES}"
ALL = "gnav-device [data-keep-all]"
REMOVE = "gnav-device [data-remove]"
LAID = """() => caches.keys().then(([name]) => caches.open(name))
  .then((cache) => cache.keys()).then((all) => all.length)"""
#: Presses the button as soon as it is there.
STOPPED_AT_ONCE = """() => {
  const { renderRoot } = document.querySelector('gnav-device');
  const press = () => renderRoot.querySelector('[data-stop]:enabled')?.click();
  const all = { subtree: true, childList: true, attributes: true };
  new MutationObserver(press).observe(renderRoot, all);
}"""


def quota(page: Page, host: Host, size: int | None) -> None:
    """Let the browser have this much room for the archive; None gives back what there is."""
    room = {} if size is None else {"quotaSize": size}
    session = page.context.new_cdp_session(page)
    session.send("Storage.overrideQuotaForOrigin", {"origin": host.address, **room})


def test_all_is_kept_at_a_press_and_removed_at_another(page: Page, host: Host) -> None:
    settle(page, f"{host.address}/about/")
    page.goto(f"{host.address}/kept/")
    expect(page.locator("gnav-device dl")).to_contain_text("not kept")
    page.locator(ALL).click()
    expect(page.locator(ALL)).to_have_count(0)
    expect(page.locator("gnav-device dl")).not_to_contain_text("not kept")
    expect(page.locator("gnav-device dl")).to_contain_text(EVERY)
    host.gate.shut()
    page.goto(f"{host.address}/examples/1774-r2-deal/")
    expect(page.locator("h1")).to_contain_text("dealt")
    page.goto(f"{host.address}/kept/")
    host.gate.open()
    page.locator(REMOVE).click()
    expect(page.locator("gnav-device .notice")).to_contain_text("read from the network")
    assert page.evaluate("caches.keys()") == []
    page.reload()
    page.wait_for_timeout(5_000)
    assert page.evaluate("navigator.serviceWorker.getRegistrations()") == []
    expect(page.locator("gnav-kept dl")).to_contain_text("nothing of the archive kept")
    page.locator(ALL).click()
    expect(page.locator("gnav-device dl")).to_contain_text(EVERY)


def test_keeping_can_be_stopped_and_leaves_no_half_shelf(page: Page, host: Host) -> None:
    settle(page, f"{host.address}/kept/")
    page.reload()
    before = page.evaluate(LAID)
    page.evaluate(STOPPED_AT_ONCE)
    page.locator(ALL).click()
    expect(page.locator("gnav-device .notice")).to_contain_text("Stopped")
    assert "engine" not in kept(page)
    assert page.evaluate(LAID) <= before + len(kept(page) - {"pages"}) * 5


def test_a_full_storage_is_told_in_one_sentence_and_what_was_kept_stays(
    page: Page, host: Host
) -> None:
    settle(page, f"{host.address}/kept/")
    page.reload()
    quota(page, host, 1)
    page.locator(ALL).click()
    notice = page.locator("gnav-device .notice")
    expect(notice).to_contain_text("There is no room for the whole archive")
    assert kept(page) == {"pages"}
    host.gate.shut()
    page.goto(f"{host.address}/about/")
    expect(page.locator("h1")).to_contain_text("About")


def test_where_nothing_finds_room_the_site_is_read_from_the_network(page: Page, host: Host) -> None:
    page.goto(f"{host.address}/404.html")
    quota(page, host, 1)
    settle(page, f"{host.address}/about/")
    assert kept(page) == set()
    page.reload()
    expect(page.locator("h1")).to_contain_text("About")
    assert kept(page) == set()
    quota(page, host, None)
    page.reload()
    come_to_keep(page, "pages")


def test_a_version_that_finds_no_room_beside_the_old_one_comes_when_that_has_gone(
    page: Page, host: Host, tab: Callable[[], Page]
) -> None:
    settle(page, f"{host.address}/about/")
    host.renew("second")
    quota(page, host, 1)
    assert catch_up(page) == "installed"
    quota(page, host, None)
    page.close()
    later = tab()
    later.wait_for_timeout(2_000)  # until the browser has seen that no page of the old one is open
    later.goto(f"{host.address}/about/")
    later.evaluate(ACTIVE)
    later.goto(f"{host.address}/about/")
    assert version(later) == ("second", "second")
    come_to_keep(later, "pages")


REFUSALS = {
    "refused": """ServiceWorkerContainer.prototype.register = async () => {
      throw new DOMException('no', 'SecurityError');
    };""",
    "missing": "delete Navigator.prototype.serviceWorker;",
}


@pytest.mark.parametrize("script", REFUSALS.values(), ids=REFUSALS)
def test_a_browser_that_keeps_nothing_reads_on_and_is_told_so(
    page: Page, host: Host, script: str
) -> None:
    with faultless(page):
        page.add_init_script(script)
        page.goto(f"{host.address}/about/")
        page.wait_for_timeout(4_000)
        page.goto(f"{host.address}/kept/")
        page.locator("gnav-device p").first.wait_for()
        if page.locator(ALL).count():
            page.locator(ALL).click()
        expect(page.locator("gnav-device .notice")).to_be_visible()


def test_what_the_browser_cleared_away_is_kept_again(page: Page, host: Host) -> None:
    settle(page, f"{host.address}/about/")
    page.evaluate("async () => { for (const name of await caches.keys()) caches.delete(name) }")
    page.goto(f"{host.address}/rights/")
    expect(page.locator("h1")).to_contain_text("Rights")
    come_to_keep(page, "pages")
    host.gate.shut()
    page.goto(f"{host.address}/about/")
    expect(page.locator("h1")).to_contain_text("About")


def test_who_saves_data_gets_nothing_he_did_not_ask_for(page: Page, host: Host) -> None:
    page.add_init_script(
        "Object.defineProperty(NetworkInformation.prototype, 'saveData', { get: () => true });"
        "Object.defineProperty(navigator.connection, 'saveData', { get: () => true });"
    )
    page.goto(f"{host.address}/about/")
    page.wait_for_timeout(5_000)
    assert page.evaluate("navigator.serviceWorker.getRegistrations()") == []


def test_axe_finds_nothing_amiss(page: Page, host: Host) -> None:
    settle(page, f"{host.address}/about/")
    page.goto(f"{host.address}/kept/#device")
    page.locator("gnav-device dl").wait_for()
    screens: tuple[Any, ...] = (WIDE["viewport"], PHONE["viewport"])
    for screen in screens:
        page.set_viewport_size(screen)
        assert amiss(page) == [], screen
    choose(page, "da")
    expect(page.locator("gnav-device")).to_contain_text("Gem hele arkivet")
