"""The windows that tests look through, as options of a browser context; none looks elsewhere."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, Page, Request, expect

from scripts.browser import find_chromium

Window = Callable[..., Page]

WIDE = {"viewport": {"width": 1440, "height": 1000}}
DESK = {"viewport": {"width": 1280, "height": 900}}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SMALL_PHONE: dict[str, Any] = {**PHONE, "viewport": {"width": 360, "height": 740}}
TINY_PHONE: dict[str, Any] = {**PHONE, "viewport": {"width": 320, "height": 640}}

#: Milliseconds that a busy machine is given for what will come; what comes at once costs none.
PATIENCE = 120_000
expect.set_options(timeout=PATIENCE)

#: Milliseconds between two looks at what is awaited: a look at each frame would ask for frames.
OFTEN = 10

#: What was asked of another host in the test that is running, which then fails.
ABROAD: list[str] = []


#: Whoever has never chosen a pace has chosen this one.
PACED = """try {{
  if (!localStorage.getItem('gnav.pace')) localStorage.setItem('gnav.pace', '{pace}');
}} catch {{}}"""


def open_window(
    browser: Browser, pace: object = "once", clock: object = False, **options: object
) -> BrowserContext:
    """Open a window; what its pages and their workers ask of another host is noted.

    What is played at its table is shown at once, unless another ``pace`` is asked for. A
    ``clock`` that a test can stop is there before the first page: what a page has asked of the
    machine's own clock, no other can call off. No service worker stands between a page and what it
    asks for, unless ``service_workers="allow"`` wants one.
    """
    context = browser.new_context(**{"service_workers": "block", **options})  # type: ignore[arg-type]
    context.set_default_timeout(PATIENCE)
    context.add_init_script(PACED.format(pace=pace))
    if clock:
        context.clock.install(time=0)
    context.on("request", note)
    return context


def hasten(page: Page) -> None:
    """Let what moves on a page be over at once: nobody looks, and each frame is drawn in full."""
    if page.context.browser is None or page.context.browser.browser_type.name != "chromium":
        return
    session = page.context.new_cdp_session(page)
    session.send("Animation.enable")  # or the next page that is loaded would move again
    session.send("Animation.setPlaybackRate", {"playbackRate": 1000})


def open_profile(browser: Browser, folder: Path, **options: Any) -> BrowserContext:
    """Open a browser that remembers in a folder; a test can close it, and open it again."""
    program = find_chromium()
    context = browser.browser_type.launch_persistent_context(
        folder, executable_path=program, args=["--no-sandbox", "--disable-gpu"], **options
    )
    context.set_default_timeout(PATIENCE)
    context.add_init_script(PACED.format(pace="once"))
    context.on("request", note)
    return context


def note(request: Request) -> None:
    address = urlsplit(request.url)
    if address.scheme in ("http", "https", "ws", "wss") and address.hostname != "127.0.0.1":
        ABROAD.append(request.url)
