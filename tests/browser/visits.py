"""Visits that outlast a test: Python starts once for many games, as it does for a reader."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Protocol, TypeVar

from playwright.sync_api import Browser, Error, Page

from tests.windows import OFTEN, hasten, open_window

USUAL: Any = {"width": 1280, "height": 720}
ELEMENTS = "gnav-table, gnav-scores, gnav-compare, gnav-ruling, gnav-house"

# What was played is left, what is remembered is forgotten, and the element begins anew. Says
# whether the page is as a newcomer finds it: what was chosen for good stays until a reload.
CLEAR = """async (elements) => {
  const happened = (request) => new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const left = /^gnav[.](?!names$|evening|pace$|language$)/;
  // turned, and turned back
  const usual = { text: 'off', keys: 'on', rank: 'on', sound: 'off', tap: 'off' };
  const isUsual = (key) => localStorage.getItem(key) === usual[key.slice('gnav.'.length)];
  const chosen = Object.keys(localStorage).filter((key) => left.test(key) && !isUsual(key));
  const pace = localStorage.getItem('gnav.pace');
  const element = document.querySelector(elements);
  await element?.leave?.();
  await element?.updateComplete;
  element?.removeAttribute('keyed'); // no key has been pressed yet
  const wished = element?.renderRoot.querySelector('gnav-setup')?.wish; // by an address, for good
  if ((await indexedDB.databases()).some(({ name }) => name === 'gnav-archive')) {
    const database = await happened(indexedDB.open('gnav-archive'));
    for (const store of database.objectStoreNames) {
      await happened(database.transaction(store, 'readwrite').objectStore(store).clear());
    }
    database.close();
  }
  localStorage.clear();
  if (pace) localStorage.setItem('gnav.pace', pace);
  sessionStorage.clear();
  if (!element || element.renderRoot.querySelector('.failed, .notice')) return false;
  window.stays ||= wished || chosen.length; // asked once more, it still stays
  if (window.stays || document.querySelector('#__search:checked, #__drawer:checked')) return false;
  history.replaceState(history.state, '', location.pathname);
  element.replaceWith(element.cloneNode(false));
  window.heard?.splice(0);
  scrollTo(0, 0);
  return true;
}"""


# Whoever chose Danish chooses English again; a page that never told of its language is English.
ENGLISH = """() => {
  if (!localStorage.getItem('gnav.language')) return false;
  document.querySelector('.languages button[data-language="en"]')?.click();
  return true;
}"""
ANSWERED = "elements => !window.unanswered?.size && !document.querySelector(elements)?.busy"


def clear(page: Page) -> bool:
    """Forget all that was done in this visit; whether the page need not be loaded anew for it."""
    page.unroute_all()
    page.wait_for_function(ANSWERED, arg=ELEMENTS, polling=OFTEN)
    if page.locator("gnav-table .in-words").count():
        page.keyboard.press("t")
    if page.evaluate(ENGLISH):
        page.locator('html[data-told="en"]').wait_for(state="attached")
        page.wait_for_function(ANSWERED, arg=ELEMENTS, polling=OFTEN)
    return bool(page.evaluate(CLEAR, ELEMENTS))


def shape(page: Page, viewport: Any, reduced_motion: Any) -> None:
    """Give a page the size asked for, and say whether its reader wants little to move."""
    page.set_viewport_size(viewport or USUAL)
    page.emulate_media(reduced_motion=reduced_motion or "no-preference")


class Driver(Protocol):
    """What drives one of the pages on which the rules run."""

    page: Page

    def __init__(self, page: Page, site: str, cleared: bool = False) -> None: ...


D = TypeVar("D", bound=Driver)


class Visits:
    """Keep one window open for each page, and each kind of window, that tests ask for."""

    def __init__(self, browser: Browser, site: str) -> None:
        self.browser, self.site = browser, site
        self.pages: dict[str, Page] = {}

    def go_on(
        self, driver: type[D], viewport: Any = None, reduced_motion: Any = None, **options: object
    ) -> D:
        """Give the driver of a cleared page, in a window with these options of a context.

        How large it is, and whether much may move there, changes in a window that stands.
        """
        kind = f"{driver.__name__} {sorted(options.items())}"
        if kind not in self.pages:
            page = self.pages[kind] = open_window(self.browser, **options).new_page()
            shape(page, viewport, reduced_motion)
            if not {"pace", "clock"} & options.keys():  # or it is looked at as it moves
                hasten(page)
            return driver(page, self.site)
        try:
            if "clock" in options:
                self.pages[kind].clock.resume()  # the test before looked at each act by itself
            shape(self.pages[kind], viewport, reduced_motion)
            return driver(self.pages[kind], self.site, clear(self.pages[kind]))
        except Error:
            self.end(kind)  # the last test left it in a state that nobody can go on from
            return self.go_on(driver, viewport, reduced_motion, **options)

    def end(self, kind: str) -> None:
        """Close the window of this kind."""
        self.pages.pop(kind).context.close()

    def end_all(self) -> None:
        """Close every window; the next visit opens one anew."""
        for kind in list(self.pages):
            self.end(kind)


@contextmanager
def faultless(page: Page) -> Iterator[None]:
    """Fail if a script of the page fails meanwhile."""
    faults: list[str] = []

    def note(fault: Error) -> None:
        faults.append(fault.stack or str(fault))  # the stack says whose script it was

    page.on("pageerror", note)
    yield
    page.remove_listener("pageerror", note)
    assert not faults, f"the page's scripts failed: {faults}"
