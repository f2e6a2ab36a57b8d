"""A visit of somebody whose browser keeps the archive, and what is to be seen of that."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

ACTIVE = """() => navigator.serviceWorker.ready.then(({ active }) => new Promise((resolve) => {
  const look = () => active.state === 'activated' && resolve();
  active.addEventListener('statechange', look);
  look();
}))"""
TOLD = """() => navigator.serviceWorker.ready.then(({ active }) => new Promise((resolve) => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }) => resolve(data);
  active.postMessage({ tell: true }, [port2]);
}))"""
KEEPS = """(names) => navigator.serviceWorker.ready.then(({ active }) => new Promise((resolve) => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }) => 'total' in data || resolve(data);
  active.postMessage({ keep: names }, [port2]);
}))"""
CAUGHT_UP = """() => navigator.serviceWorker.ready.then(async (found) => {
  await found.update().catch(() => {});
  const worker = found.installing;
  if (!worker) return found.waiting?.state ?? 'none';
  return new Promise((resolve) => {
    const look = () => ['installed', 'redundant'].includes(worker.state) && resolve(worker.state);
    worker.addEventListener('statechange', look);
    look();
  });
})"""


def settle(page: Page, address: str) -> None:
    """Come to a page for the first time, and stay until the archive is kept."""
    page.goto(address)
    page.evaluate(ACTIVE)


def kept(page: Page) -> set[str]:
    """Name the shelves that are kept."""
    told: dict[str, Any] = page.evaluate(TOLD)
    return {shelf["name"] for shelf in told["shelves"] if shelf["kept"]}


def keep(page: Page, *names: str) -> None:
    """Let shelves be kept, as the page asks for when a game is played."""
    assert page.evaluate(KEEPS, [*names]) == {"kept": True}


def come_to_keep(page: Page, *names: str) -> None:
    """Wait until the page has rested, and these shelves are kept."""
    for _ in range(150):
        if {*names} <= kept(page):
            return
        page.wait_for_timeout(200)
    raise AssertionError(f"only {kept(page)} is kept")


def catch_up(page: Page) -> str:
    """Let the browser look whether the archive has been renewed; what comes of it."""
    found: str = page.evaluate(CAUGHT_UP)
    return found


def version(page: Page) -> tuple[str, str]:
    """By which version the page is, and by which its styles."""
    page.wait_for_load_state("load")
    mark = page.locator("#version")
    style = "getComputedStyle(document.documentElement).getPropertyValue('--made-by')"
    return mark.text_content() or "" if mark.count() else "", str(page.evaluate(style)).strip()


def slip(page: Page) -> Any:
    """What says that a newer version has come."""
    return page.locator("gnav-renewal aside")


def use_newer(page: Page) -> None:
    with page.expect_event("domcontentloaded"):  # another address of the same page is no new page
        slip(page).locator("[data-use]").click()
    expect(page.locator("h1").first).to_be_visible()
