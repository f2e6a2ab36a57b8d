"""A visitor of bad intent: what he sends to a page, and what must hold after each thing he sent.

He comes to the site as a plain server gives it: without any header, and with no policy in the
pages, so that what keeps him out is the door itself.
"""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from threading import Thread

from playwright.sync_api import Browser, ConsoleMessage, Dialog, Error, Page

from gnav_core.serving.server import Handler, Server
from tests.browser.hostile import pages
from tests.browser.table import LISTEN
from tests.browser.visits import ELEMENTS
from tests.windows import WIDE, open_window

POLICY = re.compile(
    rb"<meta[^>]*http-equiv=[\"']?content-security-policy[\"']?[^>]*>", re.IGNORECASE
)

USUAL = re.compile(r"^Failed to load resource: the server responded with a status of 404 ")
"""What the browser itself says on the console of an address that leads nowhere."""

LONGEST = 1000
"""Letters of a sentence that says what is wrong; some list all that there is to choose from."""


class Bare(Handler):
    """Answer as a host does that sends no headers of ours."""

    def end_headers(self) -> None:
        """Pass over what a host should send."""
        super(Handler, self).end_headers()


@contextmanager
def serve_bare(site: Path, folder: Path) -> Iterator[str]:
    """Serve the built site from `folder` without any policy, in headers or in pages."""

    def bring(source: str, goal: str) -> None:
        if source.endswith(".html"):
            Path(goal).write_bytes(POLICY.sub(b"", Path(source).read_bytes()))
        else:
            Path(goal).symlink_to(source)

    shutil.copytree(site, folder, copy_function=bring)
    with Server(("127.0.0.1", 0), partial(Bare, directory=str(folder))) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


@dataclass
class Visitor:
    """Send things to one page of the site, and keep account of what they did."""

    page: Page
    site: str
    elements: str = ELEMENTS  # which of the page's elements is looked at
    faults: list[str] = field(default_factory=list)
    last: list[str] = field(
        default_factory=list
    )  # what the page said was wrong with the last thing

    def __post_init__(self) -> None:
        self.page.add_init_script(LISTEN)
        self.page.on("pageerror", self._fault)
        self.page.on("console", self._console)
        self.page.on("dialog", self._dialog)

    def _fault(self, error: Error) -> None:
        self.faults.append(f"the page's script failed: {error}")

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not USUAL.match(message.text):
            self.faults.append(f"the console says: {message.text}")

    def _dialog(self, dialog: Dialog) -> None:
        self.faults.append(f"a dialog opened: {dialog.message}")
        dialog.dismiss()

    def open(self, address: str) -> None:
        """Load an address of the site, and wait until the page stands."""
        self.page.goto("about:blank")
        self.page.goto(f"{self.site}/{address}")
        self.stands()

    def stands(self) -> None:
        """Wait until the page's element has what it needs, and has drawn."""
        self.page.locator(pages.STANDS).first.wait_for()
        self.settle()

    def come(self, fragment: str) -> None:
        """Follow a link to another fragment of the page's own address."""
        self.page.evaluate(pages.COME, fragment)
        self.settle()

    def settle(self) -> None:
        """Wait until everything that was asked is answered and drawn."""
        self.page.evaluate(pages.SETTLED, self.elements)

    def keep(self, store: str, *entries: tuple[str, str]) -> None:
        """Let the browser have kept these, and nothing else."""
        self.page.evaluate(pages.KEEP, [store, entries])

    def begin_anew(self) -> None:
        """Let the page's element begin as it does on a page that is turned to."""
        self.page.evaluate(pages.BEGIN_ANEW, self.elements)
        self.stands()

    def alerts(self) -> list[str]:
        """What the page says is wrong."""
        said = self.page.evaluate(pages.WRONG, self.elements)
        return [" ".join(words.split()) for words in said]

    def harmless(self, sent: object) -> None:
        """Fail if what was sent last ran as a script, or broke one."""
        shown = ascii(sent)[:300]
        assert self.page.evaluate("window.__pwned") is None, f"a script ran: {shown}"
        assert self.faults == [], f"after {shown}"

    def unhurt(self, sent: object) -> None:
        """Fail as well if the page does not go on, or tells more of it than one sentence."""
        self.harmless(sent)
        shown = ascii(sent)[:300]
        self.last = alerts = self.alerts()
        assert self.page.evaluate(pages.WORKS, self.elements), f"nothing works after {shown}"
        assert len(alerts) <= 1, f"{alerts} after {shown}"
        assert all(len(words) < LONGEST for words in alerts), f"{alerts} after {shown}"


class Visitors:
    """Keep one visit of each page, so that Python starts once for much that is sent."""

    def __init__(self, browser: Browser, site: str) -> None:
        self.browser, self.site = browser, site
        self.known: dict[str, Visitor] = {}

    def at(self, page: str, width: int = 1440, elements: str = ELEMENTS) -> Visitor:
        """Give a visitor at a page as a newcomer finds it, in a window so wide."""
        place = f"{page} {elements}"
        visitor = self.known.get(place)
        if visitor is None or visitor.faults or not self._cleared(visitor):
            visitor = self.known[place] = self._new(page, elements)
        visitor.page.set_viewport_size({"width": width, "height": 900})
        return visitor

    def _cleared(self, visitor: Visitor) -> bool:
        try:
            visitor.page.evaluate(pages.LEAVE, visitor.elements)
            visitor.keep("localStorage")
            visitor.begin_anew()
        except Error:
            visitor.page.context.close()
            return False
        return True

    def _new(self, page: str, elements: str) -> Visitor:
        visitor = Visitor(open_window(self.browser, **WIDE).new_page(), self.site, elements)
        visitor.open(page)
        # For the first link that is followed in it, the theme sets the page anew.
        visitor.page.evaluate(pages.SET_ANEW, visitor.elements)
        visitor.stands()
        return visitor

    def end(self) -> None:
        """Close all windows."""
        for visitor in self.known.values():
            visitor.page.context.close()
