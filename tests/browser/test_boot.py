"""The engine's start: it is seen to come, and when it fails it says what failed."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route

from tests.browser.table import Table

pytestmark = pytest.mark.fresh

FAILED = ".panel.failed"


def missing(route: Route) -> None:
    route.fulfill(status=404, body="")


def with_policy(route: Route) -> None:
    answer = route.fetch()
    policy = "script-src 'self'"
    route.fulfill(response=answer, headers={**answer.headers, "content-security-policy": policy})


def garbled(route: Route) -> None:
    route.fulfill(status=200, content_type="application/zip", body="this is no zip")


FAILURES: list[tuple[str, Callable[[Route], None], tuple[str, ...]]] = [
    ("**/runtime/pyodide.asm.wasm", missing, ("pyodide.asm.wasm", "missing", "404")),
    ("**/runtime/pyodide.mjs", missing, ("pyodide.mjs", "missing", "404")),
    ("**/runtime/pyodide.asm.mjs", missing, ("pyodide.asm.mjs", "missing")),
    ("**/runtime/python_stdlib.zip", missing, ("python_stdlib.zip", "missing")),
    ("**/runtime/gnav_core.zip", missing, ("gnav_core.zip", "missing")),
    ("**/runtime/gnav_core.zip", garbled, ("rules could not be opened",)),
    ("**/runtime/manifest.json", missing, ("manifest.json", "missing")),
    ("**/table/worker.js", missing, ("worker.js", "missing", "404")),
    ("**/table/worker.js", with_policy, ("WebAssembly", "content security policy")),
]


def why(page: Page) -> str:
    panel = page.locator(FAILED)
    panel.wait_for()
    return panel.locator(".why").inner_text()


@pytest.mark.parametrize(("what", "how", "words"), FAILURES)
def test_a_failed_boot_says_what_failed(
    page: Page, site: str, what: str, how: Callable[[Route], None], words: tuple[str, ...]
) -> None:
    page.route(what, how)
    page.goto(f"{site}/play/")
    said = why(page)
    for word in words:
        assert word in said
    assert page.locator(FAILED).count() == 1


def test_try_again_starts_the_engine_once_the_cause_is_gone(page: Page, site: str) -> None:
    page.route("**/runtime/pyodide.asm.wasm", missing)
    page.goto(f"{site}/play/")
    assert "pyodide.asm.wasm" in why(page)
    page.unroute("**/runtime/pyodide.asm.wasm")
    page.get_by_role("button", name="Try again").click()
    page.get_by_role("button", name="Deal", exact=True).wait_for()
    assert page.locator(FAILED).count() == 0


def test_a_boot_that_hangs_is_called_off_with_its_stage(page: Page, site: str) -> None:
    page.clock.install()
    page.route("**/runtime/pyodide.asm.wasm", lambda route: None)
    page.goto(f"{site}/play/")
    page.locator(".boot progress").wait_for()
    page.wait_for_timeout(1500)
    page.clock.fast_forward(31_000)
    assert "loading python" in why(page)


def test_the_boot_shows_its_stages_and_bytes(table: Table) -> None:
    table.open()
    boots = [message["boot"] for message in table.heard() if "boot" in message]
    stages = [boot["stage"] for boot in boots]
    assert stages[0] == "Checking this browser"
    assert "Loading Python" in stages
    assert stages[-1] == "ready"
    loading = [boot for boot in boots if boot["stage"] == "Loading Python"]
    assert [boot["done"] for boot in loading] == sorted(boot["done"] for boot in loading)
    assert loading[-1]["done"] > 0.9 * loading[-1]["total"] > 1_000_000


def test_the_worker_and_the_game_outlive_a_visit_to_another_page(table: Table) -> None:
    table.start("gnav-1774", "person", "computer", "computer")
    lines = table.page.locator(".line").count()
    table.page.locator(".line .chip").first.click()
    table.page.wait_for_url("**/gnav-1774/**")
    assert table.page.evaluate("heard.length") > 0, "the page was loaded anew"
    table.page.go_back()
    table.page.locator(".table").wait_for()
    assert table.page.locator(".line").count() == lines


def test_a_reader_without_javascript_is_told_what_the_table_needs(page: Page, site: str) -> None:
    answer = page.request.get(f"{site}/play/")
    assert "<noscript><p>The table needs JavaScript" in answer.text()
