"""No page of any kind breaks the policy: with the headers of a good host, and on a plain server."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest
from playwright.sync_api import BrowserContext, Page

from tests import pages
from tests.browser.table import TO_TABLE, Table
from tests.hosts.obeyed import Listener, broken
from tests.hosts.test_policy import META
from tests.rest_in_prove import rest_in_prove
from tests.windows import PHONE, WIDE, Window

pytestmark = pytest.mark.browser


class Plain(SimpleHTTPRequestHandler):
    """What ``python -m http.server`` is, but quiet."""

    def log_message(self, *_: object) -> None: ...


@contextmanager
def plainly(folder: Path) -> Iterator[str]:
    """Serve a folder with no header of ours."""
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Plain, directory=str(folder))) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


@pytest.fixture
def context(window: Window) -> BrowserContext:
    return window(**WIDE).context


@pytest.mark.prove
def test_with_the_headers_of_a_good_host_no_page_breaks_the_policy(
    context: BrowserContext, site: str
) -> None:
    assert broken(context, site) == {}


@pytest.mark.parametrize("each", rest_in_prove([6, 1], 1))
def test_on_a_plain_server_no_page_breaks_the_policy(context: BrowserContext, each: int) -> None:
    with plainly(pages.SITE) as site:
        assert broken(context, site, each) == {}


def test_the_drawer_the_search_and_a_game_break_nothing(window: Window, site: str) -> None:
    """What a page draws only when it is used: the theme's signs, and the pieces as they move."""
    page = window(**PHONE)
    listener = Listener(page.context)
    page.goto(f"{site}/gnav-1774/r3/")
    page.locator(".md-header [for=__drawer]").tap()
    page.locator(".md-nav--primary label", has_text="Play").first.tap()
    page.locator(".md-nav--primary a", has_text="The table").tap()
    table = Table(page, site, cleared=True)
    table.start("gnav-1774", "person", "computer", "computer")
    table.play_deal("exchange")
    page.locator(".to-site").tap()  # in play the header gives way to the game
    page.locator(".md-header [for=__search]").first.tap()
    page.locator(".md-search__input").press_sequentially("kat")
    page.locator(".md-search-result__item").first.wait_for()
    page.emulate_media(media="print")
    assert dict(listener.amiss) == {}


RAN = "(parent.ran ??= []).push"
#: What an attacker would have got into a page; each tells if it ran.
FOREIGN = {
    "script": f"<script>{RAN}('script')</script>",
    "data": f"""<script src="data:text/javascript,{RAN}('data')"></script>""",
    "module": f"<script type='module'>{RAN}('module')</script>",
    "picture": f"""<img src="/nowhere.png" onerror="{RAN}('picture')">""",
    "drawing": f"""<svg onload="{RAN}('drawing')"></svg>""",
    "frame": f"""<iframe srcdoc="<script>{RAN}('frame')</script>"></iframe>""",
    "link": f"""<a class="pressed" href="javascript:{RAN}('link')">a</a>""",
    "button": f"""<button class="pressed" onclick="{RAN}('button')">a</button>""",
    "event": f"""<details open ontoggle="{RAN}('event')"><summary>a</summary></details>""",
}


@pytest.fixture(scope="module")
def tampered(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Serve a page plainly: as built, with what is an attacker's in it, and that without policy."""
    folder = tmp_path_factory.mktemp("tampered")
    (folder / "assets").symlink_to(pages.SITE / "assets")
    whole = (pages.SITE / "about/index.html").read_text("utf-8")
    within = whole.replace("</h1>", f"</h1>{''.join(FOREIGN.values())}", 1)
    for name, page in {"whole": whole, "within": within, "open": META.sub("", within)}.items():
        (folder / name).mkdir()
        (folder / name / "index.html").write_text(page, encoding="utf-8")
    with plainly(folder) as site:
        yield site


def ran(page: Page) -> list[str]:
    for part in page.locator(".pressed").all():
        part.dispatch_event("click")
    page.wait_for_load_state("networkidle")
    return sorted(set(page.evaluate("window.ran ?? []")))


def test_nothing_that_is_put_into_a_page_runs(context: BrowserContext, tampered: str) -> None:
    page = context.new_page()
    page.goto(f"{tampered}/within/")
    assert ran(page) == []
    page.goto(f"{tampered}/open/")
    assert ran(page) == sorted(FOREIGN), "without the policy all of it runs"


def test_nothing_that_a_script_is_made_to_write_runs(
    context: BrowserContext, tampered: str
) -> None:
    page = context.new_page()
    page.goto(f"{tampered}/whole/")
    written = "all => { document.querySelector('h1').innerHTML = all }"
    page.evaluate(written, "".join(FOREIGN.values()))
    assert ran(page) == []


@pytest.mark.parametrize(
    "deed",
    [
        "new WebAssembly.Module(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]))",
        "new Worker('data:text/javascript,')",
        "new Worker(URL.createObjectURL(new Blob([''])))",
    ],
)
def test_what_only_the_worker_may_do_fails_in_a_page(
    context: BrowserContext, tampered: str, deed: str
) -> None:
    page = context.new_page()
    page.goto(f"{tampered}/whole/")
    done = f"""() => new Promise((done) => {{
      addEventListener('securitypolicyviolation', (event) => done(event.violatedDirective));
      try {{ {deed} }} catch {{ /* some throw, some only tell */ }}
    }})"""
    assert page.evaluate(done) in ("script-src", "worker-src")


def test_a_page_reaches_no_other_host(context: BrowserContext, tampered: str) -> None:
    page = context.new_page()
    page.goto(f"{tampered}/whole/")
    asked = "fetch('https://elsewhere.example/').then(() => 'told', (error) => error.name)"
    assert page.evaluate(asked) == "TypeError"
    page.evaluate("document.body.insertAdjacentHTML('beforeend', '<base href=\"//e.example/\">')")
    assert page.evaluate("document.baseURI") == f"{tampered}/whole/"


@pytest.mark.parametrize(
    ("deed", "refused"),
    [
        ("fetch('https://elsewhere.example/').catch(() => {})", "connect-src"),
        (
            "setTimeout(() => { try { (0, eval)('1'); } catch ({ name }) { done(name); } })",
            "EvalError",
        ),
    ],
)
def test_the_worker_reaches_no_other_host_and_runs_no_text(
    context: BrowserContext, site: str, deed: str, refused: str
) -> None:
    page = context.new_page()
    with page.expect_worker(lambda worker: "/table/" in worker.url) as started:
        page.goto(f"{site}/play/")
    page.get_by_role("button", name=TO_TABLE).wait_for()
    done = f"""() => new Promise((done) => {{
      addEventListener('securitypolicyviolation', (event) => done(event.violatedDirective));
      {deed};
      setTimeout(done, 5_000, 'done');
    }})"""
    assert started.value.evaluate(done) == refused
