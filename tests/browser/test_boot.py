"""The engine's start: it is seen to come, and when it fails it says what failed."""

from __future__ import annotations

import json
import re
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from http.server import ThreadingHTTPServer
from io import BytesIO
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from lxml import html
from playwright.sync_api import APIResponse, Page, Route

from gnav_core.serving.server import Handler
from tests.browser.keeping import before_the_worker
from tests.browser.table import Table
from tests.rest_in_prove import rest_in_prove

pytestmark = pytest.mark.fresh

ROOT = Path(__file__).resolve().parents[2]
FAILED = ".panel.failed"


class _BreaksOff(Handler):
    """Serve a site, and break off in the middle of one file."""

    name = ""

    def send_head(self) -> Any:
        found = super().send_head()
        if not self.path.endswith(self.name) or found is None:
            return found
        body = found.read()
        return BytesIO(body[: len(body) // 2])

    def handle_one_request(self) -> None:
        super().handle_one_request()
        if getattr(self, "path", "").endswith(self.name):
            self.close_connection = True


@contextmanager
def breaking_off(folder: Path, name: str) -> Iterator[str]:
    """Serve `folder` by a server that breaks off in the middle of the file `name`."""
    handler = type("Breaks", (_BreaksOff,), {"name": name})
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(handler, directory=str(folder))) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


def missing(route: Route) -> None:
    route.fulfill(status=404, body="")


def unavailable(route: Route) -> None:
    route.fulfill(status=503, body="come back later")


def unreachable(route: Route) -> None:
    route.abort("internetdisconnected")


def with_policy(route: Route) -> None:
    answer = route.fetch()
    policy = "script-src 'self'"
    route.fulfill(response=answer, headers={**answer.headers, "content-security-policy": policy})


def garbled(route: Route) -> None:
    route.fulfill(status=200, content_type="application/zip", body="this is no zip")


def as_page(route: Route) -> None:
    route.fulfill(status=200, content_type="text/html", body="<!doctype html><p>Not here.</p>")


def plain(answer: APIResponse, body: bytes) -> dict[str, Any]:
    """What sends other bytes than the server did, and says so."""
    kept = ("content-type", "content-security-policy")
    headers = {name: value for name, value in answer.headers.items() if name in kept}
    return {"status": 200, "headers": headers, "body": body}


def cut_short(route: Route) -> None:
    answer = route.fetch()
    body = answer.body()
    route.fulfill(**plain(answer, body[: len(body) // 2]))


def corrupt(route: Route) -> None:
    """Turn over some bits in the middle; the length stays."""
    answer = route.fetch()
    body = bytearray(answer.body())
    for at in range(len(body) // 2, len(body) // 2 + 64):
        body[at] ^= 0x55
    route.fulfill(**plain(answer, bytes(body)))


def of_type(content_type: str) -> Callable[[Route], None]:
    def send(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, headers={**answer.headers, "content-type": content_type})

    return send


def with_manifest(change: Callable[[dict[str, Any]], Any]) -> Callable[[Route], None]:
    def send(route: Route) -> None:
        value = change(route.fetch().json())
        body = value if isinstance(value, str) else json.dumps(value)
        route.fulfill(status=200, content_type="application/json", body=body)

    return send


def renewed(manifest: dict[str, Any]) -> dict[str, Any]:
    """What a later making of the archive would list."""
    return {**manifest, "rules": "0" * 64}


def without_lock_file(manifest: dict[str, Any]) -> dict[str, Any]:
    files = [file for file in manifest["files"] if file["name"] != "pyodide-lock.json"]
    return {**manifest, "files": files}


WASM, RULES, STDLIB = "pyodide.asm.wasm", "gnav_core.zip", "python_stdlib.zip"
GAME = "gnav_core.games.gnav.zip"
LOCK, LIST, WORKER = "pyodide-lock.json", "manifest.json", "worker.js"
FETCHED = (WASM, RULES, GAME, STDLIB, LOCK, LIST)
SCRIPTS = ("pyodide.mjs", "pyodide.asm.mjs")

Failure = tuple[str, Callable[[Route], None], tuple[str, ...]]
FAILURES: list[Failure] = [
    *((name, missing, ("missing", "404")) for name in (*FETCHED, *SCRIPTS, WORKER)),
    *((name, unavailable, ("could not give", "503")) for name in (*FETCHED, *SCRIPTS, WORKER)),
    *((name, unreachable, ("could not be fetched", "network")) for name in (*FETCHED, *SCRIPTS)),
    (WORKER, unreachable, ("could not be fetched", "network")),
    *(
        (name, cut_short, ("cut short", "bytes"))
        for name in (WASM, RULES, GAME, STDLIB, LOCK, *SCRIPTS)
    ),
    *((name, corrupt, ("not the right one",)) for name in (WASM, RULES, GAME, STDLIB, *SCRIPTS)),
    *((name, as_page, ("cut short",)) for name in (WASM, RULES, STDLIB)),
    *((name, of_type("text/plain"), ("text/plain",)) for name in (*SCRIPTS, WORKER)),
    (RULES, garbled, ("cut short", "14 of")),
    (LIST, as_page, ("damaged", "another page")),
    (LIST, with_manifest(lambda _: '{"files": ['), ("damaged",)),
    (LIST, with_manifest(lambda _: {"files": [{"name": 1}]}), ("damaged",)),
    (LIST, with_manifest(without_lock_file), ("pyodide-lock.json", "not on the list")),
    (WORKER, with_policy, ("WebAssembly", "content security policy")),
]


def why(page: Page) -> str:
    panel = page.locator(FAILED)
    panel.wait_for()
    return panel.locator(".why").inner_text()


def started(page: Page) -> None:
    """Wait until the engine has come, beside a set-up that was there before it."""
    page.get_by_text("The rules run in your browser.").wait_for()


def some(failures: list[Failure]) -> list[Failure]:
    """Each way to fail once for each kind of file, the files of a kind by turns, and each file."""
    of = {LIST: "list", WORKER: "worker", **dict.fromkeys(SCRIPTS, "script")}
    kinds = defaultdict(list)
    for failure in failures:
        kinds[failure[1], of.get(failure[0], "fetched")].append(failure)
    used = Counter[str]()
    chosen = []
    for alike in kinds.values():
        chosen.append(min(alike, key=lambda failure: used[failure[0]]))
        used[chosen[-1][0]] += 1
    left = {failure[0]: failure for failure in failures if not used[failure[0]]}
    return [*chosen, *left.values()]


@pytest.mark.parametrize(("what", "how", "words"), rest_in_prove(some(FAILURES), 4))
def test_a_failed_boot_says_what_failed(
    page: Page, site: str, what: str, how: Callable[[Route], None], words: tuple[str, ...]
) -> None:
    fails(page, site, what, how, words)


def fails(
    page: Page, site: str, what: str, how: Callable[[Route], None], words: tuple[str, ...]
) -> None:
    """Let a file fail in one way, and look that the one sentence says so."""
    page.route(f"**/{what}", how)
    page.goto(f"{site}/play/")
    said = why(page)
    for word in words:
        assert word in said
    if what != LIST or "list" not in said:
        assert what in said or how is with_policy
    assert page.locator(FAILED).count() == 1


@pytest.mark.prove
@pytest.mark.parametrize("content_type", ["application/octet-stream", "text/html"])
def test_a_wasm_of_another_type_runs_if_its_bytes_are_right(
    page: Page, site: str, content_type: str
) -> None:
    page.route(f"**/{WASM}", of_type(content_type))
    page.goto(f"{site}/play/")
    started(page)


@pytest.mark.parametrize("name", rest_in_prove([WASM, RULES]))
def test_a_spoilt_copy_is_fetched_anew_once(page: Page, site: str, name: str) -> None:
    page.route(f"**/{name}", corrupt, times=1)
    page.goto(f"{site}/play/")
    started(page)


def test_an_archive_renewed_in_mid_visit_asks_for_a_reload(page: Page, site: str) -> None:
    page.route(f"**/{LIST}", with_manifest(renewed), times=1)
    page.goto(f"{site}/play/")
    assert "renewed since this page was opened" in why(page)
    page.get_by_role("button", name="Reload the page").click()
    started(page)


@pytest.mark.prove
def test_a_worker_of_another_making_asks_for_a_reload(page: Page, site: str) -> None:
    def older(route: Route) -> None:
        answer = route.fetch()
        script, times = re.subn(r'made:"[0-9a-f]{16}"', 'made:"older"', answer.text())
        assert times == 1
        route.fulfill(response=answer, body=script)

    page.route(f"**/table/{WORKER}", older, times=1)
    page.goto(f"{site}/play/")
    assert "renewed since this page was opened" in why(page)
    page.get_by_role("button", name="Reload the page").click()
    started(page)


@pytest.mark.prove
@pytest.mark.parametrize(
    ("how", "words"), [(cut_short, "cut short"), (garbled, "cut short"), (None, None)]
)
def test_without_checksums_lengths_and_first_bytes_are_looked_at(
    page: Page, site: str, how: Callable[[Route], None] | None, words: str | None
) -> None:
    nothing = "Object.defineProperty(Crypto.prototype, 'subtle', { value: undefined });"
    page.route(f"**/table/{WORKER}", before_the_worker(nothing))
    if how:
        page.route(f"**/{RULES}", how)
    page.goto(f"{site}/play/")
    if words:
        assert words in why(page)
    else:
        started(page)


@pytest.mark.prove
def test_a_network_that_goes_in_the_middle_of_a_file_is_said_to_be_down(page: Page) -> None:
    folder = ROOT / "build" / "site"
    with breaking_off(folder, WASM) as address:
        page.goto(f"{address}play/")
        said = why(page)
    assert f"{WASM} broke off after" in said


def test_try_again_starts_the_engine_once_the_cause_is_gone(page: Page, site: str) -> None:
    page.route("**/runtime/pyodide.asm.wasm", missing)
    page.goto(f"{site}/play/")
    assert "pyodide.asm.wasm" in why(page)
    page.unroute("**/runtime/pyodide.asm.wasm")
    page.get_by_role("button", name="Try again").click()
    started(page)
    assert page.locator(FAILED).count() == 0


def test_a_boot_that_hangs_is_called_off_with_its_stage(page: Page, site: str) -> None:
    page.clock.install()
    page.route("**/runtime/pyodide.asm.wasm", lambda route: None)
    page.goto(f"{site}/play/")
    page.locator("gnav-coming progress").wait_for()
    page.wait_for_timeout(1500)
    page.clock.fast_forward(31_000)
    assert "loading python" in why(page)


def test_the_boot_fetches_each_file_once_and_shows_its_stages_and_bytes(table: Table) -> None:
    asked: list[str] = []
    table.page.on("request", lambda request: asked.append(request.url.split("/")[-1]))
    table.open()
    table.page.get_by_text("The rules run in your browser.").wait_for()
    boots = [message["boot"] for message in table.heard() if "boot" in message]
    stages = [boot["stage"] for boot in boots]
    assert stages[0] == "Checking this browser"
    assert "Loading Python" in stages
    assert stages[-1] == "ready"
    loading = [boot for boot in boots if boot["stage"] == "Loading Python"]
    assert [boot["done"] for boot in loading] == sorted(boot["done"] for boot in loading)
    assert loading[-1]["done"] > 0.9 * loading[-1]["total"] > 1_000_000
    for name in (*FETCHED, *SCRIPTS):
        assert asked.count(name) == 1, name


def test_the_worker_and_the_game_outlive_a_visit_to_another_page(table: Table) -> None:
    table.start("gnav-1774", "person", "computer", "computer")
    lines = table.page.locator(".line").count()
    table.page.locator(".line .chip").first.click()
    table.page.get_by_role("link", name="Read it on its page").click()
    table.page.wait_for_url("**/gnav-1774/**")
    assert table.page.evaluate("heard.length") > 0, "the page was loaded anew"
    table.page.go_back()
    table.page.locator(".table").wait_for()
    assert table.page.locator(".line").count() == lines
    booted = [
        message for message in table.heard() if message.get("boot", {}).get("stage") == "ready"
    ]
    assert len(booted) == 1, "Python was started again"


def test_a_reader_without_javascript_is_told_what_the_table_needs(page: Page, site: str) -> None:
    answer = page.request.get(f"{site}/play/")
    told = str(html.fromstring(answer.text()).xpath("string(//div//noscript)"))
    assert "It needs JavaScript" in told
    assert "Det kræver JavaScript" in told
